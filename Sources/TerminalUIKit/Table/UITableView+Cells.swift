public import Foundation

extension UITableView {
  /// Names a kind of cell; `UITableViewCell` itself, whose content is a content configuration.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass == UITableViewCell.self,
      "A subclass of UITableViewCell was registered. Register UITableViewCell itself, and show custom "
        + "content by a UIContentConfiguration.")
    registered.insert(identifier)
  }

  /// A cell that is no longer seen, or a new one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    precondition(
      registered.contains(identifier),
      "No cell is registered for “\(identifier)”. Call register(_:forCellReuseIdentifier:) first.")
    return dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A cell that is no longer seen, if there is one.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    let cell = pool[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  func recycle(_ element: TableLayout.Element) {
    guard element != .tableHeader, element != .tableFooter,
      let view = shown.removeValue(forKey: element)
    else { return }
    view.removeFromSuperview()
    guard let cell = view as? UITableViewCell, case .row(let path) = element else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  /// Asks for a cell's content again, in place.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cellForRow(at: path) else { return }
    reconfigured = cell
    let answer = dataSource?.tableView(self, cellForRowAt: path)
    reconfigured = nil
    if let answer, answer !== cell { adopt(answer, at: path) }
  }

  private func adopt(_ cell: UITableViewCell, at path: IndexPath) {
    recycle(.row(path))
    place(cell, at: .row(path))
  }

  func place(_ view: UIView, at element: TableLayout.Element) {
    view.layoutState.isRoot = true
    shown[element] = view
    addSubview(view)
  }

  func makeView(for element: TableLayout.Element) -> UIView? {
    switch element {
    case .row(let path): return makeCell(at: path)
    case .header(let section):
      return delegate?.tableView(self, viewForHeaderInSection: section)
        ?? dataSource?.tableView(self, titleForHeaderInSection: section)
        .map { SectionLabel($0, isHeader: true) }
    case .footer(let section):
      return dataSource?.tableView(self, titleForFooterInSection: section)
        .map { SectionLabel($0, isHeader: false) }
    case .gap: return nil
    case .tableHeader: return tableHeaderView
    case .tableFooter: return tableFooterView
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cell.isSelected = path == selectedPath
    return cell
  }
}
