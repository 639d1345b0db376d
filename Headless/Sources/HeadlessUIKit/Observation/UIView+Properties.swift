extension UIView: ObservedCaller {
  /// Has `updateProperties()` called before the next layout, which is not asked for.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    markAncestorsForLayout()
  }

  /// Calls `updateProperties()` of the view and what is in it, where it waits.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public func updatePropertiesIfNeeded() {
    updateOwnProperties()
    for subview in storedSubviews { subview.updatePropertiesIfNeeded() }
  }

  /// Calls `updateProperties()` of the view's controller and of the view, where they wait.
  final func updateOwnProperties() {
    guard needsPropertyUpdate || viewController?.needsPropertyUpdate == true, HeadlessSystem.updatesProperties else {
      needsPropertyUpdate = false
      return
    }
    if let viewController, viewController.needsPropertyUpdate {
      viewController.needsPropertyUpdate = false
      CurrentTraits.call(viewController) {
        viewController.observing(.properties, viewController.updateProperties) { $0.setNeedsUpdateProperties() }
      }
    }
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    CurrentTraits.call(self) { observing(.properties, updateProperties) { $0.setNeedsUpdateProperties() } }
  }

  /// Lays out the view's subviews, and its controller's.
  final func layOutSubviewsOnce() {
    viewController?.updateContentUnavailableIfNeeded()
    viewController?.observeLayout(.willLayout) { $0.viewWillLayoutSubviews() }
    CurrentTraits.call(self) {
      // What UIKit's own views do reads no models; what they have others do is observed by itself.
      if HeadlessModule.declares(type(of: self)) {
        layoutSubviews()
      } else {
        observing(.layout) {
          layoutSublayers(of: layer)
        } invalidate: {
          $0.setNeedsLayout()
        }
      }
    }
    viewController?.placeContentUnavailable()
    viewController?.observeLayout(.didLayout) { $0.viewDidLayoutSubviews() }
  }

  /// Has the view bring its constraints up to date.
  final func observeConstraints() {
    if let viewController {
      viewController.observing(.constraints, viewController.updateViewConstraints) {
        $0.viewIfLoaded?.setNeedsUpdateConstraints()
      }
    } else if HeadlessModule.declares(type(of: self)) {
      updateConstraints()
    } else {
      observing(.constraints, updateConstraints) { $0.setNeedsUpdateConstraints() }
    }
  }

  /// Has a cell, a header or a footer bring its configurations up to date.
  final func observeConfiguration(_ update: () -> Void, invalidate: @escaping @MainActor () -> Void) {
    observing(.configuration, update) { _ in invalidate() }
  }
}

extension UIViewController: ObservedCaller {
  /// Has `updateProperties()` called before the next layout of the view, which is not asked for.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    viewIfLoaded?.markForProperties()
  }

  /// Calls `updateProperties()` of the controller, its view and what is in it, where it waits.
  @available(iOS 26, tvOS 26, visionOS 26, *)
  public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  fileprivate func observeLayout(_ call: ObservedCall, _ body: (UIViewController) -> Void) {
    observing(call) {
      body(self)
    } invalidate: {
      $0.viewIfLoaded?.setNeedsLayout()
    }
  }
}

extension UIView {
  /// Has a layout pass come here for the properties of the view's controller.
  fileprivate func markForProperties() {
    subtreeNeedsLayout = true
    markAncestorsForLayout()
  }
}
