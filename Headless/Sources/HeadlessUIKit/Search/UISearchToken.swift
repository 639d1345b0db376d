import Foundation

/// Something that is searched for besides the text of a search field, as a person or a date.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// What the token stands for in the app.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// What the field shows.
  public var headlessText: String { text }
}
