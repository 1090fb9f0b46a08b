/// The file descriptors through which a terminal is used.
struct TerminalDescriptors: Hashable, Sendable {
  var input: Int32 = 0
  var output: Int32 = 1
  var errors: Int32 = 2
}
