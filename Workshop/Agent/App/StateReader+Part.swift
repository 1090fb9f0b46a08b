import AppInspector
import AppShell
import Redux

extension StateReader {
  /// Returns the part of the state at a path.
  func part(at path: String) throws(ToolRefusal) -> Any {
    do {
      return try value(at: path)
    } catch {
      throw ToolRefusal(error.words)
    }
  }
}
