// SPDX-License-Identifier: MIT

import CGtk
import GLib
import Synchronization

// Finds the Swift object for an address: the existing one, or a new one of the class that is nearest to the C class.

/// The classes that were found so far, by run-time type.
private let classes = Mutex<[UInt: Object.Type]>([:])

extension C {
    /// Makes `type` the Swift class of a run-time type.
    package static func register(_ type: Object.Type, for gtype: UInt) {
        classes.withLock { $0[gtype] = type }
    }
}

/// Returns the Swift class of a C class, by name: `GtkButton` is `Gtk.Button`. A class that no binding has is represented by the
/// Swift class of its nearest ancestor that a binding has.
func swiftClass(for gtype: UInt) -> Object.Type {
    if let known = classes.withLock({ $0[gtype] }) { return known }
    let found = lookUp(C.string(g_type_name(gtype))) ?? swiftClass(for: g_type_parent(gtype))
    C.register(found, for: gtype)
    return found
}

/// The prefixes of C, the longest first, and their modules.
private let modules: [(prefix: String, module: String)] = [
    ("Gdk", "Gdk"), ("Gdk", "GdkPixbuf"), ("Gsk", "Gsk"), ("Gtk", "Gtk"), ("Pango", "Pango"),
    ("G", "Gio"),
    ("G", "GObject"),
]

/// Classes whose C name is also that of a Swift class; `overrides.txt` of girgen renames them, too.
private let renamedClasses = ["GtkRange": "RangeWidget", "GTask": "TaskObject"]

private func lookUp(_ typeName: String) -> Object.Type? {
    if typeName == "GObject" || typeName == "GInitiallyUnowned" { return Object.self }
    for (prefix, module) in modules where typeName.hasPrefix(prefix) {
        for name in [typeName, String(typeName.dropFirst(prefix.count))] {
            let name = renamedClasses[typeName] ?? name
            if let found = _typeByName("\(module.count)\(module)\(name.count)\(name)C") as? Object.Type {
                return found
            }
        }
    }
    return nil
}

extension C {
    /// Wraps an object that the C library owns.
    package static func borrow<T: Object>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        let object = wrapper(of: raw, expecting: T.self)
        if let object = object as? T { return object }
        return isA(raw, T.self) ? wrap(raw, as: T.self) as? T : nil
    }

    /// Wraps an object, and takes ownership of it.
    package static func adopt<T: Object>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        let object: T? = C.borrow(raw)
        g_object_unref(raw)
        return object
    }

    /// Wraps an object that the C library owns, and that is known by an interface. `fallback` is used if the class of the object
    /// is private to its library.
    package static func borrow<I>(_ pointer: UnsafeRawPointer?, _ fallback: Object.Type) -> I? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        let object = wrapper(of: raw, expecting: fallback)
        if let object = object as? I { return object }
        return isA(raw, fallback) ? wrap(raw, as: fallback) as? I : nil
    }

    /// Wraps an object that is known by an interface, and takes ownership of it.
    package static func adopt<I>(_ pointer: UnsafeRawPointer?, _ fallback: Object.Type) -> I? {
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

extension C {
    /// Returns the wrapper of an object that GObject has created with a Swift class.
    package static func constructedByC(_ raw: UnsafeMutableRawPointer) -> Object? {
        guard let made = swiftClass(for: rx_instance_type(raw)) as? any ConstructibleByC.Type else {
            return nil
        }
        nonisolated(unsafe) let raw = raw
        return onMainActor { made.init(_borrowed: raw) }
    }

    /// Returns whether a C object still has a Swift wrapper, for tests.
    package static func hasWrapper(_ raw: UnsafeMutableRawPointer) -> Bool {
        Identity.wrapper(of: raw) != nil
    }
}
