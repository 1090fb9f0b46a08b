import SwiftSource

extension SourceTree {
  /// Returns the reducers, and the functions that change a state, file by file.
  func findReducers() -> [ReducerSource] {
    let states = Set(types(conformingTo: "StateType").map(\.type.name))
    let known = declaredValues
    return files.compactMap { file in
      let types = states.intersection(file.outline.types.map(\.name)).union(file.outline.reducing)
      let changes = !file.outline.reducing.isEmpty || file.says("mutating func")
      return changes && !types.isEmpty ? ReducerSource(file, types: types, known: known) : nil
    }
  }

  /// The names of the structs and enums.
  var declaredValues: Set<String> { Set(files.flatMap(\.outline.declaredValues)) }

  /// The types that are declared as classes or actors.
  var classes: [SwiftOutline.TypeDeclaration] {
    files.flatMap { $0.outline.types.filter(\.isClass) }
  }

  /// The protocols of the libraries that inherit another one, whose sources aren't read here.
  private static let heirs: [String: Set<String>] = [
    "ActionType": ["LocalAction"], "StateType": ["AppStateType", "FormStateType"],
    "Error": ["LocalizedError", "CustomNSError"],
  ]

  /// The declarations and extensions that conform to a protocol, directly or by a protocol that inherits it.
  func types(
    conformingTo name: String
  ) -> [(file: SourceFile, type: SwiftOutline.TypeDeclaration)] {
    let names = self.names(
      for: Self.heirs[name, default: []].union([name]), by: ["protocol", "typealias"])
    return files.flatMap { file in file.outline.types.map { (file, $0) } }.filter { _, type in
      !["protocol", "typealias"].contains(type.keyword) && !type.inherited.isDisjoint(with: names)
    }
  }

  /// Returns names, and those that declarations with some keywords derive from them.
  func names(for names: Set<String>, by keywords: Set<String>) -> Set<String> {
    let types = files.flatMap(\.outline.types).filter { keywords.contains($0.keyword) }
    var all = names
    var count = 0
    while count != all.count {
      count = all.count
      all.formUnion(types.filter { !$0.inherited.isDisjoint(with: all) }.map(\.name))
    }
    return all
  }

  /// The contents of states and actions: the stored properties and values of their types, and of the
  /// structs and enums that these name.
  var values: [(file: SourceFile, member: SwiftOutline.Member)] {
    let roots = types(conformingTo: "StateType") + types(conformingTo: "ActionType")
    return contents(of: Set(roots.map(\.type.name))).members
  }

  /// The states of screens, each of which is in `ScreenStates`, with their parts.
  var statesOfScreens: Set<String> {
    let members = files.flatMap(\.outline.members).filter {
      $0.type.contains { $0.isWord("ScreenStates") }
    }
    return contents(of: Set(members.flatMap(\.words))).types
  }

  /// Returns the stored properties and values of some structs and enums, and of those that these name.
  private func contents(
    of roots: Set<String>
  ) -> (types: Set<String>, members: [(file: SourceFile, member: SwiftOutline.Member)]) {
    let declaring = files.reduce(into: [String: [SourceFile]]()) { declaring, file in
      for type in file.outline.types where type.isValue {
        declaring[type.name, default: []] += [file]
      }
    }
    var members: [(file: SourceFile, member: SwiftOutline.Member)] = []
    var types: Set<String> = []
    var seen: Set<String> = []
    var next = roots.flatMap { name in (declaring[name] ?? []).map { (name, $0) } }
    while let (name, file) = next.popLast() {
      guard seen.insert("\(file.path) \(name)").inserted else { continue }
      types.insert(name)
      for member in file.outline.members where member.owner == name && member.isHeld {
        members.append((file, member))
        for word in member.words {
          let others = declaring[word] ?? []
          let own = others.filter { $0.path == file.path }
          next += (own.isEmpty ? others : own).map { (word, $0) }
        }
      }
    }
    return (types, members)
  }

  /// The parts of the app's state that its reducer doesn't name.
  var unreducedParts: [String] {
    let apps = Set(types(conformingTo: "AppStateType").map(\.type.name))
    let states = Set(types(conformingTo: "StateType").map(\.type.name)).union(Self.libraryStates)
    return files.flatMap { file in
      let reduced = file.outline.code(in: apps).ownMembers
      let own = apps.intersection(file.outline.reducing)
      return file.outline.members.filter { member in
        own.contains(member.owner ?? "") && member.isHeld
          && !member.words.isDisjoint(with: states) && !reduced.contains(member.name)
      }.map { "\(file.path):\($0.line) has \($0.name), which its reducer doesn't name" }
    }
  }

  /// The forms that are left without a question: no code asks their `ScreenStates` which of them have text.
  var unlockedForms: [String] {
    let members = files.flatMap { file in file.outline.members.map { (file, $0) } }
    let forms = Set(
      members.filter { $0.1.isHeld && $0.1.words.contains("FormState") }.compactMap(\.1.owner))
    return members.filter { _, member in
      member.isHeld && member.words.contains("ScreenStates")
        && !member.words.isDisjoint(with: forms)
        && !files.contains { $0.says("\(member.name).screens(where:") }
    }.map { file, member in
      "\(file.path):\(member.line) has \(member.name), whose text is lost without a question"
    }
  }

  private static let libraryStates: Set = [
    "FormState", "LinkState", "NavigationState", "OutboxState", "ScreenStates", "StorageState",
  ]
}

extension SwiftOutline.TypeDeclaration {
  var isClass: Bool { keyword == "class" || keyword == "actor" }
  var isValue: Bool { keyword == "struct" || keyword == "enum" }
}

extension SwiftOutline.Member {
  /// The words of its type and its value.
  fileprivate var words: Set<String> { Set(type.filter { $0.kind == .word }.map(\.text)) }
  /// Whether each value of its type has it.
  fileprivate var isHeld: Bool { keyword == "case" || isStored && !isStatic }
}

extension [SwiftToken] {
  /// The words on whose members the code calls something, such as `home` in `home.reduce(action)`.
  fileprivate var ownMembers: Set<String> {
    let words = indices.dropLast().filter { index in
      let isMember = index > 1 && self[index - 1].isSign(".") && !self[index - 2].isWord("self")
      return self[index].kind == .word && self[index + 1].isSign(".") && !isMember
    }
    return Set(words.map { self[$0].text })
  }
}
