/// The header and footer of a section.
struct SectionSupplements {
  var header: SectionSupplement?
  var footer: SectionSupplement?
}

/// A header or footer.
struct SectionSupplement {
  /// The height in points, or `nil` if the view sizes itself.
  var height: CGFloat?
}
