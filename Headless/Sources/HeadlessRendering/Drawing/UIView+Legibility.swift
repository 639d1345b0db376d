import Foundation
import HeadlessUIKit

extension UIView {
  /// A Boolean value that indicates whether the view is opaque, whatever its own content is.
  package var headlessIsOpaque: Bool {
    guard alpha >= 1, layer.opacity >= 1, layer.cornerRadius <= 0 else { return false }
    let color = backgroundColor ?? (self as? any HeadlessContentDrawing)?.implicitBackgroundColor
    return (color?.light.alpha ?? 0) >= 1
  }

  /// The titles that the view draws without labels, and that don't fit.
  package var headlessCutOffTexts: [String] {
    switch self {
    case let bar as UINavigationBar: bar.cutOffTitles
    case let segments as UISegmentedControl: segments.cutOffTitles
    case let bar as UITabBar: bar.cutOffTitles
    default: []
    }
  }
}
