import Foundation

/// The environment of a view: its appearance, its size classes, the size of text that the user asks for, and more.
///
/// A trait that was not said has the trait's default value, which is `unspecified` for UIKit's own traits.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  // Asked for each view and each font, and therefore not looked for among the values each time.

  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size of text that the user asks for.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Whether the user asks for bold text.
  public let legibilityWeight: UILegibilityWeight

  /// A collection in which nothing is said.
  override public convenience init() {
    self.init(values: TraitValues())
  }

  init(values: TraitValues) {
    self.values = values
    layoutDirection = values[UITraitLayoutDirection.self]
    preferredContentSizeCategory = values[UITraitPreferredContentSizeCategory.self]
    legibilityWeight = values[UITraitLegibilityWeight.self]
  }

  /// A collection of what the closure says.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitMutations.values(TraitValues(), after: mutations))
  }

  /// A collection of what the others say; the last one that says a trait counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The collection with what the closure says in place of its own.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: TraitMutations.values(values, after: mutations))
  }

  /// The collection with a trait's value in place of its own.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Whether everything that the other collection says is said here, too; `nil` says nothing.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.containsValues(of: $0.values) } ?? true
  }

  /// Whether colours may look different than under the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    !values.hasSameColorAppearance(as: traitCollection?.values ?? TraitValues())
  }

  override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  override public var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  /// The collection with the values of an override in place of its own; itself if that changes none.
  func overridden(by overrides: TraitValues) -> UITraitCollection {
    values.containsValues(of: overrides) ? self : UITraitCollection(values: values.overridden(by: overrides))
  }

  static let nothing = UITraitCollection()

  /// What a screen has before a test changes it: a phone held upright, light, with text of the default size.
  static let initial = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = 2
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.displayGamut = .SRGB
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
    $0.activeAppearance = .active
  }
}
