#if !canImport(ObjectiveC)
  public import Foundation

  /// An activity that the user continues in the app, which only Apple's Foundation has.
  open class NSUserActivity: NSObject {
    /// The type of the activity.
    public let activityType: String
    /// The web page of the activity.
    public var webpageURL: URL?

    /// Creates an activity of a type.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }
  }

  /// The type of an activity that browses a web page.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
