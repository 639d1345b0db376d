internal import ConstraintSolver
import Foundation

/// A view or a layout guide in an engine.
///
/// Positions are those of the alignment rectangle in the coordinates of the container, a superview or an owning view.
struct LayoutItem {
  enum Kind {
    /// The view whose tree the engine lays out.
    case host
    /// A view that the engine places.
    case placed
    /// A view that someone else places, by a frame and an autoresizing mask.
    case masked
    case guide
  }

  /// The variables of one axis.
  struct Span {
    let position: ConstraintSystem.Variable
    let size: ConstraintSystem.Variable
    /// How far the alignment rectangle is inside the frame, in points.
    let before: Double
    let after: Double
  }

  /// The rows of a content size on one axis.
  struct Content {
    /// The rows that keep the size from growing and from shrinking; -1 if there are none.
    var maximum = -1
    var minimum = -1
    /// The size that the content asks for, in points; negative if it asks for none.
    var size = -1.0

    var exists: Bool { maximum >= 0 }
  }

  let kind: Kind
  /// The view, or the view that owns the guide.
  unowned let view: UIView
  unowned let guide: UILayoutGuide?
  let horizontal: Span
  let vertical: Span
  var contentWidth = Content()
  var contentHeight = Content()
  /// Whether the height depends on the width, as that of a text in several lines.
  var isMeasured = false
  /// Where the first base line of the view's text is, if constraints are about one of its base lines.
  var baseline: LayoutBaseline?
  /// The width that the height was measured in, or -1.
  var measuredWidth = -1.0
  /// The rows that the system keeps: those of a mask, of a guide or of a host.
  var systemRows: [Int] = []
  /// What a frame and a mask say, for views that someone else places.
  var masks: (horizontal: MaskEquation?, vertical: MaskEquation?) = (nil, nil)
  /// The alignment rectangle in the last solution.
  var solved = CGRect.null

  func span(_ axis: NSLayoutConstraint.Axis) -> Span {
    axis == .horizontal ? horizontal : vertical
  }

  var object: AnyObject { guide ?? view }

  /// The frame of the last solution, with edges on pixels.
  var frame: CGRect {
    let minX = LayoutAssumptions.rounded(solved.minX - horizontal.before)
    let minY = LayoutAssumptions.rounded(solved.minY - vertical.before)
    let maxX = LayoutAssumptions.rounded(solved.maxX + horizontal.after)
    let maxY = LayoutAssumptions.rounded(solved.maxY + vertical.after)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
