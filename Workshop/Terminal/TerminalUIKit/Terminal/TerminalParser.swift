/// Parses a terminal's input into events, byte by byte, in whatever pieces it arrives.
///
/// Only the Escape key and the start of an escape sequence look alike. After a short silence the
/// caller calls `timeout()`, which decides that it was the key.
struct TerminalParser {
  /// The maximum number of bytes in a paste; the rest of a longer one is dropped.
  static let longestPaste = 1 << 20
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private enum State: Hashable {
    case ground, escape, sequence, single, consoleFunction, string, stringEnd
    case scalar(missing: Int)
    case legacyMouse(missing: Int)
    case paste(matched: Int)
  }

  private(set) var replies = TerminalReplies()
  private var state = State.ground
  private var isAlt = false
  private var pending: [UInt8] = []
  private var events: [TerminalEvent] = []

  /// Whether the parser needs a call of `timeout()` to decide.
  var isWaiting: Bool {
    switch state {
    case .escape, .single, .string, .stringEnd: true
    case .sequence: pending.isEmpty
    case .ground, .consoleFunction, .scalar, .legacyMouse, .paste: false
    }
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { consume(byte) }
    defer { events = [] }
    return events
  }

  mutating func timeout() -> [TerminalEvent] {
    guard isWaiting else { return [] }
    switch state {
    case .escape: emit(.escape)
    case .sequence: emitAlt("[")
    case .single: emitAlt("O")
    case .string where pending.count == 1: emitAlt(Character(UnicodeScalar(pending[0])))
    default: break
    }
    state = .ground
    defer { events = [] }
    return events
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeGround(byte)
    case .escape: consumeEscape(byte)
    case .sequence: consumeSequence(byte)
    case .single: consumeSingle(byte)
    case .consoleFunction: state = .ground
    case .string: consumeString(byte)
    case .stringEnd: consumeStringEnd(byte)
    case .scalar(let missing): consumeScalar(byte, missing: missing)
    case .legacyMouse(let missing):
      state = missing > 1 ? .legacyMouse(missing: missing - 1) : .ground
    case .paste(let matched): consumePaste(byte, matched: matched)
    }
  }

  private mutating func consumeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: enter(.escape)
    case 0x00..<0x20, 0x7F:
      let control = Self.control(byte)
      emit(control.key, control.modifiers)
    case 0x20..<0x7F: emit(.character(Character(UnicodeScalar(byte))))
    case 0xC2..<0xE0: enter(.scalar(missing: 1), with: byte)
    case 0xE0..<0xF0: enter(.scalar(missing: 2), with: byte)
    case 0xF0..<0xF5: enter(.scalar(missing: 3), with: byte)
    default: isAlt = false
    }
  }

  private mutating func consumeEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B: emit(.escape)
    case UInt8(ascii: "["): enter(.sequence)
    case UInt8(ascii: "O"): enter(.single)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      enter(.string, with: byte)
    default:
      state = .ground
      isAlt = true
      consumeGround(byte)
    }
  }

  private mutating func consumeSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where pending.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where pending.isEmpty: state = .legacyMouse(missing: 3)
    case 0x20..<0x40: append(byte, limit: 64)
    case 0x40..<0x7F: finishSequence(byte)
    default: restart(byte)
    }
  }

  private mutating func finishSequence(_ final: UInt8) {
    let sequence = TerminalSequence(parameters: pending, final: final)
    if sequence.isPasteStart { return enter(.paste(matched: 0)) }
    if sequence.isAttributes { replies.isComplete = true }
    finish(sequence.event)
  }

  private mutating func consumeSingle(_ byte: UInt8) {
    guard byte >= 0x20 else {
      emitAlt("O")
      return restart(byte)
    }
    finish(TerminalSequence(parameters: [], final: byte).event)
  }

  private mutating func consumeString(_ byte: UInt8) {
    switch byte {
    case 0x07: finishString()
    case 0x18, 0x1A: state = .ground
    case 0x1B: state = .stringEnd
    default: append(byte, limit: 256)
    }
  }

  private mutating func consumeStringEnd(_ byte: UInt8) {
    guard byte != UInt8(ascii: "\\") else { return finishString() }
    state = .escape
    consumeEscape(byte)
  }

  private mutating func finishString() {
    let text = String(decoding: pending, as: UTF8.self)
    if text.hasPrefix("]") { replies.readBackground(String(text.dropFirst())) }
    state = .ground
  }

  private mutating func consumeScalar(_ byte: UInt8, missing: Int) {
    guard byte & 0xC0 == 0x80 else { return restart(byte) }
    pending.append(byte)
    guard missing == 1 else { return state = .scalar(missing: missing - 1) }
    state = .ground
    let text = String(validating: pending, as: UTF8.self)
    if let character = text?.first { emit(.character(character)) }
    isAlt = false
  }

  private mutating func consumePaste(_ byte: UInt8, matched: Int) {
    let end = Self.pasteEnd
    guard byte != end[matched] else {
      guard matched + 1 == end.count else { return state = .paste(matched: matched + 1) }
      return finish(.paste(Self.pasted(pending)))
    }
    for byte in end[..<matched] { append(byte, limit: Self.longestPaste) }
    if byte == end[0] { return state = .paste(matched: 1) }
    append(byte, limit: Self.longestPaste)
    state = .paste(matched: 0)
  }

  private mutating func enter(_ state: State, with byte: UInt8? = nil) {
    self.state = state
    pending.removeAll(keepingCapacity: true)
    if let byte { pending.append(byte) }
  }

  private mutating func append(_ byte: UInt8, limit: Int) {
    if pending.count < limit { pending.append(byte) }
  }

  /// Discards the bytes collected so far, and parses a byte from the start.
  private mutating func restart(_ byte: UInt8) {
    state = .ground
    isAlt = false
    consumeGround(byte)
  }

  private mutating func finish(_ event: TerminalEvent?) {
    state = .ground
    if let event { events.append(event) }
  }

  private mutating func emit(_ key: TerminalKey, _ modifiers: TerminalModifiers = []) {
    events.append(.key(key, isAlt ? modifiers.union(.alt) : modifiers))
    isAlt = false
  }

  private mutating func emitAlt(_ character: Character) {
    events.append(.key(.character(character), .alt))
  }
}
