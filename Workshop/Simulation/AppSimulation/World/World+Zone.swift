#if os(Linux) && compiler(>=6.3)
  import Foundation

  extension World {
    /// Lets the device be where the seed says: half of them at Greenwich.
    ///
    /// Whatever an app shows follows from its state and its clock, and most of it isn't the user's time.
    func moveToZone() {
      var stream = RandomStream(seed: scenario.seed, "zone")
      let others = ["America/Los_Angeles", "Asia/Kolkata", "Pacific/Kiritimati"]
      setenv("TZ", stream.chance(50) ? "GMT" : stream.pick(others), 1)
      tzset()
      NSTimeZone.resetSystemTimeZone()
    }
  }
#endif
