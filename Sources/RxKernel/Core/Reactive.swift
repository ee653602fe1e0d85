// SPDX-License-Identifier: MIT

/// The reactive members of `Base`: `label.rx.text`.
///
/// Extend `Reactive where Base: YourType` to add members. A writable property of an object needs none: its binder is
/// there by dynamic member look-up.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// What is extended.
    public let base: Base

    /// The reactive members of `base`.
    @inlinable
    public init(_ base: Base) {
        self.base = base
    }

    /// A binder to a property of `base`, which it does not retain.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(unchecked: base) { $0[keyPath: keyPath] = $1 }
    }
}

/// A type with reactive members under `rx`.
public protocol ReactiveCompatible {
    /// What the members extend: the type itself, unless it says otherwise.
    associatedtype ReactiveBase

    /// The type's reactive members.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The value's reactive members.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The type's reactive members.
    @inlinable public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        // Settable so that `object.rx.member = value` may be written.
        set { _ = newValue }
    }

    /// The value's reactive members.
    @inlinable public var rx: Reactive<Self> {
        get { Reactive(self) }
        set { _ = newValue }
    }
}
