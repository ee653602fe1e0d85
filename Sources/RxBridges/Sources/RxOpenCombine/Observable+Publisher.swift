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
            ObservablePublisher(source: asObservable(), failure: { $0 }).eraseToAnyPublisher()
        }
    }

    extension InfallibleType {
        /// This sequence as a publisher that cannot fail; otherwise like that of an observable.
        public var publisher: AnyPublisher<Element, Never> { asObservable().neverFailing }
    }

    extension SharedSequenceConvertibleType {
        /// This driver or signal as a publisher that cannot fail; otherwise like that of an observable.
        ///
        /// Subscribe on the main thread, as to the driver or signal itself. It is shared likewise.
        public var publisher: AnyPublisher<Element, Never> { asObservable().neverFailing }
    }

    extension BehaviorRelay {
        /// This relay as a publisher that cannot fail: it sends the value first.
        public var publisher: AnyPublisher<Element, Never> { asObservable().neverFailing }
    }

    extension PublishRelay {
        /// This relay as a publisher that cannot fail.
        public var publisher: AnyPublisher<Element, Never> { asObservable().neverFailing }
    }

    extension ReplayRelay {
        /// This relay as a publisher that cannot fail: it sends what it keeps first.
        public var publisher: AnyPublisher<Element, Never> { asObservable().neverFailing }
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
                    return Disposables.create(with: { cancellable.cancel() })
                })
        }
    }

    extension Publisher where Failure == Never {
        /// This publisher as a sequence that cannot fail; otherwise like `asObservable`.
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
                        publisher: the sequence cannot fail by its type and failed with \(error). \
                        Handle the error before, with catch or asDriver(onErrorJustReturn:).
                        """)
                }
            ).eraseToAnyPublisher()
        }
    }

    /// Subscribes to a sequence per subscriber.
    private struct ObservablePublisher<Output, Failure: Error>: Publisher {
        let source: Observable<Output>
        /// What an error of the sequence is for a subscriber.
        let failure: (any Error) -> Failure

        func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = ObservableSubscription(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.start(source, failure)
        }
    }
#endif
