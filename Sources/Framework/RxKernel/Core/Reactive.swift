// SPDX-License-Identifier: MIT

/// The namespace of the reactive members of `Base`, as in `label.rx.text`.
///
/// Extend `Reactive where Base: YourType` to add members. A writable property of an object needs no extension: dynamic
/// member lookup provides its binder.
///
/// ```swift
/// extension Reactive where Base: Player {
///     var progress: Observable<Double> { base.ticks.map { $0.progress } }
/// }
/// ```
///
/// It retains `base`. Its own lifetime is usually one expression.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The value or object whose reactive members these are.
    public let base: Base

    /// Creates the namespace for `base`.
    @inlinable
    public init(_ base: Base) {
        self.base = base
    }

    /// Returns a binder to a property of `base`, which it does not retain. It sets the property on the main thread.
    ///
    /// Inlined, so that the compiler can set the property itself: evaluating a key path takes longer than setting
    /// the property of a view.
    @inlinable
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(unchecked: base) { $0[keyPath: keyPath] = $1 }
    }
}

/// A type with reactive members in `rx`.
///
/// A type conforms without implementing anything; its reactive members are extensions of `Reactive`.
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
    /// The type that the members extend: by default the conforming type.
    associatedtype ReactiveBase

    /// The reactive members of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The reactive members of the value.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The reactive members of the type. Assignment does nothing.
    @inlinable public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        // Settable, so that `object.rx.member = value` compiles.
        set { _ = newValue }
    }

    /// The reactive members of the value. Assignment does nothing; it is allowed so that `object.rx.member = value`
    /// compiles.
    @inlinable public var rx: Reactive<Self> {
        get { Reactive(self) }
        set { _ = newValue }
    }
}
