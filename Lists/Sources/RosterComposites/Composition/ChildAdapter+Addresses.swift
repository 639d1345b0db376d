import Roster
import RosterDiagnostics

/// The addresses of a child in the view that shows the composite.
extension ChildAdapter {
  /// The view's address of one of the child's, as the view has read its counts last.
  func knownAddress<Address: SectionAddress>(_ address: Address) -> Address? {
    binding?.knownSections(of: self)?.global(address)
  }

  /// The view's address of one of the child's, once the view has read its counts.
  func global<Address: SectionAddress>(_ address: Address) -> Address? {
    if let target { _ = target.numberOfSections }
    return knownAddress(address)
  }

  /// The child's own address of one of the view's, if it is the child's.
  func local<Address: SectionAddress>(_ address: Address) -> Address? {
    binding?.knownSections(of: self)?.local(address)
  }

  /// The child's own index path of one of the view that shows everything, if it is the child's.
  func indexPathInChild(_ indexPath: IndexPath) -> IndexPath? {
    guard let parent = binding?.parent else { return local(indexPath) }
    return parent.indexPathInChild(indexPath).flatMap(local)
  }

  /// Asks the view about one of the child's addresses.
  @discardableResult
  func ask<Address: SectionAddress, Answer>(
    _ address: Address,
    _ question: (Child.View, Address) -> Answer?
  ) -> Answer? {
    guard let target, let global = global(address) else { return nil }
    return question(target, global)
  }

  /// Makes a call at the view with one of the child's addresses; stops the program if the child has no such section.
  @discardableResult
  func call<Address: SectionAddress, Answer>(
    _ address: Address,
    _ function: StaticString = #function,
    _ body: (Child.View, Address) -> Answer
  ) -> Answer? {
    target.map { body($0, existing(address, function)) }
  }

  /// The view's address of one that the child names in a call; stops the program if the child has no such section.
  func existing<Address: SectionAddress>(_ address: Address, _ function: StaticString = #function) -> Address {
    checked(global(address), address, function)
  }

  /// The view's address of a cell that the child makes now: the counts are known, and read again only if they are not.
  func asked<Address: SectionAddress>(_ address: Address, _ function: StaticString = #function) -> Address {
    checked(knownAddress(address) ?? global(address), address, function)
  }

  // MARK: Before and after an update

  /// The view's address before an update of one of the child's before it.
  func old<Address: SectionAddress>(_ address: Address, _ function: StaticString = #function) -> Address {
    checked(knownAddress(address), address, function)
  }

  /// The view's address after an update of one of the child's after it.
  func new<Address: SectionAddress>(_ address: Address, _ function: StaticString = #function) -> Address {
    checked(binding?.tree.snapshot.sections(of: self)?.global(address), address, function)
  }

  func old(_ indexPaths: [IndexPath], _ function: StaticString = #function) -> [IndexPath] {
    indexPaths.map { old($0, function) }
  }

  func new(_ indexPaths: [IndexPath], _ function: StaticString = #function) -> [IndexPath] {
    indexPaths.map { new($0, function) }
  }

  func old(_ sections: IndexSet, _ function: StaticString = #function) -> IndexSet {
    IndexSet(sections.map { old($0, function) })
  }

  func new(_ sections: IndexSet, _ function: StaticString = #function) -> IndexSet {
    IndexSet(sections.map { new($0, function) })
  }

  private func checked<Address>(_ address: Address?, _ given: Address, _ function: StaticString) -> Address {
    guard let address else {
      let (before, after) = (binding?.knownSections(of: self)?.count, binding?.tree.snapshot.sections(of: self)?.count)
      trap(
        "\(type(of: child.object)) of a composite named \(given) in \(function), but it has \(before ?? 0) sections "
          + "before the update and \(after ?? 0) after it",
        cause: "the child counts sections as the whole view does, or has not changed its content yet",
        advice: "count sections from 0 in the child, and change the content before the view"
      )
    }
    return address
  }
}

/// The sections of a child in its composite.
extension Range<Int> {
  /// The composite's address of one of the child's own; `nil` if the child has no such section.
  func global<Address: SectionAddress>(_ address: Address) -> Address? {
    guard let section = address.addressedSection, section >= 0, section < count else { return nil }
    return address.shifted(by: lowerBound)
  }

  /// The child's own address of one of the composite's; `nil` if the child does not have that section.
  func local<Address: SectionAddress>(_ address: Address) -> Address? {
    guard let section = address.addressedSection, contains(section) else { return nil }
    return address.shifted(by: -lowerBound)
  }
}
