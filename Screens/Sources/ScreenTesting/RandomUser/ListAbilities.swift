#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit

  /// A method that an app implements for a list, so that a person can do something.
  struct ListAbility {
    /// The class and the method.
    var name: String
    /// Why UIKit does not call it, whatever a person does now; `nil` if a person can bring that about.
    var obstacle: String?
  }

  extension ScreenList {
    /// What an app implements for the rows on the screen, as far as that can be found out.
    ///
    /// What UIKit would not ask is not asked: that a method is there is known from its class.
    @MainActor func abilities() -> [ListAbility] {
      let paths = visiblePaths
      guard !paths.isEmpty else { return [] }
      return besideTheApp {
        switch self {
        case .table(let table): table.abilities(paths)
        case .collection(let collection): collection.abilities(paths)
        }
      }
    }
  }

  /// The methods of one of a list's objects, and what keeps UIKit from calling them.
  @MainActor private struct Abilities {
    let list: UIView
    private(set) var found: [ListAbility] = []

    init(of list: UIView) { self.list = list }

    /// Notes a method if the object declares it.
    ///
    /// - Parameters:
    ///   - object: the delegate or data source; without one, a controller around the list that would be it.
    ///   - role: what the object is for the list.
    mutating func note<Requirements>(
      _ name: String,
      of object: Any?,
      _ role: String,
      as type: Requirements.Type,
      unless obstacle: () -> String?
    ) {
      if let object = object as AnyObject? {
        guard HeadlessOptionalRequirement.isDeclared(name, by: object) == true else { return }
        return add(name, object, obstacle())
      }
      var responder = list.next
      while let current = responder, !(current is UIViewController) { responder = current.next }
      guard let controller = responder, controller is Requirements,
        HeadlessOptionalRequirement.isDeclared(name, by: controller) == true
      else { return }
      add(name, controller, "the \(role) of its \(Swift.type(of: list)) is nil")
    }

    private mutating func add(_ name: String, _ object: AnyObject, _ obstacle: String?) {
      found.append(ListAbility(name: "\(Swift.type(of: object)).\(name)", obstacle: obstacle))
    }
  }

  extension UITableView {
    fileprivate func abilities(_ paths: [IndexPath]) -> [ListAbility] {
      var abilities = Abilities(of: self)
      func delegate(_ name: String, unless obstacle: () -> String?) {
        abilities.note(name, of: self.delegate, "delegate", as: (any UITableViewDelegate).self, unless: obstacle)
      }
      func dataSource(_ name: String, unless obstacle: () -> String?) {
        abilities.note(name, of: self.dataSource, "dataSource", as: (any UITableViewDataSource).self, unless: obstacle)
      }
      // Asked once, as all that edits rows depends on it.
      let isEditable = isEditingAllRows || paths.contains(where: isSwipable)
      let readOnly = "tableView(_:canEditRowAt:) is false for each row\(standard)"
      for name in [
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      ] { delegate(name) { isEditable ? nil : readOnly } }
      dataSource("tableView(_:commit:forRowAt:)") { isEditable ? nil : readOnly }
      // A person may bring a table into editing later.
      if isEditingAllRows {
        let asked = "tableView(_:canMoveRowAt:)"
        // Rows of a data source that doesn't implement it can be moved.
        let isAsked =
          self.dataSource is any DiffableDataSource
          || self.dataSource.map { HeadlessOptionalRequirement.isDeclared(asked, by: $0) == true } ?? false
        dataSource("tableView(_:moveRowAt:to:)") {
          !isAsked || dragDelegate != nil || paths.contains(where: headlessCanMoveRow)
            ? nil : "\(asked) is false for each row\(standard)"
        }
      }
      delegate("tableView(_:didSelectRowAt:)") {
        let allows =
          isEditingAllRows
          ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
          : allowsSelection || allowsMultipleSelection
        return allows ? nil : "the table allows no selection"
      }
      delegate("tableView(_:accessoryButtonTappedForRowWith:)") {
        paths.contains(where: hasDetailButton) ? nil : "no row has a detail button"
      }
      abilities.note(
        "tableView(_:prefetchRowsAt:)",
        of: prefetchDataSource,
        "prefetchDataSource",
        as: (any UITableViewDataSourcePrefetching).self
      ) { nil }
      return abilities.found
    }

    /// Who says what the data source leaves out.
    private var standard: String {
      dataSource is any DiffableDataSource
        ? ", as it is in a diffable data source whose class does not override it" : ""
    }
  }

  extension UICollectionView {
    fileprivate func abilities(_ paths: [IndexPath]) -> [ListAbility] {
      var abilities = Abilities(of: self)
      func delegate(_ name: String, unless obstacle: () -> String?) {
        abilities.note(name, of: self.delegate, "delegate", as: (any UICollectionViewDelegate).self, unless: obstacle)
      }
      delegate("collectionView(_:didSelectItemAt:)") {
        let allows =
          isEditing
          ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
          : allowsSelection || allowsMultipleSelection
        return allows ? nil : "the collection view allows no selection"
      }
      delegate("collectionView(_:layout:sizeForItemAt:)") {
        collectionViewLayout is UICollectionViewFlowLayout
          ? nil : "the layout is a \(Swift.type(of: collectionViewLayout)), and asks nothing"
      }
      let asked = "collectionView(_:canMoveItemAt:)"
      if let source = dataSource, HeadlessOptionalRequirement.isDeclared(asked, by: source) == true {
        abilities.note(
          "collectionView(_:moveItemAt:to:)",
          of: source,
          "dataSource",
          as: (any UICollectionViewDataSource).self
        ) {
          dragDelegate != nil || paths.contains(where: headlessCanMoveItem) ? nil : "\(asked) is false for each item"
        }
      }
      abilities.note(
        "collectionView(_:prefetchItemsAt:)",
        of: prefetchDataSource,
        "prefetchDataSource",
        as: (any UICollectionViewDataSourcePrefetching).self
      ) { nil }
      return abilities.found
    }
  }

  /// A table's diffable data source, whatever its items are.
  @MainActor private protocol DiffableDataSource {}

  extension UITableViewDiffableDataSource: DiffableDataSource {}
#endif
