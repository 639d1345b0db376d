/// What went wrong, in words for the person at the terminal.
struct GalleryError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
