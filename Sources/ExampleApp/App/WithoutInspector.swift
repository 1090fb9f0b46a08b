/// Whether this build has the inspector, and can record sessions and replay them.
///
/// To leave that out, define `WITHOUT_INSPECTOR`: the files in `Inspector` and `Recordings` are empty then,
/// and what is here and in `WithoutInspector+Screens` stands in for them.
#if !WITHOUT_INSPECTOR
  let hasInspector = true
#else
  import Foundation
  import Redux

  let hasInspector = false

  struct SessionFileError: Error {
    let words = "This version of the app can't record sessions, and can't show recorded ones."
  }

  enum SessionFile {
    init(contentsOf url: URL) throws(SessionFileError) { throw SessionFileError() }
    var steps: [Never] { switch self {} }
    var recording: Recording<AppState> { switch self {} }
    func check() throws(SessionFileError) { switch self {} }
  }

  enum SessionWriter {
    init(url: URL) throws(SessionFileError) { throw SessionFileError() }
    func middleware(_ recorder: Recorder<AppState>) -> Middleware<AppState> { switch self {} }
  }

  enum SessionReport {
    init(_ file: SessionFile, columns: Int, rows: Int) async { switch file {} }
    var html: String { switch self {} }
  }

  @MainActor final class ReplayPlayer {
    init(store: Store<AppState>, recorder: Recorder<AppState>, clock: any Clock<Duration>) {}
    func play() {}
  }
#endif
