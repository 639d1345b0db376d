import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func files(_ files: FileTree) -> Exhibit {
    let start = Phone(FilesViewController(files), prefersLargeTitle: true)
    let folders = files.roots.filter(\.isFolder).map(\.path)
    let open = Phone(
      FilesViewController(files, expanded: Set(folders.dropFirst() + ["Pictures/Moon"])),
      prefersLargeTitle: true
    )
    let searched = FilesViewController(files)
    let searchedPhone = Phone(searched, prefersLargeTitle: true)
    searched.search(for: "moon")
    return Exhibit(
      screen: .files,
      caption:
        "Folders open by a tap; one loads what is in it when it is opened first. A search opens the folders of what "
        + "it finds, and closes them again.",
      pictures: [
        Picture(name: "files", window: start.window), Picture(name: "files-open", window: open.window),
        Picture(name: "files-search", window: searchedPhone.window),
      ]
    )
  }
}
