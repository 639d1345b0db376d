#if GRDB
  import Foundation
  import GRDB
  import Testing

  @testable import RosterGRDB

  struct WriteAheadLogTests {
    /// What a checkpoint says, in a log that grows and begins anew in the same file.
    @Test func theLogIsAsLongAsACheckpointSays() throws {
      let database = try TestDatabase(10)
      let log = WriteAheadLog(ofDatabase: database.path)
      var lengths: [Int] = []
      for step in 0..<60 {
        let counted = try database.pool.writeWithoutTransaction { db in
          try db.execute(sql: "INSERT INTO message(subject) VALUES (randomblob(\(step % 7 * 3_000)))")
          return try db.checkpoint(.passive).walFrameCount
        }
        #expect(log.numberOfPages == counted)
        lengths.append(counted)
      }
      // It began anew each time that all of it had been copied.
      #expect(zip(lengths, lengths.dropFirst()).contains { $0 > $1 })
    }

    @Test func aLogThatGrowsIsCounted() throws {
      let database = try TestDatabase(10)
      let log = WriteAheadLog(ofDatabase: database.path)
      var last = log.numberOfPages ?? 0
      for _ in 0..<20 {
        try database.pool.write { try $0.execute(sql: "INSERT INTO message(subject) VALUES (randomblob(9000))") }
        let length = log.numberOfPages ?? 0
        #expect(length > last)
        last = length
      }
      let counted = try database.pool.writeWithoutTransaction { try $0.checkpoint(.passive).walFrameCount }
      #expect(last == counted)
    }
  }
#endif
