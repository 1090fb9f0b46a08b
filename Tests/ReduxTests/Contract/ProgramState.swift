import Redux

/// The state that programs change: stored values of several sizes, side by side.
struct ProgramState: StateType, Equatable {
  /// A part to which stores are scoped.
  struct Inner: Equatable {
    var number = 0
    var title: String?

    var tens: Int { number / 10 }
  }

  var flag = false
  var counter = 0
  var small: UInt8 = 0
  var name = "n0"
  var list: [Int] = []
  var inner = Inner()

  var doubled: Int { counter * 2 }

  mutating func reduce(_ action: any ActionType) {
    guard let action = action as? ProgramAction else { return }
    switch action {
    case .add(let amount): counter += amount
    case .addSmall: small &+= 1
    case .toggle: flag.toggle()
    case .rename(let number): name = "n\(number), a name too long to be stored in place"
    case .append(let number): list.append(number)
    case .both(let number): (counter, name) = (number, "n\(number)")
    case .entitle(let number):
      inner = Inner(number: inner.number + number * 7, title: number == 0 ? nil : "t\(number)")
    case .nothing: break
    }
  }
}

enum ProgramAction: ActionType, Equatable {
  case add(Int)
  case addSmall
  case toggle
  case rename(Int)
  case append(Int)
  case both(Int)
  case entitle(Int)
  case nothing

  static func random(using random: inout SplitMix64) -> Self {
    let number = Int.random(in: 0..<3, using: &random)
    return switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2: .add(number - 1)
    case 3: .addSmall
    case 4: .toggle
    case 5: .rename(number)
    case 6: .append(number)
    case 7: .both(number)
    case 8: .entitle(number)
    default: .nothing
    }
  }
}
