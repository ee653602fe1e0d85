// SPDX-License-Identifier: MIT

import RxKernel

/// Waits until what a step has contributed is on screen: its flows are ready, and one of its screens is visible.
@MainActor final class ScreenWait {
    /// How the wait ended.
    enum Outcome {
        /// The flows are ready, and a screen is visible.
        case settled
        /// All screens were dismissed before.
        case dismissed
        /// The timeout passed before.
        case timedOut
    }

    private let tree: FlowTree
    private var done: ((Outcome) -> Void)?
    private var missingFlows = 0
    private var missingScreens = 0
    private var isVisible = false
    private var bag = DisposeBag()

    init(in tree: FlowTree, done: @escaping (Outcome) -> Void) {
        self.tree = tree
        self.done = done
    }

    func begin(_ contributions: [Contribution]) {
        missingScreens = contributions.count
        guard !contributions.isEmpty else { return finish(.settled) }
        let flows = contributions.compactMap(\.flow)
        missingFlows = flows.count
        for flow in flows {
            FlowRegistry.whenReady(flow) { [weak self] in
                self?.missingFlows -= 1
                self?.check()
            }
        }
        for contribution in contributions where done != nil { watch(contribution.presentable) }
        guard done != nil else { return }
        tree.afterTimeout { [weak self] in self?.finish(.timedOut) }.disposed(by: bag)
    }

    private func watch(_ presentable: any Presentable) {
        presentable.rxVisible
            .subscribe(onNext: { [weak self] isVisible in
                guard let self, isVisible else { return }
                self.isVisible = true
                check()
            })
            .disposed(by: bag)
        presentable.rxDismissed
            .subscribe(onSuccess: { [weak self] in
                guard let self else { return }
                missingScreens -= 1
                if missingScreens == 0 { finish(.dismissed) }
            })
            .disposed(by: bag)
    }

    private func check() {
        if missingFlows == 0, isVisible { finish(.settled) }
    }

    private func finish(_ outcome: Outcome) {
        guard let done else { return }
        self.done = nil
        bag = DisposeBag()
        done(outcome)
    }
}
