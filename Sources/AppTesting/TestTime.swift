// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel

/// The time in an application that is tested.
public enum TestTime: Sendable {
    /// Time passes by itself, and animations take none.
    case real
    /// Time passes by ``HeadlessProgram/advance(by:file:line:)``, and animations take theirs.
    case virtual
}

extension HeadlessBackend {
    @MainActor func start(_ time: TestTime) {
        guard time == .virtual else { return }
        virtualTime = HistoricalScheduler()
        isAnimated = true
    }
}
