public import Coordinator
public import Redux

/// A screen whose coordinator is alive, or its effects are.
@MainActor public struct LiveScreen<App: AppType> {
  /// The screen's occurrence.
  public let id: ScreenID<App.Map>
  /// The coordinator; nil if only its effects are alive.
  public private(set) weak var coordinator: (any CoordinatorType)?
  /// The effects that run, or wait until they may; nil if the screen has ended.
  public private(set) weak var effects: EffectScope<App.State>?

  fileprivate init(_ coordinator: any CoordinatorType, _ context: ScreenContext<App>) {
    id = context.id
    effects = context.effects
    self.coordinator = coordinator
  }

  fileprivate var isAlive: Bool { coordinator != nil || effects != nil }
}

/// Knows the screens with their effects, without keeping them alive.
@MainActor final class LiveScreens<App: AppType> {
  private var screens: [LiveScreen<App>] = []

  /// The screens that are alive, in the order in which they were made.
  var all: [LiveScreen<App>] { screens.filter { $0.isAlive } }

  func add(_ coordinator: any CoordinatorType, _ context: ScreenContext<App>) {
    screens.removeAll { !$0.isAlive }
    screens.append(LiveScreen(coordinator, context))
  }
}
