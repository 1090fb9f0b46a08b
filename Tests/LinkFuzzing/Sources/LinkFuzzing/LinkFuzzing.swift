import Coordinator
import Foundation

/// What libFuzzer calls: the first byte says where a link comes from, the rest is the link.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryLink(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: count)
  guard let first = input.first else { return 0 }
  let source = LinkSource.allCases[Int(first) % LinkSource.allCases.count]
  let link = String(decoding: input.dropFirst(), as: UTF8.self)
  if let fault = oracle.fault(in: link, from: source) {
    // An optimised build does not say why it stops.
    FileHandle.standardError.write(Data("“\(link)” from \(source): \(fault)\n".utf8))
    preconditionFailure()
  }
  return 0
}

private let oracle: LinkOracle = {
  do { return LinkOracle(try testLinks()) } catch { preconditionFailure("No table: \(error)") }
}()
