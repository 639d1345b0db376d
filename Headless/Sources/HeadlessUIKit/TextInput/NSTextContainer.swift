import Foundation

/// The room that a text is set in: that of a text view, or one of a layout manager.
open class NSTextContainer: NSObject {
  /// The room, in points; 0 is no limit. That of a text view follows the view.
  open var size: CGSize { didSet { didChange() } }
  /// The room at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// How many lines there may be; 0 is no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange() } }
  /// Stored only.
  open var widthTracksTextView = false
  /// Stored only.
  open var heightTracksTextView = false
  open internal(set) weak var layoutManager: NSLayoutManager?
  var didChange: () -> Void = {}

  override public convenience init() { self.init(size: .zero) }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
