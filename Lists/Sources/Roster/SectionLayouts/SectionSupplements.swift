/// The header and the footer that a section has.
struct SectionSupplements {
  var header: SectionSupplement?
  var footer: SectionSupplement?
}

/// A header or footer.
struct SectionSupplement {
  /// Its height in points; `nil` if its view says how high it is.
  var height: CGFloat?
}
