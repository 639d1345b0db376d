import RosterDiagnostics

#if !os(tvOS)
  extension ListDelegate {
    // MARK: Dragging

    /// Lets the user drag items of a type within this list, to other lists, and to other apps.
    ///
    /// Corresponds to `tableView(_:itemsForBeginning:at:)`, `tableView(_:itemsForAddingTo:at:point:)`, and the collection view
    /// variants. A dragged item is followed by its identity. A drop uses its current value, or leaves it out if it was removed. If
    /// you add a handler for ``reorder(_:where:_:)`` or ``onMove(_:)``, UIKit reports drags of one item inside the list to it.
    ///
    /// An existing `dragDelegate` of the list isn't replaced.
    ///
    /// - Parameters:
    ///   - type: The view model's type, a superclass of it, or a protocol that it conforms to.
    ///   - condition: A closure that returns whether an item can be dragged. The default is `true`.
    ///   - offer: A closure that returns an item's data for other apps. The default is none.
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

    /// Adds a handler that's called when the user drops items of a type between items of this list.
    ///
    /// Corresponds to `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`, `tableView(_:performDropWith:)`, and the
    /// collection view variants. The handler's changes are one transaction, so each list updates in one batch. If several handlers
    /// fit, the latest is called. The list ignores drags without a handler.
    ///
    /// - Parameters:
    ///   - type: The type of all dragged view models, from this or another list.
    ///   - operation: `.move`, which removes the items from their places, or `.copy`.
    ///   - condition: A closure that returns whether to accept a drop. The default is `true`.
    ///   - handler: The handler, which gets the items and their new neighbors.
    @discardableResult
    public func droppable<ViewModel>(
      _ type: ViewModel.Type,
      as operation: UIDropOperation = .move,
      where condition: @escaping @MainActor (ItemDrop<ViewModel>) -> Bool = { _ in true },
      _ handler: @escaping @MainActor (_ drop: ItemDrop<ViewModel>) -> Void
    ) -> Self {
      addRule(type, isInto: false, operation, where: { drop, _ in condition(drop) }, { drop, _ in handler(drop) })
    }

    /// Lets the user drop items between the items of a data source in this list. Items of the data source move, and others leave
    /// theirs.
    ///
    /// - Parameters:
    ///   - content: The data source that is shown, or one in it.
    ///   - copy: A closure that copies an item for the data source. Without it, the items move.
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

    /// Adds a handler that's called when the user drops items of a type into items of another, such as mails into folders.
    ///
    /// The item under the finger is highlighted. If items can also be dropped between others, its middle half is the target. An
    /// item isn't dropped into itself.
    ///
    /// - Parameters:
    ///   - type: The type of all dragged view models.
    ///   - target: The type of the view models that accept them.
    ///   - operation: `.move` or `.copy`.
    ///   - condition: A closure that returns whether to accept a drop. The default is `true`.
    ///   - handler: The handler, which gets the drop, the target item, and its place. ``ItemDrop/take()`` removes the items from
    ///     their places.
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

    /// Adds a handler that's called with items of other apps that the user drops between items of this list, once they are loaded.
    ///
    /// Corresponds to a coordinator's `drop(_:to:)` with a placeholder, if the list has one. The destination is followed until
    /// then. Items that can't be loaded are left out. If none can, the handler isn't called.
    ///
    /// - Parameters:
    ///   - typeIdentifiers: The types that `load` can load, such as `public.plain-text`.
    ///   - load: A closure that begins to load synchronously, and passes a value or `nil` to its completion, at once or later.
    ///   - handler: The handler, which gets the values in the order in which the items were picked up.
    @discardableResult
    public func droppable<Value>(
      typeIdentifiers: [String],
      loadedBy load: @escaping @MainActor (NSItemProvider, _ completion: @escaping @MainActor (Value?) -> Void) -> Void,
      _ handler: @escaping @MainActor (_ values: [Value], _ destination: DropDestination) -> Void
    ) -> Self {
      addLoadingRule({ $0.hasItemsConforming(toTypeIdentifiers: typeIdentifiers) }, load, handler)
    }

    /// Adds a handler that's called with other apps' objects of a class, such as `NSString`, that are dropped between items, once
    /// they are loaded.
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

    /// A Boolean value that indicates whether the list supports dragging or dropping items.
    package final var needsDragging: Bool { !drags.isEmpty || !drops.isEmpty }

    final func draggingDidChange() {
      for view in views.all { (view as? any ListView)?.installDragging() }
      compositeDraggingDidChange()
    }
  }

  /// Runs work on the main actor, at once if it's already there.
  private func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent { MainActor.assumeIsolated(work) } else { Task { @MainActor in work() } }
  }
#endif
