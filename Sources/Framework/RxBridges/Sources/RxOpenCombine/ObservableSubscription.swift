// SPDX-License-Identifier: MIT

#if OpenCombine
    import OpenCombine
    import RxKernel
    import Synchronization

    /// The subscription of one subscriber to a sequence. It stores the elements that the subscriber has not requested
    /// yet.
    final class ObservableSubscription<Downstream: Subscriber>: OpenCombine.Subscription {
        private struct State {
            var demand = Subscribers.Demand.none
            var waiting: ArraySlice<Downstream.Input> = []
            var completion: Subscribers.Completion<Downstream.Failure>?
            var isSending = false
            var isOver = false
        }

        private enum Step {
            case element(Downstream.Input)
            case completion(Subscribers.Completion<Downstream.Failure>)
        }

        private let downstream: Downstream
        private let upstream = SerialDisposable()
        private let lock = Mutex(())
        /// Guarded by `lock`.
        private var state = State()

        init(_ downstream: Downstream) {
            self.downstream = downstream
        }

        func start(
            _ source: Observable<Downstream.Input>, _ failure: @escaping (any Error) -> Downstream.Failure
        ) {
            upstream.disposable = source.subscribe(
                onNext: { element in self.change { $0.waiting.append(element) } },
                onError: { error in self.change { $0.completion = .failure(failure(error)) } },
                onCompleted: { self.change { $0.completion = .finished } })
        }

        func request(_ demand: Subscribers.Demand) { change { $0.demand += demand } }

        func cancel() {
            var dropped: ArraySlice<Downstream.Input> = []
            lock.withLock { _ in
                state.isOver = true
                swap(&dropped, &state.waiting)
            }
            // The dropped elements are released outside the lock, since a deinit may call other code.
            withExtendedLifetime(dropped) {}
            upstream.dispose()
        }

        /// Changes the state, and sends the events that may be sent then, unless another call is sending.
        private func change(_ body: (inout State) -> Void) {
            let mustSend = lock.withLock { _ in
                body(&state)
                defer { state.isSending = true }
                return !state.isSending
            }
            if mustSend { while sendNext() {} }
        }

        /// Sends one event, outside the lock. Returns false if there is no event to send now.
        private func sendNext() -> Bool {
            var step: Step?
            lock.withLock { _ in
                if !state.isOver, state.demand > .none, let element = state.waiting.popFirst() {
                    state.demand -= 1
                    step = .element(element)
                } else if !state.isOver, state.waiting.isEmpty, let completion = state.completion {
                    state.isOver = true
                    step = .completion(completion)
                } else {
                    state.isSending = false
                }
            }
            switch step {
            case .element(let element):
                let more = downstream.receive(element)
                lock.withLock { _ in state.demand += more }
                return true
            case .completion(let completion):
                downstream.receive(completion: completion)
                upstream.dispose()
                return true
            case nil: return false
            }
        }
    }
#endif
