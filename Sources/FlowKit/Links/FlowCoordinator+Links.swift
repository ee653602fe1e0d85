// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator {
    /// Follows a deep link. Links are followed one after another; one that comes before `coordinate`, or before the
    /// flow is ready, waits for that.
    @discardableResult
    public func open(_ link: DeepLink) async -> DeepLink.Outcome {
        await withCheckedContinuation { continuation in
            open(link) { continuation.resume(returning: $0) }
        }
    }

    /// Follows a deep link, and says what became of it. `then` is called exactly once.
    public func open(_ link: DeepLink, then: @escaping @MainActor (DeepLink.Outcome) -> Void) {
        links.append(LinkRun(link, from: self, done: then))
        if links.count == 1 { followLinks() }
    }

    /// Gives one step to the nearest flow that takes it, this one first, and waits until it is navigated.
    @discardableResult
    public func trigger(_ step: any Step) async -> DeepLink.Outcome {
        await open(DeepLink(step))
    }

    /// Begins with the first link, if the flow is ready for it.
    func followLinks() {
        guard progress == .ready, flow != nil, let link = links.first else { return }
        link.next()
    }

    func linkEnded(_ link: LinkRun) {
        guard links.first === link else { return }
        links.removeFirst()
        followLinks()
    }
}

extension Reactive where Base == FlowCoordinator {
    /// Follows a deep link when subscribed to.
    @MainActor public func open(_ link: DeepLink) -> Single<DeepLink.Outcome> {
        let coordinator = base
        return Single.create { single in
            coordinator.open(link) { single(.success($0)) }
            return Disposables.create()
        }
    }

    /// Gives one step to the nearest flow that takes it when subscribed to.
    @MainActor public func trigger(_ step: any Step) -> Single<DeepLink.Outcome> {
        open(DeepLink(step))
    }
}
