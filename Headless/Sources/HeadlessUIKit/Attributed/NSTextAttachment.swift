import Foundation

/// A picture in a text.
///
/// It is no `NSObject`, for the reason that ``UIFont`` gives.
open class NSTextAttachment: Hashable {
  /// The Character that stands for an attachment.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// The place relative to the baseline, with positive y upwards, in points; with no size the picture has its own.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap(UIImage.init(data:))
  }

  public convenience init() {
    self.init(data: nil, ofType: nil)
  }

  public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// A text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
