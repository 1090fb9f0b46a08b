import AppShell

/// A session as a page shows it: every action, what it changed, and the screen after it.
struct RecordingReport: Equatable, Sendable {
  /// An action; the first step is the start of the app, and has no action.
  struct Step: Equatable, Sendable {
    /// The time since the start, in seconds.
    var time = 0.0
    /// What dispatched the action, if that is known.
    var source: String?
    /// The type and the case of the action.
    let name: String
    /// The action with its values.
    var action = ""
    /// What it changed in the state; each line begins with +, - or a space.
    var difference = ""
    /// The requests that followed it, each in a line.
    var requests: [String] = []
    /// The index of the picture of the screen after it.
    var picture: Int?
  }

  /// The screen as SVG, in light and in dark colors.
  struct Picture: Hashable, Sendable {
    let light, dark: String
  }

  let app, version: String
  private(set) var steps: [Step] = []
  /// The pictures, each of them once.
  private(set) var pictures: [Picture] = []
  private var indices: [Picture: Int] = [:]

  /// Makes a report without steps.
  init(app: String, version: String) { (self.app, self.version) = (app, version) }

  /// Adds a step, with the screen after it if there is a picture.
  mutating func add(_ step: Step, picture: Picture?) {
    var step = step
    if let picture {
      let index = indices[picture] ?? pictures.count
      if index == pictures.count { pictures.append(picture) }
      indices[picture] = index
      step.picture = index
    }
    steps.append(step)
  }
}
