// SPDX-License-Identifier: MIT

#if OpenCombine
    import OpenCombine
    import RxKernel

    extension ObservableConvertibleType {
        /// This sequence as a publisher, which subscribes to it for each of its subscribers.
        ///
        /// ```swift
        /// let cancellable = name.publisher.sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
        /// ```
        ///
        /// Elements are kept for a subscriber that has not asked for them yet, however many: a sequence
        /// cannot be slowed down. Events arrive on the thread that sends them; cancelling disposes.
        public var publisher: AnyPublisher<Element, any Error> {
            ObservablePublisher(source: asObservable()).eraseToAnyPublisher()
        }
    }

    extension Publisher {
        /// This publisher as a sequence, which subscribes to it for each of its subscribers.
        ///
        /// It asks for everything. Events arrive on the thread that the publisher sends on; disposing
        /// cancels.
        public func asObservable() -> Observable<Output> {
            .create(
                { observer in
                    let cancellable = sink(
                        receiveCompletion: { completion in
                            switch completion {
                            case .finished: observer.onCompleted()
                            case .failure(let error): observer.onError(error)
                            }
                        }, receiveValue: { observer.onNext($0) })
                    return Disposables.create(with: { cancellable.cancel() }, isolation: nil)
                }, isolation: nil)
        }
    }

    /// Subscribes to a sequence per subscriber.
    private struct ObservablePublisher<Output>: Publisher {
        typealias Failure = any Error

        let source: Observable<Output>

        func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == any Error {
            let subscription = ObservableSubscription(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.start(source)
        }
    }
#endif
