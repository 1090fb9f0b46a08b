@MainActor public protocol CoordinatorType: AnyObject {
  associatedtype ViewController = Void
  var viewController: ViewController { get }
  func start()
}
extension CoordinatorType where ViewController == Void { public var viewController: Void { () } }
