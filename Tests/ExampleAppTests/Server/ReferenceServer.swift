import AppShell
import AppTesting
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The reference server in its own process, for as long as this object lives.
@MainActor final class ReferenceServer {
  let url: URL
  private let process = Process()
  /// The server ends when this closes, so it doesn't outlive a test that dies.
  private let input = Pipe()

  /// Starts the server on a free port.
  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let script = folder.appending(path: "../../../Workshop/Tests/Support/ReferenceServer/server.py")
      .standardizedFileURL
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")),
      let more = try output.fileHandleForReading.read(upToCount: 1)
    {
      line += more
    }
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let address = words.last, let url = URL(string: String(address)) else {
      throw CocoaError(.fileReadUnknown)
    }
    self.url = url
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

  /// Makes the next requests fail; see the server's README for the kinds.
  func fail(_ fault: String) async throws {
    var request = URLRequest(url: url.appending(path: "faults"))
    request.httpMethod = "POST"
    request.httpBody = Data(fault.utf8)
    _ = try await URLSession.shared.data(for: request)
  }

  /// Returns the requests since the start.
  func requests() async throws -> [SeenRequest] {
    let (data, _) = try await URLSession.shared.data(from: url.appending(path: "requests"))
    return try JSONDecoder().decode(SeenRequests.self, from: data).requests
  }
}

struct SeenRequests: Decodable {
  let requests: [SeenRequest]
}

struct SeenRequest: Decodable, Equatable {
  let method: String
  let target: String
  let status: Int?
  let left: Bool
}
