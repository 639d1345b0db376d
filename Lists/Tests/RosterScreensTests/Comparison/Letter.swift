/// A letter of the inbox that is written twice.
struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  var sender: String
  var subject: String
  var day: Int
  var isRead = false
}
