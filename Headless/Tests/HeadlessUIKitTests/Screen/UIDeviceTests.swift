import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct UIDeviceTests {
  @Test func theDeviceIsThePhoneOfTheSystem() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    expectEqual(HeadlessSystem.run(as: 17) { UIDevice.current.systemVersion }, "17.0")
    #expect(UIDevice.current.identifierForVendor != nil)
  }
}
