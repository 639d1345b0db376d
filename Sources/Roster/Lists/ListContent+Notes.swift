import Foundation
import RosterDiagnostics

extension ListContent {
  /// Notes that a handler is for view models that the content cannot contain.
  func noteUnknown<ViewModel>(_ type: ViewModel.Type, in handler: StaticString) {
    #if DEBUG
      if type is any _MixedViewModel.Type {
        DebugNotes.post(
          "`\(handler)` for \(type) is never called, as handlers get the view model of a row's case",
          cause: "the handler names the rows of several kinds",
          advice: "give a handler for the view models of each case, or let \(type) present itself",
          once: "handler \(handler) \(type)"
        )
        return
      }
      guard let known = viewModelType, known != type, !isReachable(type) else { return }
      DebugNotes.post(
        "`\(handler)` for \(type) is never called, as all view models of the list are of type \(known)",
        cause: "the handler names the type of a cell, of a wrapper or of another list's items",
        advice: "name \(known), a protocol that it conforms to, or nothing",
        once: "handler \(handler) \(type) \(known)"
      )
    #endif
  }

  /// Whether a value of a known type, which is no class and no protocol, may be cast to another type.
  private func isReachable<ViewModel>(_ type: ViewModel.Type) -> Bool {
    isProtocol(type) || type is any ExpressibleByNilLiteral.Type || type == AnyHashable.self
      || type is NSObject.Type && !(type is UIView.Type)
  }
}
