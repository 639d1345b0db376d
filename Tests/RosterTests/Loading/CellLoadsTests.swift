import Foundation
import TestSupport
import Testing

@testable import Roster

private struct Photo: Identifiable, Equatable {
  var id: Int
}

/// The values that cells of a test load; one test runs at a time on the main actor, but for what waits.
@MainActor private final class Photos {
  let loader = PausedLoader()
  private(set) lazy var values = LoadedValues(loader, limit: 5)
}

private struct PhotoRow: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = PhotoCell
  typealias CollectionViewCell = PhotoTile

  var photo: Photo
  var photos: Photos
}

@MainActor private protocol PhotoShowing: UIView {
  var shown: String? { get }
  var id: Int? { get }
}

private final class PhotoCell: UITableViewCell, ReusablePresenter, PhotoShowing {
  var shown: String?
  var id: Int?

  func present(viewModel row: PhotoRow) {
    id = row.photo.id
    load(row.photo.id, from: row.photos.values, into: \.shown, placeholder: "wait")
  }
}

private final class PhotoTile: UICollectionViewCell, ReusablePresenter, PhotoShowing {
  var shown: String?
  var id: Int?

  func present(viewModel row: PhotoRow) {
    id = row.photo.id
    load(row.photo.id, from: row.photos.values, into: \.shown, placeholder: "wait")
  }
}

/// The sample of the guide.
private struct WebPicture: TableViewPresentable {
  typealias TableViewCell = PictureCell

  var url: URL
  var pictures: LoadedValues<URL, UIImage>
}

private final class PictureCell: UITableViewCell, ReusablePresenter {
  let photoView = UIImageView()

  func present(viewModel photo: WebPicture) {
    load(photo.url, from: photo.pictures, into: \.photoView.image, placeholder: UIImage(systemName: "photo"))
  }
}

@MainActor struct CellLoadsTests {
  @Test func aPictureComesIntoAnImageView() async throws {
    let image = try #require(UIImage(systemName: "star"))
    let pictures = LoadedValues<URL, UIImage> { _ in image }
    let url = try #require(URL(string: "https://example.org/star"))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.attach(FlatDataSource([WebPicture(url: url, pictures: pictures)]))
      .prefetch(WebPicture.self, from: pictures) { photo in photo.url }
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first as? PictureCell)
    #expect(cell.photoView.image != nil)
    #expect(await eventually { cell.photoView.image === image })
  }

  private let photos = Photos()

  @Test func aLateAnswerIsNotShownForAnotherItem() async {
    let cell = PhotoCell(style: .default, reuseIdentifier: nil)
    cell.present(viewModel: PhotoRow(photo: Photo(id: 1), photos: photos))
    #expect(await eventually { photos.loader.pending == [1] })
    #expect(cell.shown == "wait")
    cell.present(viewModel: PhotoRow(photo: Photo(id: 2), photos: photos))
    #expect(await eventually { photos.loader.pending == [1, 2] && photos.loader.cancelled == [1] })
    photos.loader.answer(1)
    for _ in 0..<100 { await Task.yield() }
    #expect(cell.shown == "wait")
    photos.loader.answer(2)
    #expect(await eventually { cell.shown == "value 2" })
    cell.load(nil, from: photos.values, into: \.shown)
    #expect(cell.shown == nil)
    cell.load(2, from: photos.values, into: \.shown)
    #expect(cell.shown == "value 2" && photos.loader.asked == [1, 2])
  }

  /// Presenting the same item again, as an update does, neither blanks it nor loads it anew.
  @Test func theSameItemGoesOnWaiting() async {
    let cell = PhotoTile(frame: .zero)
    let row = PhotoRow(photo: Photo(id: 4), photos: photos)
    for _ in 0..<3 {
      cell.present(viewModel: row)
      #expect(await eventually { photos.loader.pending == [4] })
    }
    #expect(photos.loader.asked == [4] && photos.loader.cancelled == [])
    photos.loader.answer(4)
    #expect(await eventually { cell.shown == "value 4" })
  }

  @Test func aCellThatGoesStopsWaiting() async {
    do {
      let cell = PhotoCell(style: .default, reuseIdentifier: nil)
      cell.present(viewModel: PhotoRow(photo: Photo(id: 1), photos: photos))
      #expect(await eventually { photos.loader.pending == [1] })
      withExtendedLifetime(cell) {}
    }
    #expect(await eventually { photos.loader.cancelled == [1] })
    photos.loader.answerAll()
  }

  /// However one scrolls and in whatever order answers come, a cell shows its own item's value or the placeholder.
  @Test(arguments: 1...8, [false, true]) func cellsShowTheirOwn(seed: UInt64, inACollection: Bool) async {
    var random = SeededGenerator(seed: seed)
    let content = FlatDataSource((0..<60).map { PhotoRow(photo: Photo(id: $0), photos: photos) })
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let table = UITableView(frame: frame, style: .plain)
    table.rowHeight = 50
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    let list: UIScrollView = inACollection ? collection : table
    let window = UIWindow(frame: frame)
    window.addSubview(list)
    if inACollection {
      collection.attach(content).prefetch(PhotoRow.self, from: photos.values) { $0.photo.id }
    } else {
      table.attach(content).prefetch(PhotoRow.self, from: photos.values) { $0.photo.id }
    }
    var cells: [any PhotoShowing] {
      (inACollection ? collection.visibleCells as [UIView] : table.visibleCells).compactMap { $0 as? any PhotoShowing }
    }
    for _ in 0..<40 {
      list.contentOffset.y = CGFloat(Int.random(in: 0...52, using: &random) * 50)
      list.layoutIfNeeded()
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        if let key = photos.loader.pending.randomElement(using: &random) {
          photos.loader.answer(key, fails: Int.random(in: 0..<8, using: &random) == 0)
        }
        for _ in 0..<Int.random(in: 0...20, using: &random) { await Task.yield() }
      }
      for cell in cells {
        #expect(cell.shown == "wait" || cell.shown == cell.id.map { "value \($0)" }, "seed \(seed)")
      }
    }
    // What was not shown and failed is asked for again by the next who shows it; in the end all have theirs.
    list.layoutIfNeeded()
    transaction {
      for item in 0..<60 { content.reconfigure(at: ItemPath(section: 0, item: item)) }
    }
    list.layoutIfNeeded()
    let isDone = await eventually {
      photos.loader.answerAll()
      return cells.allSatisfy { $0.shown != "wait" }
    }
    #expect(isDone, "seed \(seed)")
    withExtendedLifetime(window) {}
  }
}
