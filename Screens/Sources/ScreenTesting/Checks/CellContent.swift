#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// The visible content of a cell, view by view, for comparing two cells.
  @MainActor enum CellContent {
    /// The content of one view. Equal parts have equal texts, and comparing parts is faster than writing texts.
    enum Part: Equatable {
      case label(String, UIColor?, pointSize: CGFloat)
      case image(UIImage.Content, CGSize)
      case row(UITableViewCell.AccessoryType, isSelected: Bool, separator: UIEdgeInsets?, UIColor?)
      case item(isSelected: Bool, UIColor?)
      case background(UIColor)
      case other(String)
      /// The accessibility content of a view, where the app has set it.
      case spoken(label: String?, value: String?, hint: String?, UIAccessibilityTraits)
    }

    /// Returns a part for each view with content, in the order of the views.
    ///
    /// Positions, sizes, and the given fields are left out.
    static func parts(of cell: UIView, withoutFields edited: Set<Int> = []) -> [Part] {
      var look = Look(leftOut: edited)
      look.add(cell)
      return look.parts
    }

    /// Returns a cell's parts without the fields being edited, which have a person's content, and those fields' indexes.
    static func partsWithoutEditedFields(of cell: UIView) -> (parts: [Part], edited: Set<Int>) {
      var look = Look(leavesOutEditedFields: true)
      look.add(cell)
      return (look.parts, look.leftOut)
    }

    /// One walk over a cell's views.
    @MainActor private struct Look {
      var leavesOutEditedFields = false
      var leftOut: Set<Int> = []
      var parts: [Part] = []
      var fields = 0

      mutating func add(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        if view is UITextField || view is UITextView {
          if leavesOutEditedFields, view.isFirstResponder { leftOut.insert(fields) }
          if !leftOut.contains(fields), let part = CellContent.part(of: view) { parts.append(part) }
          fields += 1
          guard view is UITextField else { return }
        } else {
          if let part = CellContent.part(of: view) { parts.append(part) }
          if let part = CellContent.spokenPart(of: view) { parts.append(part) }
        }
        for subview in view.subviews { add(subview) }
      }
    }

    /// Returns one line for each part, sorted.
    static func lines(of parts: [Part]) -> [String] { parts.map(text(of:)).sorted() }

    private static func part(of view: UIView) -> Part? {
      // Most views are plain, so this avoids the class checks.
      if type(of: view) == UIView.self { return background(view).map { .background($0) } }
      switch view {
      case let label as UILabel:
        guard let text = label.text, !text.isEmpty else { return nil }
        return .label(text, label.textColor, pointSize: label.font.pointSize)
      case let button as UIButton: return .other("the button “\(button.currentTitle ?? "")”" + state(button))
      case let field as UITextField: return .other("a field with “\(field.text ?? "")”" + state(field))
      case let view as UITextView: return .other("a text view with “\(view.text ?? "")”")
      case let slider as UISlider: return .other("a slider at \(slider.value)" + state(slider))
      case let stepper as UIStepper: return .other("a stepper at \(stepper.value)" + state(stepper))
      case let segments as UISegmentedControl:
        return .other("segment \(segments.selectedSegmentIndex) of segments" + state(segments))
      case let pages as UIPageControl: return .other("page \(pages.currentPage) of \(pages.numberOfPages)")
      case let toggle as UISwitch: return .other("a switch that is \(toggle.isOn ? "on" : "off")" + state(toggle))
      case let progress as UIProgressView: return .other("a progress of \(progress.progress)")
      case let indicator as UIActivityIndicatorView: return indicator.isAnimating ? .other("a spinner") : nil
      case let image as UIImageView: return image.image.map { .image($0.content, $0.size) }
      case let cell as UITableViewCell:
        return .row(
          cell.headlessAccessoryType,
          isSelected: cell.isSelected,
          separator: cell.headlessOwnSeparatorInset,
          background(cell)
        )
      case let cell as UICollectionViewCell: return .item(isSelected: cell.isSelected, background(cell))
      default: return background(view).map { .background($0) }
      }
    }

    /// Returns the accessibility content that the app has set in a view, or `nil` without any.
    private static func spokenPart(of view: UIView) -> Part? {
      let (label, value, hint) = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint)
      // Traits of system classes are in a new view, too.
      let traits = view.accessibilityTraits
      guard label != nil || value != nil || hint != nil || !traits.isEmpty else { return nil }
      return .spoken(label: label, value: value, hint: hint, traits)
    }

    private static func state(_ control: UIControl) -> String {
      (control.isEnabled ? "" : ", disabled") + (control.isSelected ? ", selected" : "")
    }

    private static func background(_ view: UIView) -> UIColor? {
      guard let color = view.backgroundColor, color != .clear else { return nil }
      return color
    }

    // MARK: Texts

    private static func text(of part: Part) -> String {
      switch part {
      case .label(let text, let color, let size): "the text “\(text)” in \(name(color)), \(size) points"
      case .image(let content, let size): name(content, size)
      case .row(let accessory, let isSelected, let separator, let color):
        "a cell with \(name(accessory))" + (isSelected ? ", selected" : "")
          + (separator.map { ", a separator \(Int($0.left)) points from the left and \(Int($0.right)) from the right" }
            ?? "") + (color.map { ", " + name(background: $0) } ?? "")
      case .item(let isSelected, let color):
        "a cell" + (isSelected ? ", selected" : "") + (color.map { ", " + name(background: $0) } ?? "")
      case .background(let color): name(background: color)
      case .other(let text): text
      case .spoken(let label, let value, let hint, let traits):
        "what VoiceOver says: " + texts(label, value, hint, traits).joined(separator: ", ")
      }
    }

    private static func texts(_ label: String?, _ value: String?, _ hint: String?, _ traits: UIAccessibilityTraits)
      -> [String]
    {
      var texts = [("label", label), ("value", value), ("hint", hint)].compactMap { name, text in
        text.map { "\(name) “\($0)”" }
      }
      let words: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.header, "header"),
        (.notEnabled, "not enabled"), (.adjustable, "adjustable"), (.staticText, "static text"),
        (.searchField, "search field"), (.updatesFrequently, "updates frequently"), (.playsSound, "plays sound"),
      ]
      let known = words.filter { traits.contains($0.0) }
      texts += known.map { "trait \($0.1)" }
      if traits.rawValue & ~known.reduce(0, { $0 | $1.0.rawValue }) != 0 { texts.append("traits \(traits.rawValue)") }
      return texts
    }

    private static func name(_ accessory: UITableViewCell.AccessoryType) -> String {
      switch accessory {
      case .none: "no accessory"
      case .checkmark: "a checkmark"
      case .disclosureIndicator: "a disclosure indicator"
      case .detailButton: "a detail button"
      case .detailDisclosureButton: "a detail button and a disclosure indicator"
      }
    }

    private static func name(background color: UIColor) -> String { "a background in \(name(color))" }

    private static func name(_ image: UIImage.Content, _ size: CGSize) -> String {
      switch image {
      case .symbol(let symbol): "the symbol \(symbol)"
      case .data(let data, _): "the picture \(sum(data)) of \(size.width) × \(size.height) points"
      case .svg(let text): "the picture \(sum(text.utf8)) of \(size.width) × \(size.height) points"
      case .color(let color): "an area in \(name(color))"
      }
    }

    /// Returns an identifier of an image's data that's the same in every process: FNV-1a.
    private static func sum(_ bytes: some Sequence<UInt8>) -> String {
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return String(sum, radix: 36)
    }

    private static func name(_ color: UIColor?) -> String {
      guard let light = color?.light else { return "no colour" }
      func percent(_ component: CGFloat) -> Int { Int((component * 100).rounded()) }
      return "red \(percent(light.red))% green \(percent(light.green))% blue \(percent(light.blue))%"
    }
  }
#endif
