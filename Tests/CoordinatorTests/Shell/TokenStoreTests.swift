import AppTesting
import Foundation
import Redux
import Synchronization
import Testing

@testable import AppShell

@Suite(.timeLimit(.minutes(30))) struct TokenStoreTests {
  private let folder = TemporaryDirectory()
  private var url: URL { folder.url.appending(path: "token.json") }

  @Test func `a token in memory ends with the app`() {
    let tokens = TokenStore<Secret>()
    tokens.keep(Secret("t"))

    #expect(tokens.token == Secret("t"))
    #expect(TokenStore<Secret>().token == nil)
  }

  @Test func `a token in a file is there again, and is the owner's alone`() throws {
    TokenStore(.file(url)).keep(Secret("t"))

    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(TokenStore<Secret>(.file(url)).token == Secret("t"))
  }

  @Test func `off iOS, nothing is on disk unless a file is named`() throws {
    let place = TokenPlace.device("com.example.app", markedIn: folder.url)
    TokenStore(place).keep(Secret("t"))
    TokenStore(.device("com.example.app", markedIn: folder.url, elsewhere: url)).keep(Secret("t"))

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["token.json"])
  }

  @Test func `a token that is taken is gone`() {
    let tokens = TokenStore<Secret>(.file(url))
    tokens.keep(Secret("t"))

    #expect(tokens.take() == Secret("t"))
    #expect(tokens.token == nil)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a late refusal of an old token doesn't end a new one`() {
    let tokens = TokenStore<Secret>()
    let ended = Mutex(0)
    tokens.onEnd { ended.withLock { $0 += 1 } }
    tokens.keep(Secret("new"))

    tokens.end(Secret("old"))
    #expect(tokens.token == Secret("new"))
    tokens.end(Secret("new"))

    #expect(tokens.token == nil)
    #expect(ended.withLock(\.self) == 1)
  }

  @Test func `a refusal without a token corrects a state that names a user`() {
    let tokens = TokenStore<Secret>()
    let ended = Mutex(0)
    tokens.onEnd { ended.withLock { $0 += 1 } }

    tokens.end(nil)

    #expect(ended.withLock(\.self) == 1)
  }

  @Test func `what can't be read is nobody's token`() throws {
    try Data("nonsense".utf8).write(to: url)

    #expect(TokenStore<Secret>(.file(url)).token == nil)
  }

  @Test(arguments: [0o640, 0o604, 0o620, 0o602])
  func `a token that others can read or write is nobody's`(mode: mode_t) throws {
    TokenStore(.file(url)).keep(Secret("t"))
    #expect(chmod(url.path, mode) == 0)

    #expect(TokenStore<Secret>(.file(url)).token == nil)
  }

  @Test func `a symbolic link is no token, and its target stays as it is`() throws {
    let target = folder.url.appending(path: "other.json")
    TokenStore(.file(target)).keep(Secret("t"))
    #expect(symlink("other.json", url.path) == 0)

    let tokens = TokenStore<Secret>(.file(url))
    #expect(tokens.token == nil)
    tokens.keep(Secret("new"))

    #expect(TokenStore<Secret>(.file(url)).token == Secret("new"))
    #expect(TokenStore<Secret>(.file(target)).token == Secret("t"))
  }

  @Test func `a token in a folder that everyone can write to is nobody's, and none is put there`()
    throws
  {
    TokenStore(.file(url)).keep(Secret("t"))
    #expect(chmod(folder.url.path, 0o777) == 0)

    let tokens = TokenStore<Secret>(.file(url))
    #expect(tokens.token == nil)
    tokens.keep(Secret("new"))

    #expect(try String(contentsOf: url, encoding: .utf8) == #""t""#)
    #expect(tokens.token == Secret("new"))
  }

  @Test(.enabled(if: geteuid() == 0, "Only the superuser can give a file away."))
  func `a file of another user is nobody's token`() throws {
    TokenStore(.file(url)).keep(Secret("t"))
    #expect(chown(url.path, 12_345, 12_345) == 0)

    #expect(TokenStore<Secret>(.file(url)).token == nil)
  }

  @Test func `a file of more than a megabyte is nobody's token`() {
    TokenStore(.file(url)).keep(Secret(String(repeating: "t", count: 1 << 20)))

    #expect(TokenStore<Secret>(.file(url)).token == nil)
  }

  @Test
  func
    `the first run of an installation removes the token of an earlier one, and no other run does`()
  {
    let mark = folder.url.appending(path: "data/installed")
    TokenStore(.file(url)).keep(Secret("earlier"))
    let place = TokenPlace.file(url).emptied(without: mark)
    #expect(TokenStore<Secret>(place).token == nil)

    // The mark can't be written any more.
    TokenStore(.file(url)).keep(Secret("t"))

    #expect(TokenStore<Secret>(.file(url).emptied(without: mark)).token == Secret("t"))
  }

  @Test func `a mark that couldn't be left at first is left with the token`() throws {
    let mark = folder.url.appending(path: "data/installed")
    let tokens = TokenStore<Secret>(.file(url).emptied(without: mark))
    try FileManager.default.removeItem(at: mark)

    tokens.keep(Secret("t"))

    #expect(TokenStore<Secret>(.file(url).emptied(without: mark)).token == Secret("t"))
  }
}

/// A Keychain that can't be read until the device is unlocked.
@Suite(.timeLimit(.minutes(30))) final class LockedTokenTests: Sendable {
  private let content = Mutex(TokenPlace.Content.unreadable)
  private let writes = Mutex(0)

  private func tokens() -> TokenStore<Secret> {
    TokenStore(
      TokenPlace {
        self.content.withLock(\.self)
      } write: { _ in
        self.writes.withLock { $0 += 1 }
      })
  }

  @Test func `a token that can't be read yet isn't a sign-out, and is read once it can be`() {
    let tokens = tokens()
    #expect(tokens.token == nil)

    content.withLock { $0 = .data(Data(#""t""#.utf8)) }

    #expect(tokens.token == Secret("t"))
    #expect(writes.withLock(\.self) == 0)
  }

  @Test func `a token that seems not to be there before the first unlock is read after it`() {
    content.withLock { $0 = .nothing }
    let tokens = tokens()

    content.withLock { $0 = .data(Data(#""t""#.utf8)) }

    #expect(tokens.token == Secret("t"))
  }

  @Test func `a refusal without a token leaves one that can't be read yet`() {
    let tokens = tokens()
    let ended = Mutex(0)
    tokens.onEnd { ended.withLock { $0 += 1 } }

    tokens.end(nil)

    #expect(ended.withLock(\.self) == 0)
    #expect(writes.withLock(\.self) == 0)
  }
}
