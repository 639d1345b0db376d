import Foundation
import RosterDiagnostics

/// Debug notes on handlers that are never called.
extension ListDataSource {
  /// Posts a note if a handler is for view models that the content can't contain.
  ///
  /// - Parameter handler: The name of the method that adds the handler, as in `#function`.
  final func noteUnknown<ViewModel>(_ type: ViewModel.Type, in handler: StaticString) {
    #if DEBUG
      let name = "\(handler)".prefix { $0 != "(" }
      if type is any _MixedViewModel.Type {
        DebugNotes.post(
          "`\(name)` for \(type) is never called, as handlers get the view model of a row's case",
          cause: "the handler names the rows of several kinds",
          advice: "give a handler for the view models of each case, or let \(type) present itself",
          once: "handler \(name) \(type)"
        )
        return
      }
      let known = (itemTypes ?? []).map(presentedType(of:))
      guard !known.isEmpty, !isReachable(type), known.allSatisfy({ $0 != nil && $0 != type }) else { return }
      noteUncalled(
        name,
        type,
        "view models",
        known.compactMap { $0 },
        cause: "the handler names the type of a cell, of a wrapper or of another list's items",
        "a protocol that it conforms to, or nothing"
      )
    #endif
  }

  /// Posts a note if a handler is for cells that present no item of the content.
  final func noteUnknownCell(_ type: UIView.Type, in handler: StaticString) {
    #if DEBUG
      let name = "\(handler)".prefix { $0 != "(" }
      let known = (itemTypes ?? []).map { self is TableViewDataSource ? tableCell(of: $0) : collectionCell(of: $0) }
      func mayBe(_ cell: UIView.Type?) -> Bool {
        cell.map { $0.isSubclass(of: type) || type.isSubclass(of: $0) } ?? true
      }
      guard !known.isEmpty, !known.contains(where: mayBe) else { return }
      noteUncalled(
        name,
        type,
        "cells",
        known.compactMap { $0 },
        cause: "the handler names the cells of another list",
        "or a superclass of it"
      )
    #endif
  }

  #if DEBUG
    private func noteUncalled(
      _ name: Substring,
      _ type: Any.Type,
      _ things: String,
      _ known: [Any.Type],
      cause: String,
      _ advice: String
    ) {
      var names: [String] = []
      for type in known where !names.contains("\(type)") { names.append("\(type)") }
      let all = names.joined(separator: " or ")
      DebugNotes.post(
        "`\(name)` for \(type) is never called, as all \(things) of the list are of type \(all)",
        cause: cause,
        advice: "name \(all), \(advice)",
        once: "handler \(name) \(type) \(all)"
      )
    }

    /// Returns a Boolean value that indicates whether a value of a known type, except a class or protocol, can be cast to another
    /// type.
    private func isReachable<ViewModel>(_ type: ViewModel.Type) -> Bool {
      isProtocol(type) || type is any ExpressibleByNilLiteral.Type || type == AnyHashable.self
        || type is NSObject.Type && !(type is UIView.Type)
    }

    private func tableCell(of item: Any.Type) -> UIView.Type? {
      func cell<Item: TableViewPresentable>(of item: Item.Type) -> UIView.Type { Item.TableViewCell.self }
      return (item as? any TableViewPresentable.Type).map { cell(of: $0) }
    }

    private func collectionCell(of item: Any.Type) -> UIView.Type? {
      func cell<Item: CollectionViewPresentable>(of item: Item.Type) -> UIView.Type { Item.CollectionViewCell.self }
      return (item as? any CollectionViewPresentable.Type).map { cell(of: $0) }
    }
  #endif
}

extension ListDelegate {
  /// Adds a handler for view models of a type. Debug builds note if the content can't contain any.
  ///
  /// - Parameters:
  ///   - handlers: The handlers to add it to.
  ///   - type: The type of the view models.
  ///   - name: The method that adds the handler.
  ///   - handler: The handler.
  final func add<ViewModel, Context, Answer>(
    to handlers: ViewModelHandlers<Context, Answer>,
    for type: ViewModel.Type,
    in name: StaticString = #function,
    _ handler: @escaping @MainActor (ViewModel, Context) -> Answer?
  ) {
    list.noteUnknown(type, in: name)
    handlers.add(for: type, handler)
  }
}
