import Foundation

protocol RecipeStoreDelegate: AnyObject {
  func recipeStoreDidChange(_ store: RecipeStore)
}

final class RecipeStore {
  weak var delegate: RecipeStoreDelegate?
  private(set) var recipes: [Recipe]

  init(recipes: [Recipe]) {
    self.recipes = recipes
  }

  func recipes(matching query: String) -> [Recipe] {
    guard !query.isEmpty else { return recipes }
    return recipes.filter { $0.title.lowercased().contains(query.lowercased()) }
  }

  func toggleFavorite(id: Int) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isFavorite.toggle()
    delegate?.recipeStoreDidChange(self)
  }
}
