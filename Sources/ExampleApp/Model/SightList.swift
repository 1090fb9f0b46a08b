import Redux

/// The part of the answer to a query that was loaded.
struct SightList: Equatable, Sendable {
  /// The sights of all pages so far, in the server's order.
  var sights: DataState<[Sight.ID]> = .idle
  /// The page to load next; nil after the last one.
  var nextPage: Int? = 1

  mutating func reduce(_ event: LoadAction<SightsPage>) {
    switch event {
    case .started: sights.reduce(.started)
    case .progress(let progress): sights.reduce(.progress(progress))
    case .success(let page):
      let known = page.page > 1 ? sights.value ?? [] : []
      let unknown = Set(page.sights.map(\.id)).subtracting(known)
      sights.reduce(.success(known + page.sights.map(\.id).filter(unknown.contains)))
      nextPage = page.page < page.pages ? page.page + 1 : nil
    case .failure(let error): sights.reduce(.failure(error))
    }
  }
}
