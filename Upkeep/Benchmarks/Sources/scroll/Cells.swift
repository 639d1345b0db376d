import Roster

final class TitleRowCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Title) {
    var content = defaultContentConfiguration()
    content.text = viewModel.text
    contentConfiguration = content
  }
}

final class ModelRowCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: TitleModel) {
    var content = defaultContentConfiguration()
    content.text = viewModel.text
    contentConfiguration = content
  }
}

final class NoteRowCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Note) {
    var content = defaultContentConfiguration()
    content.text = viewModel.text
    contentConfiguration = content
  }
}

class LabelItemCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(label)
  }
}

final class TitleItemCell: LabelItemCell, ReusablePresenter {
  func present(viewModel: Title) { label.text = viewModel.text }
}

final class ModelItemCell: LabelItemCell, ReusablePresenter {
  func present(viewModel: TitleModel) { label.text = viewModel.text }
}

final class NoteItemCell: LabelItemCell, ReusablePresenter {
  func present(viewModel: Note) { label.text = viewModel.text }
}
