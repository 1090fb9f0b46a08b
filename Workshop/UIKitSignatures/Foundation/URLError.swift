// foundation/urlerror, from memory: its protocols, which hold these, aren't printed
extension URLError: CustomNSError {
  public init(_ code: URLError.Code, userInfo: [String: Any] = [:])
  public var code: URLError.Code { get }
}
