import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct HeadlessModuleTests {
  @Test func classesOfUIKitAreTheModules() {
    for type in [UIView.self, NSLayoutConstraint.self, UITableViewDiffableDataSource<Int, Int>.self] as [AnyClass] {
      #expect(HeadlessModule.declares(type))
    }
  }

  @Test func classesOfAnAppAreNot() {
    #expect(!HeadlessModule.declares(UIKitLikeController.self))
    #expect(!HeadlessModule.declares(NSObject.self))
  }

  @Test func aFullNameFindsItsClass() {
    let found: AnyClass? = NSClassFromString(HeadlessModule.fullName(of: "UIStackView"))
    #expect(found == UIStackView.self)
  }

  @Test func aConformanceKnowsItsModule() throws {
    final class Inner: NSObject, UITableViewDelegate {}
    let own = WitnessTable(of: UITableViewController() as any UITableViewDelegate).conformingType
    let apps = WitnessTable(of: Inner() as any UITableViewDelegate).conformingType
    #expect(try WitnessTable.module(ofDescriptor: #require(own)) == HeadlessModule.name)
    #expect(try WitnessTable.module(ofDescriptor: #require(apps)) == "HeadlessUIKitTests")
  }
}

/// A class of an app's whose name begins as UIKit's do.
private final class UIKitLikeController: UIViewController {}
