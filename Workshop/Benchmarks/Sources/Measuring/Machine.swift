import Foundation

/// The machine on which the figures are measured.
enum Machine {
  static var name: String {
    let lines =
      (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n") ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    let processor = model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "processor"
    let system = ProcessInfo.processInfo
    return
      "\(processor), \(system.activeProcessorCount) cores, \(system.operatingSystemVersionString)"
  }
}
