import Foundation
import Testing

/// A headless Chromium that is spoken to over two pipes, in the Chrome DevTools Protocol.
actor Chromium {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Where Chromium is; `nil` if it is not installed.
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private let folder: URL
  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private var lastID = 0
  private var rest = Data()
  /// What the pages have written to their consoles, of any kind.
  private(set) var errors: [String] = []

  init() throws {
    guard let path = Chromium.path else { throw Failure(description: "Chromium is not installed") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = ["in", "out"].map { folder.appendingPathComponent($0).path }
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure(description: "cannot make a pipe") }
    let options = [
      path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--remote-debugging-pipe", "--user-data-dir=\(folder.path)", "about:blank",
    ]
    // Chromium reads the file descriptor 3 and writes 4.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "in=$1; out=$2; shift 2; exec \"$@\" 3<\"$in\" 4>\"$out\"", "sh"] + pipes + options
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard let input = FileHandle(forWritingAtPath: pipes[0]), let output = FileHandle(forReadingAtPath: pipes[1]) else {
      throw Failure(description: "cannot open a pipe")
    }
    self.folder = folder
    self.input = input
    self.output = output
  }

  func close() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Calls a method and returns its result.
  func call(_ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil) async throws
    -> JSONValue
  {
    lastID += 1
    let id = lastID
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try JSONDecoder().decode(JSONValue.self, from: await next())
      if let event = answer["method"]?.string, Chromium.messages.contains(event) { errors.append("\(answer)") }
      guard answer["id"]?.number == Double(id) else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] ?? .null
    }
  }

  /// The events of whatever is written to a console.
  private static let messages = ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"]

  /// The next message, which ends with a zero byte.
  private func next() async throws -> Data {
    while true {
      if let end = rest.firstIndex(of: 0) {
        let message = Data(rest[..<end])
        rest = Data(rest[rest.index(after: end)...])
        return message
      }
      // A thread of its own waits: those of tasks are few, and servers of this process need them to answer.
      let data = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { [output] in continuation.resume(returning: output.availableData) }
      }
      guard !data.isEmpty else { throw Failure(description: "Chromium has ended") }
      rest += data
    }
  }
}
