import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessRendering

/// What views draw by themselves is the same from the other side where people read from right to left.
@MainActor @Suite struct MirroredDrawingTests {
  private static let size = CGSize(width: 300, height: 44)

  /// The rectangles of what is drawn.
  private func boxes(_ direction: UITraitEnvironmentLayoutDirection, _ make: () -> UIView) -> [CGRect] {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.traitOverrides.layoutDirection = direction
    let view = make()
    view.frame = window.bounds
    window.addSubview(view)
    window.isHidden = false
    func collect(_ elements: [HeadlessDrawing.Element]) -> [CGRect] {
      elements.flatMap { element -> [CGRect] in
        switch element {
        case .fill(let shape, _), .stroke(let shape, _, _), .gradient(let shape, _): return [shape.boundingBox]
        case .text(let line):
          return [CGRect(x: line.left, y: line.position.y, width: line.width, height: 0)]
        case .image(let picture): return [picture.frame]
        case .sign(_, let rect): return [rect]
        case .group(let group): return collect(group.elements)
        }
      }
    }
    return collect(window.headlessDrawing().elements)
  }

  /// Rectangles in an order of their own, without the last digits of their numbers.
  private func sorted(_ boxes: [CGRect]) -> [CGRect] {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
    return boxes.map {
      CGRect(x: rounded($0.minX), y: rounded($0.minY), width: rounded($0.width), height: rounded($0.height))
    }
    .sorted { ($0.minX, $0.minY, $0.width, $0.height) < ($1.minX, $1.minY, $1.width, $1.height) }
  }

  private func expectMirrored(_ make: () -> UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    let plain = boxes(.leftToRight, make)
    let area = CGRect(origin: .zero, size: Self.size)
    let mirrored = sorted(plain.map { $0.mirrored(in: area) })
    expectEqual(sorted(boxes(.rightToLeft, make)), mirrored, sourceLocation: sourceLocation)
    #expect(mirrored != sorted(plain), "something is on one side", sourceLocation: sourceLocation)
  }

  @Test func sliders() {
    expectMirrored {
      let slider = UISlider()
      slider.value = 0.2
      return slider
    }
  }

  @Test func progress() {
    expectMirrored {
      let progress = UIProgressView()
      progress.progress = 0.3
      return progress
    }
  }

  @Test func segments() {
    expectMirrored {
      let segments = UISegmentedControl(items: ["One", "Three letters"])
      segments.selectedSegmentIndex = 0
      return segments
    }
  }

  @Test func tabBars() {
    expectMirrored {
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "Longer", image: nil, tag: 1)]
      return bar
    }
  }

  @Test func cellsWithSeparators() {
    expectMirrored {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  @Test func switches() {
    func knob(_ direction: UITraitEnvironmentLayoutDirection, isOn: Bool) -> CGFloat? {
      boxes(direction) {
        let box = UIView()
        let toggle = UISwitch()
        toggle.isOn = isOn
        box.addSubview(toggle)
        return box
      }.filter { $0.width == $0.height }.map(\.midX).first
    }
    expectEqual(knob(.rightToLeft, isOn: true), knob(.leftToRight, isOn: false))
    expectEqual(knob(.rightToLeft, isOn: false), knob(.leftToRight, isOn: true))
    #expect(knob(.rightToLeft, isOn: true) != knob(.leftToRight, isOn: true))
  }

  @Test func navigationBars() throws {
    for isLarge in [false, true] {
      func buttons(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
        let first = UIViewController()
        first.navigationItem.title = "First"
        let second = UIViewController()
        second.navigationItem.title = "Second"
        second.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: "Add", primaryAction: nil), UIBarButtonItem(title: "Longer", primaryAction: nil),
        ]
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = isLarge
        navigation.pushViewController(second, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        window.traitOverrides.layoutDirection = direction
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return withExtendedLifetime(window) { navigation.navigationBar.placedButtons.map(\.frame) }
      }
      let plain = buttons(.leftToRight)
      expectEqual(plain.count, 3)
      let area = CGRect(x: 0, y: 0, width: 390, height: 600)
      expectEqual(buttons(.rightToLeft), plain.map { $0.mirrored(in: area) })
    }
  }

  @Test func moreContrastIsDrawn() {
    let view = UIView(frame: CGRect(origin: .zero, size: Self.size))
    view.backgroundColor = .systemRed
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    let usual = window.headlessDrawing()
    window.traitOverrides.accessibilityContrast = .high
    #expect(window.headlessDrawing() != usual)
  }
}
