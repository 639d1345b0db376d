/// The traits that a view or a view controller has in place of those that it inherits.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether the trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Lets the trait be inherited again.
  mutating func remove(_ trait: UITrait)
}
