// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A question as a step of a flow: a presentable that is dismissed with its answer, and a stepper that emits the step which
/// follows from it.
///
/// Flows use it through ``FlowContributors/ask(_:_:)``.
@MainActor final class DialogController: Presentable, Stepper {
    let steps = PublishRelay<any Step>()

    private let visibility = BehaviorRelay(value: false)
    private let closed = PublishRelay<Void>()
    private let show: @MainActor (Window?, DialogController) -> DialogHandle
    private var handle: DialogHandle?

    init(show: @escaping @MainActor (Window?, DialogController) -> DialogHandle) { self.show = show }

    /// The coordinator listens: the question may be asked.
    func readyToEmitSteps() {
        visibility.accept(true)
        handle = show(ApplicationSession.current?.frontWindow?.window, self)
    }

    /// Takes the answer.
    func finish(_ step: (any Step)?) {
        guard visibility.value else { return }
        visibility.accept(false)
        handle = nil
        if let step { steps.accept(step) }
        closed.accept(())
    }

    var rxVisible: Observable<Bool> { visibility.asObservable() }
    var rxDismissed: Single<Void> { closed.take(1).asSingle() }
}
