import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: ["a": a, "b": b, "root": root]
    )
  }

  private func spans(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [[CGFloat]] {
    NSLayoutConstraint.activate(constraints(format, options, metrics: ["gap": 12, "strong": 999]))
    root.layoutIfNeeded()
    return [a, b].map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func standardSpaces() {
    expectEqual(spans("|-[a(100)]-[b]-|"), [[8, 100], [116, 176]])
  }

  @Test func numbersAndMetrics() {
    expectEqual(spans("H:|-gap-[a(==b)]-20-[b]-gap-|"), [[12, 128], [160, 128]])
  }

  @Test func flushAndRelations() {
    expectEqual(spans("|[a(>=40,<=60@strong,60@750)][b]|"), [[0, 60], [60, 240]])
  }

  @Test func rightToLeft() {
    expectEqual(spans("|-10-[a(40)]-5-[b(60)]", .directionRightToLeft), [[250, 40], [185, 60]])
  }

  @Test func alignments() {
    let all = constraints("[a][b]", [.alignAllTop, .alignAllBottom])
    expectEqual(all.map(\.firstAttribute), [.leading, .top, .bottom])
    #expect(all.allSatisfy { ($0.firstItem === b) == ($0.firstAttribute == .leading) })
  }

  @Test func orderIsThatOfReading() {
    let all = constraints("V:|-1-[a(2)]-3-[b(4)]-5-|")
    expectEqual(all.map(\.constant), [1, 2, 3, 4, 5])
    expectEqual(all.map(\.firstAttribute), [.top, .height, .top, .height, .bottom])
  }

  @Test func priorities() {
    expectEqual(constraints("[a(>=10@250)]").map(\.priority), [.defaultLow])
    expectEqual(constraints("[a]-(8@strong)-[b]", metrics: ["strong": 999]).map(\.priority.rawValue), [999])
  }

  @Test(
    arguments: [
      ("", "It's an empty string.", 0), ("[a", "Expected a ']' here. That is how you give the end of a view.", 2),
      ("[c]", "c is not a key in the views dictionary.", 1),
      (
        "[a]-(x)-[b]",
        "Encountered metric with name \"x\", but value was not specified in metrics or views dictionaries", 5
      ),
      ("[a(=5)]", "Expected a number or key from the metrics dictionary, but encountered something else", 3),
      (
        "|-[root]",
        "Unable to interpret '|' character, because the related view doesn't have a superview", 0
      ),
    ] as [(String, String, Int)]
  )
  func wrongFormatsFail(format: String, reason: String, place: Int) {
    let failures = HeadlessFailure.recording { expectEqual(constraints(format), []) }
    let mark = String(repeating: " ", count: place) + "^"
    expectEqual(failures.map(\.reason), ["Unable to parse constraint format: \n\(reason) \n\(format) \n\(mark)"])
    expectEqual(failures.map(\.kind), [.visualFormat])
  }

  @Test func everyShortFormatEitherFailsOrIsRead() {
    let pieces = ["|", "-", "[a]", "[b]", "8", "(", ")", "@", ">="]
    var formats = [""]
    var read = 0
    for _ in 0..<4 {
      formats = formats.flatMap { format in pieces.map { format + $0 } }
      for format in formats {
        var count = 0
        let failures = HeadlessFailure.recording { count = constraints(format).count }
        #expect(failures.count <= 1 && (failures.isEmpty || count == 0), "\(format)")
        if failures.isEmpty { read += 1 }
      }
    }
    #expect(read > 20)
  }
}
