/// The pictures that a page has, so that only other ones are sent.
struct LivePictures {
  private var sent: [Int: String] = [:]
  private var present: [Int: String] = [:]

  /// The picture, if the page does not have it.
  mutating func replace(_ svg: String, for key: Int) -> String? {
    present[key] = svg
    return sent[key] == svg ? nil : svg
  }

  /// Ends a frame: the page forgets the pictures that were not in it.
  mutating func endFrame() {
    sent = present
    present = [:]
  }
}
