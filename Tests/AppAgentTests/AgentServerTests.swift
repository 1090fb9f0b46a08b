import Testing

@testable import AppAgent

@Suite(.serialized, .timeLimit(.minutes(5))) @MainActor struct AgentServerTests {
  private let tester = AgentTester()

  @Test func `an app opens at a link, and shows its settled screen`() async {
    let opened = await tester.content("open", ["link": "sights://sights/3"])

    #expect(opened["app"] == "a1")
    #expect(opened["elements"]?.array?.isEmpty == false)
  }

  @Test func `an unknown handle is refused with those that there are`() async {
    await tester.call("open")

    let result = await tester.call("look", ["app": "a9"])

    #expect(result["isError"] == true)
    #expect(result["content"]?.array?.first?["text"]?.string?.contains("a1") == true)
  }

  @Test func `an unknown argument is refused with those that there are`() async {
    let result = await tester.call("open", ["colour": "red"])

    #expect(result["isError"] == true)
  }

  @Test func `a second look keeps the refs and the number`() async {
    let opened = await tester.content("open")

    let looked = await tester.content("look", ["app": "a1"])

    #expect(looked["elements"] == opened["elements"])
    #expect(looked["screen"] == opened["screen"])
  }

  @Test func `a step that can't be done stops the others`() async {
    await tester.call("open")

    let result = await tester.call("do", ["app": "a1", "steps": [["tap": "No such button"]]])

    #expect(result["isError"] == true)
    #expect(result["structuredContent"]?["stopped"]?["step"] == 1)
  }
}
