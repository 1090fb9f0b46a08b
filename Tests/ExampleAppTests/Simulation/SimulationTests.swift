#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Foundation
  import Testing

  @testable import AppSimulation
  @testable import ExampleApp

  @Suite(.timeLimit(.minutes(30))) struct SimulationTests {
    @Test(arguments: [
      Step.tap("‹ “Back” \\", number: 0), .tap("Save", number: 3), .key("enter"),
      .type("a \"quoted\", text\n", into: "Name"), .link("sights://sights/3"), .webLink(""),
      .appLink("::::"), .back, .settle, .run(7), .wait(400), .leave, .comeBack,
      .memoryWarning, .quit, .kill, .swipe, .halfSwipe, .pullDown,
      .resize(40, 12), .language("de"), .enterWindow(2), .closeWindow,
    ])
    func `a step is read as it was written`(step: Step) {
      #expect(Step(step.description) == step)
    }

    @Test func `a scenario is read as it was written`() {
      var scenario = Scenario(seed: 42)
      scenario.streams = [.server]
      scenario.faults = ["late: GET sights #1"]
      scenario.steps = [.settle, .tap("Saved", number: 0), .kill]

      #expect(Scenario(scenario.description) == scenario)
    }

    @Test func `streams of a seed are independent, and the same each time`() {
      var streams = ["user", "server"].map { RandomStream(seed: 1, $0) }
      var again = RandomStream(seed: 1, "user")
      var next = RandomStream(seed: 2, "user")
      let numbers = (0..<8).map { _ in [streams[0].next(), streams[1].next(), next.next()] }

      #expect(numbers.map { $0[0] } == (0..<8).map { _ in again.next() })
      #expect(Set(numbers.flatMap { $0 }).count == 24)
    }

    @Test func `a scenario runs in a process of its own, twice the same`() throws {
      var scenario = Scenario(seed: 7)
      scenario.length = 12

      let reports = [WorkerProcess.run(scenario), WorkerProcess.run(scenario)]

      #expect(reports[0] == reports[1])
      #expect(reports[0].failure == nil)
      #expect(reports[0].actions > 0)
    }

    @Test(arguments: [16, 48])
    func `a session leads to the same states and screens in another process`(seed: UInt64) {
      let report = WorkerProcess.run(Scenario(seed: seed))

      #expect(report.failure == nil, "\(report.reason ?? "")")
      #expect(report.coverage.contains("replay states"))
      #expect(report.coverage.contains("replay screens"))
    }

    @Test func `the journal of a run has its steps and its faults, in case it crashes`() throws {
      let path = "/tmp/simulation-tests-\(UUID()).journal"
      defer { unlink(path) }
      try Data().write(to: URL(filePath: path))
      var report: Report?
      _ = WorkerProcess.work(["first=1041", "journal=\(path)"], isQuiet: true) {
        report = Report($0) ?? report
      }

      let crash = try Report(crashAt: 1041, journal: String(contentsOfFile: path, encoding: .utf8))

      #expect(crash.steps == report?.steps)
      #expect(crash.faults == report?.faults.sorted())
      #expect(!crash.faults.isEmpty)
    }

    @Test func `a user in German finds what the habits name in English`() {
      let labels = LocalizedLabels()
      let steps: [Step] = [
        .tap("Sign Out", number: 1), .tap("4 of 5 stars", number: 0), .type("a", into: "Email"),
        .tap("Nice", number: 0),
      ]

      let german = Language.$replacement.withValue(Language("de")) { steps.map(labels.step) }

      #expect(
        german == [
          .tap("Abmelden", number: 1), .tap("4 von 5 Sternen", number: 0),
          .type("a", into: "E-Mail"), .tap("Nice", number: 0),
        ])
      #expect(steps.map(labels.step) == steps)
    }

    @Test func `the test of a seed is a whole file, such as Seed12Tests`() throws {
      var scenario = Scenario(seed: 12)
      scenario.streams = []
      scenario.steps = [
        .settle, .link("sights://sights/3"), .settle, .tap("Save", number: 0), .settle, .kill,
      ]
      var report = Report(seed: 12)
      report.failure = "what is saved is back after a kill"

      let story = Story<SightsApp>((scenario: scenario, report: report, trials: 1))

      let file = URL(filePath: #filePath).appending(path: "../Seed12Tests.swift")
        .standardizedFileURL
      #expect(try story.test == String(contentsOf: file, encoding: .utf8))
    }

    @Test func `a scenario that can't be read says so`() {
      #expect(throws: SimulationFailure.self) { try Simulation<SightsApp>.replay("seed x") }
    }
  }
#endif
