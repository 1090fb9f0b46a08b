/// A mistake in the app's links, found when the table is built or its association file is made.
public enum LinkTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No link can match this pattern, for this reason, or another pattern always wins.
  case unreachable(String, String)
  /// The pattern is not a path or does not fit its parameters, for this reason.
  case malformed(String, String)
  /// A scheme or host isn't one, or there is none.
  case badEndpoint(String)
  /// The association file of this host has so many bytes, more than the 131,072 that the system reads.
  case tooLarge(host: String, bytes: Int)

  /// A description of the mistake.
  public var description: String {
    switch self {
    case .unreachable(let pattern, let reason): "No link can match “\(pattern)”: \(reason)."
    case .malformed(let pattern, let reason): "“\(pattern)” isn't a pattern: \(reason)."
    case .badEndpoint(let reason): reason
    case .tooLarge(let host, let bytes):
      "The association file of “\(host)” has \(bytes) bytes, and the system reads no more than "
        + "131,072. Declare fewer links for this host, or shorter patterns."
    }
  }
}

extension LinkTable {
  /// Creates the table of an app, and ends the program with the reason if there is a mistake in its links.
  ///
  /// That is a programmer's error, which the first test that needs the table finds.
  ///
  /// - Parameter table: Builds the table; called once, immediately, on this thread.
  /// - Returns: The table.
  public static func constant(_ table: () throws -> LinkTable) -> LinkTable {
    do { return try table() } catch {
      preconditionFailure("There is a mistake in the links; fix it. \(error)")
    }
  }
}
