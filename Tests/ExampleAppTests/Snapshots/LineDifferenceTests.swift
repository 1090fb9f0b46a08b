import AppShell
import AppTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct LineDifferenceTests {
  @Test func `changed lines are shown with their neighbors`() {
    let old = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj"
    let new = "a\nb\nc\nX\ne\nf\ng\nh\ni\nj\nk"

    #expect(
      LineDifference(from: old, to: new).description == """
          ⋮
          2: b
          3: c
        - 4: d
        + 4: X
          5: e
          6: f
          ⋮
          9: i
          10: j
        + 11: k
        """)
  }
}
