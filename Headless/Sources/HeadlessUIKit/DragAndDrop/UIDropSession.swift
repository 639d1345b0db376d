import Foundation

/// A drag, as a list sees it that items may be dropped in.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the objects of a class that the items offer; only while a drop is performed.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping (_ objects: [any NSItemProviderReading]) -> Void
  ) -> Progress
}
