// SPDX-License-Identifier: MIT

/// A path of steps to a place in the application, each taken when the screen before it is there.
///
/// ```swift
/// let outcome = await coordinator.open(DeepLink(AppStep.contacts, ContactsStep.detail(7)))
/// ```
/// Each step is given to one flow only: a flow that the step before started, or one near it, that takes it.
public struct DeepLink: Sendable {
    /// The path, first step first.
    public var steps: [any Step]

    /// A link along those steps.
    public init(_ steps: any Step...) { self.steps = steps }
    /// A link along those steps.
    public init(_ steps: [any Step]) { self.steps = steps }
}

extension DeepLink {
    /// What became of a link.
    public enum Outcome: Sendable {
        /// Every step was taken.
        case handled
        /// `adapt` replaced the step at this place by another, which was taken; what comes after it was not tried.
        case redirected(at: Int, to: any Step)
        /// The step at this place was not taken; what comes after it was not tried.
        case refused(at: Int, Refusal)
    }

    /// Why a step of a link was not taken.
    public enum Refusal: Sendable, Hashable {
        /// No flow takes it.
        case unhandled
        /// `adapt` answered no step.
        case dropped
        /// The screen that the step before leads to was dismissed before it was visible.
        case dismissed
        /// The screen that the step before leads to did not become visible in time.
        case timedOut
        /// The coordinator was released, or given another flow.
        case released
    }
}

extension DeepLink.Outcome: Equatable {
    public static func == (left: DeepLink.Outcome, right: DeepLink.Outcome) -> Bool {
        switch (left, right) {
        case (.handled, .handled): true
        case (.redirected(let left, let leftStep), .redirected(let right, let rightStep)):
            left == right && leftStep.isEqual(to: rightStep)
        case (.refused(let left, let leftWhy), .refused(let right, let rightWhy)):
            left == right && leftWhy == rightWhy
        default: false
        }
    }
}
