// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator {
    /// Navigates a deep link, and returns its result.
    ///
    /// Links are navigated one after another. A link that is opened before `coordinate`, or before the flow is ready, waits until then.
    @discardableResult
    public func open(_ link: DeepLink) async -> DeepLink.Outcome {
        await withCheckedContinuation { continuation in
            open(link) { continuation.resume(returning: $0) }
        }
    }

    /// Navigates a deep link, and calls `then` once with its result.
    public func open(_ link: DeepLink, then: @escaping @MainActor (DeepLink.Outcome) -> Void) {
        if links.add(LinkRun(link, from: self, done: then)) { followLinks() }
    }

    /// Gives a step to the nearest flow that takes it, beginning with this one, and returns when it has been navigated.
    @discardableResult
    public func trigger(_ step: any Step) async -> DeepLink.Outcome {
        await open(DeepLink(step))
    }

    /// Begins with the first link, if the flow is ready.
    func followLinks() {
        if run?.readiness.isReady == true { links.first?.next() }
    }

    func linkEnded(_ link: LinkRun) {
        if links.removeFirst(link) { followLinks() }
    }
}

extension Reactive where Base == FlowCoordinator {
    /// Navigates a deep link on subscription, and succeeds with its result.
    @preconcurrency @MainActor public func open(_ link: DeepLink) -> Single<DeepLink.Outcome> {
        let coordinator = base
        return Single.create { single in
            coordinator.open(link) { single(.success($0)) }
            return Disposables.create()
        }
    }

    /// Gives a step to the nearest flow that takes it on subscription, and succeeds when it has been navigated.
    @preconcurrency @MainActor public func trigger(_ step: any Step) -> Single<DeepLink.Outcome> {
        open(DeepLink(step))
    }
}
