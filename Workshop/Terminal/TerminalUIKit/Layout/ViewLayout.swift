/// The data of a view for its layout by constraints.
@MainActor final class ViewLayout {
  /// The constraints installed on the view: all between the view and its subviews.
  var constraints: [NSLayoutConstraint] = []
  /// The built-in guides of the view, created on demand.
  var standardGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  var translatesAutoresizingMaskIntoConstraints = true
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The contradictions that were reported, so that each is reported only once.
  var reported: Set<String> = []

  func standardGuide(_ role: UILayoutGuide.Role, of view: UIView) -> UILayoutGuide {
    if let guide = standardGuides[role] { return guide }
    let guide = UILayoutGuide(role: role, of: view)
    standardGuides[role] = guide
    return guide
  }
}
