import Dispatch

// backgroundtasks/bgtaskscheduler
open class BGTaskScheduler: NSObject {
  open class var shared: BGTaskScheduler { get }
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool
  open func submit(_ taskRequest: BGTaskRequest) throws
}

// backgroundtasks/bgtaskrequest
open class BGTaskRequest: NSObject {
  open var earliestBeginDate: Date? { get set }
}

// backgroundtasks/bgapprefreshtaskrequest
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String)
}

// backgroundtasks/bgtask
open class BGTask: NSObject {
  open var expirationHandler: (() -> Void)? { get set }
  open func setTaskCompleted(success: Bool)
}
