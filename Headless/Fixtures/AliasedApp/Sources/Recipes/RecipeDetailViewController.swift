import UIKit

final class RecipeDetailViewController: UIViewController {
  private let recipe: Recipe
  let scrollView = UIScrollView()
  let stackView = UIStackView()

  init(recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe.title
    view.backgroundColor = .systemBackground

    let summaryLabel = UILabel()
    summaryLabel.text = recipe.summary
    summaryLabel.font = .preferredFont(forTextStyle: .body)
    summaryLabel.numberOfLines = 0

    let minutesLabel = UILabel()
    minutesLabel.text = "Takes \(recipe.minutes) minutes"
    minutesLabel.font = .preferredFont(forTextStyle: .footnote)

    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.addArrangedSubview(summaryLabel)
    stackView.addArrangedSubview(minutesLabel)

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)

    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stackView.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
    ])
  }
}
