import Coordinator
import Foundation
import Testing

/// Saved roots, tabs and styles; a later version may know fewer.
@Suite(.timeLimit(.minutes(30))) struct RootRestorationTests {
  let place = [
    Action.push(.sight(1)), .setTabs([.saved, .explore]), .enter(.onboarding), .push(.page("a")),
    .present(Sheet([.signIn], as: .fullScreen)), .present(Sheet([.register], as: .bare)),
  ].reduce(into: Place(selectedTab: .explore)) { $0.reduce($1) }
  let fallback = Place(selectedTab: .account)

  private func restored(
    replacing text: String = "", with other: String = ""
  ) throws -> RestoredNavigation<TestMap> {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(place), as: UTF8.self)
    #expect(text.isEmpty || json.contains(text), "\(json)")
    let damaged = text.isEmpty ? json : json.replacing(text, with: other)
    return RestoredNavigation(from: Data(damaged.utf8), fallback: fallback)
  }

  @Test func `what every root remembers is restored`() throws {
    let restored = try restored()

    #expect(restored.state == place)
    #expect(restored.cuts == [])
    var state = restored.state
    state.reduce(Action.enter(.main))
    #expect(state.tabs == [.saved, .explore])
    #expect(state.route == Route(tab: .explore, [.sight(1)]))
  }

  @Test func `a file says nothing of what is as in the map`() throws {
    let data = try JSONEncoder().encode(
      Place(Route(tab: .explore, [.sight(1)], modals: [[.signIn]])))
    let keys = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys

    #expect(keys.sorted() == ["modals", "selectedTab", "stacks", "version"])
  }

  @Test func `the fallback's root replaces an unknown one`() throws {
    let restored = try restored(
      replacing: #""onboarding","selectedTab""#, with: #""x","selectedTab""#)

    #expect(restored.state.route == fallback.route)
    #expect(restored.state.stacks == place.stacks)
    #expect(restored.cuts.contains(.root))
  }

  @Test func `a hidden root that is unknown is forgotten`() throws {
    let restored = try restored(replacing: #""root":"main""#, with: #""root":"x""#)

    #expect(restored.state.visible == place.visible)
    #expect(restored.cuts == [.root])
  }

  @Test func `a tab that is unknown goes with its stack`() throws {
    let restored = try restored(replacing: #""explore""#, with: #""x""#)

    var state = restored.state
    state.reduce(Action.enter(.main))
    #expect(state.tabs == [.saved])
    #expect(restored.state.stacks == [.welcome: [.page("a")]])
    #expect(restored.cuts == [.tab, .tab])
  }

  @Test func `a modal in an unknown style goes with what is above it`() throws {
    let restored = try restored(replacing: "fullScreen", with: "hologram")

    #expect(restored.state.modals == [])
    #expect(restored.cuts == [.modal(depth: 0)])
  }

  @Test(arguments: 0..<10)
  func `whatever the damage, the place makes sense`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      var bytes = Array(try JSONEncoder().encode(random.placeWithHiddenRoots()))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 32...126, using: &random)
      }

      let state = RestoredNavigation<TestMap>(from: Data(bytes), fallback: fallback).state

      #expect(state.tabs.contains(state.selectedTab))
      #expect(Set(state.tabs).count == state.tabs.count)
      #expect(state.modals.allSatisfy { !$0.stack.isEmpty })
      #expect(state.modals.allSatisfy { $0.style != .bare || $0.stack.count == 1 })
    }
  }

  @Test func `tabs that the app has set prevail over saved ones`() throws {
    var state = Place(selectedTab: .explore)
    state.reduce(Action.setTabs([.account, .saved], of: .main))

    state.reduce(Action.restore(place))
    state.reduce(Action.enter(.main))

    #expect(state.tabs == [.account, .saved])
    #expect(state.stacks[.explore] == nil)
  }
}
