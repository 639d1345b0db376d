import Foundation

struct Postcard: Decodable {
  let place: String
  let text: String
}
