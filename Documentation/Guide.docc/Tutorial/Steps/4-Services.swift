import AppShell

/// The services that the app needs from outside, passed to the coordinators.
struct Services: AppServices {
  var shell = ShellServices()
  /// Returns all questions: two made-up ones, until there is a server.
  var questions: @Sendable () async throws -> [Question] = {
    [
      Question(id: 1, text: "What is the capital of France?", answer: "Paris"),
      Question(id: 2, text: "How many cents are in a euro?", answer: "100"),
    ]
  }
}

extension Services {
  /// Makes the services as the command line says.
  init(_ launch: Launch) { shell = ShellServices(launch) }
}

extension TriviaApp {
  /// The app's own services, instead of the shell's alone.
  typealias Services = Trivia.Services
}
