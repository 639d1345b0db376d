import FlyingFox
import Foundation

extension HTTPResponse {
  private static let contentPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  private static func headers(_ mediaType: String) -> HTTPHeaders {
    [
      .contentType: mediaType,
      .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Content-Security-Policy"): contentPolicy,
    ]
  }

  static func file(_ file: LivePage.File) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: headers(file.mediaType), body: file.data)
  }

  static func json(_ data: Data) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: headers("application/json"), body: data)
  }

  /// An answer that says what is wrong.
  static func problem(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    var headers = headers("application/json")
    // What is left of a message that was not read would be taken for the next request.
    if status == .payloadTooLarge { headers[.connection] = "close" }
    let body = (try? JSONEncoder().encode(["error": reason])) ?? Data()
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }

  static func notAllowed(_ methods: String) -> HTTPResponse {
    var response = problem(.methodNotAllowed, "This address takes \(methods) only.")
    response.headers[HTTPHeader("Allow")] = methods
    return response
  }
}
