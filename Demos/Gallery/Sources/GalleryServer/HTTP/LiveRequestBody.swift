import Foundation
import NIOHTTP1

/// Reads the message in a request.
enum LiveRequestBody {
  /// Why a body is not read.
  struct Refusal: Error {
    var status: HTTPResponseStatus
    var reason: String
  }

  /// - Throws: a ``Refusal``.
  static func decode<Message: Decodable>(_ request: LiveRequest) throws -> Message {
    // A page of another server could send any other type without asking this one first.
    let mediaType = request.headers["Content-Type"].first?.split(separator: ";").first?.trimmingCharacters(
      in: .whitespaces
    )
    guard mediaType?.lowercased() == "application/json" else {
      throw Refusal(status: .unsupportedMediaType, reason: "A message is application/json.")
    }
    do {
      return try JSONDecoder().decode(Message.self, from: request.body)
    } catch let error as DecodingError {
      throw Refusal(status: .badRequest, reason: "The message cannot be read: \(reason(of: error)).")
    }
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
