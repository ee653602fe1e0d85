// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

struct StepTests {
    struct Opaque: Step { let value: Int }

    @Test func equatableStepsCompareByValueOthersByTypeAndPrintedForm() {
        #expect(FlowContributors.reset(to: TestStep.number(1)) == .reset(to: TestStep.number(1)))
        #expect(FlowContributors.reset(to: TestStep.number(1)) != .reset(to: TestStep.number(2)))
        #expect(FlowContributors.reset(to: OtherStep.logOut) != .reset(to: TestStep.one))
        #expect(FlowContributors.reset(to: Opaque(value: 1)) == .reset(to: Opaque(value: 1)))
        #expect(FlowContributors.reset(to: Opaque(value: 1)) != .reset(to: Opaque(value: 2)))
    }
}
