internal import Foundation

/// Writes all bytes, however many the terminal takes at a time; false if it takes no more.
func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
  let isWritten = bytes.withContiguousStorageIfAvailable {
    writeAll(UnsafeRawBufferPointer($0), to: descriptor)
  }
  return isWritten ?? Array(bytes).withUnsafeBytes { writeAll($0, to: descriptor) }
}

/// The same for memory; it only makes system calls, so that a signal handler may use it.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  // NB: every slice lies within the bytes, and no call keeps a pointer to them.
  var offset = 0
  while offset < bytes.count {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
    let count = write(descriptor, rest.baseAddress, rest.count)
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

/// The terminal shares its descriptor with the shell, which may have made it non-blocking.
private func waitUntilWritable(_ descriptor: Int32) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  let ready = poll(&request, 1, 2000)
  return ready > 0 || (ready < 0 && errno == EINTR)
}
