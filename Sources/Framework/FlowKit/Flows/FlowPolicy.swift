// SPDX-License-Identifier: MIT

/// The rules of one flow that differ from the defaults.
///
/// ```swift
/// var policy: FlowPolicy { FlowPolicy(ending: .withLastScreen) }
/// ```
public struct FlowPolicy: Sendable, Hashable {
    /// The order in which steps are adapted.
    public enum Adapting: Sendable {
        /// One after another: steps are navigated in the order in which they were emitted.
        case serially
        /// At the same time: each step is navigated as soon as it is adapted.
        case concurrently
    }

    /// What happens to a step that the flow does not take.
    public enum Unhandled: Sendable {
        /// The parent flow gets it, then the parent's parent, and so on. It is reported if no ancestor takes it.
        case bubble
        /// It is reported.
        case report
    }

    /// What ends the flow, in addition to `.end` and the release of its coordinator.
    public enum Ending: Sendable {
        /// The dismissal of its root.
        case withRoot
        /// The dismissal of its root. If its root is its parent's, also the dismissal of the last screen that it contributed.
        case withLastScreen
    }

    /// What happens to a step that equals a step in flight. A step is in flight while it is adapted, and until the screen that it leads to
    /// is visible.
    public enum Repeated: Sendable {
        /// It is navigated.
        case navigate
        /// It is dropped and reported: the second click of a double click opens nothing.
        case dropWhileInFlight
    }

    /// The order in which steps are adapted.
    public var adapting: Adapting
    /// What happens to a step that the flow does not take.
    public var unhandled: Unhandled
    /// What ends the flow.
    public var ending: Ending
    /// What happens to a step that equals a step in flight.
    public var repeated: Repeated

    /// Creates the default rules, except for those that are given.
    public init(
        adapting: Adapting = .serially, unhandled: Unhandled = .bubble, ending: Ending = .withRoot,
        repeated: Repeated = .navigate
    ) {
        self.adapting = adapting
        self.unhandled = unhandled
        self.ending = ending
        self.repeated = repeated
    }
}
