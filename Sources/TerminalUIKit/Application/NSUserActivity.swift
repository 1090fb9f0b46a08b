#if !canImport(ObjectiveC)
  public import Foundation

  /// What the user was doing elsewhere; Foundation has it on Apple's systems only.
  open class NSUserActivity: NSObject {
    /// The kind of activity.
    public let activityType: String
    /// The page on the web that it is about.
    public var webpageURL: URL?

    /// Makes an activity.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }
  }

  /// The kind of activity that browses a page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
