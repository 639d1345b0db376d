import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UINibTests {
  final class NibView: UIView {
    var isAwake = false
    var outletWhenAwake: String?
    var outlet: String?
    var isFromCoder = false

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
      if coder.decodeBool(forKey: "fails") { return nil }
      super.init(coder: coder)
      isFromCoder = true
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
      outletWhenAwake = outlet
    }
  }

  @Test func aRegisteredNibMakesItsObjectsAnew() throws {
    HeadlessInterfaceBuilder.register(nibNamed: "NibView") {
      [HeadlessInterfaceBuilder.make(NibView.self) { $0.outlet = "connected" }]
    }
    defer { HeadlessInterfaceBuilder.unregister(nibNamed: "NibView") }
    let nib = UINib(nibName: "NibView", bundle: nil)
    let first = try #require(nib.instantiate(withOwner: nil).first as? NibView)
    let second = try #require(UINib(nibName: "NibView", bundle: .main).instantiate(withOwner: nil).first as? NibView)
    #expect(first !== second)
    #expect(first.isFromCoder && first.isAwake && first.outletWhenAwake == "connected")
  }

  @Test func aMissingNibIsAFailure() {
    let failures = HeadlessFailure.recording {
      #expect(UINib(nibName: "Missing", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(UINib(data: Data(), bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    expectEqual(failures.map(\.kind), [.invalidNib, .invalidNib])
    expectEqual(failures[0].name, .invalidArgument)
    #expect(failures[0].reason.hasPrefix("Could not load NIB in bundle"))
    #expect(failures[0].reason.contains("'Missing'"))
  }

  @Test func theOwnerIsHandedOn() {
    var owner: Any?
    HeadlessInterfaceBuilder.register(
      nibNamed: "Owned",
      contentsForOwner: {
        owner = $0
        return []
      }
    )
    defer { HeadlessInterfaceBuilder.unregister(nibNamed: "Owned") }
    _ = UINib(nibName: "Owned", bundle: nil).instantiate(withOwner: "me")
    #expect(owner as? String == "me")
  }

  @Test func anInitialiserMayFail() {
    #expect(HeadlessInterfaceBuilder.make(NibView.self, values: ["fails": true]) == nil)
    let prototype = HeadlessPrototype(identifier: "id", NibView.self) { $0.outlet = "x" }
    #expect((prototype.make() as? NibView)?.outletWhenAwake == "x")
    #expect(prototype.make() !== prototype.make())
  }
}
