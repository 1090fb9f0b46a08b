import AppTesting
import Coordinator
import Foundation
import Redux
import Testing

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct SavedDataTests {
  private let directory = TemporaryDirectory()
  private var file: StateFile<SightsApp> { StateFile<SightsApp>(directory: directory.url) }

  @Test func `bookmarks and visits are restored`() {
    let (file, data) = (file, SavedData(saved: [50], visits: [50: 2]))
    #expect(file.open() == .granted)

    file.update({ $0.data = data }) { Issue.record("\($0)") }
    file.close()

    #expect(self.file.read() == .data(data, place: nil))
  }

  @Test func `the place is restored, except for forms`() {
    let file = file
    #expect(file.open() == .granted)
    let place = NavigationState<AppMap>(
      selectedTab: .saved, stacks: [.saved: [.sight(id: 3)]], modals: [[.signIn]])

    file.update({ ($0.data, $0.place) = (SavedData(), place) }) { Issue.record("\($0)") }
    file.flush()

    let restored = NavigationState<AppMap>(
      selectedTab: .saved, stacks: [.saved: [.sight(id: 3)]])
    guard case .data(_, let read?) = self.file.read() else {
      Issue.record("There is no place.")
      return
    }
    #expect(read.state == restored)
  }

  @Test func `what no version of the app would have saved is left out`() throws {
    let json = #"""
      {"saved": [4, 4, 0, -1, 5, 4000000000], "visits": {"1": 2, "2": -3, "0": 1},
      "drafts": {"4": {"rating": 9, "text": "So"}, "5": {"text": ""}, "0": {"text": "No"}}}
      """#

    let data = try JSONDecoder().decode(SavedData.self, from: Data(json.utf8))

    let expected = SavedData(
      saved: [4, 5], visits: [1: 2], drafts: [4: UnfinishedReview(rating: nil, text: "So")])
    #expect(data == expected)
    #expect(try JSONDecoder().decode(SavedData.self, from: Data("{}".utf8)) == SavedData())
  }

  @Test func `a draft is as it was typed after a restart`() throws {
    let draft = UnfinishedReview(rating: 3, text: " High.\n\n  - And wide.\t🏴󠁧󠁢󠁳󠁣󠁴󠁿\n")

    let saved = try revealingSecrets { try JSONEncoder().encode(draft) }

    #expect(try JSONDecoder().decode(UnfinishedReview.self, from: saved) == draft)
  }

  @Test(arguments: [(Int.max, 5), (6, 5), (3, 3), (0, 0), (-1, 0), (Int.min, 0)])
  func `a saved change has a rating that the form can show`(saved: Int, rating: Int) throws {
    let json = #"{"rating": \#(saved), "text": "So"}"#

    let draft = try revealingSecrets {
      try JSONDecoder().decode(ReviewDraft.self, from: Data(json.utf8))
    }

    #expect(draft == ReviewDraft(rating: rating, text: "So"))
  }

  @Test(arguments: ["7", "null", #""here""#, "[]"])
  func `a damaged place costs no data, and is reported`(place: String) throws {
    let json = #"{"version": 1, "dataVersion": 1, "data": {"saved": [4]}, "place": \#(place)}"#
    try Data(json.utf8).write(to: directory.url.appending(path: "state.json"))

    guard case .data(let data, let place?) = file.read() else {
      Issue.record("There is no place.")
      return
    }

    #expect(data.saved == [4])
    #expect(place.cuts.count == 1)
  }

  @Test func `a place in a file may lack its tabs and hidden roots`() throws {
    let json = """
      {"version": 1, "dataVersion": 1, "data": {"saved": [4], "visits": {}}, "place": {"version": 1, "selectedTab": "saved",
       "stacks": [{"tab": "saved", "screens": [{"sight": {"id": 3}}, {"later": {}}]}], "modals": []}}
      """
    try Data(json.utf8).write(to: directory.url.appending(path: "state.json"))

    guard case .data(let data, let place?) = file.read() else {
      Issue.record("There is no place.")
      return
    }

    #expect(data.saved == [4])
    #expect(place.state.route == Route(tab: .saved, [.sight(id: 3)]))
    #expect(place.cuts == [.screen(.tab(.saved), position: 1)])
  }
}
