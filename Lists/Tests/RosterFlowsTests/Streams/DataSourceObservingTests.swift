#if os(Linux) && canImport(Glibc)
  import ListModels
  import Observation
  import RosterFlows
  import Simulation
  import Testing

  @testable import RosterCore

  @MainActor @Suite struct DataSourceObservingTests {
    @MainActor @Observable final class Model {
      var numbers = [1]
      var limit = 10
      var unread = 0
    }

    private func simulated(_ body: (Scheduler) -> Void) {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { body($0) }
    }

    @Test
    func whatIsReadIsShownAtOnceAndAfterEachTurnInWhichItChangedWhatIsNotReadShowsNothing() {
      simulated { scheduler in
        let model = Model()
        let content = FlatDataSource<Int>()
        let log = ChangeLog(content)
        var reads = 0
        let following = content.follow(observing: {
          reads += 1
          return Array(model.numbers.prefix(model.limit))
        }) { $0.apply($1) }
        #expect(content.items == [1] && log.drain() == 1)
        for number in 2...5 { model.numbers.append(number) }
        #expect(content.items == [1])
        scheduler.advance(by: .seconds(1))
        #expect(content.items == [1, 2, 3, 4, 5] && log.drain() == 1 && reads == 4)
        model.limit = 2
        scheduler.advance(by: .seconds(1))
        #expect(content.items == [1, 2] && reads == 6)
        model.unread = 3
        scheduler.advance(by: .seconds(1))
        #expect(reads == 6)
        following.cancel()
        model.limit = 1
        scheduler.advance(by: .seconds(1))
        #expect(content.items == [1, 2] && reads == 6)
      }
    }

    /// A model that is filled, or follows itself, when it is read. Each value is read twice, so one value more is enough.
    @Test(arguments: [1, 2, 3, 5])
    func changesMadeByTheReadAreShown(count: Int) {
      simulated { scheduler in
        let model = Model()
        let content = FlatDataSource<Int>()
        let following = content.follow(observing: { [model] in
          defer {
            if model.numbers.count < count { model.numbers.append(model.numbers.count + 1) }
            model.unread = model.numbers.count
          }
          return model.numbers
        }) { $0.apply($1) }
        scheduler.advance(by: .seconds(1))
        #expect(content.items == model.numbers && content.items.count == count)
        model.numbers = [7]
        scheduler.advance(by: .seconds(1))
        #expect(content.items == model.numbers && content.items.count == count)
        withExtendedLifetime(following) {}
      }
    }

    @Test
    func aModelThatHasGoneEndsIt() {
      simulated { scheduler in
        var model: Model? = Model()
        let holder = Model()
        let content = FlatDataSource<Int>()
        let following = content.follow(observing: { [weak model] in model.map { $0.numbers + [holder.limit] } }) {
          $0.apply($1)
        }
        #expect(content.items == [1, 10])
        model = nil
        holder.limit = 11
        scheduler.advance(by: .seconds(1))
        #expect(content.items == [1, 10])
        guard case .finished = following.state else {
          Issue.record("\(following.state)")
          return
        }
      }
    }

    @Test
    func contentThatHasGoneIsLetGo() {
      simulated { scheduler in
        let model = Model()
        var content: FlatDataSource<Int>? = FlatDataSource()
        weak let weakContent = content
        let following = content?.follow(observing: { model.numbers }) { $0.apply($1) }
        content = nil
        #expect(weakContent == nil)
        model.numbers = []
        scheduler.advance(by: .seconds(1))
        #expect(following?.isActive == false)
      }
    }
  }
#endif
