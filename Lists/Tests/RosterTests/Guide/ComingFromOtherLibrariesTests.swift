import Foundation
import Roster
import TestSupport
import Testing

// The samples of the article on other libraries, run.

private struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
}

private final class ContactCell: UICollectionViewCell, ReusablePresenter {
  let label = UILabel()

  func present(viewModel: Contact) { label.text = viewModel.name }
}

extension Contact: CollectionViewPresentable {
  fileprivate typealias CollectionViewCell = ContactCell
}

@MainActor struct ComingFromOtherLibrariesTests {
  private let collectionView = makeCollection()
  private let loaded = ["Ada", "Grace"].enumerated().map { Contact(id: $0, name: $1) }
  private let contact = Contact(id: 9, name: "Lin")

  private var loadedLater: [Contact] { loaded.reversed() + [contact] }

  private var names: [String?] {
    collectionView.layoutIfNeeded()
    return collectionView.indexPathsForVisibleItems.sorted()
      .map { (collectionView.cellForItem(at: $0) as? ContactCell)?.label.text }
  }

  @Test func fromIGListKit() {
    let contacts = FlatDataSource(loaded)
    collectionView.attach(contacts)
    contacts.append(contact)
    expectEqual(names, ["Ada", "Grace", "Lin"])
  }

  @Test func fromEpoxy() {
    var shown: [String] = []
    func show(_ contact: Contact) { shown.append(contact.name) }
    let contacts = FlatDataSource(loaded)
    collectionView.attach(contacts).onSelect(Contact.self) { contact in show(contact) }
    contacts.apply(loadedLater)
    expectEqual(names, ["Grace", "Ada", "Lin"])
    collectionView.headlessTapItem(at: IndexPath(item: 1, section: 0))
    expectEqual(shown, ["Ada"])
  }

  @Test func fromRxDataSources() async {
    let (updates, source) = AsyncStream.makeStream(of: [Contact].self)
    var following: ContentFollowing?
    let contacts = FlatDataSource<Contact>([])
    collectionView.attach(contacts)
    following = contacts.follow(updates, by: .id())
    source.yield(loaded)
    #expect(await eventually { !contacts.items.isEmpty })
    expectEqual(names, ["Ada", "Grace"])
    following?.cancel()
  }

  @Test func fromReactiveCollectionsKit() {
    let contacts = NestedDataSource([ContentSection<Never, Contact, Never>(items: loaded)])
    collectionView.attach(contacts)
    contacts.apply([ContentSection(items: loadedLater)])
    expectEqual(names, ["Grace", "Ada", "Lin"])
  }
}
