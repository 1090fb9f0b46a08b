/// Tells a clock who sleeps on it: an app's request waits for time, not for a server that works on it.
package enum RunningRequest {
  /// Whether the caller carries a request that a tool has let pass.
  @TaskLocal package static var isCaller = false
}
