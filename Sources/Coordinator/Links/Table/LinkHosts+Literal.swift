extension LinkHosts: ExpressibleByStringLiteral {
  /// Makes a link open only on one host or family of hosts.
  public init(stringLiteral host: String) {
    self = .only([host])
  }
}
