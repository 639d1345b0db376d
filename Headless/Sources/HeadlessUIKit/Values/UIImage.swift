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

  init(
    content: Content,
    size: CGSize,
    scale: CGFloat = 1,
    renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.content = content
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
  }

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

  /// The picture that ``HeadlessAssets`` has, or the one in a bundle's resources: `name` with or without the extension `png`, `jpg`, `jpeg`, `gif` or `svg`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    if let image = HeadlessAssets.image(named: name) {
      self.init(
        content: image.content,
        size: image.size,
        scale: image.scale,
        renderingMode: image.renderingMode,
        tint: image.tint
      )
      return
    }
    let bundle = bundle ?? .main
    let candidates = [name] + ["png", "jpg", "jpeg", "gif", "svg"].map { "\(name).\($0)" }
    for candidate in candidates {
      let path = candidate as NSString
      guard
        let url = bundle.url(forResource: path.deletingPathExtension, withExtension: path.pathExtension),
        let data = try? Data(contentsOf: url)
      else { continue }
      self.init(data: data)
      return
    }
    return nil
  }

  /// The picture in the main bundle's resources.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
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

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(content: content, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }

  override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && size == other.size && tint == other.tint
  }

  override public var hash: Int { content.hashValue }
}
