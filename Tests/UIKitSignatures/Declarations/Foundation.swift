// What UIKit adds to Foundation.

#if !canImport(ObjectiveC)
  // foundation/nsuseractivity, from memory; Foundation has it on Apple's platforms only
  open class NSUserActivity: NSObject {
    public init(activityType: String)
    open var webpageURL: URL? { get set }
    open var isEligibleForHandoff: Bool { get set }
  }

  // foundation/nsuseractivitytypebrowsingweb, from memory
  public let NSUserActivityTypeBrowsingWeb: String
#endif

// foundation/indexpath, from memory
extension IndexPath {
  public var row: Int { get set }
}

// objectivec/nsobject-swift.class/accessibilitylabel, from memory
extension NSObject {
  @MainActor public var accessibilityLabel: String? { get set }
}
