/// What a table or a collection keeps alive while content is attached to it.
@MainActor final class ListAttachment {
  let delegate: ListDelegate
  let updater: ListUpdater

  init(_ delegate: ListDelegate, _ driver: any ListViewAdapter) {
    self.delegate = delegate
    updater = ListUpdater(driver)
  }
}
