// SPDX-License-Identifier: MIT

#if OpenCombine
    import OpenCombine
    import RxKernel

    extension ObservableConvertibleType {
        /// This sequence as a publisher, which subscribes to the sequence once for each of its subscribers.
        ///
        /// ```swift
        /// let cancellable = name.publisher.sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
        /// ```
        ///
        /// Elements are stored until the subscriber requests them, without a limit on their number, since an observable
        /// cannot be slowed down. Events are sent on the sequence's thread. Cancelling disposes of the subscription.
        public var publisher: AnyPublisher<Element, any Error> {
            ObservablePublisher(source: asObservable(), failure: { $0 }).eraseToAnyPublisher()
        }
    }

    extension InfallibleType {
        /// This sequence as a publisher that cannot fail. Otherwise it is like the publisher of an observable.
        public var publisher: AnyPublisher<Element, Never> { asObservable().neverFailing }
    }

    extension SharedSequenceConvertibleType {
        /// This driver or signal as a publisher that cannot fail. Otherwise it is like the publisher of an observable.
        ///
        /// Subscribe on the main thread, as to the driver or signal itself. It is shared in the same way.
        public var publisher: AnyPublisher<Element, Never> { asObservable().neverFailing }
    }

    extension RelayType {
        /// This relay as a publisher that cannot fail. It first sends what the relay stores: the current value of a
        /// `BehaviorRelay`, the elements of a `ReplayRelay`.
        public var publisher: AnyPublisher<Element, Never> { asObservable().neverFailing }
    }

    extension Publisher {
        /// Returns this publisher as a sequence, which subscribes to the publisher once for each of its subscribers.
        ///
        /// It requests an unlimited number of elements. Events are sent on the publisher's thread. Disposing of the
        /// subscription cancels.
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
                    return Disposables.create(with: { cancellable.cancel() })
                })
        }
    }

    extension Publisher where Failure == Never {
        /// Returns this publisher as a sequence that cannot fail. Otherwise it is like `asObservable`.
        public func asInfallible() -> Infallible<Output> {
            asObservable().asInfallible(onErrorFallbackTo: .empty())
        }
    }

    extension Observable {
        fileprivate var neverFailing: AnyPublisher<Element, Never> {
            ObservablePublisher(
                source: self,
                failure: { error -> Never in
                    fatalError(
                        """
                        publisher: the sequence failed with \(error), but its type says that it cannot fail. \
                        Handle the error earlier in the chain, with catch or asDriver(onErrorJustReturn:).
                        """)
                }
            ).eraseToAnyPublisher()
        }
    }

    /// A publisher that subscribes to a sequence once for each subscriber.
    private struct ObservablePublisher<Output, Failure: Error>: Publisher {
        let source: Observable<Output>
        /// Converts an error of the sequence to one of the publisher.
        let failure: (any Error) -> Failure

        func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = ObservableSubscription(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.start(source, failure)
        }
    }
#endif
