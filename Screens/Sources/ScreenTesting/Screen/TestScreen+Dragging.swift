#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// The target of a drag.
    enum Drag {
      /// A row or an item that is moved in its list.
      case moving(ScreenList, UIView)
      /// Items that any accepting list can receive.
      case carrying(any CarriedItems)
    }

    /// Begins to drag a row or an item. The drag continues until ``drop(at:)``, ``drop(into:)`` or ``cancelDrag()``, and rows may be
    /// inserted and deleted meanwhile.
    ///
    /// A movable row is moved, in a table only during editing. For other rows, the list's drag delegate is called.
    ///
    /// - Throws: ``ScreenFailure`` if the row isn't visible or can't be dragged.
    public func beginDrag(_ query: ViewQuery) throws {
      let (list, path) = try item(query)
      guard let cell = list.cell(at: path) else { throw failure("The \(list.itemName) with \(query) cannot be seen.") }
      try requireUncovered(cell, query)
      if driver.canMove(path, in: list) {
        drag = .moving(list, cell)
      } else if let carried = try driven({ try driver.lift(path, in: list) }) {
        drag = .carrying(carried)
      } else {
        throw failure("The \(list.itemName) with \(query) cannot be dragged now.")
      }
    }

    /// Drops the dragged row or item at another's place.
    ///
    /// - Returns: A Boolean value that indicates whether it's there now. It isn't if its row was deleted during the drag, or can't be
    ///   there.
    /// - Throws: ``ScreenFailure`` if nothing is dragged.
    @discardableResult public func drop(at query: ViewQuery) throws -> Bool {
      guard let drag else { throw failure("Nothing is dragged.") }
      let (destinationList, destination) = try touchedItem(query)
      self.drag = nil
      defer { settleLayout() }
      switch drag {
      case .moving(let list, let cell):
        guard let source = list.path(of: cell) else { return false }
        return driver.move(source, to: destination, in: list)
      case .carrying(let carried): return carried.drop(at: destination, in: destinationList, isInto: false)
      }
    }

    /// Drops the dragged row or item into another one, such as mails into a folder.
    ///
    /// - Returns: A Boolean value that indicates whether the list accepted it.
    /// - Throws: ``ScreenFailure`` if nothing is dragged, or the dragged row can only be moved in its list.
    @discardableResult public func drop(into query: ViewQuery) throws -> Bool {
      guard case .carrying(let carried)? = drag else {
        throw failure(drag == nil ? "Nothing is dragged." : "What is dragged is moved in its list, and into no row.")
      }
      let (list, path) = try touchedItem(query)
      drag = nil
      defer { settleLayout() }
      return carried.drop(at: path, in: list, isInto: true)
    }

    #if !canImport(UIKit)
      /// Drops another app's items at the place of a row or an item.
      ///
      /// - Returns: A Boolean value that indicates whether the list accepted them.
      /// - Throws: ``ScreenFailure`` if there isn't such a row.
      @discardableResult public func drop(_ providers: [NSItemProvider], at query: ViewQuery) throws -> Bool {
        let (list, path) = try touchedItem(query)
        defer { settleLayout() }
        return HeadlessDrag(providers: providers).drop(at: path, in: list, isInto: false)
      }
    #endif

    /// Ends a drag without a drop.
    ///
    /// - Throws: ``ScreenFailure`` if nothing is dragged.
    public func cancelDrag() throws {
      guard let drag else { throw failure("Nothing is dragged.") }
      self.drag = nil
      if case .carrying(let carried) = drag { carried.cancel() }
      settleLayout()
    }

    /// Drags a row or an item to another's place, and returns `false` if it doesn't move.
    @discardableResult public func drag(_ query: ViewQuery, to destination: ViewQuery) throws -> Bool {
      try beginDrag(query)
      return try drop(at: destination)
    }

    /// Drags a row or an item into another, and returns `false` if that doesn't accept it.
    @discardableResult public func drag(_ query: ViewQuery, into destination: ViewQuery) throws -> Bool {
      try beginDrag(query)
      return try drop(into: destination)
    }
  }
#endif
