#if GRDB
  import GRDB

  /// A request and its order.
  struct Query<Record: FetchedRecord>: Sendable {
    let request: QueryInterfaceRequest<Record>
    /// The order of the rows, which begins with the sections' order.
    let orders: [QueryOrder]
    let isSectioned: Bool

    /// - Parameters:
    ///   - section: The term whose values determine sections.
    ///   - orders: The terms after it.
    init(_ request: QueryInterfaceRequest<Record>, sectionedBy section: QueryOrder?, orderedBy orders: [QueryOrder]) {
      self.request = request
      self.orders = (section.map { [$0] } ?? []) + orders
      isSectioned = section != nil
    }

    func plan(_ db: Database) throws -> QueryPlan {
      try QueryPlan(db, request, orderedBy: orders, isSectioned: isSectioned)
    }
  }
#endif
