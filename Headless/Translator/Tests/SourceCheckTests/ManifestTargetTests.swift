#if Translator
  import Foundation
  import Testing

  @testable import SourceCheck

  @Suite struct ManifestTargetTests {
    private let package = URL(fileURLWithPath: "/work/App")
    private let manifest = Data(
      """
      {"name": "App", "targets": [
        {"name": "Inbox-UI", "path": "App/Inbox", "exclude": ["Drafts/", "./Old.swift"], "type": "regular",
         "resources": [{"path": "Templates", "rule": {"copy": {}}}, {"path": ".", "rule": {"process": {}}}]},
        {"name": "Mail", "exclude": [], "type": "regular"},
        {"name": "MailTests", "exclude": [], "type": "test"},
        {"name": "One", "path": "Both", "exclude": [], "type": "regular"},
        {"name": "Two", "path": "Both", "exclude": [], "type": "regular"}
      ]}
      """.utf8
    )

    private func target(_ folder: String) -> ManifestTarget? {
      ManifestTarget(of: package.appendingPathComponent(folder), in: package, manifest: manifest)
    }

    @Test func aFolderIsATargetByItsPath() {
      let inbox = target("App/Inbox/")
      #expect(inbox?.moduleName == "Inbox_UI" && inbox?.excluded == ["Drafts", "Old.swift", "Templates"])
      #expect(target("Sources/Mail")?.moduleName == "Mail" && target("Tests/MailTests")?.moduleName == "MailTests")
    }

    @Test func otherFoldersAreNoTargets() {
      #expect(target("App") == nil && target("Both") == nil && target("Mail") == nil)
    }
  }
#endif
