// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

/// A presentable without a view.
@MainActor class TestScreen: Presentable {
    let presence = Presence()

    init(visible: Bool = false) {
        if visible { presence.show() }
    }

    var rxVisible: Observable<Bool> { presence.rxVisible }
    var rxDismissed: Single<Void> { presence.rxDismissed }
}

/// Another type of screen, for tests of the types of roots.
final class OtherScreen: TestScreen {}

/// A stepper that counts the calls of its ready hook.
final class TestStepper: Stepper {
    let steps = PublishRelay<any Step>()
    let initialStep: any Step
    var timesReady = 0
    var whenReady: (TestStepper) -> Void = { _ in }

    init(_ initialStep: any Step = NoneStep()) {
        self.initialStep = initialStep
    }

    func readyToEmitSteps() {
        timesReady += 1
        whenReady(self)
    }
}
