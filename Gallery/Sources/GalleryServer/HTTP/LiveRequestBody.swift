import FlyingFox
import Foundation

/// Reads the message in a request.
enum LiveRequestBody {
  /// Why a body is not read.
  struct Refusal: Error {
    var status: HTTPStatusCode
    var reason: String
  }

  /// The largest message, in bytes. A search text is the longest thing that a page sends.
  static let limit = 65_536
  /// What is read of a message that is too large, in bytes, so that its sender comes to read the answer.
  private static let drained = 4_194_304

  /// - Throws: a ``Refusal``.
  static func decode<Message: Decodable>(_ request: HTTPRequest) async throws -> Message {
    // A page of another server could send any other type without asking this one first.
    let mediaType = request.headers[.contentType]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
    guard mediaType?.lowercased() == "application/json" else {
      throw Refusal(status: .unsupportedMediaType, reason: "A message is application/json.")
    }
    do {
      return try JSONDecoder().decode(Message.self, from: try await data(of: request))
    } catch let error as DecodingError {
      throw Refusal(status: .badRequest, reason: "The message cannot be read: \(reason(of: error)).")
    }
  }

  private static func data(of request: HTTPRequest) async throws -> Data {
    let tooLarge = Refusal(status: .payloadTooLarge, reason: "A message has at most \(limit) bytes.")
    if let count = request.bodySequence.count, count > drained { throw tooLarge }
    var data = Data()
    var count = 0
    for try await chunk in request.bodySequence {
      count += chunk.count
      if count <= limit { data.append(chunk) }
      if count > drained { throw tooLarge }
    }
    guard count <= limit else { throw tooLarge }
    return data
  }

  private static func reason(of error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.last.map { " in \"\($0.stringValue)\"" } ?? ""
    }
    return switch error {
    case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case .valueNotFound(_, let context), .typeMismatch(_, let context): "the wrong kind of value" + place(context)
    case .dataCorrupted(let context):
      (context.codingPath.isEmpty ? "it is not JSON" : "an unknown value") + place(context)
    @unknown default: "it is not JSON"
    }
  }
}
