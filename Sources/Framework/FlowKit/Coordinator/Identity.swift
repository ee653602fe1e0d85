// SPDX-License-Identifier: MIT

import RxKernel

// Steppers and presentables may be structs, which have no identity of their own.

extension Stepper {
    /// The object that the stepper is; nil for a struct or an enumeration.
    nonisolated var object: AnyObject? { FlowKit.object(self) }

    /// Distinguishes steppers: a class instance by itself, a struct by its relay, which its copies share.
    var identity: ObjectIdentifier { ObjectIdentifier(object ?? steps) }

    /// Whether `other` has the same identity; false for structs that are compared on another thread than the main thread.
    nonisolated func isSame(as other: any Stepper) -> Bool {
        if let object { return object === other.object }
        guard MainThread.isCurrent else { return false }
        // Guard: this is the main thread, and the closure has returned before this function does.
        nonisolated(unsafe) let (left, right) = (self, other)
        return MainActor.assumeIsolated { left.identity == right.identity }
    }
}

extension Presentable {
    /// The object that the presentable is; nil for a struct or an enumeration.
    nonisolated var object: AnyObject? { FlowKit.object(self) }

    /// Whether `other` is the same object, or for a struct an equal value of the same type.
    nonisolated func isSame(as other: (any Presentable)?) -> Bool {
        guard let other else { return false }
        if let object { return object === other.object }
        return (self as? any Equatable)?.isEqual(to: other) ?? false
    }

    /// Whether `stepper` is this presentable too; of structs the types are compared.
    nonisolated func isSame(as stepper: any Stepper) -> Bool {
        if let object { return object === stepper.object }
        return type(of: stepper) == Self.self
    }
}

/// Distinguishes the child flows of a coordinator. A flow may run once with each stepper.
struct ChildKey: Hashable {
    private let flow: ObjectIdentifier
    private let stepper: ObjectIdentifier

    @MainActor init(_ flow: any Flow, _ stepper: any Stepper) {
        self.flow = ObjectIdentifier(flow)
        self.stepper = stepper.identity
    }
}

extension Equatable {
    /// Whether `other` has the same type and is equal.
    func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

@inline(__always) private func object<Value>(_ value: Value) -> AnyObject? {
    // Guard: a value of a class type is one strong reference, as AnyObject is. `value as AnyObject` takes 40 times as long.
    Value.self is AnyObject.Type ? unsafeBitCast(value, to: AnyObject.self) : nil
}
