import AppShell
import AppTesting
import Foundation
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct ClientErrorTests {
  /// 08:49 on 6 November 1994.
  private let now = Date(timeIntervalSince1970: 784_111_740)

  @Test(arguments: [Int.max, .min])
  func `a saved error may ask for any number of seconds`(seconds: Int) {
    let busy = ClientError.busy(seconds: seconds)

    #expect(busy.words == "The server is busy. Try again in a moment.")
    #expect(Duration.zero ... .seconds(31_536_000) ~= busy.pause ?? .zero)
  }

  @Test(arguments: [
    (401, Request.Operation.signIn, "Wrong email or password."),
    (401, .list, "The server did not accept this (401)."),
    (401, .sight, "The server did not accept this (401)."),
    (401, .sendReview, "You are no longer signed in. Sign in and try again."),
    (404, .sight, "This could not be found on the server."),
    (404, .signIn, "The server did not accept this (404)."),
    (409, .register, "An account with this email already exists. Sign in instead."),
    (409, .list, "The server did not accept this (409)."),
    (422, .list, "The server did not accept this (422)."),
    (302, .list, "The server's answer can't be read."),
  ])
  func `a status means something else for each operation`(
    status: Int, operation: Request.Operation, words: String
  ) {
    let error = ClientError(ServerAnswer(status: status, body: Data()), to: operation, now: now)

    #expect(error.words == words)
  }

  @Test(arguments: [
    (nil, "in a moment"), ("0", "in a moment"), ("1", "in 1 second"), ("89", "in 89 seconds"),
    ("90", "in 2 minutes"), ("5399", "in 90 minutes"), ("5400", "in 2 hours"),
    ("172800", "in 2 days"), ("-1", "in a moment"), ("soon", "in a moment"),
    ("99999999999999999999", "in a moment"),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "in 37 seconds"),
    ("Sun, 06 Nov 1994 10:49:00 GMT", "in 2 hours"),
    ("Sun, 06 Nov 1994 08:48:59 GMT", "in a moment"),
    ("Mon, 06 Nov 2094 08:49:37 GMT", "in a moment"),
    ("Sun, 31 Feb 1995 08:49:37 GMT", "in a moment"),
    ("Sun, 06 Nov 1994 08:49:37 CET", "in a moment"),
    ("Sunday, 06-Nov-94 08:49:37 GMT", "in a moment"),
  ])
  func `a wait is given in words of its size`(retryAfter: String?, words: String) {
    let answer = ServerAnswer(status: 503, retryAfter: retryAfter, body: Data())

    let error = ClientError(answer, to: .list, now: now)

    #expect(error.words == "The server is busy. Try again \(words).")
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 07:49:27 GMT", "in 10 seconds"), ("today", "in a moment"),
  ])
  func `a date to wait for is read by the server's clock, if it tells the time`(
    date: String, words: String
  ) {
    let answer = ServerAnswer(
      status: 503, retryAfter: "Sun, 06 Nov 1994 07:49:37 GMT", date: date, body: Data())

    let error = ClientError(answer, to: .list, now: now)

    #expect(error.words == "The server is busy. Try again \(words).")
  }

  @Test func `the server's own sentences are shown, but not what can't be seen`() throws {
    let fields = ServerFault.Details(
      code: "invalid", message: "No.", fields: ["text": "Too\nshort.\u{1B}[2J"])
    let message = ServerFault.Details(code: "invalid", message: "Not\u{202E} today.")

    let errors = try [fields, message].map {
      let body = try JSONEncoder().encode(ServerFault(error: $0))
      return ClientError(ServerAnswer(status: 422, body: body), to: .sendReview, now: now)
    }

    #expect(
      errors.map(\.words) == [
        "Too short.[2J", "The server did not accept this (422). Not today.",
      ])
  }
}
