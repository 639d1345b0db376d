import Foundation

/// The sections that names are sorted into by their first letters: A to Z and `#`.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let collation = UILocalizedIndexedCollation()

  open class func current() -> Self {
    // A subclass that UIKit does not know of is never made: `Self` is the class itself.
    unsafeDowncast(collation, to: Self.self)
  }

  override fileprivate init() { super.init() }

  open var sectionTitles: [String] { (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  #if !canImport(ObjectiveC)
    /// The number of the section of an object.
    ///
    /// - Parameter selector: the method or the property that gives the object's name.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
      headlessSection(for: name(of: object, selector))
    }

    /// The objects in the order of their names.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
      array.map { (object: $0, name: name(of: $0, selector)) }
        .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        .map(\.object)
    }

    private func name(of object: Any, _ selector: Selector) -> String {
      let answer = selector.send(to: object)
      return answer as? String ?? (answer as? NSString).map { $0 as String } ?? ""
    }
  #endif

  /// The number of the section of a name: that of its first letter without marks, or the last one.
  public func headlessSection(for name: String) -> Int {
    let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: .current)
    guard let first = plain.first(where: { !$0.isWhitespace })?.uppercased(),
      let index = sectionTitles.firstIndex(of: first)
    else { return sectionTitles.count - 1 }
    return index
  }
}
