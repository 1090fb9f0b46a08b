import AppShell
import AppTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct PictureAnimationTests {
  private func picture(_ words: [String]) -> String {
    let texts = words.map { "<text>\($0)</text>\n" }.joined()
    return "<svg>\n<title>Words</title>\n<g>\n\(texts)</g>\n</svg>\n"
  }

  /// The texts that a reader sees when so much of the animation is over, in percent.
  private func texts(of animation: PictureAnimation, at time: Double) -> Set<String> {
    let lines = animation.svg.split(separator: "\n")
    var times: Substring?
    return lines.reduce(into: []) { texts, line in
      if let group = line.wholeMatch(of: /<g class="f (.+)">/) { times = group.1 }
      if line == "</g>" { times = nil }
      guard let text = line.wholeMatch(of: /<text>(.+)<\/text>/) else { return }
      if times.map({ isSeen($0, at: time, lines) }) ?? true { texts.insert(String(text.1)) }
    }
  }

  private func isSeen(_ name: Substring, at time: Double, _ lines: [Substring]) -> Bool {
    let rule = lines.first { $0.hasPrefix("@keyframes \(name){") } ?? ""
    let steps = rule.matches(of: /([0-9.]+)%\{visibility:(visible|hidden)\}/)
    return steps.last { Double($0.1) ?? 0 <= time }?.2 == "visible"
  }

  @Test func `an animation shows each picture at its time`() {
    let pictures = [["a", "b", "x"], ["a", "c"], ["a", "c", "x"], ["b", "a"]]
    var animation = PictureAnimation(title: "Letters")

    for (words, seconds) in zip(pictures, [1, 2, 0.5, 1.5]) {
      animation.show(picture(words), for: seconds)
    }

    #expect([10, 40, 65, 90].map { texts(of: animation, at: $0) } == pictures.map(Set.init))
  }

  @Test func `an animation contains what its pictures share only once`() {
    var animation = PictureAnimation(title: "Letters")
    for words in [["a", "b"], ["a", "c"]] { animation.show(picture(words), for: 1) }

    #expect(animation.svg.split(separator: "<text>a</text>").count == 2)
    #expect(animation.svg.contains("<title>Letters</title>"))
    #expect(!animation.svg.contains("<title>Words</title>"))
  }
}
