import Foundation
import RosterComposites

// What the samples of the library's documentation comments take for granted.

/// An item with all that they name.
struct Mail: Identifiable, Hashable, Codable, Sendable, TableViewPresentable, CollectionViewPresentable {
  var id = 0
  var subject = ""
  var sender = ""
  var text = ""
  var name = ""
  var folder = ""
  var day = ""
  var date = Date()
  var isRead = false
  var isLiked = false
  var isDirectory = false
  var likes = 0

  func present(on cell: UITableViewCell) {}
  func present(on cell: UICollectionViewCell) {}
}

typealias Message = Mail
typealias Post = Mail
typealias Song = Mail
typealias Photo = Mail
typealias Album = Mail
typealias Toggle = Mail
typealias TextEntry = Mail
typealias File = Mail
typealias Row = Order
typealias Chore = Mail
typealias DetailDataSource = HeaderDataSource
typealias PlacesDataSource = HeaderDataSource

struct Movie: Identifiable, Equatable {
  let id: Int
  var title = ""
  var isLiked = false
}

final class MovieGridCell: UICollectionViewCell, ReusablePresenter {
  var onLike: () -> Void = {}
  func present(viewModel: Movie) {}
}

extension MovieCell {
  var onLike: () -> Void {
    get { {} }
    set {}
  }
}

final class TextCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) {}
}

final class FileCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: OutlineRow<File>) {}
}

struct Order: Identifiable, Equatable, TableViewPresentable, CollectionViewPresentable {
  let id: Int
  var customerID = 0
  var lines: [String] = []
  func present(on cell: UITableViewCell) {}
  func present(on cell: UICollectionViewCell) {}
}

struct Banner: TableViewPresentable {
  func present(on cell: UITableViewCell) {}
  func show(_ error: any Error) {}
}

struct MailRow: Identifiable, Equatable {
  let id: Int
  init(_ mail: Mail, formatted: String) { id = mail.id }
}

enum FeedRow: Identifiable, Equatable, TableViewPresentable {
  case spinner, text(String), retry(String), post(Post)
  var id: String { "\(self)" }
  func present(on cell: UITableViewCell) {}
}

struct Note: Identifiable, TableViewPresentable, CollectionViewPresentable {
  let id: Int
  var isPinned = false

  func present(on cell: UITableViewCell) {}
  func present(on cell: UICollectionViewCell) {}
}

struct Heading {
  let title: String
}

struct Pictures: Sendable {
  func load(_ id: Int) {}
  func cancel(_ id: Int) {}
}

struct Shelf { var isFeatured = false }

struct Account: Identifiable {
  let id: Int
  let messages: FlatDataSource<Message>
}

struct Server: Sendable {
  func like(_ id: Int) async throws {}
  func mails() -> AsyncStream<[Mail]> { AsyncStream { nil } }
  func posts(after key: String?, limit: Int) async throws -> (posts: [Post], cursor: String?) { ([], nil) }
}

struct Socket { let messages = AsyncStream<Message> { nil } }

struct Conversation { func load(around id: Message.ID) async {} }

final class Model { var mails: [Mail] = [] }

/// A hand-written data source of tables and collections.
final class HeaderDataSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

/// A screen, whose methods they are.
class Screen: UIViewController {}

@MainActor let tableView = UITableView()
@MainActor let inboxTable = UITableView()
@MainActor let archiveTable = UITableView()
@MainActor let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
@MainActor let movies = FlatDataSource<Movie>([])
@MainActor let mails = FlatDataSource<Mail>([])
@MainActor let orders = FlatDataSource<Order>([])
@MainActor let header = FlatDataSource<Order>([])
@MainActor let content = FlatDataSource<Mail>([])
@MainActor let inbox = FlatDataSource<Mail>([])
@MainActor let archive = FlatDataSource<Mail>([])
@MainActor let sent = FlatDataSource<Mail>([])
@MainActor let drafts = FlatDataSource<Mail>([])
@MainActor let messages = FlatDataSource<Message>([])
@MainActor let contacts = FlatDataSource<Mail>([])
@MainActor let files = FlatDataSource<File>([])
@MainActor let customers = FlatDataSource<Order>([])
@MainActor let accounts = FlatDataSource<Account>([])
@MainActor let chores = FlatDataSource<Mail>([])
@MainActor let chat = FlatDataSource<Message>([])
@MainActor let grid = FlatDataSource<GridItem>([])
@MainActor let form = FlatDataSource<FormRow>([])
@MainActor let places = FlatDataSource<Order>([])
@MainActor let featured = FlatDataSource<Order>([])
@MainActor let apps = FlatDataSource<Order>([])
@MainActor let settings = FlatDataSource<Order>([])
@MainActor let days = NestedDataSource<Mail, Mail, Never>([])
@MainActor let folders = NestedDataSource<Never, Mail, Never>([])
@MainActor let shelves = NestedDataSource<Shelf, Order, Never>([])
@MainActor let feed = PagedDataSource<Post, String> { _ in Page([]) }
@MainActor let phases = PhaseRows<Post>()
@MainActor let search = Search<Mail>(\.subject)
@MainActor let shown = mails.searched(by: search)
@MainActor let composite = CompositeDataSource<Mail, Never, Never>([.init(inbox), .init(archive)])
@MainActor let delegate = tableView.attach(messages)
@MainActor var following: ContentFollowing!
@MainActor var observation: ContentObservation?
@MainActor var options = TableViewUpdateOptions()
@MainActor var favorites: Set<Int> = []
@MainActor let (mail, post, message, contact, sunset, summer) = (Mail(), Post(), Message(), Mail(), Photo(), Album())
@MainActor let (notifications, name) = (Toggle(), TextEntry())
@MainActor let order = Order(id: 1)
@MainActor let newMails = [Mail(id: 1)]
@MainActor let pictures = Pictures()
@MainActor let trailers = [Movie(id: 1)]
@MainActor let (banner, adder) = (Banner(), Banner())
@MainActor let place: ItemPlace! = nil
@MainActor let folder = ""
@MainActor let isEditing = false
@MainActor let roots: [File] = []
@MainActor let server = Server()
@MainActor let socket = Socket()
@MainActor let conversation = Conversation()
@MainActor let model = Model()
@MainActor let formatter = DateFormatter()
@MainActor let defaults = UserDefaults.standard
@MainActor let prices = AsyncStream<[Mail]> { nil }

@MainActor func list(_ folder: File) async throws -> [File] { [] }
@MainActor func songCell(for song: Song, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
  UITableViewCell()
}
