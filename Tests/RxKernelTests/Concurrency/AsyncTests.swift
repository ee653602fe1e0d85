// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Synchronization
import Testing

@Suite struct AsyncTests {
    @Test func aLoopTakesAllElements() async throws {
        var seen: [Int] = []
        for try await value in Observable.of(1, 2, 3).values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func aLoopThrowsTheError() async {
        await #expect(throws: TestError.self) {
            for try await _ in Observable<Int>.error(TestError()).values {}
        }
    }

    @Test func leavingALoopDisposes() async throws {
        let subject = ReplaySubject<Int>.createUnbounded()
        subject.onNext(1)
        do {
            for try await _ in subject.values { break }
        }
        #expect(!subject.hasObservers)
    }

    @Test func cancellingATaskDisposes() async throws {
        let subject = PublishSubject<Int>()
        let (started, disposed) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
        let observed = Unsafely(
            subject.do(
                onSubscribed: { started.continuation.yield() }, onDispose: { disposed.continuation.yield() }))
        let task = Task { for try await _ in observed.value.values {} }
        for await _ in started.stream { break }
        task.cancel()
        for await _ in disposed.stream { break }
        #expect(!subject.hasObservers)
    }

    @Test func cancellingATaskThrowsOutOfItsLoop() async {
        let subject = PublishSubject<Int>()
        let started = AsyncStream<Void>.makeStream()
        let observed = Unsafely(subject.do(onSubscribed: { started.continuation.yield() }))
        let task = Task { for try await _ in observed.value.values {} }
        for await _ in started.stream { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func cancellingATaskEndsTheLoopOfAnInfallible() async {
        let subject = PublishSubject<Int>()
        let started = AsyncStream<Void>.makeStream()
        let observed = Unsafely(
            subject.do(onSubscribed: { started.continuation.yield() }).asInfallible(onErrorJustReturn: 0))
        let task = Task { for await _ in observed.value.values {} }
        for await _ in started.stream { break }
        task.cancel()
        await task.value
    }

    @Test func aSequenceThatSendsAtOnceIsAwaitedInACancelledTask() async throws {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            let single = try await Single.just(5).value
            let maybe = try await Maybe.just(6).value
            try await Completable.empty().value
            return [single, maybe]
        }
        task.cancel()
        #expect(try await task.value == [5, 6])
    }

    /// The state of a controller, which may be used on the main actor only.
    @MainActor private final class Screen {
        final class Picture {}
        let picture = Picture()
        var isDone = false

        var load: Single<Picture> {
            .create { [self] observer in
                MainActor.assertIsolated()
                observer(.success(picture))
                return Disposables.create()
            }
        }
        var show: Completable {
            .create { [self] observer in
                MainActor.assertIsolated()
                isDone = true
                observer(.completed)
                return Disposables.create()
            }
        }
    }

    @MainActor @Test func whatBelongsToTheMainActorIsAwaitedThere() async throws {
        let screen = Screen()
        #expect(try await screen.load.value === screen.picture)
        #expect(try await screen.load.asMaybe().value === screen.picture)
        try await screen.show.value
        #expect(screen.isDone)
    }

    @Test func aSingleIsAwaited() async throws {
        #expect(try await Single.just(5).value == 5)
        await #expect(throws: TestError.self) { try await Single<Int>.error(TestError()).value }
        #expect(try await Maybe<Int>.empty().value == nil)
        #expect(try await Maybe.just(1).value == 1)
        try await Completable.empty().value
    }

    @Test func awaitingIsCancelled() async {
        let started = AsyncStream<Void>.makeStream()
        let single = Unsafely(
            Single<Int>.create { _ in
                started.continuation.yield()
                return Disposables.create()
            })
        let task = Task { try await single.value.value }
        for await _ in started.stream { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aSingleIsMadeOfAsyncWork() async throws {
        #expect(try await Single.create { 42 }.value == 42)
        await #expect(throws: TestError.self) { try await Single<Int>.create { throw TestError() }.value }
        #expect(try await Single.create(detached: true) { "detached" }.value == "detached")
    }

    @Test func disposingCancelsAsyncWork() async {
        let (started, cancelled) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
        let subscription = Single<Int>.create {
            started.continuation.yield()
            await withTaskCancellationHandler {
                for await _ in AsyncStream<Void>(unfolding: {
                    try? await Task.sleep(for: .seconds(60)); return nil
                }) {}
            } onCancel: {
                cancelled.continuation.yield()
            }
            return 1
        }.subscribe()
        for await _ in started.stream { break }
        subscription.dispose()
        for await _ in cancelled.stream { break }
    }

    @Test func anAsyncSequenceIsObserved() async throws {
        let stream = AsyncStream<Int> { continuation in
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
        }
        #expect(try await stream.asObservable().toArray().value == [1, 2, 3])
    }

    /// An asynchronous sequence that notes on which actor it is iterated.
    private struct Noting: AsyncSequence, Sendable {
        let isolations: Shared<[String]>

        func makeAsyncIterator() -> Iterator { Iterator(isolations: isolations) }

        struct Iterator: AsyncIteratorProtocol {
            let isolations: Shared<[String]>
            var left = 2

            mutating func next() async -> Int? {
                left -= 1
                return left < 0 ? nil : left
            }

            mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
                isolations { $0.append(actor.map { "\(type(of: $0))" } ?? "none") }
                return await next()
            }
        }
    }

    /// As in RxSwift 6.10. A closure of the sequence that belongs to an actor runs there.
    @Test @MainActor func anAsyncSequenceIsIteratedOffTheActorOfItsSubscriber() async throws {
        let isolations = Shared<[String]>([])
        let numbers = try await Noting(isolations: isolations).asObservable().toArray().value
        #expect(numbers == [1, 0])
        #expect(isolations { $0 } == ["none", "none", "none"])
        var left = 3
        let unfolding = AsyncStream<Int>(unfolding: { @MainActor in
            MainActor.preconditionIsolated()
            left -= 1
            return left > 0 ? left : nil
        })
        let wasOnMain = Shared<[Bool]>([])
        let seen = try await unfolding.asObservable()
            .do(isolation: nil, onNext: { @Sendable _ in wasOnMain { $0.append(MainThread.isCurrent) } })
            .toArray().value
        #expect(seen == [2, 1])
        #expect(wasOnMain { $0 } == [false, false])
    }

    @Test @MainActor func aDriverIsLoopedOver() async {
        var seen: [Int] = []
        for await value in Driver.of(1, 2, 3).values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func anInfallibleIsLoopedOver() async {
        var seen: [Int] = []
        for await value in Infallible.of(1, 2, 3).values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }
}
