import AppComponents
import AppShell
import Redux
import Testing

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct ItemsStateTests {
  let rows = [ItemsPage.Row(id: 1, title: "Row 1", detail: "Page 1")]
  private var catalog = ItemsCatalog()

  @Test mutating func `pages are put together, and the last one is the end`() async throws {
    for page in 1...3 {
      #expect(catalog[""].nextPage == page)
      load(page, .started)
      load(page, .success(try await ItemsPage.sample("", page)))
    }

    #expect(catalog[""].rows.value?.map(\.id) == Array(1...60))
    #expect(catalog[""].nextPage == nil)
  }

  @Test mutating func `a page that another screen has loaded already changes nothing`() {
    let page = ItemsPage(rows: rows, next: 2)
    load(1, .success(page))
    let before = catalog

    load(1, .success(page))

    #expect(catalog == before)
  }

  @Test mutating func `a server that repeats a page ends the list`() async throws {
    for page in 1...2 { load(page, .success(try await ItemsPage.sample("", 1))) }

    #expect(catalog[""].rows.value?.map(\.id) == Array(1...20))
    #expect(catalog[""].nextPage == nil)
  }

  @Test mutating func `a failure keeps the rows, and the page to load`() {
    load(1, .success(ItemsPage(rows: rows, next: 2)))

    load(2, .failure(ItemsError.unreachable))

    let failed = ItemsCatalog.List(
      rows: .failed(ItemsError.unreachable, previous: rows), nextPage: 2)
    #expect(catalog[""] == failed)
    #expect(viewState.rows.map(\.id) == [1, nil])
    #expect(!viewState.canLoadMore)
  }

  @Test mutating func `the status below the rows can be selected only to try again`() {
    load(1, .success(ItemsPage(rows: rows, next: 2)))

    load(2, .started)
    #expect(viewState.rows.map(\.isSelectable) == [true, false])

    load(2, .failure(ItemsError.unreachable))
    #expect(viewState.rows.map(\.isSelectable) == [true, true])
  }

  @Test mutating func `a refresh keeps the rows until the first page replaces them`() async throws {
    load(1, .success(ItemsPage(rows: rows, next: nil)))

    catalog.reduce(ItemsLoadAction.refreshed(search: ""))
    load(1, .started)

    #expect(catalog[""].rows.value == rows)
    #expect(viewState.isRefreshing)
    load(1, .success(try await ItemsPage.sample("", 1)))
    #expect(catalog[""].rows.value?.count == 20)
  }

  @Test mutating func `a refresh that fails says so above the rows, unlike a page`() {
    load(1, .success(ItemsPage(rows: rows, next: 2)))
    load(2, .failure(ItemsError.unreachable))
    #expect(viewState.notice == nil)

    catalog.reduce(ItemsLoadAction.refreshed(search: ""))
    load(1, .failure(ItemsError.unreachable))

    #expect(viewState.notice == "Could not refresh. The server can't be reached.")
  }

  @Test mutating func `a search has a list of its own`() {
    var state = ItemsState()
    load(1, .success(ItemsPage(rows: rows, next: nil)))

    state.reduce(ItemsAction.searched("6"))

    #expect(state == ItemsState(search: "6"))
    #expect(catalog["6"] == ItemsCatalog.List())
    #expect(catalog[""].rows.value == rows)
  }

  @Test mutating func `an empty list says so`() {
    for search in ["", "x"] { load(1, .success(ItemsPage(rows: [], next: nil)), search) }

    let found = ItemsViewState(ItemsState(search: "x"), catalog)
    #expect(viewState.placeholder == .message("Nothing Here Yet", "The list is still empty."))
    #expect(found.placeholder == .message("No Results", "Nothing matches “x”."))
  }

  /// A screen without a search.
  private var viewState: ItemsViewState { ItemsViewState(ItemsState(), catalog) }

  private mutating func load(
    _ page: Int, _ event: LoadAction<ItemsPage>, _ search: String = ""
  ) {
    catalog.reduce(ItemsLoadAction.pageLoad(search: search, page: page, event))
  }
}
