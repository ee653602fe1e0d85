// SPDX-License-Identifier: MIT

extension ViewController {
    /// The state of a controller. Hidden, detached and dismissed are three different states.
    public enum Phase: Sendable, Equatable {
        /// The controller is in no container. A controller begins in this state, and returns to it when it is removed from its parent.
        case detached
        /// The controller is in a container and not visible: below another screen, in another tab, or in a window that is not open.
        case hidden
        /// The controller is visible.
        case visible
        /// The controller was dismissed: popped, closed, or removed with its container.
        case dismissed
    }
}
