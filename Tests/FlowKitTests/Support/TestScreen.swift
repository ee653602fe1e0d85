// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

/// Something presentable with no view behind it.
@MainActor class TestScreen: Presentable {
    let presence = Presence()

    init(visible: Bool = false) {
        if visible { presence.show() }
    }

    var rxVisible: Observable<Bool> { presence.rxVisible }
    var rxDismissed: Single<Void> { presence.rxDismissed }
}

/// Another type of screen, for blocks that tell roots apart by type.
final class OtherScreen: TestScreen {}

/// A stepper with what the tests need to see.
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
