import Foundation
import GalleryScreens
import Roster

/// Answers pages of posts in a process of its own, which reads a request and writes an answer in a line of JSON each.
///
/// The process ends with this object, as nothing more can be asked of it then.
@MainActor final class FeedProcess: FeedServing {
  struct Request: Codable {
    var after: Int?
    var limit: Int
    var milliseconds: Int
    var fails: Bool
  }

  struct Answer: Codable {
    /// Nothing if the request failed.
    var posts: [FeedPost]?
    var next: Int?
  }

  struct Unreachable: Error {}

  var isSlow = false
  var fails = false
  private let latency: Duration
  private let process = Process()
  private let input = Pipe()
  /// Who waits for an answer; they come in the order of the requests.
  private(set) var waiting: [CheckedContinuation<Answer, any Error>] = []
  private var received = Data()

  /// - Parameters:
  ///   - command: that of the gallery, which answers if it is told to.
  ///   - latency: how long an answer takes; eight times as long if it is slow.
  init(_ command: URL?, latency: Duration = .milliseconds(150)) throws {
    self.latency = latency
    // A process that has ended is noticed by what is not written to it.
    signal(SIGPIPE, SIG_IGN)
    let output = Pipe()
    process.executableURL = command
    process.arguments = ["--answer-feed"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // These ends are the other process's.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
    let (chunks, source) = AsyncStream.makeStream(of: Data.self)
    output.fileHandleForReading.readabilityHandler = { handle in
      let chunk = handle.availableData
      if !chunk.isEmpty { return _ = source.yield(chunk) }
      handle.readabilityHandler = nil
      source.finish()
    }
    let answers = output.fileHandleForReading
    Task { [weak self] in
      for await chunk in chunks { self?.receive(chunk) }
      try? answers.close()
      self?.end()
    }
  }

  deinit {
    // Foundation keeps the process while it runs, and the process its input: without an end to it, it would wait for ever.
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
  }

  func page(after id: Int?, limit: Int) async throws -> Page<FeedPost, Int> {
    let delay = Int((isSlow ? latency * 8 : latency) / .milliseconds(1))
    let request = Request(after: id, limit: limit, milliseconds: delay, fails: fails)
    let line = try JSONEncoder().encode(request) + [10]
    let answer = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Answer, any Error>) in
      guard process.isRunning, (try? input.fileHandleForWriting.write(contentsOf: line)) != nil else {
        return continuation.resume(throwing: Unreachable())
      }
      waiting.append(continuation)
    }
    guard let posts = answer.posts else { throw Unreachable() }
    return Page(posts, next: answer.next)
  }

  /// Ends the process before this object goes.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func receive(_ chunk: Data) {
    received += chunk
    while let end = received.firstIndex(of: 10) {
      let line = received[received.startIndex..<end]
      received = Data(received[received.index(after: end)...])
      guard !waiting.isEmpty else { continue }
      waiting.removeFirst().resume(with: Result { try JSONDecoder().decode(Answer.self, from: line) })
    }
  }

  private func end() {
    let abandoned = waiting
    waiting = []
    for continuation in abandoned { continuation.resume(throwing: Unreachable()) }
  }

  // MARK: The other side

  /// Answers the requests of standard input until it ends.
  nonisolated static func answer() async throws {
    while let line = readLine() {
      let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
      try await Task.sleep(for: .milliseconds(request.milliseconds))
      var answer = Answer()
      if !request.fails {
        let page = FeedServer.page(of: FeedPost.sample, after: request.after, limit: request.limit)
        answer = Answer(posts: page.items, next: page.next)
      }
      try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(answer) + [10])
    }
  }
}
