#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit

  /// A method that an app implements for a list, for an action of a person.
  struct ListAbility {
    /// The class and the method.
    var name: String
    /// The reason that UIKit doesn't call it, or `nil` if a person can trigger a call.
    var obstacle: String?
  }

  extension ScreenList {
    /// Returns the app's methods for the visible rows, as far as they can be detected.
    ///
    /// Methods that UIKit wouldn't call aren't called, but detected in their class.
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

  /// The methods of one of a list's objects, and the obstacles to UIKit's calling them.
  @MainActor private struct Abilities {
    let list: UIView
    private(set) var found: [ListAbility] = []

    init(of list: UIView) { self.list = list }

    /// Records a method if the object declares it.
    ///
    /// - Parameters:
    ///   - object: The delegate or data source. The default is an enclosing controller that conforms to its protocol.
    ///   - role: The object's role for the list.
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
      // Evaluated once, as all row editing depends on it.
      let isEditable = isEditingAllRows || paths.contains(where: isSwipable)
      let readOnly = "tableView(_:canEditRowAt:) is false for each row\(standard)"
      for name in [
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      ] { delegate(name) { isEditable ? nil : readOnly } }
      dataSource("tableView(_:commit:forRowAt:)") { isEditable ? nil : readOnly }
      // A person may start editing a table later.
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

    /// The explanation of a default in a diffable data source.
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

  /// A table's diffable data source, with any type of items.
  @MainActor private protocol DiffableDataSource {}

  extension UITableViewDiffableDataSource: DiffableDataSource {}
#endif
