/// Solves linear equations and inequalities, some required and others preferred:
/// Cassowary's tableau with one objective for each priority.
///
/// Add the requirements first, then the preferences from the most to the least important. Each
/// `prefer` minimizes its errors and then removes the columns that would increase them, so no
/// number of lesser preferences can outweigh a greater one. The solver is a value: try something on
/// a copy, and discard it at no cost.
struct LinearSolver {
  enum Kind {
    /// A variable that can have any value.
    case free
    /// A variable that is at least zero.
    case nonNegative
    /// A variable that stays zero.
    case zero
  }

  /// The largest sum of errors that isn't a contradiction, in points.
  static let tolerance = 0.01

  var kinds: [Kind]
  /// Each basic variable in terms of the others; nil for a variable that isn't basic.
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

  /// Requires a relation, or returns false and changes nothing if it contradicts earlier
  /// requirements.
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

  /// Satisfies relations as well as the requirements and earlier preferences allow.
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

  /// Requires a row whose initial solution is invalid, by minimizing its error to zero.
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
