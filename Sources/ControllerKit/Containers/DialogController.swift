// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A dialog that a flow contributes. As a presentable it is dismissed when the user answers; as a stepper it emits the step that
/// follows from the answer.
///
/// Flows use it through ``FlowContributors/ask(_:_:)``.
@MainActor final class DialogController: Presentable, Stepper {
    let steps = PublishRelay<any Step>()

    private let visibility = BehaviorRelay(value: false)
    private let closed = PublishRelay<Void>()
    private let show: @MainActor (Window?, DialogController) -> DialogHandle
    private var handle: DialogHandle?

    init(show: @escaping @MainActor (Window?, DialogController) -> DialogHandle) { self.show = show }

    /// Called when the coordinator has subscribed: shows the dialog.
    func readyToEmitSteps() {
        visibility.accept(true)
        handle = show(ApplicationSession.current?.frontWindow?.window, self)
    }

    /// Called with the step that follows from the answer.
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
