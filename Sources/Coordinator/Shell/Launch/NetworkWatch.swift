#if os(iOS)
  import Network

  /// Notices when there is a network again.
  @MainActor enum NetworkWatch {
    /// Calls back each time there is a network after there was none, from now on.
    static func start(_ isBack: @escaping @MainActor () -> Void) {
      Task {
        // The first path is the network as it is now.
        var isAvailable = true
        for await path in NWPathMonitor() {
          let wasAvailable = isAvailable
          isAvailable = path.status == .satisfied
          if isAvailable, !wasAvailable { isBack() }
        }
      }
    }
  }
#endif
