/// What a content keeps for each row, by the type of the identifiers.
struct MemoryResult: Encodable {
  let name: String
  var bytes: [String: Double]
}
