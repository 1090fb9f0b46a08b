import Redux

/// The state of a large app, by the style of its reducers.
///
/// Each style has its own type, like each app's state: a reducer that is compiled for any style is
/// slower.
protocol LargeState: StateType {
  associatedtype Style: ReducingStyle
  init()
  var features: ThirtyFeatures<Style> { get set }
  static var toFeatures: any WritableKeyPath<Self, ThirtyFeatures<Style>> & Sendable { get }
}

struct SwitchingState: LargeState {
  var features = ThirtyFeatures<BySwitch>()
  static var toFeatures: any WritableKeyPath<Self, ThirtyFeatures<BySwitch>> & Sendable {
    \.features
  }

  mutating func reduce(_ action: any ActionType) { features.reduce(action) }
}

struct CheckingState: LargeState {
  var features = ThirtyFeatures<ByType>()
  static var toFeatures: any WritableKeyPath<Self, ThirtyFeatures<ByType>> & Sendable { \.features }

  mutating func reduce(_ action: any ActionType) { features.reduce(action) }
}

/// Thirty features side by side, in 7,680 bytes.
struct ThirtyFeatures<Style: ReducingStyle>: Sendable {
  var a = TenFeatures<Style, Digit0>()
  var b = TenFeatures<Style, Digit1>()
  var c = TenFeatures<Style, Digit2>()

  mutating func reduce(_ action: any ActionType) {
    a.reduce(action)
    b.reduce(action)
    c.reduce(action)
  }
}

struct TenFeatures<Style: ReducingStyle, Tens: Sendable>: Sendable {
  var d0 = LargeFeature<Place<Tens, Digit0>>()
  var d1 = LargeFeature<Place<Tens, Digit1>>()
  var d2 = LargeFeature<Place<Tens, Digit2>>()
  var d3 = LargeFeature<Place<Tens, Digit3>>()
  var d4 = LargeFeature<Place<Tens, Digit4>>()
  var d5 = LargeFeature<Place<Tens, Digit5>>()
  var d6 = LargeFeature<Place<Tens, Digit6>>()
  var d7 = LargeFeature<Place<Tens, Digit7>>()
  var d8 = LargeFeature<Place<Tens, Digit8>>()
  var d9 = LargeFeature<Place<Tens, Digit9>>()

  mutating func reduce(_ action: any ActionType) {
    Style.reduce(&d0, action)
    Style.reduce(&d1, action)
    Style.reduce(&d2, action)
    Style.reduce(&d3, action)
    Style.reduce(&d4, action)
    Style.reduce(&d5, action)
    Style.reduce(&d6, action)
    Style.reduce(&d7, action)
    Style.reduce(&d8, action)
    Style.reduce(&d9, action)
  }
}

/// The position of a feature, which makes its actions their own type.
enum Place<Tens, Ones> {}

enum Digit0 {}
enum Digit1 {}
enum Digit2 {}
enum Digit3 {}
enum Digit4 {}
enum Digit5 {}
enum Digit6 {}
enum Digit7 {}
enum Digit8 {}
enum Digit9 {}

/// The feature whose actions are dispatched.
typealias ActiveAction = PlaceAction<Place<Digit1, Digit5>>
