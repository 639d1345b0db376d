#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// One inspection of a screen in one environment.
  @MainActor final class AuditPass {
    let screen: TestScreen
    let environment: TestEnvironment
    let kinds: Set<AuditFinding.Kind>
    /// Texts that line limits shorten in the first environment, or `nil` in that environment.
    let previews: Set<String>?
    private(set) var findings: [AuditFinding] = []
    /// Texts that line limits shorten here.
    private(set) var shortenedTexts: Set<String> = []

    /// The tolerated overlap of texts and controls, in points, as lines are higher than their letters.
    static let toleratedOverlap: CGFloat = 3

    init(
      _ screen: TestScreen,
      _ environment: TestEnvironment,
      _ kinds: Set<AuditFinding.Kind>,
      previews: Set<String>?
    ) {
      self.screen = screen
      self.environment = environment
      self.kinds = kinds
      self.previews = previews
    }

    /// Inspects the visible content, and the content that scrolling the first list reveals.
    func lookAt(screenfuls: Int) {
      lookAtTop()
      for _ in 1..<max(2, screenfuls + 1) where screenfuls > 1 {
        guard let list = screen.list?.view else { return }
        let before = list.contentOffset
        list.headlessScroll(by: CGPoint(x: 0, y: list.bounds.inset(by: list.adjustedContentInset).height))
        screen.settleLayout()
        guard list.contentOffset != before else { return }
        lookAtTop()
      }
    }

    private func lookAtTop() {
      guard let top = screen.topView else { return }
      let views = top.shownViews
      if kinds.contains(.cutOffText) { for view in views { lookForCutOffText(in: view) } }
      if kinds.contains(.overlap) { lookForOverlaps(in: top) }
      for case let control as UIControl in views where control.isTarget {
        if kinds.contains(.unreachable) { lookForObstacle(of: control, in: top) }
      }
    }

    private func add(_ kind: AuditFinding.Kind, _ view: UIView, _ text: String) {
      let finding = AuditFinding(kind, in: environment, view: view.seenName, text)
      if !findings.contains(finding) { findings.append(finding) }
    }

    // MARK: Text

    private func lookForCutOffText(in view: UIView) {
      for text in view.headlessCutOffTexts {
        noteCutOff(text, isShortened: true, view, "The title “\(text)” of \(view.seenName)")
      }
      guard let label = view as? UILabel, let text = label.text, !text.isEmpty, label.headlessIsTruncated else {
        return
      }
      // A limit of several lines ends texts deliberately. One line is the default.
      if label.numberOfLines > 1, label.bounds.height >= label.font.lineHeight * CGFloat(label.numberOfLines) - 1 {
        return
      }
      let isShortened = label.numberOfLines != 0 && label.bounds.width > 0 && label.bounds.height > 0
      noteCutOff(text, isShortened: isShortened, label, label.capitalizedName)
    }

    private func noteCutOff(_ text: String, isShortened: Bool, _ view: UIView, _ name: String) {
      if isShortened {
        shortenedTexts.insert(text)
        guard let previews, !previews.contains(text) else { return }
      }
      add(.cutOffText, view, "\(name) is cut off.")
    }

    // MARK: Overlaps

    private struct Mark {
      var view: UIView
      var rect: CGRect
      var group: ObjectIdentifier
      /// The number of opaque areas behind it.
      var depth: Int
    }

    /// Looks for overlapping texts and controls within one cell, header, or other group.
    private func lookForOverlaps(in top: UIView) {
      var marks: [Mark] = []
      var areas: [CGRect] = []
      func walk(_ view: UIView, clip: CGRect, group: ObjectIdentifier) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        let rect = view.convert(view.bounds, to: top)
        var clip = clip
        if view.clipsToBounds { clip = clip.intersection(rect) }
        if view.headlessIsOpaque { areas.append(rect.intersection(clip)) }
        if let seen = view.seenRect {
          let visible = view.convert(seen, to: top).intersection(clip)
          if !visible.isNull { marks.append(Mark(view: view, rect: visible, group: group, depth: areas.count)) }
        }
        if view is UIControl || view is UITextView { return }
        let group = view.isAuditGroup ? ObjectIdentifier(view) : group
        for subview in view.subviews { walk(subview, clip: clip, group: group) }
      }
      walk(top, clip: top.bounds, group: ObjectIdentifier(top))
      for (_, group) in Dictionary(grouping: marks, by: \.group) {
        for (index, lower) in group.enumerated() {
          for upper in group[(index + 1)...] {
            let common = lower.rect.intersection(upper.rect)
            guard !common.isNull, common.width > Self.toleratedOverlap, common.height > Self.toleratedOverlap,
              // Content that an opaque view covers isn't visible.
              !areas[lower.depth..<upper.depth].contains(where: { $0.contains(common) })
            else { continue }
            add(.overlap, lower.view, "\(lower.view.capitalizedName) and \(upper.view.seenName) lie on each other.")
          }
        }
      }
    }

    // MARK: Controls

    /// Looks for obstacles to tapping a control.
    private func lookForObstacle(of control: UIControl, in top: UIView) {
      var rect = control.bounds
      var view: UIView = control
      var hasScrolled = false
      while let outer = view.superview, view !== top {
        rect = outer.convert(rect, from: view)
        let whole = rect
        if let scroller = outer as? UIScrollView, scroller.isScrollEnabled {
          // Content out of sight can be scrolled into view.
          let content = CGRect(origin: .zero, size: scroller.contentSize).union(scroller.bounds)
          rect = rect.intersection(content)
          if !rect.isNull, !scroller.bounds.inset(by: scroller.adjustedContentInset).contains(rect) {
            hasScrolled = true
          }
        } else if !hasScrolled {
          rect = rect.intersection(outer.bounds)
        }
        guard !rect.isNull, rect.width >= whole.width / 2, rect.height >= whole.height / 2 else {
          add(.unreachable, control, "\(control.capitalizedName) is outside of \(outer.seenName) and cannot be tapped.")
          return
        }
        view = outer
      }
      guard !hasScrolled, top.bounds.contains(CGPoint(x: rect.midX, y: rect.midY)),
        let hit = top.hitTest(CGPoint(x: rect.midX, y: rect.midY), with: nil), !hit.isDescendant(of: control),
        hit.nearestScroller === control.nearestScroller
      else { return }
      add(.unreachable, control, "\(control.capitalizedName) is covered by \(hit.seenName) and cannot be tapped.")
    }
  }
#endif
