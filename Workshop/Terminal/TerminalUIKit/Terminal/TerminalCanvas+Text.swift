extension TerminalCanvas {
  /// The rows as text, without trailing spaces.
  var text: String {
    (0..<size.rows).map(text(ofRow:)).joined(separator: "\n")
  }

  /// The runs of styled cells, one on each line, with rows and columns counted from 1:
  /// `3:10-18 bold fg=accent`.
  var attributes: String {
    (0..<size.rows).flatMap(attributes(ofRow:)).joined(separator: "\n")
  }

  private func text(ofRow row: Int) -> String {
    var text = ""
    var blanks = 0
    for index in row * size.columns..<(row + 1) * size.columns {
      guard cells[index].text != " " else {
        blanks += 1
        continue
      }
      if blanks > 0 { text += String(repeating: " ", count: blanks) }
      text += cells[index].text
      blanks = 0
    }
    return text
  }

  private func attributes(ofRow row: Int) -> [String] {
    runs(ofRow: row) { $0.style }
      .filter { $0.value != TerminalStyle() }
      .map { "\(row + 1):\($0.columns.lowerBound + 1)-\($0.columns.upperBound) \($0.value)" }
  }

  /// Returns the runs of neighboring cells that are alike.
  func runs<Value: Equatable>(
    ofRow row: Int, by value: (TerminalCell) -> Value
  ) -> [(columns: Range<Int>, value: Value)] {
    var runs: [(columns: Range<Int>, value: Value)] = []
    for column in 0..<size.columns {
      let value = value(self[row, column])
      if let last = runs.last, last.value == value {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append((column..<column + 1, value))
      }
    }
    return runs
  }
}
