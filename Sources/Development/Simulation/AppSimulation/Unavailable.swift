#if !os(Linux)
  // NB: not `#warning`, which would fail the builds in which warnings are errors.
  /// An app that a simulation can run, on Linux.
  @available(
    *, unavailable,
    message: "A simulation needs Linux, where the runtime's executors can be replaced."
  )
  public protocol SimulatedApp {}
#endif
