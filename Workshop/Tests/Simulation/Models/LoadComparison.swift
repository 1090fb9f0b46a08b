#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Redux

  /// A value that is loaded, beside a model.
  struct LoadComparison: ModelComparison {
    enum Operation { case started, progress(Double), success(Int), failure(Int), canceled }
    private struct Problem: Error, Equatable { let number: Int }

    static let promise = "a load does what it says"
    static let length = 30

    private var real = DataState<Int>.idle
    private var isLoading = false
    private var value: Int?
    private var problem: Int?
    private var progress: Double?

    init() {}

    mutating func perform(_ operation: Operation) -> String? {
      let before = (real, isLoading, value, problem, progress)
      switch operation {
      case .started:
        real.reduce(.started)
        (isLoading, problem, progress) = (true, nil, nil)
      case .progress(let fraction):
        real.reduce(.progress(fraction))
        if isLoading { progress = fraction.isNaN ? nil : max(0, min(1, fraction)) }
      case .success(let new):
        real.reduce(.success(new))
        (isLoading, value, problem, progress) = (false, new, nil, nil)
      case .failure(let number):
        real.reduce(.failure(Problem(number: number)))
        (isLoading, problem, progress) = (false, number, nil)
      case .canceled:
        real.reduce(.failure(CancellationError()))
        if isLoading { (isLoading, problem, progress) = (false, nil, nil) }
      }
      let isSame =
        before.1 == isLoading && before.2 == value && before.3 == problem && before.4 == progress
      return different("the value", real.value, value)
        ?? different("whether it loads", real.isLoading, isLoading)
        ?? different("the error", (real.error as? Problem)?.number, problem)
        ?? different("the progress", real.progress, progress)
        ?? different("whether it equals the one before", real == before.0, isSame)
        ?? different("a mapped value", real.map { $0 * 2 }.value, value.map { $0 * 2 })
    }
  }

  extension LoadComparison {
    static func operation(_ stream: inout RandomStream) -> Operation {
      switch stream.number(0...5) {
      case 0, 1: .started
      case 2: .progress(stream.pick([-1, 0, 0.5, 1, 7, .nan]))
      case 3: .success(stream.number(0...1))
      case 4: .failure(stream.number(0...1))
      default: .canceled
      }
    }
  }
#endif
