import Redux

/// A part of a program's state to observe, on the main actor or not.
struct ObservedPart {
  enum Subject: CaseIterable {
    case flag, counter, small, name, list, doubled, counterAndName, nameAndDoubled, parity, all
    case half, title, halfAndTitle, number, tens, titleLength
  }

  let subject: Subject
  let isOnMain: Bool

  static func random(isOnMain: Bool, using random: inout SplitMix64) -> Self {
    let subject = Subject.allCases.randomElement(using: &random) ?? .all
    return ObservedPart(subject: subject, isOnMain: isOnMain && Bool.random(using: &random))
  }

  /// A description of the part.
  func describe(_ state: ProgramState) -> String {
    switch subject {
    case .flag: "\(state.flag)"
    case .counter: "\(state.counter)"
    case .small: "\(state.small)"
    case .name: state.name
    case .list: "\(state.list)"
    case .doubled: "\(state.doubled)"
    case .counterAndName: "\(state.counter) \(state.name)"
    case .nameAndDoubled: "\(state.name) \(state.doubled)"
    case .parity: "\(state.counter % 2)"
    case .all: "\(state)"
    case .half: "\(state.counter / 2)"
    case .title: "\(state.inner.title ?? "none")"
    case .halfAndTitle: "\(state.counter / 2) \(state.inner.title ?? "none")"
    case .number: "\(state.inner.number)"
    case .tens: "\(state.inner.tens)"
    case .titleLength: "\(state.inner.title?.count ?? -1)"
    }
  }

  /// Subscribes to the part in a store.
  func subscribe(
    to store: Store<ProgramState>, owner: Received<Void>?,
    _ receive: @escaping @Sendable (String) -> Void
  ) -> Subscription {
    switch subject {
    case .flag: subscribe(store, \.flag, owner) { receive("\($0)") }
    case .counter: subscribe(store, \.counter, owner) { receive("\($0)") }
    case .small: subscribe(store, \.small, owner) { receive("\($0)") }
    case .name: subscribe(store, \.name, owner) { receive($0) }
    case .list: subscribe(store, \.list, owner) { receive("\($0)") }
    case .doubled: subscribe(store, \.doubled, owner) { receive("\($0)") }
    case .all: subscribe(store, \.self, owner) { receive("\($0)") }
    case .counterAndName:
      isOnMain
        ? attach(store.observeOnMain(\.counter, \.name), owner) { receive("\($0.0) \($0.1)") }
        : attach(store.observe(\.counter, \.name), owner) { receive("\($0.0) \($0.1)") }
    case .nameAndDoubled:
      isOnMain
        ? attach(store.observeOnMain(\.name, \.doubled), owner) { receive("\($0.0) \($0.1)") }
        : attach(store.observe(\.name, \.doubled), owner) { receive("\($0.0) \($0.1)") }
    case .parity:
      isOnMain
        ? attach(store.observeOnMain(\.counter).map { $0 % 2 }, owner) { receive("\($0)") }
        : attach(store.observe(\.counter).map { $0 % 2 }, owner) { receive("\($0)") }
    case .half, .title, .halfAndTitle: subscribeByClosure(store, owner, receive)
    case .number, .tens, .titleLength: subscribe(scoped: store.scoped(to: \.inner), owner, receive)
    }
  }

  private func subscribeByClosure(
    _ store: Store<ProgramState>, _ owner: Received<Void>?,
    _ receive: @escaping @Sendable (String) -> Void
  ) -> Subscription {
    switch subject {
    case .half: subscribe(store, { $0.counter / 2 }, owner) { receive("\($0)") }
    case .title: subscribe(store, { $0.inner.title }, owner) { receive($0 ?? "none") }
    default:
      isOnMain
        ? attach(store.observeOnMain { ($0.counter / 2, $0.inner.title) }, owner) {
          receive("\($0.0) \($0.1 ?? "none")")
        }
        : attach(store.observe { ($0.counter / 2, $0.inner.title) }, owner) {
          receive("\($0.0) \($0.1 ?? "none")")
        }
    }
  }

  private func subscribe(
    scoped store: ScopedStore<ProgramState, ProgramState.Inner>, _ owner: Received<Void>?,
    _ receive: @escaping @Sendable (String) -> Void
  ) -> Subscription {
    switch subject {
    case .number: subscribe(store, \.number, owner) { receive("\($0)") }
    case .tens: subscribe(store, \.tens, owner) { receive("\($0)") }
    default: subscribe(store, { $0.title?.count ?? -1 }, owner) { receive("\($0)") }
    }
  }

  private func subscribe<State, Value: Equatable & Sendable>(
    _ store: some StoreType<State>, _ value: @escaping @Sendable (State) -> Value,
    _ owner: Received<Void>?, _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription {
    isOnMain
      ? attach(store.observeOnMain(value), owner, receive)
      : attach(store.observe(value), owner, receive)
  }

  private func subscribe<State, Value: Equatable & Sendable>(
    _ store: some StoreType<State>, _ path: any KeyPath<State, Value> & Sendable,
    _ owner: Received<Void>?, _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription {
    isOnMain
      ? attach(store.observeOnMain(path), owner, receive)
      : attach(store.observe(path), owner, receive)
  }

  private func attach<Value>(
    _ stream: StateStream<Value>, _ owner: Received<Void>?,
    _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription {
    guard let owner else { return stream.subscribe(receive) }
    return stream.subscribe(with: owner) { receive($1) }
  }

  private func attach<Value>(
    _ stream: MainStateStream<Value>, _ owner: Received<Void>?,
    _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription {
    guard let owner else { return stream.subscribe { receive($0) } }
    return stream.subscribe(with: owner) { receive($1) }
  }
}
