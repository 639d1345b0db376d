import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What lays itself out without constraints is the same from the other side where people read from right to left.
@MainActor @Suite struct MirroringTests {
  private func show(_ view: UIView, _ direction: UITraitEnvironmentLayoutDirection) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.traitOverrides.layoutDirection = direction
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Frames of what is in a view, in its coordinates, for both directions.
  private func expectMirrored(_ make: () -> UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    func frames(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
      let view = make()
      let window = show(view, direction)
      func below(_ inner: UIView) -> [CGRect] {
        inner.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty }.flatMap {
          [view.convert($0.bounds, from: $0)] + below($0)
        }
      }
      return withExtendedLifetime(window) { below(view) }
    }
    let plain = frames(.leftToRight)
    let area = CGRect(x: 0, y: 0, width: 320, height: 480)
    expectEqual(frames(.rightToLeft), plain.map { $0.mirrored(in: area) }, sourceLocation: sourceLocation)
    #expect(plain != plain.map { $0.mirrored(in: area) }, "something is on one side", sourceLocation: sourceLocation)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2])
  func standardCells(style: UITableViewCell.CellStyle) {
    expectMirrored {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Value"
      cell.imageView?.image = UIImage(systemName: "star")
      cell.accessoryType = .disclosureIndicator
      cell.indentationLevel = 1
      return cell
    }
  }

  @Test func listContent() {
    expectMirrored {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Value"
      content.image = UIImage(systemName: "star")
      return content.makeContentView()
    }
  }

  @Test func accessoriesAndControlsOfCells() {
    var frames: [[CGRect]] = []
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailDisclosureButton
      cell.isEditing = true
      cell.editingAccessoryType = .disclosureIndicator
      cell.control.editingStyle = .delete
      cell.control.canReorder = true
      let window = show(cell, direction)
      withExtendedLifetime(window) {
        frames.append([cell.headlessEditingControlFrame, cell.headlessAccessoryFrame, cell.headlessReorderControlFrame])
      }
    }
    expectEqual(frames[1], frames[0].map { $0.mirrored(in: CGRect(x: 0, y: 0, width: 320, height: 480)) })
    #expect(frames[0][0].minX == 0 && frames[0][2].maxX == 320)
  }

  @Test func buttons() {
    expectMirrored {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Next"
      configuration.image = UIImage(systemName: "star")
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
      let button = UIButton(configuration: configuration)
      button.contentHorizontalAlignment = .leading
      return button
    }
  }

  /// Overlay views flip in a right-to-left interface
  /// (https://developer.apple.com/documentation/uikit/uitextfield/rightview).
  @Test func sidesOfTextFields() {
    expectMirrored {
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 28, height: 18))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
      (field.leftViewMode, field.rightViewMode) = (.always, .always)
      return field
    }
  }

  @Test func searchBars() {
    expectMirrored {
      let bar = UISearchBar()
      bar.showsCancelButton = true
      return bar
    }
  }
}
