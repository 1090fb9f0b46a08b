import Redux
import Synchronization

/// Writes what is to outlive the app whenever it has changed.
///
/// - Parameter file: Takes what there is to write, and says when that fails.
/// - Returns: The middleware.
func persistence(_ file: StateFile) -> Middleware<AppState> {
  { dispatch, getState in
    let written = Mutex(SavedFile(getState()))
    return { next in
      { action in
        next(action)
        let new = SavedFile(getState())
        let isNew = written.withLock { written in
          defer { written = new }
          return written != new
        }
        if isNew, !(action is StorageAction) {
          file.write(new) {
            dispatch(StorageAction.writeFailed($0))
          } written: {
            if getState().storage.failure != nil { dispatch(StorageAction.written) }
          }
        }
      }
    }
  }
}
