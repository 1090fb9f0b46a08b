public import Foundation

extension UITableView {
  /// Registers a class of cells under an identifier; only `UITableViewCell` itself is supported.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass == UITableViewCell.self,
      "A subclass of UITableViewCell was registered. Register UITableViewCell itself, and show custom "
        + "content by a UIContentConfiguration.")
    registered.insert(identifier)
  }

  /// Returns a cell that is no longer visible, or a new one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    precondition(
      registered.contains(identifier),
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard.")
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    let cell = pool[identifier]?.popLast()
    cell?.isSelected = false
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func recycle(_ path: IndexPath) {
    shown.removeValue(forKey: path).map(recycle)
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  /// Asks the data source for a cell's content again, without replacing the cell.
  func reconfigure(_ path: IndexPath) {
    guard let cell = cellForRow(at: path) else { return }
    reconfigured = cell
    let answer = updateCells { dataSource?.tableView(self, cellForRowAt: path) }
    reconfigured = nil
    guard let answer, answer !== cell else { return }
    recycle(path)
    place(answer, at: path)
  }

  /// Makes or lays out cells, which ends before rows may change.
  func updateCells<Result>(_ body: () -> Result) -> Result {
    isUpdatingCells = true
    defer { isUpdatingCells = false }
    return body()
  }

  func place(_ cell: UITableViewCell, at path: IndexPath) {
    cell.layoutState.isRoot = true
    shown[path] = cell
    addSubview(cell)
  }

  func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cell.isSelected = path == selectedPath
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    place(cell, at: path)
    return cell
  }
}
