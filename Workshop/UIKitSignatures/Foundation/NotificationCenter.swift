// foundation/notificationcenter/notifications(named:object:)
extension NotificationCenter {
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> NotificationCenter.Notifications

  // foundation/notificationcenter/notifications
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    final public func makeAsyncIterator() -> NotificationCenter.Notifications.Iterator

    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification?
    }
  }
}
