import Redux

enum FeatureAction: ActionType {
  case increment
  case set(Int)
}

/// A feature that finds its own actions by a `switch`.
struct SwitchingFeature: Feature {
  var value = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case FeatureAction.increment: value += 1
    case FeatureAction.set(let newValue): value = newValue
    default: break
    }
  }
}

/// The same, but it checks the type of the action first.
struct AskingFeature: Feature {
  var value = 0

  mutating func reduce(_ action: any ActionType) {
    switch action.as(FeatureAction.self) {
    case .increment: value += 1
    case .set(let newValue): value = newValue
    case nil: break
    }
  }
}

/// A part of a state that ignores the benchmark's action.
protocol Feature: StateType {
  init()
}

/// Eight features; nested, sixty-four.
struct Eight<Part: Feature>: Feature {
  var (a, b, c, d, e, f, g, h) = (
    Part(), Part(), Part(), Part(), Part(), Part(), Part(), Part()
  )

  mutating func reduce(_ action: any ActionType) {
    a.reduce(action)
    b.reduce(action)
    c.reduce(action)
    d.reduce(action)
    e.reduce(action)
    f.reduce(action)
    g.reduce(action)
    h.reduce(action)
  }
}

/// A counter beside features, with a type for each number of them, like cells.
protocol FeatureState: StateType {
  associatedtype Features: Feature
  init()
  var counter: Int { get set }
  var features: Features { get set }
}

extension FeatureState {
  mutating func reduce(_ action: any ActionType) {
    if case BenchAction.increment = action { counter += 1 }
    features.reduce(action)
  }
}

struct OneSwitching: FeatureState {
  var counter = 0
  var features = SwitchingFeature()
}

struct EightSwitching: FeatureState {
  var counter = 0
  var features = Eight<SwitchingFeature>()
}

struct SixtyFourSwitching: FeatureState {
  var counter = 0
  var features = Eight<Eight<SwitchingFeature>>()
}

struct OneAsking: FeatureState {
  var counter = 0
  var features = AskingFeature()
}

struct EightAsking: FeatureState {
  var counter = 0
  var features = Eight<AskingFeature>()
}

struct SixtyFourAsking: FeatureState {
  var counter = 0
  var features = Eight<Eight<AskingFeature>>()
}
