import Foundation

/// A connection whose bytes a test writes itself.
///
/// Its calls wait on a thread of their own: a test that held up one of the few threads that tasks run on would hold up the
/// server, too.
final class RawConnection: Sendable {
  struct Failure: Error {}

  /// What has come until a time was over or the connection was closed.
  struct Received: Sendable {
    var text = ""
    var isClosed = false

    var status: Int? {
      text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    /// The body of the last answer.
    var body: String {
      text.range(of: "\r\n\r\n", options: .backwards).map { String(text[$0.upperBound...]) } ?? ""
    }
  }

  private let descriptor: Int32

  /// - Parameter buffer: how many bytes the system keeps that are not read; as many as it likes if nothing is said.
  init(to url: URL, buffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var buffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &buffer, socklen_t(MemoryLayout<Int32>.size)) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(url.port ?? 0).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard descriptor >= 0, status == 0 else { throw Failure() }
  }

  deinit {
    close(descriptor)
  }

  /// Writes bytes as far as the server takes them.
  ///
  /// - Returns: how many bytes were written within a second.
  @discardableResult
  func send(_ text: String) async -> Int {
    await onThread { [descriptor] in
      let bytes = Array(text.utf8)
      var sent = 0
      while sent < bytes.count {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&state, 1, 1000) == 1 else { break }
        let count = bytes[sent...].withUnsafeBytes {
          #if canImport(Glibc)
            Glibc.send(
              descriptor,
              $0.baseAddress,
              min($0.count, 4096),
              Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
            )
          #else
            write(descriptor, $0.baseAddress, min($0.count, 4096))
          #endif
        }
        guard count > 0 else { break }
        sent += count
      }
      return sent
    }
  }

  /// Reads until the server closes the connection, until the text ends with something, until a number of bytes has come, or
  /// until a time is over.
  func receive(until end: String? = nil, seconds: Double = 10, limit: Int = .max) async -> Received {
    await onThread { [descriptor] in
      var bytes: [UInt8] = []
      var isClosed = false
      let last = Date().addingTimeInterval(seconds)
      var part = [UInt8](repeating: 0, count: 16_384)
      while !isClosed, bytes.count < limit {
        let left = last.timeIntervalSinceNow
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard left > 0, poll(&state, 1, Int32(left * 1000) + 1) == 1 else { break }
        let count = recv(descriptor, &part, part.count, 0)
        if count > 0 { bytes += part[..<count] }
        isClosed = count <= 0
        if let end, String(decoding: bytes, as: UTF8.self).hasSuffix(end) { break }
      }
      return Received(text: String(decoding: bytes, as: UTF8.self), isClosed: isClosed)
    }
  }

  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: body()) }.start()
    }
  }
}
