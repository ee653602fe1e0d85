// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel

/// The time in an application that is tested.
/// ```swift
/// let app = HeadlessApp(LettersFlow(), startingAt: LettersStep.list, time: .virtual)
/// try await app.advance(by: .seconds(5))
/// ```
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
