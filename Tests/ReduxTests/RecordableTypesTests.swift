import Foundation
import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) struct RecordableTypesTests {
  private typealias Load = LoadAction<[Int]>

  private let types = RecordableTypes([NoteAction.self, Load.self, NoteError.self])

  @Test(arguments: [NoteAction.opened, .written("text", pages: 2)])
  func `an action is read back by the name of its type`(action: NoteAction) throws {
    let data = try JSONEncoder().encode(TypedValue(action))

    let read = try types.use {
      try JSONDecoder().decode(TypedValue<any ActionType>.self, from: data)
    }

    #expect(read.value as? NoteAction == action)
    #expect(String(decoding: data, as: UTF8.self).contains("NoteAction"))
  }

  @Test(arguments: [
    LoadAction<[Int]>.started, .progress(0.5), .success([1, 2]), .failure(NoteError.full(at: 3)),
    .failure(CancellationError()),
  ])
  func `an event of loading is read back, with its error`(event: LoadAction<[Int]>) throws {
    let data = try JSONEncoder().encode(event)

    let read = try types.use { try JSONDecoder().decode(Load.self, from: data) }

    #expect(read == event)
  }

  @Test func `an error that can't be written keeps its name, and nothing else`() throws {
    let data = try JSONEncoder().encode(Load.failure(SecretError(password: "hunter2")))

    let read = try types.use { try JSONDecoder().decode(Load.self, from: data) }

    #expect(!String(decoding: data, as: UTF8.self).contains("hunter2"))
    guard case .failure(let error as UnknownError) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(error.name == "SecretError")
  }

  @Test func `a type that isn't on the list is refused`() throws {
    let data = try JSONEncoder().encode(TypedValue(NoteAction.opened))

    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TypedValue<any ActionType>.self, from: data)
    }
    #expect(throws: DecodingError.self) {
      try types.use { try JSONDecoder().decode(TypedValue<any Error>.self, from: data) }
    }

    #expect(error.map { "\($0)".contains("This app has no NoteAction.") } == true)
  }

  @Test(
    arguments: [
      #"{"started":false}"#, #"{"started":true,"progress":0.5}"#, "{}",
      #"{"success":"a","failure":{"name":"CancellationError"}}"#,
    ])
  func `a load with another number of events than one is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LoadAction<String>.self, from: Data(text.utf8))
    }
  }

  @Test func `only a request reveals secrets`() throws {
    let secret = [Secret("hunter2")]

    let revealed = try revealingSecrets { try JSONEncoder().encode(secret) }

    #expect(String(decoding: revealed, as: UTF8.self) == "[\"hunter2\"]")
    #expect(try JSONDecoder().decode([Secret].self, from: revealed) == secret)
    #expect(!String(decoding: try JSONEncoder().encode(secret), as: UTF8.self).contains("hunter2"))
  }
}

enum NoteAction: ActionType, Codable, Equatable {
  case opened
  case written(String, pages: Int)
}

enum NoteError: Error, Codable, Equatable {
  case full(at: Int)
}

private struct SecretError: Error {
  let password: String
}
