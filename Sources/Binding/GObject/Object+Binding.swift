// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

extension Object {
    /// Keeps a property of another object equal to one of this object, both by their C names. `g_object_bind_property()`.
    ///
    ///     toggle.bind("active", to: revealer, "reveal-child")
    ///
    /// The compiler checks the form with key paths. Lifetime: until `unbind()`, or until one of the objects is freed.
    @discardableResult
    public func bind(
        _ property: String, to target: Object, _ targetProperty: String, flags: BindingFlags = .syncCreate
    ) -> Binding {
        let binding: Binding? = C.borrow(
            C.raw(
                g_object_bind_property(
                    _raw, property, target._raw, targetProperty, .init(rawValue: C.number(flags))))
        )
        guard let binding else {
            fatalError(
                "\(self) has no property “\(property)”, or \(target) has no property “\(targetProperty)” "
                    + "of a type to which it can be converted: nothing was bound. Property names are those of the C class, with "
                    + "words joined by “-”."
            )
        }
        return binding
    }
}

// `Self` is the class at the call site only in a protocol.
@MainActor
extension ValueConvertible where Self: Object {
    /// Keeps a property of another object equal to one of this object.
    ///
    ///     toggle.bind(\.active, to: revealer, \.revealChild)
    ///     entry.bind(\.text, to: label, \.label, flags: [.syncCreate, .bidirectional])
    ///
    /// Lifetime: until `unbind()`, or until one of the objects is freed. The binding retains neither of them.
    @discardableResult
    public func bind<Target: Object, Value>(
        _ property: KeyPath<Members<Self>, PropertyKey<Self, Value>>, to target: Target,
        _ targetProperty: KeyPath<Members<Target>, PropertyKey<Target, Value>>,
        flags: BindingFlags = .syncCreate
    ) -> Binding {
        bind(
            Members<Self>()[keyPath: property].name, to: target,
            Members<Target>()[keyPath: targetProperty].name, flags: flags)
    }

    /// Keeps an optional property of another object equal to a property of this object that is never nil.
    @discardableResult
    public func bind<Target: Object, Value>(
        _ property: KeyPath<Members<Self>, PropertyKey<Self, Value>>, to target: Target,
        _ targetProperty: KeyPath<Members<Target>, PropertyKey<Target, Value?>>,
        flags: BindingFlags = .syncCreate
    ) -> Binding {
        bind(
            Members<Self>()[keyPath: property].name, to: target,
            Members<Target>()[keyPath: targetProperty].name, flags: flags)
    }

    /// Keeps a property of another object equal to the result of a closure for a property of this object.
    ///
    ///     scale.adjustment.bind(\.value, to: label, \.label) { "\(Int($0)) %" }
    @discardableResult
    public func bind<Target: Object, Value: ValueConvertible, TargetValue: ValueConvertible>(
        _ property: KeyPath<Members<Self>, PropertyKey<Self, Value>>, to target: Target,
        _ targetProperty: KeyPath<Members<Target>, PropertyKey<Target, TargetValue>>,
        flags: BindingFlags = .syncCreate,
        transform: @escaping @MainActor (Value) -> TargetValue
    ) -> Binding {
        // GObject passes the binding, the value of the source, and the value of the target, which is written.
        let closure = makeClosure { arguments, result in
            guard let source = arguments.address(1)?.assumingMemoryBound(to: GValue.self),
                let place = arguments.address(2)?.assumingMemoryBound(to: GValue.self),
                let value = Value._read(source)
            else { return }
            transform(value)._write(place)
            if let result { true._write(result) }
        }
        let made = g_object_bind_property_with_closures(
            _raw, Members<Self>()[keyPath: property].name, target._raw,
            Members<Target>()[keyPath: targetProperty].name, .init(rawValue: C.number(flags)), closure, nil)
        return C.present(C.borrow(C.raw(made)), "g_object_bind_property_with_closures")
    }
}

@MainActor
extension ValueConvertible where Self: Object {
    /// Calls the handler with the new value each time a property is written. `notify::name`.
    ///
    ///     paned.onNotify(\.position) { [weak self] position in self?.save(position) }
    @discardableResult
    public func onNotify<Value>(
        _ property: KeyPath<Members<Self>, PropertyKey<Self, Value>>,
        _ handler: @escaping @MainActor (Value) -> Void
    ) -> SignalConnection {
        let key = Members<Self>()[keyPath: property]
        return connect("notify::" + key.name) { arguments in
            let object: Object = arguments.get(0)
            if let owner = object as? Self { handler(key.get(owner)) }
        }
    }
}
