import Foundation

/// What bars do to the content that scrolls below them, at one edge of a scroll view: recorded, and not drawn.
@available(iOS 26, tvOS 26, visionOS 26, *)
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// How the content goes over into what is above it.
  @preconcurrency @MainActor open class Style: NSObject {
    public static let automatic = Style()
    /// Blurred, without a border.
    public static let soft = Style()
    /// Cut off, with a line.
    public static let hard = Style()

    override init() {
      super.init()
    }
  }

  open var style: Style = .automatic
  /// Whether the edge has no effect.
  open var isHidden = false

  override init() {
    super.init()
  }
}

/// The effects at the edges of a scroll view.
@available(iOS 26, tvOS 26, visionOS 26, *)
@MainActor final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}

extension UIScrollView {
  /// The effect at the top edge.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The effect at the left edge.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The effect at the bottom edge.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The effect at the right edge.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  private var edgeEffects: ScrollEdgeEffects {
    if let made = self[headlessAssociated: ScrollEdgeEffects.self] { return made }
    let made = ScrollEdgeEffects()
    self[headlessAssociated: ScrollEdgeEffects.self] = made
    return made
  }
}
