#if os(Linux)
  import Foundation
  import Testing

  @Suite(.timeLimit(.minutes(30))) struct LocalServerTests {
    @Test func `only its own end ends the tests' server`() {
      #expect([EINTR, ECONNABORTED, EMFILE, ENFILE].allSatisfy { LocalServer.canGoOn(after: $0) })
      #expect(!LocalServer.canGoOn(after: EINVAL))
    }
  }
#endif
