import AppComponents
import AppShell
import Redux
import Testing

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct ItemsStateTests {
  let rows = [ItemsPage.Row(id: 1, title: "Row 1", detail: "Page 1")]

  @Test func `pages are put together, and the last one is the end`() async throws {
    var state = ItemsState()

    for page in 1...3 {
      #expect(state.nextPage == page)
      state.reduce(ItemsAction.pageLoad(.started))
      state.reduce(ItemsAction.pageLoad(.success(try await ItemsPage.sample("", page))))
    }

    #expect(state.rows.value?.map(\.id) == Array(1...60))
    #expect(state.nextPage == nil)
  }

  @Test func `a server that repeats a page ends the list`() async throws {
    var state = ItemsState()
    for _ in 1...2 {
      state.reduce(ItemsAction.pageLoad(.success(try await ItemsPage.sample("", 1))))
    }

    #expect(state.rows.value?.map(\.id) == Array(1...20))
    #expect(state.nextPage == nil)
  }

  @Test func `a failure keeps the rows, and the page to load`() {
    var state = ItemsState(rows: .loaded(rows), nextPage: 2)

    state.reduce(ItemsAction.pageLoad(.failure(ItemsError.unreachable)))

    #expect(state == ItemsState(rows: .failed(ItemsError.unreachable, previous: rows), nextPage: 2))
    let viewState = ItemsViewState(state)
    #expect(viewState.rows.map(\.id) == [1, nil])
    #expect(!viewState.canLoadMore)
  }

  @Test func `the status below the rows can be selected only to try again`() {
    let loading = ItemsState(rows: .loading(progress: nil, previous: rows), nextPage: 2)
    let failed = ItemsState(rows: .failed(ItemsError.unreachable, previous: rows), nextPage: 2)

    #expect(ItemsViewState(loading).rows.map(\.isSelectable) == [true, false])
    #expect(ItemsViewState(failed).rows.map(\.isSelectable) == [true, true])
  }

  @Test func `a refresh keeps the rows until the first page replaces them`() async throws {
    var state = ItemsState(rows: .loaded(rows), nextPage: nil)

    state.reduce(ItemsAction.refreshPulled)
    state.reduce(ItemsAction.pageLoad(.started))

    #expect(state.rows.value == rows)
    #expect(ItemsViewState(state).isRefreshing)
    state.reduce(ItemsAction.pageLoad(.success(try await ItemsPage.sample("", 1))))
    #expect(state.rows.value?.count == 20)
  }

  @Test func `a refresh that fails says so above the rows, unlike a page`() {
    let error = ItemsError.unreachable
    let refresh = ItemsState(rows: .failed(error, previous: rows), nextPage: 1)
    let page = ItemsState(rows: .failed(error, previous: rows), nextPage: 2)

    let notice = "Could not refresh. The server can't be reached."
    #expect(ItemsViewState(refresh).notice == notice)
    #expect(ItemsViewState(page).notice == nil)
  }

  @Test func `a search begins a list of its own`() {
    var state = ItemsState(rows: .loaded(rows), nextPage: 3)

    state.reduce(ItemsAction.searched("6"))

    #expect(state == ItemsState(search: "6"))
  }

  @Test func `an empty list says so`() {
    let everything = ItemsViewState(ItemsState(rows: .loaded([]), nextPage: nil))
    let found = ItemsViewState(ItemsState(search: "x", rows: .loaded([]), nextPage: nil))

    #expect(everything.placeholder == .message("Nothing Here Yet", "The list is still empty."))
    #expect(found.placeholder == .message("No Results", "Nothing matches “x”."))
  }
}
