import AppShell
import AppTesting
import Coordinator
import Foundation
import Redux
import ReduxRecording
import Testing

@testable import AppInspector
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct NamedStateTests {
  private let folder = TemporaryDirectory()
  private var path: String { folder.url.appending(path: "checkout.jsonl").path }

  /// Saves a state with a bookmark, on the screen of its sight.
  private func save() throws -> AppState {
    let recorder = Recorder<AppState>()
    let store = Store(initialState: SightsApp.initialState, recorder: recorder)
    store.dispatch(ExploreAction.viewLoaded)
    store.dispatch(BookmarksAction.toggle(3))
    store.dispatch(AppRoute.push(.reviews(id: 3)))
    let recording = try #require(recorder.recording)
    _ = try NamedState<SightsApp>.save(recording, at: 3, as: "checkout", in: folder.url)
    return store.state
  }

  @Test func `a state is opened as it was saved, without what changed nothing`() throws {
    let saved = try save()

    let state = try NamedState<SightsApp>(named: path)

    #expect(state.recording.numbers.count == 2)
    #expect(state.recording.state(at: 2) == saved)
    #expect(state.leftOut.isEmpty)
  }

  @Test func `a test starts from a state, and its data is not saved`() async throws {
    let saved = try save()

    let user = try AppUser(state: path)
    try await user.sees("Reviews")

    #expect(user.app.store.state.bookmarks == saved.bookmarks)
    #expect(user.app.store.state.navigation == saved.navigation)
    await user.screen.settled()
    let files = try? FileManager.default.contentsOfDirectory(atPath: user.directory.url.path)
    #expect(files?.contains { $0.hasSuffix(".json") } != true)
  }

  @Test func `a state of the repository is opened by its name`() async throws {
    let user = try AppUser(state: "bookmarked")

    #expect(NamedState<SightsApp>.names().contains("bookmarked"))
    try await user.sees("Taj Mahal")
    #expect(user.app.store.state.bookmarks.sights == [4])
  }

  @Test func `a property that can't be read is named, and the rest is opened`() throws {
    _ = try save()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("\"added\":{\"_0\":3}", with: "\"added\":{\"_0\":\"three\"}")
      .write(toFile: path, atomically: true, encoding: .utf8)

    let state = try NamedState<SightsApp>(named: path)

    #expect(state.leftOut.count == 1)
    #expect(
      state.leftOut.first?.hasPrefix("Line 2: BookmarksAction.added can't be read. At value.")
        == true,
      "\(state.leftOut)")
    let end = state.recording.state(at: state.recording.moments.upperBound)
    #expect(end.bookmarks.sights.isEmpty)
    #expect(end.navigation.stacks[.explore] == [.reviews(id: 3)])
  }

  @Test func `a name that is no file's is refused`() throws {
    let recorder = Recorder<AppState>()
    let store = Store(initialState: SightsApp.initialState, recorder: recorder)
    store.dispatch(BookmarksAction.toggle(3))
    let recording = try #require(recorder.recording)

    for name in ["../x", "", ".hidden", "a/b", String(repeating: "x", count: 61)] {
      #expect(throws: RecordingFileError.self) {
        try NamedState<SightsApp>.save(recording, at: 1, as: name, in: folder.url)
      }
    }
  }

  @Test func `the command line starts there, and reads no data`() throws {
    _ = try save()
    let launch = try SightsApp.arguments(["--state", path])
    var setup = AppSetup<SightsApp>()

    try Inspector<SightsApp>().prepare(&setup, for: launch)

    #expect(setup.isDetached)
    let store = Store(
      initialState: SightsApp.initialState, recorder: setup.recorder as? Recorder<AppState>)
    #expect(store.state.bookmarks.sights == [3])
  }

  @Test func `a recording that goes on elsewhere is written again, and leads to its states`() throws
  {
    let url = folder.url.appending(path: "session.jsonl")
    let recorder = Recorder<AppState>()
    let writer = try RecordingWriter<SightsApp>(url: url)
    let store = Store(
      initialState: SightsApp.initialState, middleware: [writer.middleware(recorder)],
      recorder: recorder)
    for id in 1...4 { store.dispatch(BookmarksAction.toggle(id)) }

    store.travel(to: 2)
    store.continueFromMoment()
    store.skip(1)
    store.dispatch(BookmarksAction.toggle(9))

    let file = try RecordingFile<SightsApp>(contentsOf: url)
    try file.check()
    #expect(file.recording.numbers.count == 2)
    #expect(file.recording.state(at: 2).bookmarks.sights == [9, 2])
  }
}
