#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  /// Classes that are made through a metatype value, as UIKit's initializers allow.
  @MainActor struct HeadlessInitializingTests {
    private class Card: UIView {
      var log = ""
      override init(frame: CGRect) {
        super.init(frame: frame)
        log = "Card"
      }
      required init?(coder: NSCoder) { nil }
    }
    private final class WideCard: Card {}
    private final class Editor: UIViewController {
      var log = ""
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        log = "Editor"
      }
      required init?(coder: NSCoder) { nil }
    }
    private final class Jump: UIStoryboardSegue {
      override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier.map { $0 + "!" }, source: source, destination: destination)
      }
    }
    private final class Row: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    private final class Model: NSObject {
      var log = ""
      override init() { log = "Model" }
    }

    private func make<V: UIView>(_ type: V.Type) -> V { type.init() }
    private func make<V: UIView>(_ frame: CGRect) -> V { V(frame: frame) }

    @Test func genericViewsAreOfTheirOwnClass() {
      #expect(make(Card.self).log == "Card")
      #expect(make(WideCard.self).log == "Card")
      #expect(type(of: make(UILabel.self)) == UILabel.self)
      let card: WideCard = make(CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(card.log == "Card" && card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func metatypeValuesMakeTheirClass() {
      let views: [UIView.Type] = [UIView.self, UILabel.self, WideCard.self, UITableView.self, UIVisualEffectView.self]
      for view in views {
        #expect(type(of: view.init()) == view)
        #expect(type(of: view.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) == view)
      }
      let controllers: [UIViewController.Type] = [Editor.self, UITableViewController.self, UINavigationController.self]
      for controller in controllers {
        #expect(type(of: controller.init()) == controller)
        #expect(type(of: controller.init(nibName: nil, bundle: nil)) == controller)
      }
      let cell: UITableViewCell.Type = Row.self
      #expect(cell.init(style: .default, reuseIdentifier: "a").reuseIdentifier == "a")
      let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
      #expect(header.init(reuseIdentifier: "b").reuseIdentifier == "b")
      let navigation: UINavigationController.Type = UINavigationController.self
      #expect(navigation.init(rootViewController: Editor()).viewControllers.count == 1)
      let segue: UIStoryboardSegue.Type = Jump.self
      let made = segue.init(identifier: "go", source: Editor(), destination: Editor())
      #expect(made is Jump && made.identifier == "go!")
    }

    @Test func objectsWithoutUIKitAreMadeToo() {
      let type: NSObject.Type = Model.self
      #expect((type.init() as? Model)?.log == "Model")
    }

    @Test func initializersOfAClassComeFirst() {
      final class Own: UIView {
        let x: Int
        init(x: Int = 3) {
          self.x = x
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
      }
      #expect(Own().x == 3)
    }
  }
#endif
