import Foundation
import NIOCore
import NIOHTTP1

/// Reads the requests of one connection within the limits, and writes the answers.
///
/// NIO's decoder bounds the head of a request before it makes anything of it, and its pipeline handler delivers a request
/// when the one before has been answered.
final class LiveConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case waiting
    case reading(HTTPRequestHead, body: ByteBuffer, size: Int)
    case answering
    /// The client is yet to take an answer. The next request waits, so that there is one answer at most to be taken.
    case sending
    /// The last answer has been written; what still comes is not looked at.
    case closing
  }

  private let handler: LiveHandler
  private let limits: LiveLimits
  private let connections: LiveConnections
  private var state = State.waiting
  private var deadline: Scheduled<Void>?
  private var channel: (any Channel)?
  /// When the connection began to wait for its next request.
  private(set) var waitingSince = NIODeadline.now()

  init(handler: LiveHandler, limits: LiveLimits, connections: LiveConnections) {
    self.handler = handler
    self.limits = limits
    self.connections = connections
  }

  var isAnswering: Bool {
    if case .answering = state { true } else { false }
  }

  func close() {
    channel?.close(promise: nil)
  }

  // MARK: The channel

  func channelActive(context: ChannelHandlerContext) {
    channel = context.channel
    closeLater(in: limits.patience, context)
    connections.add(self)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    channel = nil
    connections.remove(self)
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .waiting): begin(head, context)
    case (.body(let part), .reading(let head, let body, let size)): append(part, to: body, size, head, context)
    case (.end, .reading(let head, let body, let size)): finish(head, body, size, context)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (state, error) {
    case (.closing, is ByteToMessageDecoderError): break
    case (.closing, is HTTPParserError): break
    case (_, HTTPParserError.headerOverflow):
      let reason =
        "The head of a request has at most \(limits.headSize) bytes in \(limits.headerCount) headers "
        + "of \(limits.lineSize) bytes each."
      send(.problem(.requestHeaderFieldsTooLarge, reason), closes: true, context)
    case (_, is HTTPParserError):
      send(.problem(.badRequest, "This is not a request of HTTP/1.1."), closes: true, context)
    default: context.close(promise: nil)
    }
  }

  // MARK: Requests

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    if let refusal = handler.refusal(of: head) { return send(refusal, closes: true, context) }
    let size = head.headers["Content-Length"].first.flatMap { Int($0) } ?? 0
    let awaitsPermission = head.headers["Expect"].contains { $0.lowercased() == "100-continue" }
    guard size <= (awaitsPermission ? limits.bodySize : limits.discardedSize) else { return refuseBody(context) }
    state = .reading(head, body: ByteBuffer(), size: 0)
    if awaitsPermission {
      let permission = HTTPResponseHead(version: .http1_1, status: .continue)
      context.writeAndFlush(wrapOutboundOut(.head(permission)), promise: nil)
    }
  }

  private func append(
    _ part: ByteBuffer,
    to body: ByteBuffer,
    _ size: Int,
    _ head: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    let size = size + part.readableBytes
    guard size <= limits.discardedSize else { return refuseBody(context) }
    state = .waiting  // One reference to the buffer, so that it is appended to in place.
    var body = body
    if size <= limits.bodySize { body.writeImmutableBuffer(part) }
    state = .reading(head, body: body, size: size)
  }

  private func finish(_ head: HTTPRequestHead, _ body: ByteBuffer, _ size: Int, _ context: ChannelHandlerContext) {
    guard size <= limits.bodySize else { return refuseBody(context) }
    state = .answering
    deadline?.cancel()
    let request = LiveRequest(head: head, body: Data(body.readableBytesView))
    let answer = context.eventLoop.makeFutureWithTask { [handler] in await handler.answer(request) }
    answer.assumeIsolated().whenSuccess { [self] response in
      guard context.channel.isActive else { return }
      send(response, isHead: head.method == .HEAD, closes: !head.isKeepAlive, context)
    }
  }

  private func refuseBody(_ context: ChannelHandlerContext) {
    send(.problem(.payloadTooLarge, "A message has at most \(limits.bodySize) bytes."), closes: true, context)
  }

  // MARK: Answers

  private func send(
    _ response: LiveResponse,
    isHead: Bool = false,
    closes: Bool,
    _ context: ChannelHandlerContext
  ) {
    state = closes ? .closing : .sending
    waitingSince = .now()
    closeLater(in: limits.patience, context)
    var head = HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)
    if response.status != .noContent {
      head.headers.replaceOrAdd(name: "Content-Length", value: String(response.body.count))
    }
    if closes { head.headers.replaceOrAdd(name: "Connection", value: "close") }
    let taken = context.eventLoop.makePromise(of: Void.self)
    taken.futureResult.assumeIsolated().whenSuccess { [self] in end(closes: closes, context) }
    if isHead || response.body.isEmpty {
      context.writeAndFlush(wrapOutboundOut(.head(head)), promise: taken)
    } else {
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      let body = ByteBuffer(bytes: response.body)
      context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(body))), promise: taken)
    }
  }

  /// Ends an answer that the client has taken.
  private func end(closes: Bool, _ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    // The end of an answer lets the next request in at once.
    if !closes {
      state = .waiting
      waitingSince = .now()
    }
    closeLater(in: closes ? limits.lingering : limits.patience, context)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    // A connection that is closed while something unread is in it loses the answer, so only this side is closed at first.
    if closes { context.close(mode: .output, promise: nil) }
  }

  private func closeLater(in time: Duration, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { context.close(promise: nil) }
  }
}
