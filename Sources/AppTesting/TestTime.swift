// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel

/// The time in an application that is tested.
public enum TestTime: Sendable {
    /// Real time. Animations end immediately.
    case real
    /// Virtual time, which passes only when ``HeadlessProgram/advance(by:file:line:)`` is called. Animations take their duration.
    case virtual
}

extension HeadlessBackend {
    @MainActor func start(_ time: TestTime) {
        guard time == .virtual else { return }
        virtualTime = HistoricalScheduler()
        isAnimated = true
    }
}
