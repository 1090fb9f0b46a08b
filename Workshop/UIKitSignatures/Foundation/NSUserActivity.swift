// foundation/nsuseractivity, from memory; Foundation has it on Apple's platforms only
open class NSUserActivity: NSObject {
  public init(activityType: String)
  open var webpageURL: URL? { get set }
  open var isEligibleForHandoff: Bool { get set }
}

// foundation/nsuseractivitytypebrowsingweb, from memory
public let NSUserActivityTypeBrowsingWeb: String

// objectivec/objc_associationpolicy, from memory
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

// objectivec/objc_setassociatedobject(_:_:_:_:), from memory
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?
