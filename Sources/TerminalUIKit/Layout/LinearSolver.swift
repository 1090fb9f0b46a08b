/// Solves linear equations and inequalities, some required, the others as well as can be: Cassowary's
/// tableau with one objective for each priority.
///
/// Requirements come first, then the preferences from the most to the least important. Each `prefer`
/// makes its errors as small as they can be and freezes that: the columns that would make them larger
/// leave the tableau, so a lesser preference, or a thousand of them, can never outweigh a greater one.
/// A value type: a copy is a try that costs nothing to give up.
struct LinearSolver {
  enum Kind {
    /// Any number.
    case free
    /// Zero or more.
    case nonNegative
    /// Frozen at zero.
    case zero
  }

  /// What a sum of errors must exceed to count as a contradiction, in points.
  static let tolerance = 0.01

  var kinds: [Kind]
  /// What each basic variable is in terms of the others; nil for a variable that is not basic.
  var rows: [LinearExpression?]

  init(kinds: [Kind] = []) {
    self.kinds = kinds
    rows = Array(repeating: nil, count: kinds.count)
  }

  mutating func makeVariable(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    return kinds.count - 1
  }

  func value(of expression: LinearExpression) -> Double {
    substitute(expression).constant
  }

  /// Demands that the relation hold; false if it contradicts what was demanded before, and then
  /// nothing has changed.
  mutating func require(_ relation: LinearRelation) -> Bool {
    var row = substitute(relation.expression)
    guard !row.terms.isEmpty else {
      let lack = relation.isEquation ? abs(row.constant) : -row.constant
      return lack < Self.tolerance
    }
    let slack = relation.isEquation ? nil : subtractVariable(from: &row)
    if let variable = freeVariable(in: row) {
      solve(row, for: variable)
      return true
    }
    if let slack, row.constant >= 0 {
      solve(row, for: slack)
      return true
    }
    return requireBySearch(row)
  }

  /// Brings the relations as near to holding as what came before leaves room for.
  mutating func prefer(_ relations: [LinearRelation]) {
    var error = LinearExpression()
    for relation in relations {
      var row = substitute(relation.expression)
      guard !row.terms.isEmpty else { continue }
      let excess = subtractVariable(from: &row)
      let lack = makeVariable(.nonNegative)
      row.add(LinearExpression(variable: lack))
      solve(row, for: freeVariable(in: row) ?? (row.constant < 0 ? lack : excess))
      error.add(substitute(LinearExpression(variable: lack)))
      guard relation.isEquation else { continue }
      error.add(substitute(LinearExpression(variable: excess)))
    }
    freeze(minimise(error))
  }

  func substitute(_ expression: LinearExpression) -> LinearExpression {
    var result = expression
    for term in expression.terms {
      if let row = rows[term.variable] {
        result.add(LinearExpression(variable: term.variable), times: -term.coefficient)
        result.add(row, times: term.coefficient)
      } else if kinds[term.variable] == .zero {
        _ = result.remove(term.variable)
      }
    }
    return result
  }

  private func freeVariable(in row: LinearExpression) -> Int? {
    row.terms.first { kinds[$0.variable] == .free }?.variable
  }

  private mutating func subtractVariable(from row: inout LinearExpression) -> Int {
    let variable = makeVariable(.nonNegative)
    row.add(LinearExpression(variable: variable, coefficient: -1))
    return variable
  }

  /// Demands a row of non-negative variables whose first guess is wrong: brings its error to zero.
  private mutating func requireBySearch(_ row: LinearExpression) -> Bool {
    let error = makeVariable(.nonNegative)
    let positive = row.constant < 0 ? row * -1 : row
    rows[error] = positive
    let rest = minimise(positive)
    guard rest.constant < Self.tolerance else {
      rows[error] = nil
      kinds[error] = .zero
      return false
    }
    if let basic = rows[error], let term = basic.terms.first {
      pivot(from: error, to: term.variable)
    }
    rows[error] = nil
    drop { $0 == error }
    return true
  }
}
