extension LinearSolver {
  /// Makes the expression as small as it can be, and gives it in terms of the variables that are then zero.
  ///
  /// Of several ways it always takes the variable made first (Bland's rule): the search ends, and the
  /// same constraints always give the same picture.
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

  /// The first basic variable to reach zero as the given one grows.
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

  /// Makes one variable basic in place of another.
  mutating func pivot(from leaving: Int, to entering: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(LinearExpression(variable: leaving, coefficient: -1))
    solve(row, for: entering)
  }

  /// Makes the variable what the equation says it is, everywhere.
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

  /// Keeps at zero what would make the minimised expression larger.
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
