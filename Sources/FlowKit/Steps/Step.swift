// SPDX-License-Identifier: MIT

/// Something that happened and may lead somewhere: the one thing view models say to flows.
///
/// A step carries values, never objects, so it may be emitted from any thread. Give each flow one enum:
///
/// ```swift
/// enum ContactsStep: Step { case list, detail(Contact.ID), detailIsDone }
/// ```
public protocol Step: Sendable {}

/// The steps every application shares.
public enum RxFlowStep: Step {
    /// The beginning: what ``DefaultStepper`` emits first.
    case home
}

/// No step at all: the initial step of a stepper that has none. Steppers never deliver it.
public struct NoneStep: Step, Hashable {
    /// No step.
    public init() {}
}

extension Step {
    /// Whether this is ``NoneStep``.
    @inlinable package var isNone: Bool { type(of: self) == NoneStep.self }

    /// Equality of two steps of whatever types: by value where the type is `Equatable`, otherwise by type
    /// and printed form.
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
