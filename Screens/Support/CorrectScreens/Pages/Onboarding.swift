import HeadlessUIKit

/// Pages beside each other in a scroll view, with a page control.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let scroller = UIScrollView()
  private let pages = UIPageControl()
  private let texts = ["Read what you like.", "Keep what you love.", "Share the rest."]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroller.isPagingEnabled = true
    scroller.delegate = self
    pages.numberOfPages = texts.count
    pages.addAction(UIAction { [weak self] _ in self?.showPage() }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: texts.map(page))
    stack.distribution = .fillEqually
    for (child, parent) in [(scroller, view), (pages, view), (stack, scroller)] as [(UIView, UIView?)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent?.addSubview(child)
    }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroller.bottomAnchor.constraint(equalTo: pages.topAnchor),
      pages.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pages.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroller.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor),
      stack.heightAnchor.constraint(equalTo: scroller.frameLayoutGuide.heightAnchor),
      stack.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor, multiplier: CGFloat(texts.count)),
    ])
  }

  private func page(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func showPage() {
    let x = CGFloat(pages.currentPage) * scroller.bounds.width
    scroller.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    pages.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}

extension CorrectScreen {
  static let onboarding = CorrectScreen("onboarding") { _ in OnboardingViewController() }
}
