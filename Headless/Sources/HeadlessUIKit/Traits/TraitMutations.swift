/// Traits while a closure changes them.
struct TraitMutations: UIMutableTraits {
  private var values: TraitValues

  /// The values after the closure has changed them.
  static func values(_ values: TraitValues, after mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = TraitMutations(values: values)
    mutations(&traits)
    // Whoever replaces the traits as a whole gives ones of this type: there is no other.
    return (traits as? TraitMutations)?.values ?? values
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      values.normalize(trait)
    }
  }
}
