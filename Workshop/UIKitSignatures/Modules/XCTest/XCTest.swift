// xctest/xctest
open class XCTest: NSObject {
  open func setUp() async throws
  open func tearDown() async throws
}

// xctest/xctestcase
open class XCTestCase: XCTest {
  open var continueAfterFailure: Bool { get set }
  open func add(_ attachment: XCTAttachment)
}

// xctest/xctattachment
open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  public convenience init(screenshot: XCUIScreenshot)
  public convenience init(string: String)
  open var name: String? { get set }
  open var lifetime: XCTAttachment.Lifetime { get set }
}

// xctest/xctcontext
public class XCTContext: NSObject {
  @MainActor public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result
}

// xctest/xctactivity
public protocol XCTActivity: NSObjectProtocol {
  func add(_ attachment: XCTAttachment)
}

// xcuiautomation/xcuiscreenshot
@MainActor open class XCUIScreenshot: NSObject {}

// xcuiautomation/xcuielement
@MainActor open class XCUIElement: NSObject {
  open func waitForExistence(timeout: TimeInterval) -> Bool
  open func screenshot() -> XCUIScreenshot
  open var staticTexts: XCUIElementQuery { get }
}

// xcuiautomation/xcuielementquery
@MainActor open class XCUIElementQuery: NSObject {
  open var firstMatch: XCUIElement { get }
}

// xcuiautomation/xcuiapplication
@MainActor open class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackground = 3
    case runningForeground = 4
  }

  public init()
  open var launchArguments: [String] { get set }
  open func launch()
  open func terminate()
  open func wait(for state: XCUIApplication.State, timeout: TimeInterval) -> Bool
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws
}

// xcuiautomation/xcuiaccessibilityaudittype
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64)
  public static let all: XCUIAccessibilityAuditType
}

// xcuiautomation/xcuiaccessibilityauditissue
open class XCUIAccessibilityAuditIssue: NSObject {
  open var compactDescription: String { get }
}

// xcuiautomation/xcuidevice
@MainActor open class XCUIDevice: NSObject {
  public enum Appearance: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
  }

  open class var shared: XCUIDevice { get }
  open var appearance: XCUIDevice.Appearance { get set }
}
