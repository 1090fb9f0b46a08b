import Foundation

/// The layout of a region along one axis: it collects the constraints, solves them and gives the
/// frames.
///
/// Positions are relative to the root's top left corner, and don't depend on scrolling.
@MainActor struct AxisLayout {
  let axis: NSLayoutConstraint.Axis
  let region: LayoutRegion
  private let rootLength: LayoutLength
  private let width: (any TerminalLayoutItem) -> CGFloat
  private var program = LinearProgram()
  private var spans: [ObjectIdentifier: LayoutSpan] = [:]
  private var summaries: [() -> String] = []
  private var solver = LinearSolver()

  /// Collects and solves the constraints; the vertical axis uses the widths solved before.
  init(
    _ axis: NSLayoutConstraint.Axis, _ region: LayoutRegion, rootLength: LayoutLength,
    width: @escaping (any TerminalLayoutItem) -> CGFloat = { _ in 0 }
  ) {
    self.axis = axis
    self.region = region
    self.rootLength = rootLength
    self.width = width
    placeRoot()
    for view in region.views where region.places(view) { _ = span(of: view) }
    for stack in region.stacks { arrange(stack) }
    for constraint in region.constraints where constraint.axis == axis { add(constraint) }
    for view in region.views { addIntrinsicLength(of: view) }
    solve()
  }

  mutating func makeVariable(_ kind: LinearSolver.Kind) -> LinearExpression {
    program.makeVariable(kind)
  }

  mutating func require(_ relation: LinearRelation, because summary: @escaping () -> String) {
    program.require(relation)
    summaries.append(summary)
  }

  mutating func prefer(_ relation: LinearRelation, _ priority: UILayoutPriority) {
    program.prefer(relation, priority.rawValue)
  }

  mutating func ask(
    _ relation: LinearRelation, _ priority: UILayoutPriority,
    because summary: @escaping () -> String
  ) {
    guard priority.rawValue < 1000 else { return require(relation, because: summary) }
    prefer(relation, priority)
  }

  /// Returns the solved value of an expression, without rounding errors.
  func value(of expression: LinearExpression) -> CGFloat {
    (solver.value(of: expression) * 1024).rounded() / 1024
  }

  func solvedSpan(of item: any TerminalLayoutItem) -> LayoutSpan? { spans[ObjectIdentifier(item)] }

  mutating func span(of item: any TerminalLayoutItem) -> LayoutSpan {
    if let span = spans[ObjectIdentifier(item)] { return span }
    let span: LayoutSpan
    switch item {
    case let guide as UILayoutGuide: span = makeSpan(of: guide)
    case let view as UIView where !region.places(view):
      let parent = view.superview.map { self.span(of: $0).origin }
      span = fixedSpan(of: view, in: parent ?? LinearExpression())
    default: span = LayoutSpan(makeVariable(.free), makeVariable(.nonNegative))
    }
    spans[ObjectIdentifier(item)] = span
    return span
  }

  /// Returns the position of an item in its frame, as the last layout set it.
  func lastPlace(of item: any TerminalLayoutItem) -> (origin: CGFloat, length: CGFloat) {
    let frame = (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame ?? .zero
    return axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
  }

  func fixedSpan(of item: any TerminalLayoutItem, in parent: LinearExpression) -> LayoutSpan {
    let (origin, length) = lastPlace(of: item)
    return LayoutSpan(
      parent + LinearExpression(constant: origin), LinearExpression(constant: length))
  }

  private mutating func placeRoot() {
    guard !rootLength.isFixed else {
      let length = LinearExpression(constant: rootLength.value)
      spans[ObjectIdentifier(region.root)] = LayoutSpan(LinearExpression(), length)
      return
    }
    let length = makeVariable(.nonNegative)
    spans[ObjectIdentifier(region.root)] = LayoutSpan(LinearExpression(), length)
    guard case .preferred(let target, let priority) = rootLength else { return }
    prefer(.zero(length - LinearExpression(constant: target)), priority)
  }

  /// Adds `first - multiplier × second - constant`, with a multiplier for lengths only.
  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.first else { return }
    var expression = part(constraint.firstAttribute, of: first)
    expression.constant -= constraint.constant
    if let second = constraint.second {
      expression.add(part(constraint.secondAttribute, of: second), times: -constraint.multiplier)
    }
    let relation: LinearRelation =
      switch constraint.relation {
      case .equal: .zero(expression)
      case .greaterThanOrEqual: .atLeastZero(expression)
      case .lessThanOrEqual: .atLeastZero(expression * -1)
      }
    ask(relation, constraint.priority) { constraint.summary }
  }

  private mutating func part(
    _ attribute: NSLayoutConstraint.Attribute, of item: any TerminalLayoutItem
  ) -> LinearExpression {
    attribute.axis == axis
      ? span(of: item).part(attribute) : LinearExpression(constant: width(item))
  }

  private mutating func addIntrinsicLength(of view: UIView) {
    guard region.places(view) || (view === region.root && !rootLength.isFixed),
      let intrinsic = intrinsicLength(of: view), let length = solvedSpan(of: view)?.length
    else { return }
    let excess = length - LinearExpression(constant: intrinsic)
    let summary = { "<content of \(NSLayoutConstraint.name(of: view)): \(intrinsic)>" }
    ask(
      .atLeastZero(excess), view.contentCompressionResistancePriority(for: axis), because: summary)
    ask(.atLeastZero(excess * -1), view.contentHuggingPriority(for: axis), because: summary)
  }

  func intrinsicLength(of view: UIView) -> CGFloat? {
    let size = view.intrinsicContentSize
    guard axis == .vertical else { return size.width < 0 ? nil : size.width }
    if let height = view.fittingHeight(forWidth: width(view)) { return height }
    return size.height < 0 ? nil : size.height
  }

  private mutating func solve() {
    let solution = program.solution
    solver = solution.solver
    for index in solution.dropped { report(index) }
  }

  private func report(_ dropped: Int) {
    guard rootLength.value > 0 else { return }
    let summary = summaries[dropped]()
    guard region.root.viewLayout.reported.insert(summary).inserted else { return }
    let list = program.contradiction(of: dropped).map { "    " + summaries[$0]() }
    TerminalDiagnostics.report(
      """
      Unable to simultaneously satisfy constraints:
      \(list.joined(separator: "\n"))
      Will attempt to recover by breaking constraint
          \(summary)
      """)
  }
}
