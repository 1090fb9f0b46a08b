import CoordinatorLinks
import Foundation

/// Checks one input of libFuzzer: the first byte is the link's source, the rest its text.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryLink(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: count)
  guard let first = input.first else { return 0 }
  let source = LinkSource.allCases[Int(first) % LinkSource.allCases.count]
  let link = String(decoding: input.dropFirst(), as: UTF8.self)
  if let fault = oracle.fault(in: link, from: source) {
    // The message of a precondition is not part of an optimised build.
    FileHandle.standardError.write(Data("“\(link)” from \(source): \(fault)\n".utf8))
    preconditionFailure()
  }
  return 0
}

private let oracle: LinkOracle = {
  do { return LinkOracle(try testLinks()) } catch { preconditionFailure("No table: \(error)") }
}()
