import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct ConfigurationTests {
  private let traits = UITraitCollection(userInterfaceStyle: .light)

  struct Custom: UIContentConfiguration, Hashable {
    var title = ""
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { CustomView(self) }

    func updated(for state: any UIConfigurationState) -> Custom {
      var copy = self
      copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  final class CustomView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Custom) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aConfigurationOfOnesOwnMakesItsView() {
    let view = Custom(title: "a").makeContentView()
    #expect(view.supports(Custom(title: "b")))
    #expect(!view.supports(UIListContentConfiguration.cell()))
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = true
    #expect(Custom().updated(for: state).isSelected)
  }

  @Test func statesCarryValuesOfOnesOwn() {
    let key = UIConfigurationStateCustomKey("item")
    var first = UICellConfigurationState(traitCollection: traits)
    let second = first
    first[key] = "x"
    #expect(first[key] == "x" as AnyHashable?)
    #expect(first != second)
    first[key] = nil
    expectEqual(first, second)
  }

  @Test func aSelectedCellIsGrey() {
    var state = UICellConfigurationState(traitCollection: traits)
    let normal = UIBackgroundConfiguration.listPlainCell()
    expectEqual(normal.updated(for: state), normal)
    state.isSelected = true
    let selected = normal.updated(for: state)
    #expect(selected.backgroundColor != normal.backgroundColor)
    state.isSelected = false
    expectEqual(selected.updated(for: state), normal)
    state.isHighlighted = true
    expectEqual(UIBackgroundConfiguration.clear().updated(for: state), .clear())
    var own = normal
    own.backgroundColor = .systemGray4
    state.isHighlighted = false
    expectEqual(own.updated(for: state).backgroundColor, .systemGray4)
  }

  @Test func aMissingColourIsTheTint() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = nil
    expectEqual(configuration.resolvedBackgroundColor(for: .systemRed), .systemRed)
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    expectEqual(configuration.resolvedBackgroundColor(for: .systemRed), UIColor.systemRed.withAlphaComponent(0.5))
  }
}
