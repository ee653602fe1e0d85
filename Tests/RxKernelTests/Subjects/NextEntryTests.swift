// SPDX-License-Identifier: MIT

import RxKernelTesting
import Synchronization
import Testing

@testable import RxKernel

/// A subscription to a subject or relay with a closure for elements only, which is one object: it releases its closure when it has ended,
/// although the disposable is retained.
@Suite @MainActor struct NextEntryTests {
    private final class Owner: Sendable {
        let bag = DisposeBag()
        let sum = Atomic<Int>(0)

        func add(_ number: Int) { sum.wrappingAdd(number, ordering: .relaxed) }
    }

    private struct OwnedError: Error {
        let owner: Owner
    }

    private struct Source: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable () -> (Observable<Int>, AnyObserver<Int>)

        static let all = [
            Source(testDescription: "PublishSubject") {
                let subject = PublishSubject<Int>()
                return (subject, AnyObserver(subject))
            },
            Source(testDescription: "BehaviorSubject") {
                let subject = BehaviorSubject(value: 1)
                return (subject, AnyObserver(subject))
            },
        ]
    }

    /// Expects that the owner is released when `subscribe` has returned.
    private func expectRelease(_ subscribe: (Owner) -> Void) {
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            subscribe(owner)
        }
        #expect(released == nil)
    }

    @Test(arguments: Source.all) private func disposalReleasesTheClosure(_ source: Source) {
        let (elements, observer) = source.make()
        var kept: [any Disposable] = []
        expectRelease { owner in
            kept.append(elements.subscribe(onNext: { owner.add($0) }))
            observer.onNext(2)
            kept.last?.dispose()
            observer.onNext(100)
            #expect((kept.last as? any Cancelable)?.isDisposed == true)
            #expect((2...3).contains(owner.sum.load(ordering: .relaxed)))
        }
        kept.last?.dispose()
    }

    @Test(arguments: Source.all) private func disposalInItsOwnEventReleasesTheClosureAfterTheEvent(
        _ source: Source
    ) {
        let (elements, observer) = source.make()
        var kept: [any Disposable] = []
        expectRelease { owner in
            let serial = SerialDisposable()
            kept.append(serial)
            let subscription = elements.subscribe(onNext: {
                serial.dispose()
                // The closure continues after its subscription has ended.
                owner.add($0)
            })
            kept.append(subscription)
            serial.disposable = subscription
            observer.onNext(2)
            observer.onNext(100)
            #expect(owner.sum.load(ordering: .relaxed) < 100)
        }
    }

    @Test(arguments: Source.all) private func anEndReleasesTheClosure(_ source: Source) {
        for ending in [Event<Int>.completed, .next(3)] {
            let (elements, observer) = source.make()
            expectRelease { owner in
                elements.subscribe(onNext: { element in
                    if element == 3 { observer.onCompleted() }
                    owner.add(element)
                }).disposed(by: owner.bag)
                observer.on(ending)
                observer.onNext(100)
                #expect(owner.sum.load(ordering: .relaxed) < 100)
            }
        }
    }

    @Test(arguments: Source.all) private func aSequenceThatHadEndedReleasesTheClosure(_ source: Source) {
        let (elements, observer) = source.make()
        observer.onCompleted()
        expectRelease { owner in elements.subscribe(onNext: { owner.add($0) }).disposed(by: owner.bag) }
    }

    @Test func anAsyncSubjectThatHasEndedSendsItsElementAndReleasesTheClosure() {
        let subject = AsyncSubject<Int>()
        subject.onNext(1)
        subject.onNext(2)
        var seen: [Int] = []
        expectRelease { owner in
            // The first one subscribes before the end.
            for isEarly in [true, false] {
                if !isEarly { subject.onCompleted() }
                subject.subscribe(onNext: {
                    seen.append($0)
                    owner.add($0)
                }).disposed(by: owner.bag)
            }
            #expect(seen == [2, 2])
        }
    }

    @Test(arguments: Source.all) private func aDeallocatedSubjectReleasesTheClosureAndItsError(
        _ source: Source
    ) {
        expectRelease { owner in
            let (elements, _) = source.make()
            elements.subscribe(onNext: { owner.add($0) }).disposed(by: owner.bag)
        }
        let old = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = old }
        Hooks.defaultErrorHandler = { _, _ in }
        expectRelease { owner in
            let (elements, observer) = source.make()
            elements.subscribe(onNext: { _ in }).disposed(by: owner.bag)
            observer.onError(OwnedError(owner: owner))
        }
    }

    @Test(arguments: Source.all) private func anElementThatWaitsForTheMainActorIsDroppedOnDisposal(
        _ source: Source
    ) async {
        let (elements, observer) = source.make()
        var seen: [Int] = []
        let subscription = elements.subscribe(onNext: { seen.append($0) })
        let other = Unsafely(observer)
        Thread { other.value.onNext(2) }.join()
        subscription.dispose()
        await mainQueueTurns()
        #expect(!seen.contains(2))
    }

    @Test(arguments: Source.all) private func aSequenceThatEndsElsewhereKeepsElementsThatWaitForTheMainActor(
        _ source: Source
    ) async {
        let (elements, observer) = source.make()
        var seen: [Int] = []
        let subscription = elements.subscribe(onNext: { seen.append($0) })
        let other = Unsafely(observer)
        Thread {
            other.value.onNext(2)
            other.value.onNext(3)
            other.value.onCompleted()
        }.join()
        await mainQueueTurns { seen.suffix(2) == [2, 3] }
        await mainQueueTurns()
        #expect(seen.suffix(2) == [2, 3])
        #expect((subscription as? any Cancelable)?.isDisposed == true)
    }

    /// For ThreadSanitizer: a closure is not released while another thread calls it.
    @Test(arguments: Source.all) private nonisolated func oneThreadDisposesWhileAnotherSends(_ source: Source)
    {
        for _ in 0..<500 {
            let (elements, observer) = source.make()
            weak var released: Owner?
            var kept: [Unsafely<any Disposable>] = []
            do {
                let owner = Owner()
                released = owner
                kept = (0..<8).map { _ in
                    Unsafely(elements.subscribe(isolation: nil, onNext: { @Sendable in owner.add($0) }))
                }
                let (other, disposed) = (Unsafely(observer), kept)
                let sending = Thread { for number in 0..<40 { other.value.onNext(number) } }
                let disposing = Thread { for subscription in disposed { subscription.value.dispose() } }
                sending.join()
                disposing.join()
            }
            #expect(released == nil)
            #expect(kept.count == 8)
        }
    }
}
