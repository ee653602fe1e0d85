// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel

/// The time in an application that is tested.
public enum TestTime: Sendable {
    /// Real time; animations end at once.
    case real
    /// Virtual time, which passes by ``HeadlessProgram/advance(by:file:line:)``; animations take their duration.
    case virtual
}

extension HeadlessBackend {
    @MainActor func start(_ time: TestTime) {
        guard time == .virtual else { return }
        virtualTime = HistoricalScheduler()
        isAnimated = true
    }
}
