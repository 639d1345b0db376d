#if GRDB
  import RosterCore
  import RosterDiagnostics

  extension QueryDataSource {
    /// Posts a debug note that all rows are compared, because a write to another table can change any row.
    func noteComparison(_ plan: QueryPlan) {
      let others = plan.readTables.subtracting([plan.tableName.lowercased()]).sorted().joined(separator: ", ")
      DebugNotes.post(
        "QueryDataSource: all rows of \(plan.tableName) are compared after each write to \(others)",
        cause: "the request joins it, or has a subquery on it, so that a written row there may change any row here",
        advice: "keep what the filter needs in \(plan.tableName) itself if that is too slow",
        once: "comparison \(plan.tableName) \(others)"
      )
    }

    /// Posts a debug note that no index has the order of the rows.
    func noteSorting(_ plan: QueryPlan) {
      guard plan.sortsRows, numberOfRows > engine.options.rowsSortedWithoutNote else { return }
      let order = plan.order.terms.dropLast().map(\.orderingSQL).joined(separator: ", ")
      DebugNotes.post(
        "QueryDataSource: SQLite sorts all rows of \(plan.tableName) for each page that is read",
        cause: "no index has the order \(order)",
        advice: "create one, for example CREATE INDEX ON \(plan.tableName) (\(order))",
        once: "sorting \(plan.tableName) \(order)"
      )
    }

    /// Posts a debug note that the file's table of changes is unusable, so other processes' writes are found by comparing.
    func noteChangeTable(_ plan: QueryPlan) {
      guard let fault = plan.changeTableFault else { return }
      DebugNotes.post(
        "QueryDataSource: the table of changes of \(plan.tableName) is not used, and all rows are compared after each write of another process",
        cause: fault,
        advice:
          "call ChangeTable.create(for: \"\(plan.tableName)\", in: db) again at the end of the migration that changed the schema, or ChangeTable.drop",
        once: "changes \(plan.tableName) \(fault)"
      )
    }

    /// Posts a debug note that all rows are compared, because rows were written unseen.
    func noteUnseenWrites(_ plan: QueryPlan) {
      DebugNotes.post(
        "QueryDataSource: all rows of \(plan.tableName) were compared, as some were written unseen",
        cause:
          "REPLACE removed rows that are equal in a unique index on expressions, or a C function wrote beside GRDB",
        advice: "delete such rows by a statement of their own",
        once: "unseen \(plan.tableName)"
      )
    }
  }
#endif
