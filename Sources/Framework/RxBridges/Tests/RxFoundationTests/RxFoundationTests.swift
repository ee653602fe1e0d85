// SPDX-License-Identifier: MIT

import Foundation
import RxFoundation
import RxKernel
import Testing

@Suite struct RxFoundationTests {
    @Test func anNSObjectHasReactiveMembersAndReportsItsDeallocation() {
        final class Player: NSObject, DeallocationReporting {
            let deallocation = Deallocation()
            var volume = 0
        }
        var isDead = false
        let bag = DisposeBag()
        do {
            let player = Player()
            player.rx.deallocated.subscribe(onNext: { isDead = true }).disposed(by: bag)
        }
        #expect(isDead)
    }

    @Test func notificationsAreSentUntilDisposal() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        var seen: [String] = []
        let subscription = center.rx.notification(name).subscribe(onNext: { seen.append($0.name.rawValue) })
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        subscription.dispose()
        center.post(name: name, object: nil)
        #expect(seen == ["changed"])
    }

    @Test func dataIsDecoded() {
        struct Person: Decodable, Equatable { let name: String }
        var seen: [Person] = []
        Observable.just(Data(#"{"name":"Ada"}"#.utf8)).decode(type: Person.self, decoder: JSONDecoder())
            .subscribe(onNext: { seen.append($0) }).dispose()
        #expect(seen == [Person(name: "Ada")])
    }

    @Test func notificationsOfAnotherObjectAreNotSent() {
        final class Sender {}
        let (center, mine, other) = (NotificationCenter(), Sender(), Sender())
        var count = 0
        let subscription = center.rx.notification(nil, object: mine).subscribe(onNext: { _ in count += 1 })
        center.post(name: Notification.Name("a"), object: mine)
        center.post(name: Notification.Name("b"), object: other)
        #expect(count == 1)
        subscription.dispose()
    }

    @Test func theObserverOfNotificationsIsReleasedWithItsSubscription() {
        final class Witness {}
        weak var witness: Witness?
        let center = NotificationCenter()
        do {
            let alive = Witness()
            witness = alive
            center.rx.notification(nil).subscribe(onNext: { _ in withExtendedLifetime(alive) {} }).dispose()
        }
        #expect(witness == nil)
    }

    @Test func workIsDoneOnAnOperationQueue() async throws {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let source = Observable.of(1, 2, 3).observe(on: OperationQueueScheduler(operationQueue: queue))
        var seen: [Int] = []
        for try await value in source.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func whatWaitsOnAnOperationQueueCanBeCancelled() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        queue.isSuspended = true
        let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
        #expect(scheduler.queuePriority == .high)
        var done: [Int] = []
        func schedule(_ number: Int) -> any Disposable {
            scheduler.schedule(number) { number in
                done.append(number)
                return Disposables.create()
            }
        }
        let (first, second) = (schedule(1), schedule(2))
        first.dispose()
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(done == [2])
        second.dispose()
    }

    @Test func whatCannotBeDecodedFails() {
        var failed = false
        Observable.just(Data("[".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
            .subscribe(onError: { failed = $0 is DecodingError }).dispose()
        #expect(failed)
    }

    @Test func momentsConvert() {
        let date = Date(timeIntervalSince1970: 12.5)
        #expect(Date(RxTime(date)) == date)
    }
}
