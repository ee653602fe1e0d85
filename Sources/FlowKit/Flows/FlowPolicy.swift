// SPDX-License-Identifier: MIT

/// Where a flow departs from the usual rules.
public struct FlowPolicy: Sendable, Hashable {
    /// How steps are adapted that arrive while an earlier one still is.
    public enum Adapting: Sendable {
        /// One after another: steps navigate in the order in which they were emitted.
        case serially
        /// Side by side: a step navigates as soon as it is adapted.
        case concurrently
    }

    /// What becomes of a step that the flow does not take.
    public enum Unhandled: Sendable {
        /// It goes to the parent flow, and so on; reported if no ancestor takes it.
        case bubble
        /// It is reported.
        case report
    }

    /// What ends the flow, beside `.end` and the release of its coordinator.
    public enum Ending: Sendable {
        /// The dismissal of its root.
        case withRoot
        /// Also the dismissal of the last screen it contributed: for a flow that borrows its parent's container.
        case withLastScreen
    }

    /// What becomes of a step that equals one still in flight: being adapted, or on the way to its screen.
    public enum Repeated: Sendable {
        /// It navigates as well.
        case navigate
        /// It is dropped and reported: the second click of a double click opens nothing.
        case dropWhileInFlight
    }

    /// How steps are adapted that arrive while an earlier one still is.
    public var adapting: Adapting
    /// What becomes of a step that the flow does not take.
    public var unhandled: Unhandled
    /// What ends the flow.
    public var ending: Ending
    /// What becomes of a step that equals one still in flight.
    public var repeated: Repeated

    /// A policy that departs from the usual rules where it is told to.
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
