import Foundation

extension UIFont {
  /// The width of a line of text as it is drawn in the language that texts are shown in, in points.
  @MainActor package func drawnWidth(of text: String) -> CGFloat {
    headlessMetrics.width(of: HeadlessPseudoLanguage.current.translation(of: text))
  }
}
