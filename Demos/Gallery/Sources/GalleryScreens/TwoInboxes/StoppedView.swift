import Foundation
import Roster

/// Stands where a screen was that has ended the program, and says with which words.
final class StoppedView: UIView {
  /// - Parameter text: what UIKit said.
  init(_ text: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    let heading = UILabel(style: .headline, color: .systemRed)
    heading.text = "Stopped"
    heading.accessibilityTraits = .header
    let words = UILabel(style: .footnote)
    words.text = text
    let stack = UIStackView(arrangedSubviews: [heading, words])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
