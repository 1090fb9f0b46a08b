/// A question of the quiz.
nonisolated struct Question: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let text, answer: String
}

/// Why the questions can't be loaded.
nonisolated enum QuestionsError: Error, Codable {
  case unreachable
}
