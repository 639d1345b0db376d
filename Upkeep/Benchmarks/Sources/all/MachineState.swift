import BenchmarkSupport
import Foundation

/// What was measured, and what else the machine did meanwhile.
struct MachineState {
  /// The commit, with `-modified` if files differ from it; `nil` where git does not say.
  let commit: String?
  let day: String
  let numberOfProcessors = ProcessInfo.processInfo.activeProcessorCount
  /// How many programs waited for processors when measuring began, over a minute.
  let load: Double

  private let begun = Date()
  private let busyAtFirst = Self.busySeconds
  private let ownAtFirst = Self.ownSeconds

  init() {
    var averages = [0.0, 0, 0]
    load = getloadavg(&averages, 3) > 0 ? averages[0] : 0
    commit = Self.output(of: "git", "describe", "--always", "--exclude=*", "--dirty=-modified")
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withFullDate]
    day = formatter.string(from: Date())
  }

  /// The percentage of the processors' time that others than the benchmarks have used since measuring began; `nil` where
  /// the system does not say.
  var usedByOthers: Double? {
    guard let busyAtFirst, let busy = Self.busySeconds else { return nil }
    let own = Self.ownSeconds - ownAtFirst
    let all = Date().timeIntervalSince(begun) * Double(numberOfProcessors)
    return max(0, 100 * (busy - busyAtFirst - own) / all)
  }

  var text: String {
    "Commit \(commit ?? "unknown"), \(numberOfProcessors) processors, load \(ResultTable.rounded(load)) at first; "
      + "others used \(usedByOthers.map(ResultTable.rounded) ?? "an unknown number of") % of the processors meanwhile."
  }

  var results: [String: Any] {
    var results: [String: Any] = ["day": day, "processors": numberOfProcessors, "load": load]
    results["commit"] = commit
    results["others"] = usedByOthers
    return results
  }

  /// What the processors have worked since the system began, what a virtual machine had taken from it included.
  private static var busySeconds: Double? {
    guard let text = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
      let line = text.split(separator: "\n").first, line.hasPrefix("cpu ")
    else { return nil }
    // user, nice, system, idle, iowait, irq, softirq, steal; guests are a part of the users.
    let ticks = line.split(separator: " ").dropFirst().compactMap { Double($0) }
    guard ticks.count >= 8 else { return nil }
    return (ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6] + ticks[7]) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// What the benchmarks have worked that are done.
  private static var ownSeconds: Double {
    var usage = rusage()
    // `RUSAGE_CHILDREN`, which the C libraries declare in different types.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  private static func output(of command: String...) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return process.terminationStatus == 0 && !text.isEmpty ? text : nil
  }
}
