// SPDX-License-Identifier: MIT

/// A list of steps that leads to a screen. Each step is navigated when the screen of the step before is visible.
///
/// ```swift
/// let outcome = await coordinator.open(DeepLink(AppStep.contacts, ContactsStep.detail(7)))
/// ```
/// Each step is navigated by one flow: the nearest one that takes it, beginning with the flows that the step before started.
public struct DeepLink: Sendable {
    /// The steps, the first one first.
    public var steps: [any Step]

    /// A link with these steps.
    public init(_ steps: any Step...) { self.steps = steps }
    /// A link with these steps.
    public init(_ steps: [any Step]) { self.steps = steps }
}

extension DeepLink {
    /// The result of a link.
    public enum Outcome: Sendable {
        /// Every step was navigated.
        case handled
        /// `adapt(step:)` replaced the step at this index by another one, which was navigated. The steps after it were not.
        case redirected(at: Int, to: any Step)
        /// The step at this index, and the steps after it, were not navigated.
        case refused(at: Int, Refusal)
    }

    /// Why a step of a link was not navigated.
    public enum Refusal: Sendable, Hashable {
        /// No flow takes it.
        case unhandled
        /// `adapt(step:)` returned `NoneStep`.
        case dropped
        /// The screen of the step before was dismissed, or its flow ended, before the screen was visible.
        case dismissed
        /// The screen of the step before was not visible, or the step was not adapted, before the timeout.
        case timedOut
        /// The coordinator was released, or started another flow.
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
