/// Values of traits. What was not said has the trait's default value.
struct TraitValues: Sendable {
  private struct Entry: Sendable {
    var value: any Sendable
    var affectsColorAppearance: Bool

    func hasSameValue(as other: Entry) -> Bool {
      guard let value = value as? any Equatable else { return false }
      return TraitValues.isEqual(value, other.value)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set {
      entries[ObjectIdentifier(trait)] = Entry(
        value: newValue,
        affectsColorAppearance: trait.affectsColorAppearance
      )
    }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// Takes a trait's value out if it is the one that the trait has anyway.
  mutating func normalize<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if let value = self[trait] as? any Equatable, TraitValues.isEqual(value, Trait.defaultValue) { remove(trait) }
  }

  /// The values with those of `overrides` in place of their own.
  func overridden(by overrides: TraitValues) -> TraitValues {
    var result = self
    result.entries.merge(overrides.entries) { $1 }
    return result
  }

  /// Whether every value of `other` is here, too.
  func containsValues(of other: TraitValues) -> Bool {
    other.entries.allSatisfy { key, value in entries[key].map(value.hasSameValue) ?? false }
  }

  func hasSameColorAppearance(as other: TraitValues) -> Bool {
    func colors(_ values: TraitValues) -> TraitValues {
      var values = values
      values.entries = values.entries.filter(\.value.affectsColorAppearance)
      return values
    }
    return colors(self) == colors(other)
  }

  /// Whether a trait has the same value here and there.
  func hasSameValue(of trait: UITrait, as other: TraitValues) -> Bool {
    switch (entries[ObjectIdentifier(trait)], other.entries[ObjectIdentifier(trait)]) {
    case (nil, nil): true
    case (let own?, let other?): own.hasSameValue(as: other)
    default: false
    }
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: any Sendable) -> Bool {
    (other as? Value) == value
  }
}

extension TraitValues: Equatable {
  /// Values of types that cannot be compared differ.
  static func == (left: TraitValues, right: TraitValues) -> Bool {
    left.entries.count == right.entries.count && left.containsValues(of: right)
  }
}
