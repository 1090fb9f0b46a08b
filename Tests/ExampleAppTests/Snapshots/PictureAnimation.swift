/// Pictures that follow one another in one SVG, over and over, without a script.
///
/// Parts that several pictures have in common are in it once. Where nothing may move, the first one
/// is seen.
struct PictureAnimation {
  let title: String
  private var frames: [[Layer]] = []
  private var seconds: [Double] = []

  init(title: String) { self.title = title }

  /// Adds a picture that is seen for so many seconds.
  ///
  /// - Precondition: It is drawn in the same layers as those before.
  mutating func show(_ svg: String, for seconds: Double) {
    let layers = Layer.layers(of: svg)
    precondition(
      frames.allSatisfy { $0.map(\.opening) == layers.map(\.opening) },
      "An animation needs pictures with the same groups; this one has others: \(layers.map(\.opening))"
    )
    frames.append(layers)
    self.seconds.append(seconds)
  }

  var svg: String {
    let layers = (frames.first ?? []).indices.map { index in
      AnimationLayer(frames.map { $0[index] })
    }
    guard let first = layers.first else { return "" }
    let times = Set(layers.flatMap(\.times)).sorted { $0.name < $1.name }
    let head = ["<title>\(title)</title>", "<style>"] + style(times) + ["</style>"]
    let lines = [first.opening] + head + first.body + layers.dropFirst().flatMap(\.lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func style(_ times: [AnimationFrames]) -> [String] {
    let still = times.filter { $0.frames.contains(0) }.map { ".\($0.name)" }
    let total = seconds.reduce(0, +)
    return [".f{visibility:hidden;animation:\(total)s step-end infinite}"]
      + (still.isEmpty ? [] : ["\(still.joined(separator: ",")){visibility:visible}"])
      + times.map { ".\($0.name){animation-name:\($0.name)}" }
      + times.map { $0.keyframes(seconds) }
      + ["@media(prefers-reduced-motion:reduce){.f{animation:none}}"]
  }
}

extension PictureAnimation {
  /// A line that opens or closes something, and the whole elements after it.
  struct Layer: Equatable {
    let opening: String
    var elements: [String] = []

    static func layers(of svg: String) -> [Layer] {
      svg.split(separator: "\n").map(String.init).reduce(into: []) { layers, line in
        if isOpening(line) {
          layers.append(Layer(opening: line))
        } else if !line.hasPrefix("<title>") {
          layers[layers.endIndex - 1].elements.append(line)
        }
      }
    }

    private static func isOpening(_ line: String) -> Bool {
      line.hasPrefix("</") || !(line.hasSuffix("/>") || line.contains("</"))
    }
  }
}
