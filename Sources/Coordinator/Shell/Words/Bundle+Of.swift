public import Foundation

extension Bundle {
  /// Returns the bundle of a module that is on the main actor by default, from any thread.
  ///
  /// The `Bundle.module` that the package manager writes is then on the main actor, too.
  ///
  /// ```swift
  /// let localized = WordTable(.of { .module })
  /// ```
  public static func of(_ module: @MainActor () -> Bundle) -> Bundle {
    // NB: the closure needs no actor: it finds a folder and creates a `Bundle`, which is `Sendable`. So it is called
    // like one without isolation. A test calls it on another thread.
    withoutActuallyEscaping(module) { module in
      unsafeBitCast(module, to: (() -> Bundle).self)()
    }
  }
}
