// NB: every file of this module, and each that imports it, reads UIKit's names from here.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import TerminalUIKit
#endif
