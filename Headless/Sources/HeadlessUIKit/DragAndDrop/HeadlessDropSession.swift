import Foundation

/// A simulated drag as a list sees it that items may be dropped in.
@MainActor final class HeadlessDropSession: NSObject, UIDropSession {
  /// The drag, whether or not it began in this app.
  let drag: HeadlessDragSession
  let isLocal: Bool
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)

  init(_ drag: HeadlessDragSession, isLocal: Bool) {
    self.drag = drag
    self.isLocal = isLocal
  }

  var items: [UIDragItem] { drag.items }
  var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
  var allowsMoveOperation: Bool { isLocal && drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping (_ objects: [any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loading = HeadlessObjectLoading(count: providers.count, completion)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object  // It is handed on, and its provider does not keep it.
        HeadlessObjectLoading.onMainActor { loading.finish(index, object) }
      }
    }
    return progress
  }
}
