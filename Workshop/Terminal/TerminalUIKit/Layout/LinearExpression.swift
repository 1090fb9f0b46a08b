/// A constant plus a sum of variables, each with a coefficient.
///
/// The terms are sorted by their variables, so that equal expressions are equal values.
struct LinearExpression: Hashable {
  struct Term: Hashable {
    var variable: Int
    var coefficient: Double
  }

  private(set) var terms: [Term] = []
  var constant: Double = 0

  /// The largest coefficient that counts as zero, being a rounding error.
  static let epsilon = 1e-9

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(variable: Int, coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  func coefficient(of variable: Int) -> Double {
    guard let index = index(of: variable) else { return 0 }
    return terms[index].coefficient
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    let (own, count) = (terms, terms.count)
    var sum: [Term] = []
    var next = 0
    for term in other.terms {
      while next < count, own[next].variable < term.variable {
        sum.append(own[next])
        next += 1
      }
      var coefficient = term.coefficient * factor
      if next < count, own[next].variable == term.variable {
        coefficient += own[next].coefficient
        next += 1
      }
      if coefficient.magnitude > Self.epsilon {
        sum.append(Term(variable: term.variable, coefficient: coefficient))
      }
    }
    terms = next < count ? sum + own[next...] : sum
  }

  /// Removes a variable and returns its coefficient.
  mutating func remove(_ variable: Int) -> Double {
    guard let index = index(of: variable) else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func removeTerms(where isGone: (Int) -> Bool) {
    terms.removeAll { isGone($0.variable) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  private func index(of variable: Int) -> Int? {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? low : nil
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func * (left: Self, factor: Double) -> Self {
    guard factor != 0 else { return Self() }
    var product = left
    product.scale(by: factor)
    return product
  }
}

/// A relation of an expression to zero.
struct LinearRelation: Hashable {
  var expression: LinearExpression
  var isEquation: Bool

  static func zero(_ expression: LinearExpression) -> Self {
    Self(expression: expression, isEquation: true)
  }

  static func atLeastZero(_ expression: LinearExpression) -> Self {
    Self(expression: expression, isEquation: false)
  }
}
