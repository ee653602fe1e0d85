// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator: ReactiveCompatible {
    /// The subjects of `willNavigate` and `didNavigate`, which are created on first use.
    struct NavigationSubjects {
        var will: PublishSubject<(any Flow, any Step)>?
        var did: PublishSubject<(any Flow, any Step)>?
    }

    /// Sends a navigation to the observers of this coordinator, then to those of each ancestor.
    func announce(
        _ subject: KeyPath<NavigationSubjects, PublishSubject<(any Flow, any Step)>?>, _ flow: any Flow,
        _ step: any Step
    ) {
        var coordinator: FlowCoordinator? = self
        while let some = coordinator {
            some.navigationSubjects[keyPath: subject]?.onNext((flow, step))
            coordinator = some.parent
        }
    }

    fileprivate func navigations(
        _ path: WritableKeyPath<NavigationSubjects, PublishSubject<(any Flow, any Step)>?>
    ) -> Observable<(any Flow, any Step)> {
        if let subject = navigationSubjects[keyPath: path] { return subject.asObservable() }
        let subject = PublishSubject<(any Flow, any Step)>()
        navigationSubjects[keyPath: path] = subject
        tree.announcesNavigation = true
        return subject.asObservable()
    }
}

extension Reactive where Base == FlowCoordinator {
    /// Each step that the flow of this coordinator, or a flow below it, is about to navigate.
    @preconcurrency @MainActor public var willNavigate: Observable<(any Flow, any Step)> {
        base.navigations(\.will)
    }

    /// Each step that the flow of this coordinator, or a flow below it, has navigated, before what it has contributed starts.
    @preconcurrency @MainActor public var didNavigate: Observable<(any Flow, any Step)> {
        base.navigations(\.did)
    }

    /// The reports of the whole tree of flows: steps that were dropped, and flows that cannot continue.
    @preconcurrency @MainActor public var reports: Observable<FlowReport> { base.tree.reports.asObservable() }
}
