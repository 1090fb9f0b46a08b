/// The same layer of all pictures of an animation: each element once, by when it is seen.
struct AnimationLayer {
  let opening: String
  private let count: Int
  private var parts: [(times: AnimationFrames, elements: [String])] = []

  init(_ frames: [PictureAnimation.Layer]) {
    opening = frames.first?.opening ?? ""
    count = frames.count
    var seen: Set<String> = []
    for element in frames.flatMap(\.elements) where seen.insert(element).inserted {
      let shown = frames.indices.filter { frames[$0].elements.contains(element) }
      add(element, AnimationFrames(frames: Set(shown)))
    }
  }

  var lines: [String] { [opening] + body }

  var body: [String] {
    parts.flatMap { times, elements in
      isAlways(times)
        ? elements : ["<g class=\"f \(times.name)\">"] + elements + ["</g>"]
    }
  }

  /// When something is seen that isn't always.
  var times: [AnimationFrames] { parts.map(\.times).filter { !isAlways($0) } }

  private func isAlways(_ times: AnimationFrames) -> Bool { times.frames.count == count }

  private mutating func add(_ element: String, _ times: AnimationFrames) {
    if let index = parts.firstIndex(where: { $0.times == times }) {
      parts[index].elements.append(element)
    } else {
      parts.append((times, [element]))
    }
  }
}
