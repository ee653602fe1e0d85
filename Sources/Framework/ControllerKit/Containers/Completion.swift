// SPDX-License-Identifier: MIT

/// Calls a closure once: when a screen is in its position and its container has updated its own state.
@MainActor final class Completion {
    private var action: (() -> Void)?
    private var isInPosition = false
    private var isContainerUpdated = false

    init(_ action: (() -> Void)?) { self.action = action }

    /// Called when the screen is in its position.
    func screenIsInPosition() {
        isInPosition = true
        callIfComplete()
    }

    /// Called when the container has updated its own state.
    func containerIsUpdated() {
        isContainerUpdated = true
        callIfComplete()
    }

    private func callIfComplete() {
        guard isInPosition, isContainerUpdated, let action else { return }
        self.action = nil
        action()
    }
}
