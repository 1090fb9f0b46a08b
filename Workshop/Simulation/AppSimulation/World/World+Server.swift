#if os(Linux) && compiler(>=6.3)
  extension World {
    /// Returns a service whose answers can be late, lost or missing, as the seed decides.
    ///
    /// ```swift
    /// services.items = world.carry("items", services.items, failing: ItemsError.unreachable)
    /// ```
    ///
    /// - Parameters:
    ///   - name: The service in reports, and in ``World/requests``.
    ///   - service: The service without faults, such as the one of the app's tests.
    ///   - error: What the app's client throws if there is no answer.
    /// - Returns: The service with faults.
    public func carry<each Argument: Sendable, Answer: Sendable>(
      _ name: String,
      _ service: @escaping @Sendable (repeat each Argument) async throws -> Answer,
      failing error: any Error
    ) -> @Sendable (repeat each Argument) async throws -> Answer {
      expect(name)
      return { [self] (argument: repeat each Argument) in
        try await carry(
          SimulatedRequest(name, details: "\((repeat each argument))"),
          to: { try await service(repeat each argument) }, errors: CarrierErrors(error))
      }
    }

    /// Carries a request to the app's own fake server and back, with the faults that the seed decides.
    ///
    /// Call it in the closure that sends the app's requests.
    ///
    /// - Parameters:
    ///   - request: The request, for the record.
    ///   - answer: Lets the server answer. It is called twice if the request arrives twice.
    ///   - errors: The app's errors and refusals.
    /// - Returns: The answer.
    /// - Throws: The app's error; `CancellationError` if the task is canceled.
    public func carry<Answer: Sendable>(
      _ request: SimulatedRequest, to answer: @Sendable () async throws -> Answer,
      errors: CarrierErrors<Answer>
    ) async throws -> Answer {
      note(request)
      let end = begin(request)
      defer { end() }
      return try await withTaskCancellationHandler {
        try await deliver(request, to: answer, errors)
      } onCancel: {
        end()
      }
    }

    private func deliver<Answer: Sendable>(
      _ request: SimulatedRequest, to answer: @Sendable () async throws -> Answer,
      _ errors: CarrierErrors<Answer>
    ) async throws -> Answer {
      let (id, stream) = decide(request.name)
      let fault = fault(for: id, request, of: errors.faults, stream)
      var time = RandomStream(seed: scenario.seed, "\(id) time")
      let usual = 2 * time.number(0...mixture.latency / 2)
      // The way back takes as long as the way there.
      let way = scenario.streams.contains(.server) ? delay(of: id, usually: usual) / 2 : .zero
      try await clock.sleep(for: way)
      if isDown { throw errors.unreachable }
      let result = try await result(of: answer, fault, errors, &time)
      try await clock.sleep(for: way)
      note("answer \(id)")
      return result
    }

    private func result<Answer: Sendable>(
      of answer: @Sendable () async throws -> Answer, _ fault: ServerFault?,
      _ errors: CarrierErrors<Answer>, _ time: inout RandomStream
    ) async throws -> Answer {
      switch fault {
      case nil: return try await answer()
      case .late?:
        let result = try await answer()
        try await clock.sleep(for: .milliseconds(time.number(1_000...9_000)))
        return result
      case .twice?:
        _ = try await answer()
        return try await answer()
      case .lost?:
        _ = try await answer()
        throw errors.interrupted
      case .interrupted?: throw errors.interrupted
      case .unreachable?: throw errors.unreachable
      case .down?:
        goDown(for: .milliseconds(time.number(5_000...90_000)))
        throw errors.unreachable
      case .cut?: return errors.cut(try await answer())
      case .wrong?: return errors.wrong(try await answer())
      case .never?:
        try await clock.sleep(for: errors.patience)
        throw errors.unreachable
      case .unauthorized?, .conflict?, .busy?, .unavailable?:
        return errors.refusal(fault?.status ?? 500)
      }
    }

    private func fault(
      for id: String, _ request: SimulatedRequest, of kinds: Set<ServerFault>,
      _ decision: RandomStream
    ) -> ServerFault? {
      expect(kinds)
      guard scenario.streams.contains(.server) else { return nil }
      var stream = decision
      let faults =
        scenario.faults == nil
        ? mixture.server(for: request, after: elapsed) : ServerFault.allCases.map { ($0, 0) }
      return faults.first { fault, percent in
        let isChosen = stream.chance(percent)
        return kinds.contains(fault) && happens(fault.rawValue, to: id, by: isChosen)
      }?.fault
    }
  }

  /// What an app's connection makes of faults.
  public struct CarrierErrors<Answer: Sendable>: Sendable {
    let unreachable, interrupted: any Error
    let refusal: @Sendable (_ status: Int) -> Answer
    let cut, wrong: @Sendable (Answer) -> Answer
    /// The faults that the connection can show.
    let faults: Set<ServerFault>
    /// How long a client without patience of its own waits for an answer.
    let patience: Duration

    /// Creates the errors of a connection without statuses and bytes, whose only fault is that no answer comes.
    init(_ error: any Error) {
      unreachable = error
      interrupted = error
      patience = .seconds(30)
      faults = [.late, .twice, .lost, .interrupted, .unreachable, .down, .never]
      refusal = { _ in preconditionFailure("This connection has no statuses.") }
      cut = { $0 }
      wrong = { $0 }
    }

    /// Creates the errors.
    ///
    /// - Parameters:
    ///   - unreachable: The error if there is no connection.
    ///   - interrupted: The error if the connection ends before the answer.
    ///   - refusal: Returns the answer with a status.
    ///   - cut: Returns half of an answer.
    ///   - wrong: Returns an answer to another request.
    public init(
      unreachable: any Error, interrupted: any Error,
      refusal: @escaping @Sendable (_ status: Int) -> Answer,
      cut: @escaping @Sendable (Answer) -> Answer,
      wrong: @escaping @Sendable (Answer) -> Answer
    ) {
      self.unreachable = unreachable
      self.interrupted = interrupted
      self.refusal = refusal
      self.cut = cut
      self.wrong = wrong
      faults = Set(ServerFault.allCases)
      patience = .seconds(1_000_000)
    }
  }
#endif
