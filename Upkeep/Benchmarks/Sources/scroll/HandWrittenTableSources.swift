import Foundation
import Roster

/// One section of titles, as one writes it without a library.
final class HandWrittenTitles: NSObject, UITableViewDataSource {
  private let titles: [Title]

  init(_ titles: [Title], _ tableView: UITableView) {
    self.titles = titles
    super.init()
    tableView.register(TitleRowCell.self, forCellReuseIdentifier: "TitleRowCell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TitleRowCell", for: indexPath)
    guard let cell = cell as? TitleRowCell else { fatalError("Another cell is registered") }
    cell.present(viewModel: titles[indexPath.row])
    return cell
  }
}

/// One section of models, as one writes it without a library.
final class HandWrittenModels: NSObject, UITableViewDataSource {
  private let models: [TitleModel]

  init(_ models: [TitleModel], _ tableView: UITableView) {
    self.models = models
    super.init()
    tableView.register(ModelRowCell.self, forCellReuseIdentifier: "ModelRowCell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ModelRowCell", for: indexPath)
    guard let cell = cell as? ModelRowCell else { fatalError("Another cell is registered") }
    cell.present(viewModel: models[indexPath.row])
    return cell
  }
}

/// Sections of titles, as one writes them without a library; a child of a composite as well.
final class HandWrittenSections: NSObject, UITableViewDataSource {
  private let sections: [[Title]]

  init(_ sections: [[Title]]) {
    self.sections = sections
  }

  convenience init(_ sections: [[Title]], _ tableView: UITableView) {
    self.init(sections)
    tableView.register(TitleRowCell.self, forCellReuseIdentifier: "TitleRowCell")
    tableView.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TitleRowCell", for: indexPath)
    guard let cell = cell as? TitleRowCell else { fatalError("Another cell is registered") }
    cell.present(viewModel: sections[indexPath.section][indexPath.row])
    return cell
  }
}

/// One section of titles and notes, as one writes it without a library.
final class HandWrittenMixture: NSObject, UITableViewDataSource {
  private let rows: [TitleOrNote]

  init(_ rows: [TitleOrNote], _ tableView: UITableView) {
    self.rows = rows
    super.init()
    tableView.register(TitleRowCell.self, forCellReuseIdentifier: "TitleRowCell")
    tableView.register(NoteRowCell.self, forCellReuseIdentifier: "NoteRowCell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch rows[indexPath.row] {
    case .title(let title):
      let cell = tableView.dequeueReusableCell(withIdentifier: "TitleRowCell", for: indexPath)
      guard let cell = cell as? TitleRowCell else { fatalError("Another cell is registered") }
      cell.present(viewModel: title)
      return cell
    case .note(let note):
      let cell = tableView.dequeueReusableCell(withIdentifier: "NoteRowCell", for: indexPath)
      guard let cell = cell as? NoteRowCell else { fatalError("Another cell is registered") }
      cell.present(viewModel: note)
      return cell
    }
  }
}
