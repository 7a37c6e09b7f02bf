import Foundation

/// The machine that measures.
enum Machine {
  static var description: String {
    let process = ProcessInfo.processInfo
    let model = processorModel.map { "\($0), " } ?? ""
    let memory = process.physicalMemory >> 30
    return "\(model)\(process.activeProcessorCount) cores, \(memory) GiB, \(process.operatingSystemVersionString)"
  }

  private static var processorModel: String? {
    guard let cpus = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
    let line = cpus.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
