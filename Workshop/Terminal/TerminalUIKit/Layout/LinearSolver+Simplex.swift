extension LinearSolver {
  /// Minimizes an expression, and returns it in terms of the variables that are zero at the
  /// minimum.
  ///
  /// Of several variables it always chooses the oldest (Bland's rule), so the search terminates and
  /// equal constraints always give equal layouts.
  mutating func minimise(_ expression: LinearExpression) -> LinearExpression {
    var objective = expression
    while let entering = objective.terms.first(where: { $0.coefficient < -1e-8 })?.variable,
      let leaving = leavingVariable(for: entering)
    {
      pivot(from: leaving, to: entering)
      if let row = rows[entering] {
        let coefficient = objective.remove(entering)
        objective.add(row, times: coefficient)
      }
    }
    return objective
  }

  /// Returns the first basic variable that reaches zero when the given one grows.
  private func leavingVariable(for entering: Int) -> Int? {
    var leaving: Int?
    var least = Double.infinity
    for (variable, row) in rows.enumerated() {
      guard let row, kinds[variable] == .nonNegative else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -LinearExpression.epsilon else { continue }
      let limit = max(0, row.constant) / -coefficient
      guard limit < least else { continue }
      least = limit
      leaving = variable
    }
    return leaving
  }

  /// Exchanges a basic variable for another variable.
  mutating func pivot(from leaving: Int, to entering: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(LinearExpression(variable: leaving, coefficient: -1))
    solve(row, for: entering)
  }

  /// Substitutes a variable in all rows.
  mutating func solve(_ equation: LinearExpression, for variable: Int) {
    var row = equation
    let coefficient = row.remove(variable)
    row.scale(by: -1 / coefficient)
    for index in rows.indices {
      guard let factor = rows[index]?.coefficient(of: variable), factor != 0 else { continue }
      _ = rows[index]?.remove(variable)
      rows[index]?.add(row, times: factor)
    }
    rows[variable] = row
  }

  /// Fixes at zero the variables that would increase the minimized expression.
  mutating func freeze(_ minimum: LinearExpression) {
    for term in minimum.terms where term.coefficient > 1e-8 {
      kinds[term.variable] = .zero
    }
    guard !minimum.terms.isEmpty else { return }
    drop { [kinds] in kinds[$0] == .zero }
  }

  mutating func drop(where isGone: (Int) -> Bool) {
    for index in rows.indices where rows[index] != nil {
      rows[index]?.removeTerms(where: isGone)
    }
  }
}
