import Foundation
import HeadlessUIKit
import TestSupport
import Testing

struct HeadlessAssetsTests {
  @Test func picturesAndColoursHaveNames() {
    let name = UUID().uuidString
    #expect(UIImage(named: name) == nil)
    #expect(UIColor(named: name) == nil)
    let image = UIImage(headlessColor: .red, size: CGSize(width: 3, height: 4))
    HeadlessAssets.setImage(image, named: name)
    HeadlessAssets.setColor(.systemBackground, named: name)
    expectEqual(UIImage(named: name), image)
    expectEqual(UIColor(named: name), .systemBackground)
    expectEqual(UIColor(named: name, in: nil, compatibleWith: nil), .systemBackground)
    HeadlessAssets.setImage(nil, named: name)
    HeadlessAssets.setColor(nil, named: name)
    #expect(UIImage(named: name) == nil)
    #expect(UIColor(named: name) == nil)
  }

  @Test func aPictureIsReadFromAFile() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(UUID().uuidString).svg")
    try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 5 6\"></svg>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    expectEqual(UIImage(contentsOfFile: file.path)?.size, CGSize(width: 5, height: 6))
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
  }
}
