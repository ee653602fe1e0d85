// SPDX-License-Identifier: MIT

#if OpenCombine
    import OpenCombine
    import RxKernel
    import RxOpenCombine
    import Testing

    private struct Failed: Error, Equatable {}

    /// A subscriber that requests as many elements as the test specifies.
    private final class Asking<Failure: Error>: Subscriber {
        typealias Input = Int

        var seen: [Int] = []
        var completions = 0
        var failure: Failure?
        private(set) var subscription: (any OpenCombine.Subscription)?

        func receive(subscription: any OpenCombine.Subscription) { self.subscription = subscription }

        func receive(_ input: Int) -> Subscribers.Demand {
            seen.append(input)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            completions += 1
            if case .failure(let error) = completion { failure = error }
        }
    }

    @Suite struct RxOpenCombineTests {
        @Test func aPublisherIsObservedUntilDisposal() {
            let subject = PassthroughSubject<Int, Never>()
            var seen: [Int] = []
            let subscription = subject.map { $0 * 2 }.asObservable().subscribe(onNext: { seen.append($0) })
            subject.send(1)
            subject.send(2)
            subscription.dispose()
            subject.send(3)
            #expect(seen == [2, 4])
        }

        @Test func anObservedPublisherCompletesAndFails() {
            var ends: [String] = []
            Just(1).asObservable().subscribe(onCompleted: { ends.append("completed") }).dispose()
            Fail<Int, Failed>(error: Failed()).asObservable().subscribe(onError: { ends.append("\($0)") })
                .dispose()
            #expect(ends == ["completed", "Failed()"])
        }

        @Test func aPublisherThatCannotFailIsInfallible() {
            var seen: [Int] = []
            let numbers: Infallible<Int> = [1, 2].publisher.asInfallible()
            numbers.subscribe(onNext: { seen.append($0) }).dispose()
            #expect(seen == [1, 2])
        }

        @Test func aSequenceIsPublished() {
            var seen: [Int] = []
            var isFinished = false
            let cancellable = Observable.of(1, 2, 3).publisher.sink(
                receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
            #expect(seen == [1, 2, 3])
            #expect(isFinished)
            cancellable.cancel()
        }

        @Test func aPublishedErrorIsTheSequences() {
            let asking = Asking<any Error>()
            Observable<Int>.error(Failed()).publisher.subscribe(asking)
            #expect(asking.failure as? Failed == Failed())
            #expect(asking.completions == 1)
        }

        @Test func elementsArePendingUntilTheyAreRequested() {
            let subject = PublishSubject<Int>()
            let asking = Asking<any Error>()
            subject.publisher.subscribe(asking)
            for number in 1...4 { subject.onNext(number) }
            subject.onCompleted()
            #expect(asking.seen.isEmpty)
            asking.subscription?.request(.max(3))
            #expect(asking.seen == [1, 2, 3])
            #expect(asking.completions == 0)
            asking.subscription?.request(.unlimited)
            #expect(asking.seen == [1, 2, 3, 4])
            #expect(asking.completions == 1)
        }

        @Test func cancellingDisposes() {
            let subject = PublishSubject<Int>()
            var seen: [Int] = []
            let cancellable = subject.publisher.prefix(2).sink(
                receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
            for number in 1...4 { subject.onNext(number) }
            #expect(seen == [1, 2])
            #expect(!subject.hasObservers)
            cancellable.cancel()
        }

        @Test func pendingElementsAreReleasedWhenTheSubscriptionIsCancelled() {
            final class Element {}
            weak var element: Element?
            let subject = PublishSubject<Element>()
            var subscription: (any OpenCombine.Subscription)?
            let subscriber = AnySubscriber<Element, any Error>(
                receiveSubscription: { subscription = $0 }, receiveValue: { _ in .none },
                receiveCompletion: { _ in })
            subject.publisher.subscribe(subscriber)
            do {
                let alive = Element()
                element = alive
                subject.onNext(alive)
            }
            #expect(element != nil)
            subscription?.cancel()
            #expect(element == nil)
        }

        @Test func relaysInfalliblesAndDriversArePublishedWithoutFailure() async {
            await MainActor.run {
                let relay = BehaviorRelay(value: 1)
                let publishers: [AnyPublisher<Int, Never>] = [
                    relay.publisher, relay.asInfallible().publisher, relay.asDriver().publisher,
                    relay.asSignal(onErrorJustReturn: 0).publisher,
                ]
                var seen: [[Int]] = [[], [], [], []]
                let cancellables = publishers.enumerated().map { index, publisher in
                    publisher.sink { seen[index].append($0) }
                }
                relay.accept(2)
                for cancellable in cancellables { cancellable.cancel() }
                relay.accept(3)
                #expect(seen == [[1, 2], [1, 2], [1, 2], [1, 2]])
            }
        }
    }
#endif
