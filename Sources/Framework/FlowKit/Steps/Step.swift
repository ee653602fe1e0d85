// SPDX-License-Identifier: MIT

/// An event that may lead to other screens; a view model sends it to its flow.
///
/// A step has values, not objects, so it may be emitted on any thread. Declare one enumeration for each flow:
///
/// ```swift
/// enum ContactsStep: Step { case list, detail(Contact.ID), detailIsDone }
/// ```
public protocol Step: Sendable {}

/// The steps that every application has.
/// ```swift
/// let firstStep: any Step = RxFlowStep.home
/// ```
public enum RxFlowStep: Step, Codable {
    /// The first step: the one that ``DefaultStepper`` emits.
    case home
}

/// No step: the initial step of a stepper that has none. A coordinator ignores it.
/// ```swift
/// return .just(NoneStep())  // in adapt(step:): the step is dropped
/// ```
public struct NoneStep: Step, Hashable {
    /// No step.
    public init() {}
}

extension Step {
    /// Whether this is ``NoneStep``.
    @inlinable package var isNone: Bool { type(of: self) == NoneStep.self }

    /// Equality of two steps of any types: by value where the type is `Equatable`, otherwise by type and printed form.
    package func isEqual(to other: any Step) -> Bool {
        guard type(of: self) == type(of: other) else { return false }
        if let equatable = self as? any Equatable { return equatable.isEqual(to: other) }
        return String(reflecting: self) == String(reflecting: other)
    }

    /// The step as messages show it: type and value.
    package var printed: String {
        if type(of: self) == CoordinatorStep.self { return String(describing: self) }
        let name = String(describing: type(of: self))
        let value = String(describing: self)
        return value.hasPrefix(name) ? value : "\(name).\(value)"
    }
}
