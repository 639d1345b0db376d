/// What a colour or a picture of a catalogue is for.
protocol AssetVariant {
  var idiom: String? { get }
  var appearances: [AssetAppearance]? { get }
}

/// A look that a variant is for.
struct AssetAppearance: Decodable, Hashable {
  let appearance: String
  let value: String

  static let dark = AssetAppearance(appearance: "luminosity", value: "dark")
  static let increased = AssetAppearance(appearance: "contrast", value: "high")
}

extension Sequence where Element: AssetVariant {
  /// The variants for a look, those of a phone, or of all devices, first.
  func variants(for looks: AssetAppearance...) -> [Element] {
    let found = filter { Set(($0.appearances ?? []).filter { $0.value != "light" }) == Set(looks) }
    let ofPhones = found.filter { $0.idiom == "iphone" }
    let ofAll = found.filter { $0.idiom == "universal" || $0.idiom == nil }
    return ofPhones + ofAll + found.filter { !["iphone", "universal", nil].contains($0.idiom) }
  }
}
