import Foundation

extension TerminalScreen {
  /// The topmost layer of the topmost window; nothing below it can be used.
  var focusScope: UIView? {
    guard let window = windowScene.keyWindow else { return nil }
    return window.subviews.last { $0 is PresentationView } ?? window
  }

  /// Sends an event to the views, as the device does.
  public func send(_ event: TerminalEvent) {
    prepareForEvent()
    switch event {
    case .resize(let size):
      resize(columns: size.columns, rows: size.rows)
      redraw()
    // UIKit ignores the user from `present` on, even if what is presented has no view yet.
    case _ where comingPresentations > 0: break
    case .key(let key, let modifiers): handle(key, modifiers)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): paste(text)
    }
    setNeedsUpdate()
    updateIfOverdue()
  }

  /// Ends the application; a headless screen is only marked as quit.
  package func quit() {
    isQuit = true
    onQuit()
  }

  private func quitUnlessAsked() {
    if windowScene.terminalShouldQuit() { quit() }
  }

  /// The responder chain, from the focused view, or else the page shown, to the application; with the page's
  /// view controller in any case, for a bar may have the focus.
  var responders: [UIResponder] {
    let page = focusScope?.pageController
    let first: UIResponder? = focus.view ?? page ?? focusScope
    let chain = Array(sequence(first: first) { $0?.next }.compactMap { $0 })
    let isThere = page.map { page in chain.contains { $0 === page } } ?? true
    let all = isThere ? chain : chain.prefix(1) + [page].compactMap(\.self) + chain.dropFirst()
    return addingPagesBeside(all)
  }

  /// Adds the pages in the other columns of a split view, whose keys work, too, unless a nearer responder has them.
  private func addingPagesBeside(_ chain: [UIResponder]) -> [UIResponder] {
    guard let place = chain.lastIndex(where: { $0 is UISplitViewController }),
      let split = chain[place] as? UISplitViewController
    else { return chain }
    let others = split.shownPages.filter { page in !chain.contains { $0 === page } }
    return chain[..<place] + others + chain[place...]
  }

  /// The hints in the help line: the keys of the active responders, then those that always work.
  var keyHints: [TerminalKeyHint] {
    var hints: [TerminalKeyHint] = []
    if let prominentButton, prominentButton !== focus.view {
      let title = prominentButton.configuration?.title ?? TerminalWord.send.text
      hints.append(TerminalKeyHint(Self.sendKey, title))
    }
    for responder in responders {
      for hint in responder.helpLineHints where !ignores(hint, of: responder) { hints.merge(hint) }
    }
    if isTyping, !hints.contains(where: \.isEscape) { hints.append(.init("Esc", .done)) }
    if !isTyping, let field = focusScope?.searchField {
      hints.append(.init("/", .search))
      let hasEscape = hints.contains(where: \.isEscape)
      if !field.line.characters.isEmpty, !hasEscape { hints.append(.init("Esc", .clear)) }
    }
    if let focusScope, focusScope.focusableViews.contains(where: { $0 !== focus.view }),
      !hints.contains(where: { $0.title == TerminalWord.next.text })
    {
      hints.append(.init("⇥", .next))
    }
    return hints + [isTyping || isForm ? .init("^C", .quit) : .init("q", .quit)]
  }

  /// Whether a text field has the focus, which gets all letters.
  var isTyping: Bool { focus.view?.canBecomeFirstResponder ?? false }

  /// Whether there are fields to fill in, even below an alert, which a mistyped letter must not
  /// close.
  var isForm: Bool {
    let views = windowScene.keyWindow?.focusableViews ?? []
    return views.contains { $0.canBecomeFirstResponder && !($0 is UISearchTextField) }
  }

  /// Whether the key of a hint does nothing at the moment: a text field types it, or it is a letter of the window
  /// in a form, where a mistyped one must not cover what the user writes.
  func ignores(_ hint: TerminalKeyHint, of responder: UIResponder) -> Bool {
    if isTyping { return hint.isTyped }
    return isForm && responder is UIWindow && hint.isLetter
  }

  /// Lets a responder do what was added for a key, unless that is a letter of the window in a form.
  private func perform(
    _ key: TerminalKey, _ modifiers: TerminalModifiers, by responder: UIResponder
  ) -> Bool {
    if isForm, responder is UIWindow, case .character(let letter) = key, letter.isLetter {
      return false
    }
    return responder.performAction(for: key, modifiers)
  }

  private func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) {
    if modifiers.contains(.control), performControl(key) { return }
    focus.endWait()
    if isListingKeys { return handleInList(key, modifiers) }
    resumeTyping(with: key)
    let active = activeResponders
    if active.contains(where: {
      $0.handle(key, modifiers) || perform(key, modifiers, by: $0)
    }) {
      return
    }
    guard let focusScope, active.count == responders.count else { return quitIfAsked(key) }
    let page = focusScope.pageController?.viewIfLoaded ?? focusScope
    switch key {
    case .tab: focus.advance(by: modifiers.contains(.shift) ? -1 : 1, in: focusScope)
    case .backTab: focus.advance(by: -1, in: focusScope)
    case .character("?"): isListingKeys = true
    case .character(let letter) where modifiers.contains(.control) && Self.pages[letter] != nil:
      Self.pages[letter].map { handle($0, []) }
    case .character(let letter) where Self.moves[letter] != nil:
      Self.moves[letter].map { handle($0, modifiers) }
    case .escape where isTyping: focus.view?.resignFirstResponder()
    case .escape: focusScope.searchField?.clear()
    case .character("/") where focusScope.searchField != nil:
      focusScope.searchField?.becomeFirstResponder()
    case _ where focus.move(key, in: focusScope): break
    case _ where page.first(UIScrollView.self)?.scroll(with: key) == true: break
    default: quitIfAsked(key)
    }
  }

  /// Returns to the text that the app has interrupted if the user simply goes on typing.
  private func resumeTyping(with key: TerminalKey) {
    guard case .character(let character) = key, character.isLetter || character == " ",
      let text = focus.interruptedText, let focusScope, text.isReachable(in: focusScope)
    else { return }
    focus.move(to: text)
  }

  /// The letters that move, like in `vi`.
  static let moves: [Character: TerminalKey] = [
    "h": .left, "j": .down, "k": .up, "l": .right, "g": .home, "G": .end,
  ]

  /// The letters that scroll by a page together with Control, like in `vi`.
  static let pages: [Character: TerminalKey] = [
    "b": .pageUp, "d": .pageDown, "f": .pageDown, "u": .pageUp,
  ]

  /// The letters that mean the same on every page, and so are no button's or row's.
  static let reservedLetters: Set<Character> = ["g", "h", "j", "k", "l", "q", "r"]

  /// Performs what a letter does together with Control wherever the focus is, and returns whether it does
  /// anything.
  private func performControl(_ key: TerminalKey) -> Bool {
    switch key {
    case .character("c"), .character("q"): quitUnlessAsked()
    case .character("g"): isListingKeys.toggle()
    case .character("s"): return pressProminentButton()
    default: return false
    }
    return true
  }

  /// The button that sends a form, which has a key because Enter in a text of several lines is a line break.
  private var prominentButton: UIButton? {
    let views = focusScope?.focusableViews ?? []
    guard views.contains(where: { $0 is UITextView }) else { return nil }
    return focusScope?.prominentButton
  }

  private func pressProminentButton() -> Bool {
    guard !ignoresInteraction, !isListingKeys, let prominentButton else { return false }
    prominentButton.activate()
    return true
  }

  private func paste(_ text: String) {
    guard !isListingKeys else { return }
    let active = activeResponders
    if active.contains(where: { $0.handlePaste(text) }) { return }
    if active.count == responders.count { open(text) }
  }

  /// Whether a presentation or dismissal that takes time is in flight, when UIKit ignores touches.
  var ignoresInteraction: Bool {
    let layers = windowScene.keyWindow?.subviews.compactMap { $0 as? PresentationView } ?? []
    return transitions.takeTime && layers.contains { $0.presentation?.transition != nil }
  }

  /// The responder chain without those parts that move, for which UIKit ignores touches.
  private var activeResponders: [UIResponder] {
    guard !ignoresInteraction else { return [] }
    let all = responders
    let moving = all.lastIndex { ($0 as? UINavigationController)?.isMoving == true }
    return Array(all.dropFirst(moving.map { $0 + 1 } ?? 0))
  }

  private func quitIfAsked(_ key: TerminalKey) {
    if key == .character("q"), !isForm { quitUnlessAsked() }
  }
}

extension [TerminalKeyHint] {
  /// Adds a hint, unless there is one for its key or its effect.
  ///
  /// Escape and letters are always named: where Enter has the same effect, both keys share a hint.
  fileprivate mutating func merge(_ hint: TerminalKeyHint) {
    guard !contains(where: { $0.key == hint.key }) else { return }
    guard let index = firstIndex(where: { $0.title == hint.title }) else { return append(hint) }
    let isNamed = hint.isEscape || hint.isTyped
    if isNamed, self[index].key == "⏎" { self[index].key = "⏎ \(hint.key)" }
  }
}

extension UIView {
  /// Returns the nearest view that satisfies the condition: this one or one that contains it.
  func enclosing(where condition: (UIView) -> Bool) -> UIView? {
    sequence(first: self, next: \.superview).first(where: condition)
  }

  /// The first button that stands out and can be pressed.
  var prominentButton: UIButton? {
    focusableViews.lazy.compactMap { $0 as? UIButton }.first { $0.isProminent && $0.isEnabled }
  }

  var searchField: UISearchTextField? {
    focusableViews.lazy.compactMap { $0 as? UISearchTextField }.first { $0.leftViewMode == .always }
  }

  /// Returns the first view of a type that isn't hidden, the view itself or one in it.
  func first<View: UIView>(
    _ type: View.Type, where condition: (View) -> Bool = { _ in true }
  ) -> View? {
    guard isDrawn else { return nil }
    if let view = self as? View, condition(view) { return view }
    for subview in subviews {
      if let view = subview.first(type, where: condition) { return view }
    }
    return nil
  }
}
