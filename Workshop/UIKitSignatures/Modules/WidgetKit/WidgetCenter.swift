// widgetkit/widgetcenter. There, `shared` is a constant, which Swift 6 forbids for a type that isn't
// `Sendable`.
open class WidgetCenter {
  public static var shared: WidgetCenter { get }
  public func reloadAllTimelines()
}
