import Coordinator

/// The screens of the SDK, in one stack.
enum PaymentMap: NavigationMap {
  enum Tab: CaseIterable, Codable, Sendable { case payments }
  enum Screen: Codable, Sendable { case accounts, form, review, outcome, card }

  static func firstScreen(of tab: Tab) -> Screen { .accounts }
}

/// An action that navigates.
typealias PaymentRoute = RouteAction<PaymentMap>
