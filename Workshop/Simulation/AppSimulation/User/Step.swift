#if os(Linux) && compiler(>=6.3)
  import Foundation

  /// Something that the user, or life, does to the app.
  public enum Step: Equatable, Sendable {
    /// Taps the control with a label, or a row whose words end with it; the number tells it from others.
    case tap(String, number: Int)
    /// Presses a key, such as `enter`.
    case key(String)
    /// Types into the field with a label.
    case type(String, into: String)
    /// Follows a link with the app's scheme, on a page of the app's domain, or inside the app.
    case link(String)
    case webLink(String)
    case appLink(String)
    /// Goes back, by the key that does it.
    case back
    /// Swipes a page or a sheet away, or begins to and lets go too early.
    case swipe, halfSwipe
    /// Pulls a sheet down in one go, whatever page is on top of it.
    case pullDown
    /// Lets all tasks run until none is left, without any time passing.
    case settle
    /// Lets some tasks run.
    case run(Int)
    /// Lets time pass, in milliseconds.
    case wait(Int)
    /// Goes to another app, and comes back.
    case leave, comeBack
    /// The system needs memory.
    case memoryWarning
    /// Quits the app properly and starts it again, or lets the system kill it.
    case quit, kill
    /// Turns or resizes the window.
    case resize(Int, Int)
    /// Comes to the window with a number, or opens another if there is none, and closes the one that the user is in.
    case enterWindow(Int), closeWindow
    /// Starts the app again in another language.
    case language(String)

    /// The kind of the step, for the coverage.
    var kind: String { String(description.prefix { $0 != " " }) }
    /// Whether it is a tap, or the key that does the same.
    var isPress: Bool {
      switch self {
      case .tap, .key("enter"): true
      default: false
      }
    }
    /// Whether it only gives the app time.
    var isPause: Bool {
      switch self {
      case .settle, .run, .wait: true
      default: false
      }
    }
  }

  extension Step: LosslessStringConvertible {
    /// The step in a line.
    public var description: String {
      switch self {
      case .tap(let label, let number):
        "tap \(Self.quoted(label))\(number > 0 ? ", \(number)" : "")"
      case .key(let name): "key \(Self.quoted(name))"
      case .type(let text, let field): "type \(Self.quoted(text)), \(Self.quoted(field))"
      case .link(let link): "link \(Self.quoted(link))"
      case .webLink(let link): "webLink \(Self.quoted(link))"
      case .appLink(let link): "appLink \(Self.quoted(link))"
      case .back: "back"
      case .swipe: "swipe"
      case .halfSwipe: "halfSwipe"
      case .pullDown: "pullDown"
      case .settle: "settle"
      case .run(let count): "run \(count)"
      case .wait(let milliseconds): "wait \(milliseconds)"
      case .leave: "leave"
      case .comeBack: "comeBack"
      case .memoryWarning: "memoryWarning"
      case .quit: "quit"
      case .kill: "kill"
      case .resize(let columns, let rows): "resize \(columns), \(rows)"
      case .enterWindow(let number): "enterWindow \(number)"
      case .closeWindow: "closeWindow"
      case .language(let name): "language \(Self.quoted(name))"
      }
    }

    /// Reads a line: a word, and values as in a JSON array.
    public init?(_ line: String) {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      let list = Data("[\(parts.count > 1 ? parts[1] : "")]".utf8)
      guard let word = parts.first,
        let values = try? JSONSerialization.jsonObject(with: list) as? [Any]
      else { return nil }
      let (texts, numbers) = (
        values.compactMap { $0 as? String }, values.compactMap { $0 as? Int }
      )
      switch (word, texts.count, numbers.count) {
      case ("tap", 1, 0...1): self = .tap(texts[0], number: numbers.first ?? 0)
      case ("key", 1, 0): self = .key(texts[0])
      case ("type", 2, 0): self = .type(texts[0], into: texts[1])
      case ("link", 1, 0): self = .link(texts[0])
      case ("webLink", 1, 0): self = .webLink(texts[0])
      case ("appLink", 1, 0): self = .appLink(texts[0])
      case ("language", 1, 0): self = .language(texts[0])
      case ("run", 0, 1): self = .run(numbers[0])
      case ("enterWindow", 0, 1): self = .enterWindow(numbers[0])
      case ("wait", 0, 1): self = .wait(numbers[0])
      case ("resize", 0, 2): self = .resize(numbers[0], numbers[1])
      case (_, 0, 0):
        guard let step = Self.simple[word] else { return nil }
        self = step
      default: return nil
      }
    }

    private static let simple: [String: Step] = [
      "back": .back, "swipe": .swipe, "halfSwipe": .halfSwipe, "pullDown": .pullDown,
      "settle": .settle, "leave": .leave, "comeBack": .comeBack, "memoryWarning": .memoryWarning,
      "quit": .quit, "kill": .kill, "closeWindow": .closeWindow,
    ]

    /// The text as JSON writes it, in a line.
    private static func quoted(_ text: String) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
  }
#endif
