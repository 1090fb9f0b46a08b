/// What one action changed, gathered during a sweep.
struct News {
  /// Names the action, so that no channel is noted twice.
  let action: UInt64
  /// Who must hear of it, in the order of subscription once `observers` is read.
  private var gathered: [Observer] = []
  private var channelCount = 0

  init(action: UInt64) { self.action = action }

  /// Notes a channel that changed, and with it those that are made of it.
  mutating func note(_ channel: Channel) {
    if !channel.observers.isEmpty {
      channelCount += 1
      if channelCount == 1 {
        gathered = channel.observers
      } else {
        gathered += channel.observers
      }
    }
    for dependent in channel.dependents where dependent.changedBy != action {
      dependent.changedBy = action
      note(dependent)
    }
  }

  /// Each observer of what changed, in the order of subscription.
  var observers: [Observer] {
    channelCount < 2 ? gathered : gathered.sorted { $0.id < $1.id }
  }
}
