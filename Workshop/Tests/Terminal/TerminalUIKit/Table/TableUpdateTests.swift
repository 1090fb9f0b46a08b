import Foundation
import Testing

@testable import TerminalUIKit

/// The moments at which UIKit doesn't allow a table to change.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TableUpdateTests {
  enum Moment: CaseIterable, Codable { case cellForRow, willDisplay, layout }

  private final class ChangingTable: UITableView {
    var isChangedInLayout = false

    override func addSubview(_ view: UIView) {
      super.addSubview(view)
      if isChangedInLayout, view is UITableViewCell { reloadData() }
    }
  }

  private final class Changes: NSObject, UITableViewDataSource, UITableViewDelegate {
    let moment: Moment?

    init(at moment: Moment?) { self.moment = moment }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if moment == .cellForRow { tableView.reloadData() }
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      if moment == .willDisplay { tableView.reloadData() }
    }
  }

  private static func lay(out moment: Moment?) -> Int {
    let table = ChangingTable(frame: CGRect(x: 0, y: 0, width: 160, height: 160), style: .plain)
    let changes = Changes(at: moment)
    table.isChangedInLayout = moment == .layout
    table.dataSource = changes
    table.delegate = changes
    table.layoutIfNeeded()
    return withExtendedLifetime(changes) { table.visiblePaths.count }
  }

  @Test(arguments: Moment.allCases)
  func `rows that change while cells are updated trap with UIKit's words`(
    moment: Moment
  ) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [moment = moment as Moment] in
      _ = await MainActor.run { Self.lay(out: moment) }
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("in the process of updating its visible cells"))
  }

  @Test func `rows that don't change then are laid out`() {
    #expect(Self.lay(out: nil) == 3)
  }
}
