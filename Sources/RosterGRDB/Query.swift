#if GRDB
  import GRDB

  /// A request and its order.
  struct Query<Record: FetchedRecord>: Sendable {
    let request: QueryInterfaceRequest<Record>
    let orders: [QueryOrder]
  }
#endif
