import Foundation
import NIOHTTP1

/// A request whose head has been let in, with its whole body.
struct LiveRequest: Sendable {
  var method: HTTPMethod
  /// The path without the query, as it was sent.
  var path: String
  var headers: HTTPHeaders
  var body: Data

  init(head: HTTPRequestHead, body: Data) {
    method = head.method
    path = String(head.uri.prefix { $0 != "?" })
    headers = head.headers
    self.body = body
  }
}
