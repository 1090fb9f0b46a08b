#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Returns the time since an unspecified start.
@inline(__always)
func exactNanoseconds() -> Int64 { nanoseconds(CLOCK_MONOTONIC) }

/// Returns the time since an unspecified start, exact to a few milliseconds: 3 instead of 20 ns.
@inline(__always)
func approximateNanoseconds() -> Int64 {
  #if canImport(Darwin)
    nanoseconds(CLOCK_MONOTONIC_RAW_APPROX)
  #else
    nanoseconds(CLOCK_MONOTONIC_COARSE)
  #endif
}

@inline(__always)
private func nanoseconds(_ clock: clockid_t) -> Int64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
