#if os(Linux) && canImport(Glibc)
  import Foundation
  import RosterComposites

  extension ObservedList {
    /// What is between the models and their list.
    enum Shape: CaseIterable {
      case leaf, composite, handWritten, mixed, derived
      case grouped, compared, joined, expanded, interleaved
      case paged, derivedPages
    }

    /// What a section is to show.
    struct Section {
      var header: String?
      var rows: [String]

      init(header: String? = nil, _ rows: [String]) {
        self.header = header
        self.rows = rows
      }
    }

    // MARK: Composites

    func showComposite(_ composite: CompositeDataSource<ObservedItem, GroupHeading, Never>) {
      show(composite) { [content] in [nil] + content.sections.map { Section($0, $0.items) } }
    }

    func showMixed(_ composite: CompositeDataSource<ObservedItem, GroupHeading, Never>) {
      if let table = view as? UITableView { table.attach { composite } }
      if let collection = view as? UICollectionView { collection.attach { composite } }
      expected = { [content] in [nil] + content.sections.map { Section($0, $0.items) } }
    }

    func showHandWritten(_ other: Content) {
      let content = content
      if let table = view as? UITableView {
        table.attach {
          CompositeTableViewDataSource {
            other
            content
          }
        }
      }
      if let collection = view as? UICollectionView {
        collection.attach {
          CompositeCollectionViewDataSource {
            other
            content
          }
        }
      }
      expected = { [nil] + content.sections.map { Section($0, $0.items) } }
    }

    // MARK: Derived content

    func showDerived() {
      show(content.filtered(by: \.isShown).sorted(by: \.rank)) { [content] in
        content.sections.map { section in
          let shown = section.items.filter(\.isShown).enumerated()
          let sorted = shown.sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
          return Section(section, sorted.map(\.element))
        }
      }
    }

    func showGrouped() {
      @MainActor func heading(_ rank: Int, _ first: String, _ count: Int) -> String { "\(rank) \(first) \(count)" }
      let grouped = content.grouped(by: \.rank) { rank, items -> GroupHeading? in
        let group = ObservedGroup()
        group.name = heading(rank, items.item(at: 0).title, items.count)
        return GroupHeading(group: group)
      }
      show(grouped) { [content] in
        let all = content.sections.flatMap(\.items)
        return Set(all.map(\.rank)).sorted().map { rank in
          let items = all.filter { $0.rank == rank }
          return Section(header: heading(rank, items[0].title, items.count), items.map(\.title))
        }
      }
    }

    func showCompared() {
      @MainActor func comesFirst(_ first: ObservedItem, _ second: ObservedItem) -> Bool {
        first.isShown == second.isShown ? first.rank > second.rank : first.isShown
      }
      show(content.sorted(by: comesFirst)) { [content] in
        content.sections.map { section in
          let sorted = section.items.enumerated().sorted {
            comesFirst($0.element, $1.element) || !comesFirst($1.element, $0.element) && $0.offset < $1.offset
          }
          return Section(section, sorted.map(\.element))
        }
      }
    }

    func showJoined() {
      let pairs = content.joined(with: content.filtered(by: \.isShown), by: { $0.rank }, { ($0.rank + 1) % 5 })
      show(pairs.map { ObservedLine(models: [$0.left] + ($0.right.map { [$0] } ?? [])) }) { [content] in
        let partners = content.sections.flatMap { $0.items.filter(\.isShown) }
        return content.sections.map { section in
          Section(
            header: section.header?.group.name,
            section.items.map { item in
              let partner = partners.first { ($0.rank + 1) % 5 == item.rank }
              return ObservedLine(models: [item] + (partner.map { [$0] } ?? [])).shownTitle
            }
          )
        }
      }
    }

    func showExpanded() {
      @MainActor func lines(_ item: ObservedItem) -> [ObservedLine] {
        (0..<item.rank).map { ObservedLine(text: "\($0) of \(item.id), \(item.title)") }
      }
      show(content.flatMapped { lines($0) }) { [content] in
        content.sections.map { section in
          Section(header: section.header?.group.name, section.items.flatMap(lines).map(\.shownTitle))
        }
      }
    }

    func showInterleaved() {
      let interleaved = content.interleaved { before, after -> String? in
        guard let after else { return before.map { "end \($0.title)" } }
        return before?.rank == after.rank ? nil : "rank \(after.rank) before \(after.id)"
      }
      let lines = interleaved.map { item in
        item.item.map { ObservedLine(models: [$0]) } ?? ObservedLine(text: item.separator ?? "")
      }
      show(lines) { [content] in
        content.sections.map { section in
          var rows: [ObservedLine] = []
          for (index, item) in section.items.enumerated() {
            if index == 0 || section.items[index - 1].rank != item.rank {
              rows.append(ObservedLine(text: "rank \(item.rank) before \(item.id)"))
            }
            rows.append(ObservedLine(models: [item]))
          }
          if let last = section.items.last { rows.append(ObservedLine(text: "end \(last.title)")) }
          return Section(header: section.header?.group.name, rows.map(\.shownTitle))
        }
      }
    }

    // MARK: Pages

    func showPages(isDerived: Bool) {
      let server = (0..<60).map { ObservedItem(10_000 + $0, rank: $0 % 5) }
      models = server
      let pages = PagedDataSource<ObservedItem, Int>(PagingOptions(pageSize: 10, maximumCount: 40)) { range in
        try await Task.sleep(for: .milliseconds(30))
        return (Array(server[range.clamped(to: 0..<server.count)]), server.count)
      }
      guard isDerived else {
        return show(pages) { [Section(pages.items.map(\.title))] }
      }
      show(pages.filtered(by: \.isShown).sorted { $0.rank < $1.rank }) {
        let shown = pages.items.filter(\.isShown).enumerated()
        return [
          Section(shown.sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.title))
        ]
      }
    }
  }

  extension ObservedList.Section {
    fileprivate init(_ section: ContentSection<GroupHeading, ObservedItem, Never>, _ items: [ObservedItem]) {
      self.init(header: section.header?.group.name, items.map(\.title))
    }
  }
#endif
