import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) struct RunningEffectsTests {
  @Test func `keys whose interval is over are forgotten`() {
    var running = RunningEffects()

    for number in 0..<10_000 {
      let (id, now) = (running.nextID(), Duration.milliseconds(number))
      running.add(Task {}, EffectRun(), id, policy: .first(number, per: .milliseconds(10)), at: now)
      running.remove(id, at: now)
    }

    #expect((10...64).contains(running.keyCount))
    #expect(running.obstacle(to: .first(9_995), at: .milliseconds(9_999)) != nil)
  }
}
