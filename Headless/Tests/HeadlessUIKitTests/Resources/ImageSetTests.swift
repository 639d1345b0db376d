import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

struct ImageSetTests {
  private func withSet(_ images: String, _ files: [String: String], _ body: (ImageSet, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try body(try JSONDecoder().decode(ImageSet.self, from: Data("{\"images\": [\(images)]}".utf8)), folder.path)
  }

  private func svg(_ width: Int) -> String { "<svg viewBox=\"0 0 \(width) 12\"></svg>" }

  @Test func theMostPixelsAreTaken() throws {
    let images = """
      {"idiom": "universal", "scale": "1x", "filename": "1.svg"}, {"idiom": "universal", "scale": "3x", "filename": "3.svg"},
      {"idiom": "universal", "scale": "2x", "filename": "2.svg"}
      """
    try withSet(images, ["1.svg": svg(10), "2.svg": svg(20), "3.svg": svg(30)]) { set, folder in
      let image = set.image(in: folder, style: .light)
      #expect(image?.scale == 3 && image?.size == CGSize(width: 10, height: 4))
    }
  }

  @Test func darkFallsBackToLight() throws {
    let images = """
      {"idiom": "universal", "filename": "light.svg"},
      {"idiom": "universal", "filename": "dark.svg", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """
    try withSet(images, ["light.svg": svg(1), "dark.svg": svg(2)]) { set, folder in
      expectEqual(set.image(in: folder, style: .dark)?.size.width, 2)
      expectEqual(set.image(in: folder, style: .light)?.size.width, 1)
    }
    try withSet("{\"idiom\": \"universal\", \"filename\": \"light.svg\"}", ["light.svg": svg(1)]) { set, folder in
      expectEqual(set.image(in: folder, style: .dark)?.size.width, 1)
    }
  }

  @Test(arguments: [("/MediaBox [0 0 18 12]", 18), ("/MediaBox[ 2 0 20.5 12 ]", 18.5), ("", 24)])
  func otherFormatsKeepTheirPlace(_ box: String, _ width: CGFloat) throws {
    try withSet("{\"idiom\": \"universal\", \"filename\": \"a.pdf\"}", ["a.pdf": "%PDF-1.4 \(box)"]) { set, folder in
      expectEqual(set.image(in: folder, style: .light)?.size.width, width)
    }
  }

  @Test func noFileIsNoImage() throws {
    try withSet("{\"idiom\": \"universal\", \"scale\": \"1x\"}", [:]) { set, folder in
      #expect(set.image(in: folder, style: .light) == nil)
    }
  }
}
