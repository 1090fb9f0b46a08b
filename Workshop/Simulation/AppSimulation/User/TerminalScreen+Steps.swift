#if os(Linux) && compiler(>=6.3)
  import AppShell

  extension TerminalScreen {
    /// What the user can tap, each with the number among those of the same label.
    var choices: [(element: TerminalElement, number: Int)] {
      var counts: [String: Int] = [:]
      let tappable = elements.filter { $0.role.isTappable && !$0.states.contains("disabled") }
      return tappable.map { element in
        defer { counts[element.label, default: 0] += 1 }
        return (element, counts[element.label, default: 0])
      }
    }

    /// The labels of what can be tapped, for those who write steps.
    var choiceLabels: String {
      choices.map { "“\($0.element.label)”" }.joined(separator: " ")
    }

    /// Does what the user does; a step that has become impossible does nothing.
    func perform(_ step: Step) {
      switch step {
      case .tap(let label, let number): tap(label, number)
      case .type(let text, let field):
        tap(field, 0)
        guard isTypingText else { return }
        if text.count > 50 { send(.paste(text)) } else { type(text) }
      case .key(let name): Self.keys[name].map { press($0) }
      case .back: press(.escape)
      case .swipe, .halfSwipe: swipe(isFinished: step == .swipe)
      case .pullDown: dismissByUser()
      case .link, .webLink, .appLink, .settle, .run, .wait, .leave, .comeBack,
        .memoryWarning, .quit, .kill, .resize, .enterWindow, .closeWindow, .language:
        break
      }
    }

    /// Drags a page or a sheet, during which a few tasks run.
    private func swipe(isFinished: Bool) {
      guard let drag = beginInteractivePop() ?? beginInteractiveDismissal() else { return }
      drag.advance(to: 0.5)
      _ = Scheduler.shared.run(20)
      guard drag.isActive else { return }
      isFinished ? drag.finish() : drag.cancel()
    }

    /// Goes back by the key, and by the button of the bar when a field has the focus.
    func goBack(_ attempt: Int) {
      let button = choices.first { $0.element.label.hasPrefix("‹") }
      if attempt.isMultiple(of: 2) || button == nil { return press(.escape) }
      if let button { tap(button.element.label, button.number) }
    }

    /// Answers a question in one way after the other.
    func answerQuestion(_ attempt: Int) {
      let answers = choices.filter { $0.element.role == .button }
      guard !answers.isEmpty else { return }
      let (element, number) = answers[attempt % answers.count]
      tap(element.label, number)
    }

    /// The keys that are no letters, by their names.
    static let keys: [String: TerminalKey] = [
      "enter": .enter, "escape": .escape, "tab": .tab, "backTab": .backTab, "up": .up,
      "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
      "pageUp": .pageUp, "pageDown": .pageDown, "backspace": .backspace, "refresh": .character("r"),
    ]

    /// Taps what has a label, or else a row whose words end with it, such as a review by its text.
    private func tap(_ label: String, _ number: Int) {
      let choices = choices
      let rows = choices.filter { $0.element.role == .row && $0.element.label.hasSuffix(label) }
      guard
        let element = choices.first(where: { $0.element.label == label && $0.number == number })
          ?? rows.dropFirst(number).first,
        let point = point(toClick: element.element)
      else { return }
      click(point)
    }
  }
#endif
