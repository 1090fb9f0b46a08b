package import AppShell
import Foundation

extension FileProblem {
  /// The reason for the last call that failed on this thread.
  package static var ofLastCall: FileProblem {
    FileProblem(words: "\(String(cString: strerror(errno))).")
  }
}
