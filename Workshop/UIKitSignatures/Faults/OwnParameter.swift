// error: generic class 'IntentParameter' requires that 'Depth' conform to '_IntentValue'
import AppIntents

struct Depth {}

struct DiveIntent: AppIntent {
  static let title: LocalizedStringResource = "Dive"
  @Parameter(title: "Depth") var depth: Depth  // fault

  func perform() async throws -> some IntentResult { .result() }
}
