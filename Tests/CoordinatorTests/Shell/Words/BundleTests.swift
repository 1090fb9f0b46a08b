import AppShell
import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct BundleTests {
  @Test func `the bundle of a module on the main actor is there on every thread`() async {
    let bundle = await Task.detached { Bundle.of { Module.bundle } }.value

    #expect(bundle == .main)
  }
}

/// A module as the package manager writes it where everything is on the main actor.
@MainActor private enum Module {
  static let bundle = Bundle.main
}
