// SPDX-License-Identifier: MIT

/// Whoever waits for a change of screens: told once, when the screen is in place, and not before the container has done its part.
@MainActor final class Completion {
    private var action: (() -> Void)?
    private var isInPlace = false
    private var isContainerDone = false

    init(_ action: (() -> Void)?) { self.action = action }

    /// The screen is in place.
    func screenIsInPlace() {
        isInPlace = true
        tell()
    }

    /// The container has done its part.
    func containerIsDone() {
        isContainerDone = true
        tell()
    }

    private func tell() {
        guard isInPlace, isContainerDone, let action else { return }
        self.action = nil
        action()
    }
}
