import Foundation
import Roster

/// One section of titles, as one writes it without a library.
final class HandWrittenItemTitles: NSObject, UICollectionViewDataSource {
  private let titles: [Title]

  init(_ titles: [Title], _ collectionView: UICollectionView) {
    self.titles = titles
    super.init()
    collectionView.register(TitleItemCell.self, forCellWithReuseIdentifier: "TitleItemCell")
    collectionView.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TitleItemCell", for: indexPath)
    guard let cell = cell as? TitleItemCell else { fatalError("Another cell is registered") }
    cell.present(viewModel: titles[indexPath.item])
    return cell
  }
}

/// One section of models, as one writes it without a library.
final class HandWrittenItemModels: NSObject, UICollectionViewDataSource {
  private let models: [TitleModel]

  init(_ models: [TitleModel], _ collectionView: UICollectionView) {
    self.models = models
    super.init()
    collectionView.register(ModelItemCell.self, forCellWithReuseIdentifier: "ModelItemCell")
    collectionView.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { models.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ModelItemCell", for: indexPath)
    guard let cell = cell as? ModelItemCell else { fatalError("Another cell is registered") }
    cell.present(viewModel: models[indexPath.item])
    return cell
  }
}

/// Sections of titles, as one writes them without a library; a child of a composite as well.
final class HandWrittenItemSections: NSObject, UICollectionViewDataSource {
  private let sections: [[Title]]

  init(_ sections: [[Title]]) {
    self.sections = sections
  }

  convenience init(_ sections: [[Title]], _ collectionView: UICollectionView) {
    self.init(sections)
    collectionView.register(TitleItemCell.self, forCellWithReuseIdentifier: "TitleItemCell")
    collectionView.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TitleItemCell", for: indexPath)
    guard let cell = cell as? TitleItemCell else { fatalError("Another cell is registered") }
    cell.present(viewModel: sections[indexPath.section][indexPath.item])
    return cell
  }
}

/// One section of titles and notes, as one writes it without a library.
final class HandWrittenItemMixture: NSObject, UICollectionViewDataSource {
  private let rows: [TitleOrNote]

  init(_ rows: [TitleOrNote], _ collectionView: UICollectionView) {
    self.rows = rows
    super.init()
    collectionView.register(TitleItemCell.self, forCellWithReuseIdentifier: "TitleItemCell")
    collectionView.register(NoteItemCell.self, forCellWithReuseIdentifier: "NoteItemCell")
    collectionView.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    switch rows[indexPath.item] {
    case .title(let title):
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TitleItemCell", for: indexPath)
      guard let cell = cell as? TitleItemCell else { fatalError("Another cell is registered") }
      cell.present(viewModel: title)
      return cell
    case .note(let note):
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "NoteItemCell", for: indexPath)
      guard let cell = cell as? NoteItemCell else { fatalError("Another cell is registered") }
      cell.present(viewModel: note)
      return cell
    }
  }
}
