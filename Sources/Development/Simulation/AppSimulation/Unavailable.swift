#if !os(Linux)
  #warning(
    "AppSimulation needs Linux, where the runtime's executors can be replaced. It is empty here.")
#endif
