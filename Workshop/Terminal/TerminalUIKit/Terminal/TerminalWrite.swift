internal import Foundation

/// Writes all bytes, in as many pieces as the terminal takes; returns false if it takes no more.
func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
  let isWritten = bytes.withContiguousStorageIfAvailable {
    writeAll(UnsafeRawBufferPointer($0), to: descriptor)
  }
  return isWritten ?? Array(bytes).withUnsafeBytes { writeAll($0, to: descriptor) }
}

/// Writes all bytes of a buffer; it calls only the system, and no generic function, so that a signal
/// handler can use it.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  guard let start = bytes.baseAddress else { return true }
  // NB: the offset stays within the bytes, and no call keeps a pointer to them.
  var offset = 0
  while offset < bytes.count {
    let count = write(descriptor, start.advanced(by: offset), bytes.count - offset)
    if count > 0 {
      offset += count
    } else if errno == EAGAIN {
      guard waitUntilWritable(descriptor) else { return false }
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

/// Waits until the terminal takes bytes, since the shell may have made its descriptor non-blocking.
private func waitUntilWritable(_ descriptor: Int32) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  let ready = poll(&request, 1, 2000)
  return ready > 0 || (ready < 0 && errno == EINTR)
}
