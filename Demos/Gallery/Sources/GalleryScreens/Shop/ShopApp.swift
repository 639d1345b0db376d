import Foundation
import Roster

/// An app in a shop.
public struct ShopApp: Identifiable, Hashable, Sendable {
  public var id: String { name }
  public var name: String
  public var tagline: String
  /// The colour behind it as `0xRRGGBB`, on which white can be read.
  public var color: UInt32
  public var isInstalled = false

  public init(_ name: String, _ tagline: String, _ color: UInt32) {
    self.name = name
    self.tagline = tagline
    self.color = color
  }
}

extension ShopApp {
  public static let sample: [ShopApp] = [
    ShopApp("Lantern", "Read by a softer light", 0x7A3E12),
    ShopApp("Tidewater", "When the harbour floods", 0x0F5A78),
    ShopApp("Quince", "Recipes for one pot", 0x8A2B4E),
    ShopApp("Orrery", "The planets tonight", 0x2B2F77),
    ShopApp("Footpath", "Walks from a station", 0x2C6B3F),
    ShopApp("Marginal", "Notes beside any page", 0x5B4A1E),
    ShopApp("Chorus", "Sing the other parts", 0x6B2D8C),
    ShopApp("Ledger", "Split a week away", 0x1F5E5B),
    ShopApp("Kite", "Wind, hour by hour", 0x1D4E9E),
    ShopApp("Basalt", "A puzzle of columns", 0x3D3D46),
    ShopApp("Postmark", "Letters from anywhere", 0x96361F),
    ShopApp("Seedling", "What to sow this week", 0x3F6212),
  ]
}

extension ShopApp: CollectionViewPresentable {
  public typealias CollectionViewCell = ShopAppCell
}
