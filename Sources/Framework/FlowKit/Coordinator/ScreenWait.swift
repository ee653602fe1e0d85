// SPDX-License-Identifier: MIT

import RxKernel

/// Waits until what a step has contributed is on screen: its flows are ready, and one of its screens is visible.
@MainActor final class ScreenWait {
    /// How the wait ended.
    enum Outcome {
        /// The flows are ready, and a screen is visible.
        case settled
        /// All screens were dismissed, or their flows ended, before.
        case dismissed
        /// The timeout passed before.
        case timedOut
    }

    private let tree: FlowTree
    private var done: ((Outcome) -> Void)?
    /// The indices of the contributions that are flows and not ready.
    private var unready: Set<Int> = []
    /// The indices of the contributions whose screen is not dismissed, and whose flow has not ended.
    private var open: Set<Int> = []
    private var isVisible = false
    private var bag = DisposeBag()

    init(in tree: FlowTree, done: @escaping (Outcome) -> Void) {
        self.tree = tree
        self.done = done
    }

    func begin(_ contributions: [Contribution]) {
        guard !contributions.isEmpty else { return finish(.settled) }
        open = Set(contributions.indices)
        unready = open.filter { contributions[$0].isFlow }
        for (index, contribution) in contributions.enumerated() {
            guard let flow = contribution.flow else { continue }
            FlowRegistry.whenReady(flow) { [weak self] in
                self?.unready.remove(index)
                self?.check()
            }
            FlowRegistry.whenEnded(flow) { [weak self] in
                self?.unready.remove(index)
                self?.ended(index)
                self?.check()
            }
        }
        for (index, contribution) in contributions.enumerated() where done != nil {
            watch(contribution.presentable, at: index)
        }
        guard done != nil else { return }
        tree.afterTimeout { [weak self] in self?.finish(.timedOut) }.disposed(by: bag)
    }

    private func watch(_ presentable: any Presentable, at index: Int) {
        presentable.rxVisible
            .subscribe(onNext: { [weak self] isVisible in
                guard let self, isVisible else { return }
                self.isVisible = true
                check()
            })
            .disposed(by: bag)
        presentable.rxDismissed
            .subscribe(onSuccess: { [weak self] in self?.ended(index) })
            .disposed(by: bag)
    }

    private func ended(_ index: Int) {
        open.remove(index)
        if open.isEmpty { finish(.dismissed) }
    }

    private func check() {
        if unready.isEmpty, isVisible { finish(.settled) }
    }

    private func finish(_ outcome: Outcome) {
        guard let done else { return }
        self.done = nil
        bag = DisposeBag()
        done(outcome)
    }
}
