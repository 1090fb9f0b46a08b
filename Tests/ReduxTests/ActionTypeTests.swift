import Redux
import Testing

@Suite(.timeLimit(.minutes(30))) struct ActionTypeTests {
  private enum OtherAction: ActionType, Equatable { case happened }

  private class BaseAction: ActionType, @unchecked Sendable {}
  private final class DerivedAction: BaseAction, @unchecked Sendable {}

  @Test func `an action is one of its own type and of no other`() {
    let action: any ActionType = CountAction.set(3)

    #expect(action.as(CountAction.self) == .set(3))
    #expect(action.as(OtherAction.self) == nil)
    #expect(CountAction.increment.as(CountAction.self) == .increment)
  }

  @Test func `an instance of a subclass is of another type`() {
    let action: any ActionType = DerivedAction()

    #expect(action.as(DerivedAction.self) === action as AnyObject)
    #expect(action.as(BaseAction.self) == nil)
  }
}
