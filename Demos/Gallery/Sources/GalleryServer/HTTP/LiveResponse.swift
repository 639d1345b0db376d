import Foundation
import NIOHTTP1

/// An answer to a request.
struct LiveResponse: Sendable {
  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body: Data

  private static let contentPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    + "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

  private init(_ status: HTTPResponseStatus, mediaType: String, body: Data) {
    self.status = status
    headers = [
      "Content-Type": mediaType,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": LiveResponse.contentPolicy,
    ]
    self.body = body
  }

  static func file(_ file: LivePage.File) -> LiveResponse {
    LiveResponse(.ok, mediaType: file.mediaType, body: file.data)
  }

  static func json(_ data: Data) -> LiveResponse {
    LiveResponse(.ok, mediaType: "application/json", body: data)
  }

  /// The answer that there is nothing to say.
  static var nothing: LiveResponse {
    var response = LiveResponse(.noContent, mediaType: "", body: Data())
    response.headers.remove(name: "Content-Type")
    return response
  }

  /// An answer that says what is wrong.
  static func problem(_ status: HTTPResponseStatus, _ reason: String) -> LiveResponse {
    // Strings are always encoded.
    let body = (try? JSONEncoder().encode(["error": reason])) ?? Data()
    return LiveResponse(status, mediaType: "application/json", body: body)
  }

  static func notAllowed(_ methods: String) -> LiveResponse {
    var response = problem(.methodNotAllowed, "This address takes \(methods) only.")
    response.headers.replaceOrAdd(name: "Allow", value: methods)
    return response
  }
}
