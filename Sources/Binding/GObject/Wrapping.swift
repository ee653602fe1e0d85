// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Synchronization

// Finds the Swift object for an address: the existing one, or a new one of the class that is nearest to the C class.

/// The classes of run-time types: those that Swift has registered, and those that were found by their names.
private let classes = Mutex<(registered: [UInt: Object.Type], found: [UInt: Object.Type])>(([:], [:]))

@_spi(Binding) extension C {
    /// Makes `type` the Swift class of a run-time type.
    public static func register(_ type: Object.Type, for gtype: UInt) {
        classes.withLock { $0.registered[gtype] = type }
    }

    /// Forgets the classes that were found by their names: another module may have a nearer one.
    static func forgetFoundClasses() { classes.withLock { $0.found = [:] } }
}

/// Returns the Swift class of a C class, by name: `GtkButton` is `Gtk.Button`. A class that no binding has is represented by the
/// Swift class of its nearest ancestor that a binding has.
func swiftClass(for gtype: UInt) -> Object.Type {
    if let known = classes.withLock({ $0.registered[gtype] ?? $0.found[gtype] }) { return known }
    let found = boundClass(C.string(g_type_name(gtype))) ?? swiftClass(for: g_type_parent(gtype))
    classes.withLock { $0.found[gtype] = found }
    return found
}

/// Returns the class of a binding with a C name.
func boundClass(_ typeName: String) -> Object.Type? {
    if typeName == "GObject" || typeName == "GInitiallyUnowned" { return Object.self }
    return BoundModules.known.withLock { $0.swiftClass(typeName) }
}

@_spi(Binding) extension C {
    /// Wraps an object that the C library owns.
    public static func borrow<T: Object>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        let object = wrapper(of: raw, expecting: T.self)
        if let object = object as? T { return object }
        return isA(raw, T.self) ? wrap(raw, as: T.self) as? T : nil
    }

    /// Wraps an object, and takes ownership of it.
    public static func adopt<T: Object>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        let object: T? = C.borrow(raw)
        g_object_unref(raw)
        return object
    }

    /// Wraps an object that the C library owns, and that is known by an interface. `fallback` is used if the class of the object
    /// is private to its library.
    public static func borrow<I>(_ pointer: UnsafeRawPointer?, _ fallback: Object.Type) -> I? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        let object = wrapper(of: raw, expecting: fallback)
        if let object = object as? I { return object }
        return isA(raw, fallback) ? wrap(raw, as: fallback) as? I : nil
    }

    /// Wraps an object that is known by an interface, and takes ownership of it.
    public static func adopt<I>(_ pointer: UnsafeRawPointer?, _ fallback: Object.Type) -> I? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        let object: I? = C.borrow(raw, fallback)
        g_object_unref(raw)
        return object
    }
}

/// Returns the wrapper of an object, or a new one of its own class; of `expected`, if that is more specific.
private func wrapper(of raw: UnsafeMutableRawPointer, expecting expected: Object.Type) -> Object {
    if let object = Identity.wrapper(of: raw) { return object }
    let type = swiftClass(for: rx_instance_type(raw))
    return C.constructedByC(raw)
        ?? wrap(raw, as: isSubclass(expected, of: type) && isA(raw, expected) ? expected : type)
}

/// Creates a wrapper. Its initializer belongs to the main actor like the class: in a module whose default isolation is the main
/// actor, Swift makes an inherited initializer belong to the main actor, and rejects that if the one of the superclass does not.
private func wrap(_ raw: UnsafeMutableRawPointer, as type: Object.Type) -> Object {
    nonisolated(unsafe) let raw = raw
    return onMainActor { type._wrap(raw) }
}

/// Returns whether a Swift class can represent an object of a C class: a wrapper never claims a class that the object does not have.
private func isA(_ raw: UnsafeMutableRawPointer, _ type: Object.Type) -> Bool {
    rx_is_a(raw, type.gtype) != 0
}

private func isSubclass(_ type: Object.Type, of other: Object.Type) -> Bool {
    var next: AnyClass? = type
    while let current = next {
        if current == other { return true }
        next = _getSuperclass(current)
    }
    return false
}

@_spi(Binding) extension C {
    /// Returns the wrapper of an object that GObject has created with a Swift class.
    public static func constructedByC(_ raw: UnsafeMutableRawPointer) -> Object? {
        var custom = rx_instance_type(raw)
        while custom != 0, !isCustom(custom) { custom = g_type_parent(custom) }
        guard custom != 0, let made = swiftClass(for: custom) as? any ConstructibleByC.Type else {
            return nil
        }
        nonisolated(unsafe) let raw = raw
        return onMainActor { made.init(_borrowed: raw) }
    }

    /// Returns the wrapper of an object whose functions the C library calls on threads of its own.
    public static func wrapperOnAnyThread(of raw: UnsafeMutableRawPointer?) -> Object? {
        raw.flatMap { Identity.wrapper(of: $0) }
    }
}
