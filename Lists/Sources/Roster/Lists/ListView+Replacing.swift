import RosterDiagnostics

#if canImport(UIKit) && DEBUG
  import ObjectiveC
#endif

/// Debug notes on the app's own delegates and data sources that a view no longer calls.
extension ListView {
  /// Posts a note with the methods of the app's objects that attaching replaces.
  func noteReplacement(by delegate: ListDelegate) {
    #if DEBUG
      let answering = delegate.composite?.answering ?? []
      let roles: [(role: ReplacedRole, object: AnyObject?)] = [
        (.delegate, listDelegate as AnyObject?),
        (.dataSource, sourceObject),
        (.prefetching, prefetchDataSource as AnyObject?),
      ]
      for (index, (_, object)) in roles.enumerated() {
        guard let object, !(object is ListDelegateBase), !(object is any AttachedComposite),
          !answering.contains(where: { $0 === object }),
          !roles[..<index].contains(where: { $0.object === object })
        else { continue }
        noteReplacement(of: object, as: roles.filter { $0.object === object }.map(\.role))
      }
    #endif
  }

  #if DEBUG
    private func noteReplacement(of object: AnyObject, as roles: [ReplacedRole]) {
      let methods = implementedMethods(of: object, as: roles)
      // Controllers are both by default, and delegates without methods aren't affected.
      let isController = object is UITableViewController || object is UICollectionViewController
      if methods.isEmpty, isController || !roles.contains(.dataSource) { return }
      let kind = self is UITableView ? "table" : "collection"
      let role = roles.map(\.rawValue).joined(separator: " and ")
      let shown = methods.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
      let rest = methods.count > 5 ? " and \(methods.count - 5) more" : ""
      let isOrAre = methods.count == 1 ? "is" : "are"
      DebugNotes.post(
        "`attach` replaced the \(kind)'s \(role), a \(type(of: object))"
          + (methods.isEmpty ? ", which is no longer asked" : ": \(shown)\(rest) \(isOrAre) no longer called"),
        cause: "the object was the \(kind)'s \(role) before `attach`, which sets its own",
        advice: "give handlers to what `attach` returns, such as `onSelect`, or attach a subclass of "
          + "`\(self is UITableView ? "TableViewDelegate" : "CollectionViewDelegate")` that overrides what has no handler",
        once: "replaced \(kind) \(type(of: object)) \(role)"
      )
    }

    /// Returns the methods that the app's classes implement for an object's roles, without those of UIKit's controllers.
    private func implementedMethods(of object: AnyObject, as roles: [ReplacedRole]) -> [String] {
      var found: Set<String> = []
      for role in roles {
        #if canImport(UIKit)
          let view = self is UITableView ? "UITableView" : "UICollectionView"
          for name in role.protocols(of: view) { found.formUnion(ReplacedRole.methods(of: object, in: name)) }
        #else
          func implemented<Requirements>(_ type: Requirements.Type) -> [String] {
            HeadlessOptionalRequirement.implemented(by: object, of: type) ?? []
          }
          switch role {
          case .delegate:
            found.formUnion(implemented(Delegate.self))
            if self is UICollectionView { found.formUnion(implemented((any UICollectionViewDelegateFlowLayout).self)) }
          case .dataSource: found.formUnion(implemented(Source.self))
          case .prefetching: found.formUnion(implemented(PrefetchingSource.self))
          }
        #endif
      }
      return found.sorted()
    }
  #endif
}

#if DEBUG
  /// The role of an object for a view.
  private enum ReplacedRole: String {
    case delegate
    case dataSource = "data source"
    case prefetching = "prefetching data source"

    #if canImport(UIKit)
      func protocols(of view: String) -> [String] {
        switch self {
        case .delegate: ["\(view)Delegate", "\(view)DelegateFlowLayout", "UIScrollViewDelegate"]
        case .dataSource: ["\(view)DataSource"]
        case .prefetching: ["\(view)DataSourcePrefetching"]
        }
      }

      /// Returns the methods of a protocol that an object implements, without those of UIKit's controllers.
      static func methods(of object: AnyObject, in name: String) -> [String] {
        guard let requirements = objc_getProtocol(name) else { return [] }
        let controller: AnyClass? =
          object is UITableViewController
          ? UITableViewController.self : object is UICollectionViewController ? UICollectionViewController.self : nil
        var found: [String] = []
        for isRequired in [true, false] {
          var count: UInt32 = 0
          let methods = protocol_copyMethodDescriptionList(requirements, isRequired, true, &count)
          defer { free(methods) }
          for index in 0..<Int(count) {
            guard let selector = methods?[index].name, (object as? any NSObjectProtocol)?.responds(to: selector) == true
            else { continue }
            let own = class_getMethodImplementation(type(of: object), selector)
            if controller == nil || class_getMethodImplementation(controller, selector) != own {
              found.append("\(selector)")
            }
          }
        }
        return found
      }
    #endif
  }
#endif
