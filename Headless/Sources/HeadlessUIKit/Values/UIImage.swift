import Foundation

/// A picture.
///
/// The headless UIKit does not decode pictures: it keeps what a viewer needs to show them. A picture is a named
/// symbol, encoded data (PNG, JPEG, GIF, WebP or SVG), or drawn by the program itself as SVG.
public final class UIImage: NSObject, Sendable {
  /// How the colours of a picture are used.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  package enum Content: Hashable, Sendable {
    case symbol(String)
    case data(Data, mediaType: String)
    case svg(String)
    case color(UIColor)
  }

  package let content: Content
  package let tint: UIColor?

  /// The size in points.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// How a symbol is drawn.
  public let symbolConfiguration: SymbolConfiguration?
  /// Whether the picture is mirrored where the interface reads from right to left.
  public let flipsForRightToLeftLayoutDirection: Bool

  init(
    content: Content,
    size: CGSize,
    scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil,
    symbolConfiguration: SymbolConfiguration? = nil,
    flipsForRightToLeftLayoutDirection: Bool = false
  ) {
    self.content = content
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    self.symbolConfiguration = symbolConfiguration
    self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
  }

  private func changed(
    renderingMode: RenderingMode? = nil,
    tint: UIColor? = nil,
    flips: Bool? = nil
  ) -> UIImage {
    UIImage(
      content: content,
      size: size,
      scale: scale,
      renderingMode: renderingMode ?? self.renderingMode,
      tint: tint ?? self.tint,
      symbolConfiguration: symbolConfiguration,
      flipsForRightToLeftLayoutDirection: flips ?? flipsForRightToLeftLayoutDirection
    )
  }

  /// The picture, which image views and buttons mirror where the interface reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed(flips: true) }

  /// A picture of nothing.
  override public convenience init() {
    self.init(content: .color(.clear), size: .zero)
  }

  /// The system symbol with the given name; `nil` if no symbol can have that name.
  ///
  /// Which symbols a system has is not known here. Those that lists often show have drawings that resemble them, others show
  /// their first letters.
  public convenience init?(systemName name: String) {
    guard HeadlessSymbol.named(name) != nil else { return nil }
    self.init(content: .symbol(name), size: CGSize(width: 20, height: 20), renderingMode: .alwaysTemplate)
  }

  /// The picture that ``HeadlessAssets``, an asset catalogue of the app or a bundle's resources have under a name: `png`, `jpg`, `jpeg`, `gif`, `webp` or `svg`.
  ///
  /// Of the variants of a catalogue it is that of the traits' style, or of the current ones. The picture stays as it is when the style changes.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let style = (traitCollection ?? .current).userInterfaceStyle
    guard let image = HeadlessAssets.image(named: name, in: bundle, style: style) else { return nil }
    self.init(
      content: image.content,
      size: image.size,
      scale: image.scale,
      renderingMode: image.renderingMode,
      tint: image.tint
    )
  }

  /// The picture in the main bundle's resources.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture that `#imageLiteral(resourceName:)` names. There has to be one.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      let failure = HeadlessFailure(
        .unsupported,
        name: .invalidArgument,
        reason: "#imageLiteral names the picture '\(name)', which neither HeadlessAssets nor the main bundle has"
      )
      guard MainActor.isCurrent else { fatalError(failure.reason) }
      MainActor.assumeIsolated { failure.raise() }
      self.init()
      return
    }
    self.init(
      content: image.content,
      size: image.size,
      scale: image.scale,
      renderingMode: image.renderingMode,
      tint: image.tint
    )
  }

  /// The encoded picture in a file; `nil` if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The encoded picture; `nil` if the format is not PNG, JPEG, GIF, WebP or SVG.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The encoded picture with a number of pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = HeadlessImageHeader(data) else { return nil }
    self.init(
      content: .data(data, mediaType: header.mediaType),
      size: CGSize(width: header.size.width / scale, height: header.size.height / scale),
      scale: scale
    )
  }

  /// A picture drawn as the inside of an SVG element whose view box is `0 0 width height`.
  public convenience init(headlessSVG svg: String, size: CGSize) {
    self.init(content: .svg(svg), size: size)
  }

  /// A picture of one colour.
  public convenience init(headlessColor color: UIColor, size: CGSize) {
    self.init(content: .color(color), size: size)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(renderingMode: renderingMode) }

  public func withTintColor(_ color: UIColor) -> UIImage { changed(tint: color) }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed(renderingMode: renderingMode, tint: color)
  }

  override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && size == other.size && tint == other.tint
      && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
  }

  override public var hash: Int { content.hashValue }
}
