import Foundation

nonisolated extension EmbeddedMemory {
  /// The sight, and the nine that are nearest to it.
  private static let partCount = 10

  func guide(to sight: Sight) -> EmbeddedAnswer {
    let texts = texts(of: sight)
    return .json(Guide(sightId: sight.id, version: version(of: texts), count: texts.count))
  }

  /// Answers with a part, unless the client already has parts of another version.
  func part(_ name: String, of sight: Sight, _ request: EmbeddedRequest) -> EmbeddedAnswer {
    let texts = texts(of: sight)
    guard let number = Int(name), (1...texts.count) ~= number else {
      return .refusal(404, code: "not_found")
    }
    let version = version(of: texts)
    guard [nil, "\"\(version)\""].contains(request.headers["If-Match"]) else {
      return .refusal(412, code: "changed")
    }
    return .json(GuidePart(number: number, version: version, text: texts[number - 1]))
  }

  private func texts(of sight: Sight) -> [String] {
    let others = index.find(SightQuery(), rating: { _ in nil }).filter { $0.id != sight.id }
      .sorted { $0.distance(to: sight) < $1.distance(to: sight) }
    return ([sight] + others.prefix(Self.partCount - 1)).map { sight in
      [sight.name, sight.place, sight.summary].filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }

  private func version(of texts: [String]) -> String { texts.joined(separator: "\n").checksum }
}

nonisolated extension Sight {
  /// Returns how far away another sight is, in degrees, which is good enough to compare.
  fileprivate func distance(to other: Sight) -> Double {
    guard let latitude, let longitude, let north = other.latitude, let east = other.longitude
    else { return .infinity }
    return hypot(latitude - north, (longitude - east) * cos(north * .pi / 180))
  }
}
