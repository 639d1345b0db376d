import Foundation
import HeadlessRendering
import HeadlessUIKit
import Testing

@MainActor struct AttributedTextDrawingTests {
  @Test func eachStyleIsDrawnOnItsOwn() {
    let text = NSMutableAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1), .underlineStyle: 1]
    )
    text.append(NSAttributedString(string: " bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.attributedText = text
    let svg = HeadlessSVG.document(of: label)
    #expect(svg.contains(">red</text>"))
    #expect(svg.contains(" bold</text>"))
    #expect(svg.contains("font-size=\"30\" font-weight=\"bold\""))
    #expect(svg.lowercased().contains("#f00") || svg.lowercased().contains("#ff0000"))
    // The line under the first part is as wide as its text.
    #expect(svg.contains("<rect"))
  }

  @Test func lowLabelsLeaveLinesOut() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 25))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(!HeadlessSVG.document(of: label).contains("two"))
    label.frame.size.height = 60
    #expect(HeadlessSVG.document(of: label).contains("two"))
  }
}
