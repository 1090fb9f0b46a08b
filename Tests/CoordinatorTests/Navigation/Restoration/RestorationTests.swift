import Coordinator
import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct RestorationTests {
  let place = Place(
    selectedTab: .explore,
    stacks: [.explore: [.sight(1), .visit(1)], .saved: [.results(search: "é", sort: .year)]],
    modals: [[.signIn, .register], [.page("a/b")]])
  let fallback = Place(selectedTab: .account)

  private func restored(_ json: String) -> RestoredNavigation<TestMap> {
    RestoredNavigation(from: Data(json.utf8), fallback: fallback)
  }

  private func json(_ place: Place) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(place), as: UTF8.self)
  }

  @Test(arguments: [Int.max, .min, -1])
  func `a window with an extreme number is left out`(number: Int) throws {
    let other = try json(place).replacing("{", with: #"{"window":\#(number),"#, maxReplacements: 1)
    let saved = try json(place).replacing("{", with: #"{"others":[\#(other)],"#, maxReplacements: 1)

    let restored = restored(saved)

    #expect(restored.cuts == [.window])
    #expect(restored.state == place)
  }

  @Test(arguments: 0..<5)
  func `a saved place is restored`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let place = random.placeWithHiddenRoots()
      let data = try JSONEncoder().encode(place)

      let restored = RestoredNavigation(from: data, fallback: fallback)

      #expect(restored.state == place)
      #expect(restored.cuts == [])
      #expect(try JSONDecoder().decode(Place.self, from: data) == place)
    }
  }

  @Test func `equal places are encoded alike, with a version`() throws {
    let moved = [Action.push(.sight(1)), .pop(1)].reduce(into: place) { $0.reduce($1) }

    #expect(try json(place).contains("\"version\":1"))
    #expect(try json(moved) == json(place))
  }

  @Test func `an unknown screen is cut, and so is what is above it`() throws {
    let json = try json(place).replacing("\"visit\"", with: "\"voyage\"")

    let restored = restored(json)

    var expected = Place(selectedTab: .explore, stacks: place.stacks)
    expected.reduce(Action.pop(1))
    #expect(restored.state == expected)
    #expect(restored.cuts == [.screen(.tab(.explore), position: 1)])
    #expect(try JSONDecoder().decode(Place.self, from: Data(json.utf8)) == expected)
  }

  @Test func `a cut in a hidden tab leaves the modals`() throws {
    let json = try json(place).replacing("\"year\"", with: "\"century\"")

    let restored = restored(json)

    #expect(
      restored.state
        == Place(
          selectedTab: .explore, stacks: [.explore: [.sight(1), .visit(1)]], modals: place.modals))
    #expect(restored.cuts == [.screen(.tab(.saved), position: 0)])
  }

  @Test(arguments: [("\"register\"", [[.signIn]] as [Sheet], 1), ("\"signIn\"", [], 0)])
  func `a cut in a modal dismisses the modals above it`(
    name: String, modals: [Sheet], position: Int
  ) throws {
    let restored = restored(try json(place).replacing(name, with: "\"gone\""))

    #expect(
      restored.state == Place(selectedTab: .explore, stacks: place.stacks, modals: modals))
    #expect(restored.cuts == [.screen(.modal(0), position: position)])
  }

  @Test(arguments: ["5", "null", "{}", #""sheet""#, #"{"style":7}"#, #"{"stack":{}}"#])
  func `a damaged modal costs itself and what is above it`(modal: String) throws {
    let whole = #"[{"page":{"_0":"a\/b"}}]"#

    for (old, modals) in [(whole, [place.modals[0]]), (#"[{"signIn":{}},{"register":{}}]"#, [])] {
      let json = try json(place)
      #expect(json.contains(old))
      let restored = restored(json.replacing(old, with: modal))

      #expect(
        restored.state == Place(selectedTab: .explore, stacks: place.stacks, modals: modals))
      #expect(restored.cuts == [.modal(depth: modals.count)])
    }
  }

  @Test(arguments: [
    (#""screens":[{"sight":{"_0":1}},{"visit":{"_0":1}}]"#, #""screens":7"#),
    (#"{"screens":[{"sight":{"_0":1}},{"visit":{"_0":1}}],"tab":"explore"}"#, "7"),
  ])
  func `a damaged stack costs itself and the modals above it`(part: String, damage: String) throws {
    let json = try json(place)
    #expect(json.contains(part), "\(json)")

    let restored = restored(json.replacing(part, with: damage))

    #expect(
      restored.state == Place(selectedTab: .explore, stacks: [.saved: place.stacks[.saved] ?? []]))
    #expect(restored.cuts.count == 1)
  }

  @Test(arguments: [
    ("stacks", [NavigationCut<TestMap>.tab], true), ("modals", [.modal(depth: 0)], false),
  ])
  func `a damaged list costs what was in it`(
    key: String, cuts: [NavigationCut<TestMap>], areStacksLost: Bool
  ) throws {
    for damage in ["7", "{}", "null", #""""#] {
      var object = try object(place)
      object[key] = nil
      let rest = String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)

      let restored = restored(#"{"\#(key)":\#(damage),"# + rest.dropFirst())

      #expect(
        restored.state
          == Place(selectedTab: .explore, stacks: areStacksLost ? [:] : place.stacks))
      #expect(restored.cuts == cuts)
    }
  }

  @Test(arguments: [
    ("tabs", NavigationCut<TestMap>.tab), ("hidden", .root), ("requests", .request),
  ])
  func `a damaged list that most places lack costs nothing else`(
    key: String, cut: NavigationCut<TestMap>
  ) throws {
    for damage in ["7", "{}", #""""#, "[7]"] {
      let restored = restored(#"{"\#(key)":\#(damage),"# + (try json(place)).dropFirst())

      #expect(restored.state == place)
      #expect(restored.cuts == [cut])
    }
  }

  private func object(_ place: Place) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json(place).utf8)) as? [String: Any])
  }

  @Test func `a stack of an unknown tab is left out`() throws {
    let json = try json(place).replacing("\"tab\":\"saved\"", with: "\"tab\":\"hidden\"")

    let restored = restored(json)

    #expect(restored.state.stacks == [.explore: [.sight(1), .visit(1)]])
    #expect(restored.state.modals == place.modals)
    #expect(restored.cuts == [.tab])
  }

  @Test func `the fallback's tab replaces an unknown tab`() throws {
    let json = try json(place).replacing(
      "\"selectedTab\":\"explore\"", with: "\"selectedTab\":\"hidden\"")

    let restored = restored(json)

    #expect(restored.state == Place(selectedTab: .account, stacks: place.stacks))
    #expect(restored.cuts == [.selectedTab])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Place.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: ["", "{", "[]", "{}", "null", "{\"version\":\"2\"}", "\u{0}"])
  func `an unreadable place is replaced by the fallback`(json: String) {
    let restored = restored(json)

    #expect(restored.state == fallback)
    guard case .everything? = restored.cuts.first else {
      Issue.record("\(restored.cuts)")
      return
    }
  }

  @Test func `a place of a later version is not read`() throws {
    let json = try json(place).replacing("\"version\":1", with: "\"version\":3")

    #expect(restored(json).state == fallback)
  }

  @Test func `a screen that is not allowed is cut`() throws {
    let restored = RestoredNavigation(
      from: Data(try json(place).utf8), fallback: fallback, where: { $0 != .signIn })

    #expect(restored.state == Place(selectedTab: .explore, stacks: place.stacks))
    #expect(restored.cuts == [.screen(.modal(0), position: 0)])
  }

  @Test(arguments: 0..<10)
  func `damage never keeps an app from starting`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      var bytes = Array(try json(place).utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }

      let restored = RestoredNavigation(from: Data(bytes), fallback: fallback)

      #expect(restored.cuts != [] || !restored.state.route.chain.isEmpty)
      #expect(restored.state.modals.allSatisfy { !$0.stack.isEmpty })
    }
  }

  @Test func `a place without roots and tabs is restored`() throws {
    let json = """
      {"version": 1, "selectedTab": "saved", "stacks": [
        {"tab": "explore", "screens": [{"sight": {"_0": 1}}]},
        {"tab": "saved", "screens": [{"sight": {"_0": 2}}, {"visit": {"_0": 2}}]}],
       "modals": [[{"signIn": {}}, {"register": {}}], [{"page": {"_0": "terms"}}]]}
      """
    let stacks: [TestMap.Tab: [Screen]] = [
      .explore: [.sight(1)], .saved: [.sight(2), .visit(2)],
    ]

    let restored = restored(json)

    #expect(
      restored.state
        == Place(
          selectedTab: .saved, stacks: stacks, modals: [[.signIn, .register], [.page("terms")]]))
    #expect(restored.cuts == [])
  }

  @Test func `an untouched app takes the saved place as it is`() {
    var state = Place(selectedTab: .explore)

    state.reduce(Action.restore(place))

    #expect(state == place)
  }

  @Test(arguments: [
    Action.pop(1), .popToRoot, .replace(.explore), .select(.explore), .present([]), .dismiss,
    .close(.signIn), .user(.reselected(.explore)), .user(.selected(.explore)),
  ])
  func `an action that changes nothing does not prevent a restore`(action: Action) {
    var state = Place(selectedTab: .explore)

    state.reduce(action)
    state.reduce(Action.restore(place))

    #expect(state == place)
  }

  @Test func `a decoded route equals the encoded one`() throws {
    let data = try JSONEncoder().encode(place.route)

    #expect(try JSONDecoder().decode(TestRoute.self, from: data) == place.route)
  }
}
