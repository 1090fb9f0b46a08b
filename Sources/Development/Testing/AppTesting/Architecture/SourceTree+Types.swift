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

  /// The declarations and extensions that conform to a protocol, directly or by a protocol that inherits it.
  func types(
    conformingTo name: String
  ) -> [(file: SourceFile, type: SwiftOutline.TypeDeclaration)] {
    let names = self.names(for: [name], by: ["protocol", "typealias"])
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
    let roots = Set(
      (types(conformingTo: "StateType") + types(conformingTo: "ActionType")).map(\.type.name))
    let declaring = files.reduce(into: [String: [SourceFile]]()) { declaring, file in
      for type in file.outline.types where type.isValue {
        declaring[type.name, default: []] += [file]
      }
    }
    var found: [(file: SourceFile, member: SwiftOutline.Member)] = []
    var seen: Set<String> = []
    var next = roots.flatMap { name in (declaring[name] ?? []).map { (name, $0) } }
    while let (name, file) = next.popLast() {
      guard seen.insert("\(file.path) \(name)").inserted else { continue }
      for member in file.outline.members where member.owner == name && member.isHeld {
        found.append((file, member))
        for word in Set(member.type.filter { $0.kind == .word }.map(\.text)) {
          let others = declaring[word] ?? []
          let own = others.filter { $0.path == file.path }
          next += (own.isEmpty ? others : own).map { (word, $0) }
        }
      }
    }
    return found
  }
}

extension SwiftOutline.TypeDeclaration {
  var isClass: Bool { keyword == "class" || keyword == "actor" }
  var isValue: Bool { keyword == "struct" || keyword == "enum" }
}

extension SwiftOutline.Member {
  /// Whether each value of its type has it.
  fileprivate var isHeld: Bool { keyword == "case" || isStored && !isStatic }
}
