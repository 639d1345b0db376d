internal import ConstraintSolver
import Foundation

/// The guides that the system keeps at margins, safe areas, the keyboard and the content of scroll views.
extension LayoutEngine {
  func addSystemRows(of guide: UILayoutGuide, _ index: Int) {
    let view = items[index].view
    let owner = items[item(for: view)]
    let guideItem = items[index]
    let (x, y) = (guideItem.horizontal, guideItem.vertical)
    var terms: [([ConstraintSystem.Term], NSLayoutConstraint.Attribute)]
    switch guide.role {
    case .own: return
    case .margins, .safeArea:
      terms = [
        ([.init(x.position)], .left), ([.init(y.position)], .top),
        ([.init(x.position), .init(x.size), .init(owner.horizontal.size, -1)], .right),
        ([.init(y.position), .init(y.size), .init(owner.vertical.size, -1)], .bottom),
      ]
    case .readableContent:
      let margins = items[item(for: view.layoutMarginsGuide, of: view)]
      let (outerX, outerY) = (margins.horizontal, margins.vertical)
      terms = [
        (
          [.init(x.position), .init(x.size, 0.5), .init(outerX.position, -1), .init(outerX.size, -0.5)],
          .centerX
        ),
        ([.init(y.position), .init(outerY.position, -1)], .top),
        ([.init(y.size), .init(outerY.size, -1)], .height),
      ]
      addRow([.init(x.size)], .lessThanOrEqual, Double(LayoutAssumptions.readableWidth), .guide(item: index, .width))
      addRow([.init(x.size), .init(outerX.size, -1)], .lessThanOrEqual, 0, .guide(item: index, .width))
      addRow([.init(x.size), .init(outerX.size, -1)], .equal, 0, priority: 999, .guide(item: index, .width))
    case .keyboard:
      terms = [
        ([.init(x.position)], .left), ([.init(y.size)], .height),
        ([.init(x.size), .init(owner.horizontal.size, -1)], .width),
        ([.init(y.position), .init(y.size), .init(owner.vertical.size, -1)], .bottom),
      ]
    case .scrollContent:
      terms = [([.init(x.position)], .left), ([.init(y.position)], .top)]
    case .scrollFrame:
      terms = [
        ([.init(x.position)], .left), ([.init(y.position)], .top),
        ([.init(x.size), .init(owner.horizontal.size, -1)], .width),
        ([.init(y.size), .init(owner.vertical.size, -1)], .height),
      ]
    }
    let constants = systemConstants(of: guide, owner: owner)
    for ((terms, attribute), constant) in zip(terms, constants) {
      items[index].systemRows.append(addRow(terms, .equal, constant, .guide(item: index, attribute)))
    }
  }

  /// The constants of a guide's rows, in their order.
  private func systemConstants(of guide: UILayoutGuide, owner: LayoutItem) -> [Double] {
    let view = owner.view
    let (width, height) = (
      owner.horizontal.before + owner.horizontal.after, owner.vertical.before + owner.vertical.after
    )
    switch guide.role {
    case .own: return []
    case .margins, .safeArea:
      let insets = guide.role == .margins ? view.layoutMargins : view.safeAreaInsets
      return [Double(insets.left), Double(insets.top), width - Double(insets.right), height - Double(insets.bottom)]
    case .readableContent: return [0, 0, 0]
    case .keyboard:
      let covered = (guide as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0
      return [0, Double(covered), width, height]
    case .scrollContent: return [0, 0]
    case .scrollFrame:
      return [Double(view.storedBounds.minX), Double(view.storedBounds.minY), width, height]
    }
  }

  /// Margins, safe areas, the keyboard or an offset have changed.
  func systemGuidesDidChange(of view: UIView) {
    guard !needsBuild, let guides = view.autoLayout?.systemGuides, let owner = index(of: view) else { return }
    var hasChanged = false
    for guide in guides.values {
      guard let index = index(of: guide) else { continue }
      let constants = systemConstants(of: guide, owner: items[owner])
      for (row, constant) in zip(items[index].systemRows, constants) {
        hasChanged = setConstant(constant, ofRow: row) || hasChanged
      }
    }
    if hasChanged { setPending(true) }
  }
}
