package import AppShell
import Foundation

extension FileProblem {
  /// The system's reason for refusing the last call on this thread.
  package static var ofLastCall: FileProblem {
    FileProblem(words: "\(String(cString: strerror(errno))).")
  }
}
