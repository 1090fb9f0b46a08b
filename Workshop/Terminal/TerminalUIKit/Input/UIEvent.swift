public import Foundation

/// A key or a click of the user.
@MainActor open class UIEvent: NSObject {}
