import Foundation
import Roster

extension UITableView {
  /// Dequeues the presenter of a view model, and shows the view model on it. The presenter must be registered.
  public func dequeueAndPresent<Presenter: ReusablePresenter>(
    presentableViewModel: ReusableViewModel<Presenter>,
    for indexPath: IndexPath
  ) -> Presenter where Presenter: UITableViewCell {
    let cell = dequeueReusableCell(for: indexPath) as Presenter
    cell.present(viewModel: presentableViewModel.viewModel)
    return cell
  }

  /// Registers a cell type with its name. Storyboard prototypes don't change.
  public func register<T: UITableViewCell>(cell: T.Type, reusableCellSource: ReusablePresenterSource) {
    switch reusableCellSource {
    case .nib: register(ReusableViewType.nib(of: cell), forCellReuseIdentifier: reuseIdentifier(of: cell))
    case .class: register(cell, forCellReuseIdentifier: reuseIdentifier(of: cell))
    case .storyboard: break
    }
  }

  /// Returns a cell of a registered type, or traps if the cell has another type.
  public func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath) -> T {
    let identifier = reuseIdentifier(of: T.self)
    let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? T else {
      ReusableViewRegistry.trapMismatch(expected: T.self, found: cell, identifier: identifier)
    }
    return cell
  }

  /// Returns a cell of a registered type, or `nil` if the cell has another type.
  public func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath) -> T? {
    dequeueReusableCell(withIdentifier: reuseIdentifier(of: T.self), for: indexPath) as? T
  }

  private func reuseIdentifier<T: UITableViewCell>(of type: T.Type) -> String {
    (type as? any ReusablePresenter.Type)?.reuseIdentifier ?? String(describing: type)
  }
}
