import RosterDiagnostics

#if !os(tvOS)
  extension ListDelegate {
    // MARK: Dragging

    /// Lets the user drag items of a view model type, to other places of this list, to other lists, and to other apps.
    ///
    /// Corresponds to `tableView(_:itemsForBeginning:at:)` and `tableView(_:itemsForAddingTo:at:point:)`, and to those of
    /// collections. A dragged item is followed by its identity: it is what it is by the time of the drop, and if it has
    /// gone until then, it is not dropped. Where the list has a handler of ``reorder(_:where:_:)`` or ``onMove(_:)``, a
    /// drag of one item inside the list is reported to that, as UIKit does.
    ///
    /// A list that has a `dragDelegate` of its own keeps it.
    ///
    /// - Parameters:
    ///   - type: the view model's type, a superclass of it or a protocol that it conforms to.
    ///   - condition: which items can be dragged; all by default.
    ///   - offer: what an item is for other apps; by default nothing.
    @discardableResult
    public func draggable<ViewModel>(
      _ type: ViewModel.Type,
      where condition: @escaping @MainActor (ViewModel) -> Bool = { _ in true },
      offering offer: @escaping @MainActor (ViewModel) -> NSItemProvider? = { _ in nil }
    ) -> Self {
      add(to: drags, for: type) { viewModel, _ in condition(viewModel) ? DragOffer(provider: offer(viewModel)) : nil }
      return self
    }

    // MARK: Dropping between items

    /// Lets the user drop items of a view model type between items of this list, and is called when they do.
    ///
    /// Corresponds to `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)` and `tableView(_:performDropWith:)`,
    /// and to those of collections. The handler's changes are one transaction: each list that shows some of them makes
    /// one batch. Of several handlers that fit, the latest is called. A drag that no handler is for is not shown.
    ///
    /// - Parameters:
    ///   - type: the type of the view models that are dragged, from this or another list: of all of them.
    ///   - operation: `.move`, which takes the items away from where they are, or `.copy`.
    ///   - condition: which drops are taken; all by default.
    ///   - handler: takes the items and between which neighbours they are dropped.
    @discardableResult
    public func droppable<ViewModel>(
      _ type: ViewModel.Type,
      as operation: UIDropOperation = .move,
      where condition: @escaping @MainActor (ItemDrop<ViewModel>) -> Bool = { _ in true },
      _ handler: @escaping @MainActor (_ drop: ItemDrop<ViewModel>) -> Void
    ) -> Self {
      addRule(type, isInto: false, operation, where: { drop, _ in condition(drop) }, { drop, _ in handler(drop) })
    }

    /// Lets the user drop items between the items of a data source in this list, where they then are: items of the data
    /// source move, and others leave the one that they come from.
    ///
    /// - Parameters:
    ///   - content: the data source that is shown, or one in it.
    ///   - copy: makes a copy for the data source; without it, the items themselves move.
    @discardableResult
    public func droppable<Content: EditableDataSource>(
      in content: Content,
      copying copy: (@MainActor (Content.Item) -> Content.Item)? = nil
    ) -> Self {
      droppable(Content.Item.self, as: copy == nil ? .move : .copy) { [weak content] drop in
        content.map(drop.destination.isIn) ?? false
      } _: { [weak content] drop in
        if let content { drop.perform(in: content, copying: copy ?? { $0 }) }
      }
    }

    // MARK: Dropping into items

    /// Lets the user drop items of a view model type into items of another one, such as mails into folders, and is called
    /// when they do.
    ///
    /// The item under the finger is highlighted. Where items can be dropped between others too, that is its middle half. An
    /// item is not dropped into itself.
    ///
    /// - Parameters:
    ///   - type: the type of the view models that are dragged: of all of them.
    ///   - target: the type of the view models that take them.
    ///   - operation: `.move` or `.copy`.
    ///   - condition: which drops are taken; all by default.
    ///   - handler: takes the items, which ``ItemDrop/take()`` removes from where they are, the item that takes them, and its
    ///     place.
    @discardableResult
    public func droppable<ViewModel, Target>(
      _ type: ViewModel.Type,
      into target: Target.Type,
      as operation: UIDropOperation = .move,
      where condition: @escaping @MainActor (ItemDrop<ViewModel>, Target) -> Bool = { _, _ in true },
      _ handler: @escaping @MainActor (_ drop: ItemDrop<ViewModel>, _ target: Target, _ place: ItemPlace) -> Void
    ) -> Self {
      list.noteUnknown(target, in: #function)
      return addRule(type, isInto: true, operation) { drop, shown in
        (shown?.viewModel as? Target).map { condition(drop, $0) } ?? false
      } _: { drop, shown in
        if let shown, let target = shown.viewModel as? Target { handler(drop, target, shown.place) }
      }
    }

    // MARK: Other apps

    /// Lets the user drop what other apps offer between items of this list, and is called with it once it is loaded.
    ///
    /// Corresponds to `drop(_:to:)` of a coordinator with a placeholder, if the list has one. The destination is followed
    /// until then. Items that cannot be loaded are left out; the handler is not called if none can.
    ///
    /// - Parameters:
    ///   - typeIdentifiers: the types that `load` can load, such as `public.plain-text`.
    ///   - load: begins to load, in the call itself, and hands on a value, at once or later, or `nil`.
    ///   - handler: takes the values in the order in which the items were picked up.
    @discardableResult
    public func droppable<Value>(
      typeIdentifiers: [String],
      loadedBy load: @escaping @MainActor (NSItemProvider, _ completion: @escaping @MainActor (Value?) -> Void) -> Void,
      _ handler: @escaping @MainActor (_ values: [Value], _ destination: DropDestination) -> Void
    ) -> Self {
      addLoadingRule({ $0.hasItemsConforming(toTypeIdentifiers: typeIdentifiers) }, load, handler)
    }

    /// Lets the user drop what other apps offer as objects of a class, such as `NSString`, between items of this list, and is
    /// called with the objects once they are loaded.
    @discardableResult
    public func droppable<Object: NSItemProviderReading>(
      loading type: Object.Type,
      _ handler: @escaping @MainActor (_ objects: [Object], _ destination: DropDestination) -> Void
    ) -> Self {
      addLoadingRule(
        { $0.canLoadObjects(ofClass: type) },
        { provider, completion in
          provider.loadObject(ofClass: type) { object, _ in
            nonisolated(unsafe) let object = object  // It is handed on, and nobody else keeps it.
            onMainActor { completion(object) }
          }
        },
        { (objects: [any NSItemProviderReading], destination) in
          handler(objects.compactMap { $0 as? Object }, destination)
        }
      )
    }

    // MARK: Rules

    private func addRule<Item>(
      _ type: Item.Type,
      isInto: Bool,
      _ operation: UIDropOperation,
      where condition: @escaping @MainActor (ItemDrop<Item>, ShownItem?) -> Bool,
      _ handler: @escaping @MainActor (ItemDrop<Item>, ShownItem?) -> Void
    ) -> Self {
      @MainActor func itemDrop(_ drop: ListDrop) -> ItemDrop<Item>? {
        drop.items(type).map { ItemDrop(items: $0, destination: drop.destination, isMove: operation == .move) }
      }
      drops.add(
        DropRule(
          isInto: isInto,
          isMove: operation == .move,
          isFor: { $0.items(type) != nil && (operation != .move || $0.session.allowsMoveOperation) },
          operation: { drop in
            if isInto, drop.isOntoItself { return nil }
            return itemDrop(drop).flatMap { condition($0, drop.target) ? operation : nil }
          },
          perform: { drop in itemDrop(drop).map { handler($0, drop.target) } }
        )
      )
      return self
    }

    private func addLoadingRule<Value>(
      _ canLoad: @escaping (any UIDropSession) -> Bool,
      _ load: @escaping (NSItemProvider, _ completion: @escaping @MainActor (Value?) -> Void) -> Void,
      _ handler: @escaping ([Value], DropDestination) -> Void
    ) -> Self {
      drops.add(
        DropRule(
          isInto: false,
          isMove: false,
          isFor: { canLoad($0.session) },
          operation: { canLoad($0.session) ? .copy : nil },
          perform: { drop in
            let items = drop.session.items
            let loading = DropLoading<Value>(items.compactMap(drop.makePlaceholder), count: items.count) { values in
              transaction { handler(values, drop.destination) }
            }
            for (index, item) in items.enumerated() { load(item.itemProvider) { loading.finish(index, $0) } }
          }
        )
      )
      return self
    }

    // MARK: Views

    /// Whether items can be dragged from the list or dropped in it.
    package final var needsDragging: Bool { !drags.isEmpty || !drops.isEmpty }

    final func draggingDidChange() {
      for view in views.all { (view as? any ListView)?.installDragging() }
      compositeDraggingDidChange()
    }
  }

  /// Runs work on the main actor: at once if that is where it is called.
  private func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent { MainActor.assumeIsolated(work) } else { Task { @MainActor in work() } }
  }
#endif
