import Redux
import Testing

private enum Shop {
  enum Cart {
    enum Action: ActionType {
      case emptied
      case added(id: Int, name: String)
      case load(LoadAction<[String]>)
    }
  }
}

private protocol Map {}
private struct ShopMap: Map {}
private enum Route<Place: Map, Detail>: ActionType {
  case push(String)
  case nested(Inner)

  enum Inner: ActionType { case here }
}

private struct Tapped: ActionType {
  let secret = "1234"
}

private enum Talkative: ActionType, CustomStringConvertible {
  case hello

  var description: String { "says hello" }
}

@Suite(.timeLimit(.minutes(30))) struct DescribeActionTests {
  @Test(arguments: [
    (CountAction.increment as any ActionType, "CountAction.increment"),
    (CountAction.rename("secret"), "CountAction.rename"),
    (Shop.Cart.Action.emptied, "Shop.Cart.Action.emptied"),
    (Shop.Cart.Action.added(id: 1, name: "secret"), "Shop.Cart.Action.added"),
    (Route<ShopMap, [Int?]>.push("secret"), "Route<ShopMap, Array<Optional<Int>>>.push"),
    (Route<ShopMap, any Map>.nested(.here), "Route<ShopMap, Map>.nested.here"),
    (Route<ShopMap, Int>.Inner.here, "Route<ShopMap, Int>.Inner.here"),
    (LoadAction<String>.success("secret"), "LoadAction<String>.success"),
    (Tapped(), "Tapped"),
    (Talkative.hello, "Talkative.says hello"),
  ])
  func `an action is named by its type and its case`(action: any ActionType, name: String) {
    #expect(describeAction(action) == name)
  }

  @Test func `a payload that is an action is named too`() {
    let action = Shop.Cart.Action.load(.failure(Failure(reason: "secret")))

    #expect(describeAction(action) == "Shop.Cart.Action.load.failure")
  }

  @Test func `a type inside a function is named with the type around it`() {
    enum Local: ActionType { case here }

    #expect(describeAction(Local.here) == "DescribeActionTests.Local.here")
  }
}
