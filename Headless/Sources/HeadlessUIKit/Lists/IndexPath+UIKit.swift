import Foundation

extension IndexPath {
  /// An index path of a row in a section of a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// An index path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section's index.
  public var section: Int {
    get { self[checked: 0] }
    set {
      checkLength()
      self[0] = newValue
    }
  }

  /// The row's index in its section.
  public var row: Int {
    get { self[checked: 1] }
    set {
      checkLength()
      self[1] = newValue
    }
  }

  /// The item's index in its section.
  public var item: Int {
    get { self[checked: 1] }
    set {
      checkLength()
      self[1] = newValue
    }
  }

  private subscript(checked position: Int) -> Int {
    checkLength()
    return self[position]
  }

  private func checkLength() {
    guard count == 2 else {
      fatalError(
        "Invalid index path for use with UITableView or UICollectionView: it must contain exactly two indices, "
          + "the section and the row or item, and has \(count)"
      )
    }
  }
}
