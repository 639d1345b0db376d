import Foundation

/// A picture of a catalogue of assets.
struct ImageSet: Decodable {
  private struct Variant: Decodable, AssetVariant {
    let idiom: String?
    let appearances: [AssetAppearance]?
    let scale: String?
    let filename: String?

    var pixels: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
  }

  private struct Properties: Decodable {
    let intent: String?

    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private let images: [Variant]
  private let properties: Properties?

  /// The picture for a style, of the most pixels; `nil` if there is no file.
  func image(in folder: String, style: UIUserInterfaceStyle) -> UIImage? {
    let images = images.filter { $0.filename != nil }
    let dark = style == .dark ? images.variants(for: .dark) : []
    let candidates = dark.isEmpty ? images.variants() : dark
    guard let variant = candidates.max(by: { $0.pixels < $1.pixels }), let name = variant.filename,
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
    else { return nil }
    let image = UIImage(data: data, scale: variant.pixels) ?? Self.placeholder(data)
    return switch properties?.intent {
    case "template": image.withRenderingMode(.alwaysTemplate)
    case "original": image.withRenderingMode(.alwaysOriginal)
    default: image
    }
  }

  /// A frame in the place of a picture of a format that isn't read, as PDF, in the size that the file says.
  private static func placeholder(_ data: Data) -> UIImage {
    let text = String(decoding: data.prefix(65_536), as: UTF8.self)
    let box = text.range(of: "/MediaBox").map { text[$0.upperBound...].drop { $0 == " " || $0 == "[" } }
    let numbers = box?.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) } ?? []
    let isBox = numbers.count == 4 && numbers[2] > numbers[0] && numbers[3] > numbers[1]
    let size =
      isBox ? CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]) : CGSize(width: 24, height: 24)
    let frame = "<rect x=\"0.5\" y=\"0.5\" width=\"\(size.width - 1)\" height=\"\(size.height - 1)\" rx=\"3\""
    return UIImage(headlessSVG: "\(frame) fill=\"none\" stroke=\"currentColor\"/>", size: size)
  }
}
