import HeadlessUIKit
import ScreenTesting

/// Loads pictures once each, and tells all who wait for one.
@MainActor private final class PictureLoader {
  private let server: SimulatedServer
  private var cache: [String: UIImage] = [:]
  private var waiting: [String: [(UIImage?) -> Void]] = [:]

  init(_ server: SimulatedServer) { self.server = server }

  func load(_ name: String, _ completion: @escaping (UIImage?) -> Void) {
    if let image = cache[name] { return completion(image) }
    waiting[name, default: []].append(completion)
    guard waiting[name]?.count == 1 else { return }
    Task { [weak self, server] in
      let width = try? await server.answer("picture \(name)") { name.count * 4 }
      let image = width.map { UIImage(headlessColor: .systemTeal, size: CGSize(width: $0, height: 40)) }
      self?.cache[name] = image
      let completions = self?.waiting.removeValue(forKey: name) ?? []
      for completion in completions { completion(image) }
    }
  }
}

private final class CoverCell: UICollectionViewCell {
  let imageView = UIImageView()
  var name: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFit
    contentView.addSubview(imageView)
    contentView.backgroundColor = .secondarySystemBackground
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }
}

/// Covers with a cache: a cell asks for its picture, and shows it if it is still that picture's.
final class CoversViewController: UICollectionViewController {
  private let loader: PictureLoader

  init(_ server: SimulatedServer) {
    loader = PictureLoader(server)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 80 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    guard let cell = cell as? CoverCell else { return cell }
    let name = "Cover \(indexPath.item)"
    cell.name = name
    cell.accessibilityLabel = name
    cell.imageView.image = nil
    loader.load(name) { [weak cell] image in
      if cell?.name == name { cell?.imageView.image = image }
    }
    return cell
  }
}

extension CorrectScreen {
  static let covers = CorrectScreen("covers") { CoversViewController($0.server(failing: 0.1)) }
}
