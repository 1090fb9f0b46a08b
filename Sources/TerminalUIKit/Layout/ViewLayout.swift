/// What a view keeps for its layout by constraints.
@MainActor final class ViewLayout {
  /// The constraints installed on the view: all that tie the view and what is in it to each other.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that every view has, made when first asked for.
  var standardGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  var translatesAutoresizingMaskIntoConstraints = true
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The contradictions reported already, so that each is reported once.
  var reported: Set<String> = []
  /// The last program solved for each axis, with its answer.
  var solved: [NSLayoutConstraint.Axis: (program: LinearProgram, solver: LinearSolver)] = [:]

  func standardGuide(_ role: UILayoutGuide.Role, of view: UIView) -> UILayoutGuide {
    if let guide = standardGuides[role] { return guide }
    let guide = UILayoutGuide(role: role, of: view)
    standardGuides[role] = guide
    return guide
  }
}
