// SPDX-License-Identifier: MIT

/// The reactive members of `Base`: what is behind `label.rx.text`.
///
/// Extend `Reactive where Base: YourType` to add members. A writable property of an object needs none: its
/// binder is there by dynamic member look-up.
///
/// ```swift
/// extension Reactive where Base: Player {
///     var progress: Observable<Double> { base.ticks.map { $0.progress } }
/// }
/// ```
///
/// It retains `base` for as long as it lives itself, which is usually one expression.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// What is extended.
    public let base: Base

    /// The reactive members of `base`.
    @inlinable
    public init(_ base: Base) {
        self.base = base
    }

    /// A binder to a property of `base`, which it does not retain. It sets the property on the main thread.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(unchecked: base) { $0[keyPath: keyPath] = $1 }
    }
}

/// A type with reactive members under `rx`.
///
/// Conforming is all that a type needs; its members are extensions of `Reactive`.
///
/// ```swift
/// final class Door: ReactiveCompatible {
///     let opened = PublishRelay<Void>()
/// }
///
/// extension Reactive where Base: Door {
///     var opened: ControlEvent<Void> { ControlEvent(events: base.opened) }
/// }
/// ```
public protocol ReactiveCompatible {
    /// What the members extend: the type itself, unless it says otherwise.
    associatedtype ReactiveBase

    /// The type's reactive members.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The value's reactive members.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The type's reactive members. Assigning does nothing.
    @inlinable public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        // Settable so that `object.rx.member = value` may be written.
        set { _ = newValue }
    }

    /// The value's reactive members. Assigning does nothing; it is allowed so that `object.rx.member = value`
    /// may be written.
    @inlinable public var rx: Reactive<Self> {
        get { Reactive(self) }
        set { _ = newValue }
    }
}
