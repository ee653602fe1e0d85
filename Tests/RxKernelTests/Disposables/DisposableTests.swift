// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernel
import RxKernelTesting
import Synchronization
import Testing

@Suite struct DisposableTests {
    @Test func anActionIsDoneOnce() {
        var count = 0
        let disposable = Disposables.create { count += 1 }
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(count == 1)
    }

    @Test func aBagDisposesOfItsMembersWhenItIsReleased() {
        var order: [Int] = []
        do {
            let bag = DisposeBag {
                Disposables.create { order.append(1) }
                Disposables.create { order.append(2) }
            }
            Disposables.create { order.append(3) }.disposed(by: bag)
            bag.insert(Disposables.create { order.append(4) }, Disposables.create { order.append(5) })
            bag.insert { Disposables.create { order.append(6) } }
            #expect(order.isEmpty)
        }
        #expect(order == [1, 2, 3, 4, 5, 6])
    }

    @Test func aBagTakesWhatOtherThreadsAdd() {
        let members = (0..<400).map { _ in BooleanDisposable() }
        weak var witness: DisposeBag?
        do {
            let bag = DisposeBag()
            witness = bag
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for index in stride(from: thread, to: 400, by: 4) { bag.insert(members[index]) }
            }
            #expect(members.allSatisfy { !$0.isDisposed })
        }
        #expect(witness == nil)
        #expect(members.allSatisfy { $0.isDisposed })
    }

    private final class Log {
        var numbers: [Int] = []
    }

    /// A disposable that is not a class, and too large for the inline storage of an existential.
    private struct Large: Disposable {
        let number: Int
        let log: Log
        var room = (0, 0, 0)

        func dispose() { log.numbers.append(number) }
    }

    @Test(arguments: 0...60) func aBagOfAnySizeDisposesOfEachMemberOnce(_ size: Int) {
        let log = Log()
        do {
            let bag = DisposeBag()
            for number in 0..<size { bag.insert(Large(number: number, log: log)) }
        }
        #expect(log.numbers == Array(0..<size))
    }

    @Test func aBagKeepsTheOrderOfDisposablesOfAllTypes() {
        let log = Log()
        do {
            let bag = DisposeBag()
            for number in 0..<100 {
                switch number % 4 {
                case 0: Large(number: number, log: log).disposed(by: bag)
                case 1: bag.insert(Large(number: number, log: log))
                case 2: Disposables.create { log.numbers.append(number) }.disposed(by: bag)
                default:
                    PublishSubject<Int>().subscribe(onDisposed: { log.numbers.append(number) }).disposed(
                        by: bag)
                }
                Disposables.create().disposed(by: bag)
            }
            #expect(log.numbers.isEmpty)
        }
        #expect(log.numbers == Array(0..<100))
    }

    @Test func aCompositeKeepsTheOrderOfManyThatComeAndGo() {
        let log = Log()
        let composite = CompositeDisposable()
        var keys: [CompositeDisposable.DisposeKey] = []
        for number in 0..<20 {
            composite.insert(Large(number: number, log: log)).map { keys.append($0) }
        }
        for key in keys where key != keys[0] { composite.remove(for: key) }
        #expect(log.numbers == Array(1..<20))
        for number in 20..<60 { _ = composite.insert(Large(number: number, log: log)) }
        #expect(composite.count == 41)
        composite.dispose()
        #expect(log.numbers == Array(1..<20) + [0] + Array(20..<60))
    }

    @Test func aCompositeThatIsReleasedDoesNotDisposeOfItsMembers() {
        weak var witness: BooleanDisposable?
        let other = BooleanDisposable()
        do {
            let member = BooleanDisposable()
            witness = member
            let composite = CompositeDisposable(member, other)
            #expect(composite.count == 2)
        }
        #expect(witness == nil)
        #expect(!other.isDisposed)
    }

    @Test func aCompositeDisposesOnceOfWhatThreadsAddAndRemove() {
        for _ in 0..<50 {
            let members = (0..<40).map { _ in BooleanDisposable() }
            let composite = CompositeDisposable()
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for index in stride(from: thread, to: 40, by: 4) {
                    let key = composite.insert(members[index])
                    if let key, index % 8 < 4 { composite.remove(for: key) }
                }
                if thread == 3 { composite.dispose() }
            }
            #expect(members.allSatisfy { $0.isDisposed })
            #expect(composite.count == 0)
        }
    }

    /// One thread adds disposables until adding fails, so that the other thread always disposes while it adds.
    @Test func aMemberThatIsAddedWhileItsCompositeIsDisposedOfIsNotLost() {
        for round in 0..<300 {
            let composite = CompositeDisposable()
            let added = Atomic<Int>(0)
            let disposed = Atomic<Int>(0)
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 {
                    // If one thread runs both, the second runs after the first.
                    for _ in 0..<2000 {
                        added.wrappingAdd(1, ordering: .relaxed)
                        let member = Disposables.create { disposed.wrappingAdd(1, ordering: .relaxed) }
                        if composite.insert(member) == nil { return }
                    }
                } else {
                    for _ in 0..<100 where added.load(ordering: .relaxed) <= round % 50 { sched_yield() }
                    composite.dispose()
                }
            }
            #expect(disposed.load(ordering: .relaxed) == added.load(ordering: .relaxed))
        }
    }

    @Test func aCompositeDisposesOfItsMembersInOrder() throws {
        var order: [Int] = []
        func member(_ number: Int) -> any Disposable { Disposables.create { order.append(number) } }
        let composite = CompositeDisposable(member(1), member(2))
        let key = try #require(composite.insert(member(3)))
        _ = composite.insert(member(4))
        #expect(composite.count == 4)
        composite.remove(for: key)
        #expect(order == [3])
        composite.dispose()
        composite.dispose()
        #expect(order == [3, 1, 2, 4])
        #expect(composite.insert(member(5)) == nil)
        #expect(order == [3, 1, 2, 4, 5])
        #expect(composite.isDisposed)
    }

    @Test func theKeyOfARemovedMemberDoesNotRemoveALaterMember() throws {
        var order: [Int] = []
        func member(_ number: Int) -> any Disposable { Disposables.create { order.append(number) } }
        let composite = CompositeDisposable(member(1), member(2))
        let old = try #require(composite.insert(member(3)))
        composite.remove(for: old)
        let new = try #require(composite.insert(member(4)))
        composite.remove(for: old)
        #expect(order == [3])
        #expect(old != new)
        #expect(composite.count == 3)
        CompositeDisposable().remove(for: new)
        composite.dispose()
        #expect(order == [3, 1, 2, 4])
        #expect(composite.count == 0)
    }

    @Test func aSerialDisposableDisposesOfWhatItReplaces() {
        let (a, b, c) = (BooleanDisposable(), BooleanDisposable(), BooleanDisposable())
        let serial = SerialDisposable()
        serial.disposable = a
        serial.disposable = b
        #expect((a.isDisposed, b.isDisposed) == (true, false))
        serial.dispose()
        #expect(b.isDisposed)
        serial.disposable = c
        #expect(c.isDisposed)
    }

    @Test func aSerialDisposableKeepsWhatReplacedItMeanwhile() {
        let (outer, inner, late) = (BooleanDisposable(), BooleanDisposable(), BooleanDisposable())
        let serial = SerialDisposable()
        serial.replace {
            serial.replace { inner }
            return outer
        }
        #expect((outer.isDisposed, inner.isDisposed) == (true, false))
        serial.replace {
            #expect(inner.isDisposed)
            serial.dispose()
            return late
        }
        #expect(late.isDisposed)
    }

    @Test func aSingleAssignmentMayBeDisposedOfFirst() {
        let content = BooleanDisposable()
        let single = SingleAssignmentDisposable()
        single.dispose()
        single.setDisposable(content)
        #expect(content.isDisposed)
    }

    @Test func aRefCountWaitsForItsLastReference() {
        let content = BooleanDisposable()
        let count = RefCountDisposable(disposable: content)
        let (a, b) = (count.retain(), count.retain())
        count.dispose()
        a.dispose()
        a.dispose()
        #expect(!content.isDisposed)
        b.dispose()
        #expect(content.isDisposed)
        #expect(count.isDisposed)
    }

    @Test func aScheduledDisposableDisposesOnItsScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        let content = BooleanDisposable()
        let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: content)
        scheduled.dispose()
        #expect(!scheduled.isDisposed && !content.isDisposed)
        scheduler.start()
        #expect(scheduled.isDisposed && content.isDisposed)
    }

    @Test func onDisposedIsCalledOnceAndLast() {
        var order: [String] = []
        let subject = PublishSubject<Int>()
        let ended = subject.subscribe(
            onNext: { _ in order.append("next") }, onCompleted: { order.append("completed") },
            onDisposed: { order.append("disposed") })
        subject.onNext(1)
        subject.onCompleted()
        ended.dispose()
        #expect(order == ["next", "completed", "disposed"])
    }

    @Test func aSubscriptionWithAnObjectDoesNotRetainTheObject() {
        final class Owner { var seen: [Int] = [] }
        let subject = PublishSubject<Int>()
        weak var owner: Owner?
        let subscription: any Disposable
        do {
            let alive = Owner()
            owner = alive
            subscription = subject.subscribe(with: alive, onNext: { $0.seen.append($1) })
            subject.onNext(1)
            #expect(alive.seen == [1])
        }
        #expect(owner == nil)
        subject.onNext(2)
        subscription.dispose()
    }
}
