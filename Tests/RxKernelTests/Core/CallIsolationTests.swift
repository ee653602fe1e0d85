// SPDX-License-Identifier: MIT

import Dispatch
import RxKernelTesting
import Testing

@testable import RxKernel

/// A closure that is written at the call carries its actor. A function that carries none belongs to the actor on which
/// the operator is called, or to the one that the call names.
@Suite @MainActor struct CallIsolationTests {
    /// A list of rows as a program has it: its closures are stored, passed and forwarded.
    @MainActor final class Rows {
        var rows: [Int] = []
        var width = 2
        var onPick: ((Int) -> Void)?
        let bag = DisposeBag()

        func append(_ number: Int) {
            MainActor.preconditionIsolated()
            rows.append(number)
        }

        func follow(_ source: Observable<Int>, _ show: @escaping (Int) -> Void) {
            source.subscribe(onNext: show).disposed(by: bag)
        }
    }

    private func elsewhere(_ body: @escaping @Sendable () -> Void) { Thread(body).join() }

    /// Sends 1 on another thread, and returns the rows after that.
    private func rows(_ subscribe: (Rows, PublishSubject<Int>) -> Void) async -> [Int] {
        let (rows, source) = (Rows(), PublishSubject<Int>())
        subscribe(rows, source)
        elsewhere { source.onNext(1) }
        #expect(rows.rows == [])
        await mainQueueTurns()
        return rows.rows
    }

    @Test func aClosureInAVariableIsCalledOnTheActorOfTheCall() async {
        let shown = await rows { rows, source in
            let show = { [unowned rows] (number: Int) in
                MainActor.preconditionIsolated()
                rows.append(number)
            }
            source.subscribe(onNext: show).disposed(by: rows.bag)
        }
        #expect(shown == [1])
    }

    /// An initial value is on no actor: the closure names its actor, or the call does.
    @MainActor final class LateRows {
        let source = PublishSubject<Int>()
        var rows: [Int] = []
        lazy var named = source.subscribe(onNext: { @MainActor [unowned self] in rows.append($0) })
        lazy var called = source.subscribe(
            isolation: MainActor.shared, onNext: { [unowned self] in rows.append($0) })
    }

    @Test func aClosureInAnInitialValueIsCalledOnTheActorThatIsNamed() async {
        let late = LateRows()
        let subscriptions = [late.named, late.called]
        let source = late.source
        elsewhere { source.onNext(1) }
        #expect(late.rows == [])
        await mainQueueTurns()
        #expect(late.rows == [1, 1])
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func aStoredClosureIsCalledOnTheActorOfTheCall() async {
        let shown = await rows { rows, source in
            rows.onPick = { [unowned rows] in rows.append($0) }
            source.subscribe(onNext: rows.onPick).disposed(by: rows.bag)
        }
        #expect(shown == [1])
    }

    @Test func aClosureThatAHelperForwardsIsCalledOnTheActorOfTheCall() async {
        let shown = await rows { rows, source in
            rows.follow(source) { [unowned rows] in rows.append($0) }
        }
        #expect(shown == [1])
    }

    @Test func methodsAndLocalFunctionsAreCalledOnTheirActor() async {
        let shown = await rows { rows, source in
            @MainActor func local(_ number: Int) {
                MainActor.preconditionIsolated()
                rows.append(number)
            }
            source.subscribe(onNext: rows.append).disposed(by: rows.bag)
            source.subscribe(onNext: local).disposed(by: rows.bag)
        }
        #expect(shown == [1, 1])
    }

    @Test func aKeyPathIsReadOnTheActorOfTheCall() async {
        let shown = await rows { rows, source in
            source.withUnretained(rows).map(\.0.width).subscribe(onNext: rows.append).disposed(by: rows.bag)
        }
        #expect(shown == [2])
    }

    @Test func aFunctionOfAnotherModuleIsCalledOnTheActorOfTheCallUnlessItSaysOtherwise() async {
        let wasOnMain = Shared<[Bool]>([])
        let shown = await rows { rows, source in
            let note = { @Sendable (_: Int) in wasOnMain { $0.append(MainThread.isCurrent) } }
            source.map(Int.init(exactly:)).compactMap(\.self).do(isolation: nil, onNext: note)
                .subscribe(onNext: rows.append).disposed(by: rows.bag)
            source.map(isolation: nil, Int.init(exactly:)).do(
                isolation: nil, onNext: { @Sendable _ in note(0) }
            )
            .subscribe().disposed(by: rows.bag)
        }
        #expect(shown == [1])
        #expect(wasOnMain { $0 } == [false, true])
    }

    @Test func aFunctionThatIsPassedOnNoActorIsCalledWhereTheEventIs() {
        nonisolated func follow(_ source: Observable<Int>, _ show: @escaping (Int) -> Void) -> any Disposable
        {
            source.subscribe(onNext: show)
        }
        let source = PublishSubject<Int>()
        let seen = Shared<[Bool]>([])
        let subscription = follow(source) { @Sendable _ in seen { $0.append(MainThread.isCurrent) } }
        elsewhere { source.onNext(1) }
        #expect(seen { $0 } == [false])
        subscription.dispose()
    }

    @Test func anOperatorOfAProgramPassesTheActorOfItsCallOn() async {
        let shown = await rows { rows, source in
            let transform = { [unowned rows] (number: Int) -> Int in
                MainActor.preconditionIsolated()
                return number + rows.width
            }
            source.added(transform).subscribe(onNext: rows.append).disposed(by: rows.bag)
        }
        #expect(shown == [3])
    }

    /// A counter whose closures are in variables.
    actor Counter {
        private(set) var sum = 0
        private let bag = DisposeBag()

        func follow(_ source: sending Observable<Int>) {
            let add = { (number: Int) in
                self.preconditionIsolated()
                self.sum += number
            }
            let double = { (number: Int) -> Int in
                self.preconditionIsolated()
                return number * 2
            }
            source.map(double).subscribe(onNext: add).disposed(by: bag)
        }

        func observe(_ source: sending Observable<Int>, _ note: @escaping @Sendable () -> Void)
            -> any Disposable & Sendable
        {
            let show = { (_: Int) in note() }
            return CompositeDisposable(disposables: [source.subscribe(onNext: show)])
        }
    }

    @Test func aClosureInAVariableOfAnActorIsCalledOnThatActor() async {
        let (counter, source) = (Counter(), PublishSubject<Int>())
        await counter.follow(source)
        elsewhere { for number in 1...10 { source.onNext(number) } }
        while await counter.sum < 110 { await Task.yield() }
        #expect(await counter.sum == 110)
    }

    @Test func aSubscriptionDoesNotRetainTheActorOfItsCall() async {
        weak var released: Counter?
        let (source, calls) = (PublishSubject<Int>(), Shared(0))
        var subscription: (any Disposable)?
        do {
            let counter = Counter()
            released = counter
            subscription = await counter.observe(source) { calls { $0 += 1 } }
        }
        for _ in 0..<1000 where released != nil { await Task.yield() }
        #expect(released == nil)
        // The state of the actor is gone, and the closure is called at once.
        elsewhere { source.onNext(1) }
        #expect(calls { $0 } == 1)
        subscription?.dispose()
    }

    @Test func aReportNamesTheActorOfTheCall() async {
        let old = Hooks.actorHopHandler
        defer { Hooks.actorHopHandler = old }
        let messages = Shared<[String]>([])
        Hooks.actorHopHandler = { message in messages { $0.append(message) } }
        let shown = await rows { rows, source in
            let show = { [unowned rows] (number: Int) in rows.append(number) }
            source.subscribe(onNext: show).disposed(by: rows.bag)
        }
        let line = #line - 2
        #expect(shown == [1])
        #expect(
            messages { $0.filter { $0.contains("CallIsolationTests.swift") } } == [
                """
                subscribe at RxKernelTests/CallIsolationTests.swift:\(line): an event arrived outside the main actor, on \
                which subscribe was called with a function that carries no actor of its own. The event and all later \
                events of this sequence are moved to the main actor. To choose where a sequence changes threads, put \
                observe(on: MainScheduler.instance) before subscribe. To keep heavy work off the main thread, pass a \
                nonisolated function or a closure that is marked @Sendable, and isolation: nil. This is reported once \
                for each call.
                """
            ])
    }
}

extension ObservableType where Element == Int {
    fileprivate func added(
        isolation caller: (any Actor)? = #isolation, _ transform: @escaping @isolated(any) (Int) -> Int
    ) -> Observable<Int> {
        map(isolation: caller, transform)
    }
}
