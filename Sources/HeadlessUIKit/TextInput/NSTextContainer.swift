import Foundation

/// The room that a text view sets its text in.
open class NSTextContainer: NSObject {
  /// The room at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// How many lines there may be; 0 is no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange() } }
  var didChange: () -> Void = {}
}
