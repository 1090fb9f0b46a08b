/// A question of the quiz.
struct Question: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let text, answer: String
}

/// Why the questions can't be loaded.
enum QuestionsError: Error, Codable {
  case unreachable
}
