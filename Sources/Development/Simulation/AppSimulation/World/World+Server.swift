#if os(Linux)
  extension World {
    /// Carries a request to the app's own fake server and back, with the faults that the seed decides.
    ///
    /// Call it in the closure that sends the app's requests.
    ///
    /// - Parameters:
    ///   - request: The request, for the record.
    ///   - answer: Lets the server answer. It is called twice if the request arrives twice.
    ///   - errors: The app's errors and refusals.
    /// - Returns: The answer.
    /// - Throws: The app's error; `CancellationError` if the task is cancelled.
    public func carry<Answer: Sendable>(
      _ request: SimulatedRequest, to answer: @Sendable () -> Answer, errors: CarrierErrors<Answer>
    ) async throws -> Answer {
      note(request)
      let (id, decision) = decide(request.name)
      var stream = decision
      let fault = fault(for: id, &stream)
      let slowness = scenario.streams.contains(.server) ? stream.number(0...mixture.latency) : 0
      try await clock.sleep(for: .milliseconds(slowness))
      switch fault {
      case nil: return answer()
      case .late?:
        let result = answer()
        try await clock.sleep(for: .milliseconds(stream.number(1_000...9_000)))
        return result
      case .twice?:
        _ = answer()
        return answer()
      case .lost?:
        _ = answer()
        throw errors.interrupted
      case .unreachable?: throw errors.unreachable
      case .cut?: return errors.cut(answer())
      case .wrong?: return errors.wrong(answer())
      case .never?:
        try await clock.sleep(for: .seconds(1_000_000))
        throw errors.unreachable
      case .unauthorized?, .conflict?, .busy?, .unavailable?:
        return errors.refusal(fault?.status ?? 500)
      }
    }

    private func fault(for id: String, _ stream: inout RandomStream) -> ServerFault? {
      guard scenario.streams.contains(.server) else { return nil }
      for (fault, percent) in mixture.server where stream.chance(percent) {
        if happens(fault.rawValue, to: id) { return fault }
      }
      return nil
    }
  }

  /// What an app's connection makes of faults.
  public struct CarrierErrors<Answer: Sendable>: Sendable {
    let unreachable, interrupted: any Error
    let refusal: @Sendable (_ status: Int) -> Answer
    let cut, wrong: @Sendable (Answer) -> Answer

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
      (self.unreachable, self.interrupted) = (unreachable, interrupted)
      (self.refusal, self.cut, self.wrong) = (refusal, cut, wrong)
    }
  }
#endif
