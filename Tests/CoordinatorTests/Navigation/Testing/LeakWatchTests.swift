import CoordinatorTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct LeakWatchTests {
  private final class Thing {}

  @Test func `living objects are named, and released ones are not`() {
    let watch = LeakWatch()
    let kept = Thing()
    var dropped: Thing? = Thing()
    watch.watch(kept)
    if let dropped { watch.watch(dropped, as: "dropped") }
    #expect(watch.alive == ["Thing", "dropped"])

    dropped = nil

    #expect(watch.alive == ["Thing"])
    withExtendedLifetime(kept) {}
  }
}
