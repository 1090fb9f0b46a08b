#if !os(Linux) || compiler(<6.3)
  // NB: not `#warning`, which would fail the builds in which warnings are errors.
  /// An app that a simulation can run, on Linux, with Swift 6.3 or later.
  @available(
    *, unavailable,
    message: "A simulation needs Linux and Swift 6.3, to replace the runtime's executors."
  )
  public protocol SimulatedApp {}
#endif
