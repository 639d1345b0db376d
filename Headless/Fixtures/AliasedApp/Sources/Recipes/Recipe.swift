struct Recipe: Equatable {
  let id: Int
  let title: String
  let summary: String
  let minutes: Int
  var isFavorite = false
}
