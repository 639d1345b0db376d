import RosterCore

/// Children with their counts in an array that is read from its start each time.
@MainActor final class ScannedChildren {
  struct Child {
    let content: FlatDataSource<Int>
    var count: Int
    var isHidden = false

    var shown: Int { isHidden ? 0 : count }
  }

  private(set) var children: [Child]

  init(_ children: [FlatDataSource<Int>]) {
    self.children = children.map { Child(content: $0, count: 1) }
  }

  func child(atSection section: Int) -> (content: FlatDataSource<Int>, section: Int)? {
    var section = section
    for child in children {
      if section < child.shown { return (child.content, section) }
      section -= child.shown
    }
    return nil
  }

  func section(of section: Int, in content: FlatDataSource<Int>) -> Int? {
    var offset = 0
    for child in children {
      if child.content === content { return offset + section }
      offset += child.shown
    }
    return nil
  }

  func insert(_ content: FlatDataSource<Int>, at index: Int) {
    children.insert(Child(content: content, count: 1), at: index)
  }

  func remove(_ content: FlatDataSource<Int>) {
    children.removeAll { $0.content === content }
  }

  func move(from index: Int, to newIndex: Int) {
    children.insert(children.remove(at: index), at: newIndex)
  }

  func setHidden(_ isHidden: Bool, _ content: FlatDataSource<Int>) {
    guard let index = children.firstIndex(where: { $0.content === content }) else { return }
    children[index].isHidden = isHidden
  }

  func setCount(_ count: Int, of content: FlatDataSource<Int>) {
    guard let index = children.firstIndex(where: { $0.content === content }) else { return }
    children[index].count = count
  }
}
