import Foundation

extension UIButton {
  /// The look of a button.
  public nonisolated struct Configuration: Hashable, Sendable {
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Hashable, Sendable {
      case mini, small, medium, large
    }

    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic, leading, center, trailing
    }

    enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style
    public var title: String?
    /// The title with attributes, which comes before the plain one.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// The room between the button's edges and its content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var showsActivityIndicator = false
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var background = UIBackgroundConfiguration.clear()

    /// The room that a new configuration has around its content, in points.
    static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    private init(_ style: Style) {
      self.style = style
      contentInsets = Configuration.defaultContentInsets
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// The configuration as it looks in the button's state.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// The colour behind the button; `nil` for none.
  package func resolvedBackgroundColor(tint: UIColor) -> UIColor? {
    // A new configuration's background is clear: then the style decides.
    if let color = background.backgroundColor, color != .clear { return color }
    switch style {
    case .plain, .borderless: return baseBackgroundColor
    case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
    case .tinted, .borderedTinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled, .borderedProminent: return baseBackgroundColor ?? tint
    }
  }

  /// The colour of the title and the image.
  func resolvedForegroundColor(tint: UIColor) -> UIColor {
    if let baseForegroundColor { return baseForegroundColor }
    switch style {
    case .filled, .borderedProminent: return .white
    default: return tint
    }
  }
}

extension UIButton.Configuration {
  /// The title with attributes as labels take it.
  var headlessAttributedTitle: NSAttributedString? {
    attributedTitle.map(NSAttributedString.headlessConverted)
  }
}
