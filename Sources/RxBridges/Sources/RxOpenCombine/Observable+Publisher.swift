// SPDX-License-Identifier: MIT

#if OpenCombine
    import OpenCombine
    import RxKernel

    extension ObservableConvertibleType {
        /// This sequence as a publisher.
        ///
        /// Elements are kept for a subscriber that has not asked for them yet: a sequence cannot be slowed down.
        public var publisher: AnyPublisher<Element, any Error> {
            ObservablePublisher(source: asObservable()).eraseToAnyPublisher()
        }
    }

    extension Publisher {
        /// This publisher as a sequence. It asks for everything; disposing cancels.
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
