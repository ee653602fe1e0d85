// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator: ReactiveCompatible {
    /// The navigation of a coordinator and of all below it, made when somebody first listens.
    final class Transitions {
        var will: PublishSubject<(any Flow, any Step)>?
        var did: PublishSubject<(any Flow, any Step)>?
    }

    /// Tells this coordinator's listeners, then those of each ancestor.
    func announce(
        _ moment: KeyPath<Transitions, PublishSubject<(any Flow, any Step)>?>, _ flow: any Flow,
        _ step: any Step
    ) {
        var coordinator: FlowCoordinator? = self
        while let some = coordinator {
            some.transitions[keyPath: moment]?.onNext((flow, step))
            coordinator = some.parent
        }
    }

    fileprivate func listeners(
        _ moment: ReferenceWritableKeyPath<Transitions, PublishSubject<(any Flow, any Step)>?>
    ) -> Observable<(any Flow, any Step)> {
        if let subject = transitions[keyPath: moment] { return subject.asObservable() }
        let subject = PublishSubject<(any Flow, any Step)>()
        transitions[keyPath: moment] = subject
        tree.announcesNavigation = true
        return subject.asObservable()
    }
}

extension Reactive where Base == FlowCoordinator {
    /// Each step that a flow of this coordinator, or of one below it, is about to navigate.
    @preconcurrency @MainActor public var willNavigate: Observable<(any Flow, any Step)> {
        base.listeners(\.will)
    }

    /// Each step that a flow of this coordinator, or of one below it, has navigated, before what it contributed starts.
    @preconcurrency @MainActor public var didNavigate: Observable<(any Flow, any Step)> {
        base.listeners(\.did)
    }

    /// What led nowhere, in the whole application or window.
    @preconcurrency @MainActor public var reports: Observable<FlowReport> { base.tree.reports.asObservable() }
}
