import UIKit

final class AppCoordinator {
  let navigationController: UINavigationController
  private let store: RecipeStore

  init(navigationController: UINavigationController, store: RecipeStore) {
    self.navigationController = navigationController
    self.store = store
  }

  func start() {
    let recipes = RecipesViewController(store: store)
    recipes.delegate = self
    navigationController.setViewControllers([recipes], animated: false)
  }
}

extension AppCoordinator: RecipesViewControllerDelegate {
  func recipesViewController(_ viewController: RecipesViewController, didSelect recipe: Recipe) {
    navigationController.pushViewController(RecipeDetailViewController(recipe: recipe), animated: true)
  }
}
