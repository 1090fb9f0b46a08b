package import Coordinator
import Redux

/// A screen whose coordinator is alive, or its effects are.
@MainActor package struct LiveScreen<App: AppType> {
  /// The screen's occurrence.
  package let id: ScreenID<App.Map>
  /// The coordinator; nil if only its effects are alive.
  package private(set) weak var coordinator: (any CoordinatorType)?
  private weak var scope: EffectScope<App.State>?

  fileprivate init(_ coordinator: any CoordinatorType, _ context: ScreenContext<App>) {
    id = context.id
    scope = context.effects
    self.coordinator = coordinator
  }

  /// The number of effects that run, or wait until they may.
  package var effectCount: Int { scope?.count ?? 0 }

  fileprivate var isAlive: Bool { coordinator != nil || scope != nil }
}

/// Knows the screens with their effects, without keeping them alive.
@MainActor final class LiveScreens<App: AppType> {
  private var screens: [LiveScreen<App>] = []

  /// The screens that are alive, in the order in which they were made.
  var all: [LiveScreen<App>] { screens.filter { $0.isAlive } }

  /// The screens with running effects, one for each effect.
  var withEffects: [String] {
    all.flatMap { Array(repeating: "\($0.id.screen)", count: $0.effectCount) }
  }

  func add(_ coordinator: any CoordinatorType, _ context: ScreenContext<App>) {
    screens.removeAll { !$0.isAlive }
    screens.append(LiveScreen(coordinator, context))
  }
}
