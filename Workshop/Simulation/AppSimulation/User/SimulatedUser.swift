#if os(Linux) && compiler(>=6.3)
  import AppShell

  /// Decides what the user does next, and what happens to the device.
  ///
  /// Each seed has a user of its own: one only follows links, another types a lot and never waits.
  @MainActor struct SimulatedUser<App: SimulatedApp> {
    private enum Kind: CaseIterable {
      case tap, routine, fill, type, key, link, back, swipe, wait, leave, restart, resize, language

      /// How often a user does it, compared with others.
      var weight: Int {
        switch self {
        case .tap: 40
        case .fill, .routine: 10
        case .link: 12
        case .key, .back, .wait: 8
        case .type: 4
        case .leave, .restart, .resize, .swipe: 3
        case .language: 1
        }
      }
    }

    private var stream: RandomStream
    private var life: RandomStream
    /// Decides about windows; nil if there is only one.
    private var windows: RandomStream?
    private var kinds: [Kind] = []
    /// How often the app comes to rest after a step, in percent.
    private let patience: Int
    /// How often the user taps or presses the same again, in percent.
    private let impatience: Int
    /// The steps that come next in any case.
    private var planned: [Step] = [.settle]
    private let labels = LocalizedLabels()

    /// Whether the user has begun something that takes more steps.
    var isBusy: Bool { !planned.isEmpty }

    init(seed: UInt64, windows: RandomStream?) {
      self.windows = windows
      stream = RandomStream(seed: seed, "user")
      life = RandomStream(seed: seed, "life")
      patience = stream.pick([100, 80, 60, 30])
      impatience = stream.pick([0, 0, 10, 30])
      if self.windows?.chance(50) == true { planned.append(.enterWindow(1)) }
      if stream.chance(80), !App.habits.routines.isEmpty {
        planned += stream.pick(App.habits.routines)
      }
      for kind in Kind.allCases {
        let factor = stream.pick([0, 1, 1, 2])
        let weight = kind.weight * (kind == .tap ? max(1, factor) : factor)
        kinds += Array(repeating: kind, count: weight)
      }
    }

    /// Returns the next step on a screen.
    mutating func next(on screen: TerminalScreen, isAway: Bool) -> Step {
      let isPlanned = !planned.isEmpty
      let step =
        isPlanned ? labels.step(planned.removeFirst()) : decide(on: screen, isAway: isAway)
      if step.isPress, stream.chance(impatience) {
        let again = stream.pick([[step], [.run(9), step], [.wait(400), step]])
        planned.insert(contentsOf: again, at: 0)
      } else if !isPlanned, planned.isEmpty, !step.isPause {
        if stream.chance(patience) {
          planned.append(.settle)
        } else if stream.chance(50) {
          planned.append(.run(stream.number(1...12)))
        }
      }
      return step
    }

    private mutating func decide(on screen: TerminalScreen, isAway: Bool) -> Step {
      if isAway { return life.pick([.comeBack, .comeBack, .wait(5_000), .kill]) }
      return changeWindow() ?? act(on: screen)
    }

    /// Goes to another window now and then, in an app that has several.
    private mutating func changeWindow() -> Step? {
      guard windows?.chance(12) == true else { return nil }
      return windows?.pick([.enterWindow(0), .enterWindow(1), .enterWindow(2), .closeWindow])
    }

    private mutating func act(on screen: TerminalScreen) -> Step {
      // Few apps are much fun without their forms.
      if screen.choices.contains(where: { $0.element.isEmptyField }), stream.chance(12) {
        return fill(screen)
      }
      switch stream.pick(kinds) {
      case .tap: return tap(on: screen)
      case .routine:
        guard !App.habits.routines.isEmpty else { return tap(on: screen) }
        planned += stream.pick(App.habits.routines)
        return planned.isEmpty ? .back : labels.step(planned.removeFirst())
      case .fill: return fill(screen)
      case .type: return type(on: screen)
      case .key: return .key(stream.pick(TerminalScreen.keys.keys.sorted()))
      case .link:
        let links = App.followedLinks
        guard !links.isEmpty else { return .back }
        let link = stream.pick(links)
        return stream.pick([.link(link), .link(link), .webLink(link), .appLink(link)])
      case .back: return .back
      case .swipe: return stream.pick([.swipe, .swipe, .halfSwipe, .pullDown])
      case .wait: return .wait(life.pick([50, 400, 1_000, 4_000, 30_000, 400_000]))
      case .leave: return life.pick([.leave, .leave, .memoryWarning])
      case .restart: return life.pick([.kill, .kill, .quit])
      case .resize:
        let (columns, rows) = life.pick([(80, 24), (40, 12), (60, 20), (130, 36), (200, 60)])
        return .resize(columns, rows)
      case .language: return .language(life.pick(App.habits.languages))
      }
    }

    private mutating func tap(on screen: TerminalScreen) -> Step {
      let choices = screen.choices
      guard !choices.isEmpty else { return .back }
      let (element, number) = stream.pick(choices)
      return .tap(element.label, number: number)
    }

    private mutating func type(on screen: TerminalScreen) -> Step {
      let fields = screen.choices.filter { $0.element.role == .field }
      guard !fields.isEmpty else { return tap(on: screen) }
      let label = stream.pick(fields).element.label
      return .type(stream.pick(App.habits.texts + (entries(for: label) ?? [])), into: label)
    }

    /// Returns the texts that the field with a label accepts, if the habits name any.
    private func entries(for label: String) -> [String]? {
      App.habits.entries.first { labels.label($0.key) == label }?.value
    }

    /// Fills in all fields, mostly as the form accepts it, and sends it.
    private mutating func fill(_ screen: TerminalScreen) -> Step {
      let fields = screen.choices.filter { $0.element.role == .field }
      guard !fields.isEmpty else { return tap(on: screen) }
      for segment in screen.choices.filter({ $0.element.role == .segment }).suffix(1) {
        planned.append(.tap(segment.element.label, number: segment.number))
      }
      for (field, _) in fields where field.isEmptyField {
        let texts = entries(for: field.label) ?? App.habits.texts
        planned.append(.type(stream.pick(texts), into: field.label))
      }
      let send = screen.elements.last { $0.role == .button }
      planned += [.settle, .key("enter")]
      planned.append(.settle)
      if let send { planned.append(contentsOf: [.tap(send.label, number: 0), .settle]) }
      return planned.removeFirst()
    }
  }

  extension TerminalElement {
    fileprivate var isEmptyField: Bool { role == .field && (value ?? "").isEmpty }
  }
#endif
