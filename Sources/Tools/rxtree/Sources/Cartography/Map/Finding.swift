// SPDX-License-Identifier: MIT

/// A mistake in the navigation of an application, or code that may be a mistake.
public struct Finding: Sendable, Equatable {
    public enum Rule: String, Sendable, CaseIterable {
        /// A step that no flow handles.
        case unhandledStep = "unhandled-step"
        /// A step that a flow handles, but nothing emits.
        case unemittedStep = "unemitted-step"
        /// A flow or controller that nothing leads to.
        case unreachableScreen = "unreachable-screen"
        /// A view model whose steps no coordinator observes, because its controller is never contributed.
        case uncontributedViewModel = "uncontributed-view-model"
        /// A child flow that never returns `.end`.
        case flowNeverEnds = "flow-never-ends"
        /// Code that could not be read or followed.
        case unresolved
    }

    public enum Severity: String, Sendable {
        /// Fails a check.
        case error
        /// Fails a check with `--strict` only.
        case warning
    }

    public var rule: Rule
    public var severity: Severity
    public var site: AppMap.Site
    public var message: String
}
