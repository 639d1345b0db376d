extension DerivedDataSource: SectionPassing {
  package func passedSection(_ section: Int) -> SectionOwner? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    return SectionOwner(dataSource: base, section: derivation.baseSection(section, #function))
  }
}

extension GroupedDataSource: SectionIdentifying where Key: Hashable {
  package func identity(ofSection section: Int) -> AnyHashable? { AnyHashable(ReflexiveKey(key(ofSection: section))) }
}
