// uikit/uiactivityviewcontroller
@MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?)

  // uikit/uiactivityviewcontroller/completionwithitemshandler-swift.typealias
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  open var completionWithItemsHandler: CompletionWithItemsHandler? { get set }
}

// uikit/uiactivity
open class UIActivity: NSObject {
  // uikit/uiactivity/activitytype
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String)
  }
}
