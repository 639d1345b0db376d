import Foundation
import HeadlessUIKit

extension HeadlessCanvas {
  /// Draws the lines of a layout, centered vertically in a rectangle.
  mutating func text(
    _ layout: HeadlessTextLayout,
    of text: String,
    font: UIFont,
    color: UIColor,
    in rect: CGRect,
    anchor: HeadlessDrawing.Line.Anchor = .left
  ) {
    guard !layout.isAttributed else {
      attributedText(layout, color: color, in: rect, anchor: anchor)
      return
    }
    let metrics = font.headlessMetrics
    let top = rect.minY + (rect.height - layout.size.height) / 2
    let x =
      switch anchor {
      case .left: rect.minX
      case .middle: rect.midX
      case .right: rect.maxX
      }
    let isRightToLeft = text.readsRightToLeft
    for (index, line) in layout.lines.enumerated() {
      let baseline = top + CGFloat(index) * metrics.lineHeight + metrics.baselineOffset
      self.line(
        HeadlessDrawing.Line(
          text: line.text.headlessDrawable,
          position: CGPoint(x: x, y: baseline),
          anchor: anchor,
          width: line.width,
          font: font,
          color: resolved(color),
          isRightToLeft: isRightToLeft
        ),
        lineHeight: metrics.lineHeight
      )
    }
  }

  /// Lays out a text in a rectangle and draws it, centered vertically.
  ///
  /// - Parameter isTyped: A Boolean value that indicates whether a user typed the text, which languages don't change.
  mutating func text(
    _ text: String,
    isTyped: Bool = false,
    font: UIFont,
    color: UIColor,
    in rect: CGRect,
    anchor: HeadlessDrawing.Line.Anchor = .left,
    maximumLines: Int = 1
  ) {
    let layout = HeadlessTextLayout(
      isTyped ? text : language.translation(of: text),
      metrics: font.headlessMetrics,
      width: rect.width,
      maximumLines: maximumLines,
      lineBreakMode: .truncatingTail
    )
    self.text(layout, of: text, font: font, color: color, in: rect, anchor: anchor)
  }
}

extension String {
  /// A Boolean value that indicates whether the first letter with a direction is right-to-left (Unicode Standard Annex 9,
  /// rules P2 and P3).
  var readsRightToLeft: Bool {
    for scalar in unicodeScalars {
      if scalar.isRightToLeft { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }

  /// The text to draw: tabs as the measured spaces, no control characters, and marks without a base on a dotted circle.
  var headlessDrawable: String {
    var result = String.UnicodeScalarView()
    var hasBase = false
    for scalar in unicodeScalars {
      if scalar == "\t" {
        result.append(contentsOf: repeatElement(" ", count: HeadlessTextLayout.spacesPerTab))
        hasBase = true
        continue
      }
      if scalar.properties.generalCategory == .control {
        hasBase = false
        continue
      }
      if !hasBase, scalar.isVisibleMark { result.append("\u{25CC}") }
      result.append(scalar)
      hasBase = true
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is in a block of a right-to-left script.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    case 0x200F: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the scalar is drawn onto the previous one.
  fileprivate var isVisibleMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: !properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
