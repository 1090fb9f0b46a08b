#if !os(iOS)
  import AppInspector
  import AppShell
  import Redux
  import ReduxRecording
  public import Testing

  extension AppUser {
    /// Returns a part of the app's state as text, found by a path such as `bookmarks.sights`.
    ///
    /// A screen's own state is found by the screen's link: `visit[sights/7/visit].count`. Tests that an assistant
    /// saves use this, since a property may be private. In your own tests, prefer `app.store.state`, which the
    /// compiler checks.
    ///
    /// - Parameters:
    ///   - path: The names of properties, and in brackets the number of an element, the key of a
    ///     value, or the link of a screen.
    ///   - sourceLocation: Where the test asks.
    /// - Returns: The part with all that it contains, or `nil` if the path leads nowhere, which fails the test.
    public func state(
      at path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> String? {
      await settled()
      do throws(UnknownPath) {
        return describeInFull(try StateReader<App>(app.store.state).value(at: path))
      } catch {
        Issue.record("\(error.words)", sourceLocation: sourceLocation)
        return nil
      }
    }
  }
#endif
