/// Some of the items of another data source, in its order and its sections: those of a filter, a search or a set of
/// identifiers.
///
/// Where the base's items can be put in another order by their places, so can those that are shown.
@preconcurrency @MainActor public class SubsequenceDataSource<Base: DataSource>: DerivedDataSource<Base> {}
