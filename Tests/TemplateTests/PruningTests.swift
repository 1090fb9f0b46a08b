import Testing

@Suite struct PruningTests {
  @Test func `what names something gone goes, with its comment and with what follows from it`() {
    let text = """
      struct Services {
        /// Asks the server.
        let client: Client

        let clock: Clock

        init() {
          clock = Clock()
          let connection =
            make()
            ?? Backend()
          client = Client(connection)
          guard clock.runs else {
            return
          }
        }
      }
      """

    let pruned = Pruning.pruned(text, without: ["Client", "Backend"])

    #expect(
      pruned == """
        struct Services {
          let clock: Clock

          init() {
            clock = Clock()
            guard clock.runs else {
              return
            }
          }
        }
        """)
  }

  @Test(arguments: ["// Client", "let client = 1", "let a = ClientState()", ""])
  func `what names it only in part stays`(text: String) {
    #expect(Pruning.pruned(text, without: ["Client"]) == text)
  }
}
