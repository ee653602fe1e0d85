// SPDX-License-Identifier: MIT

import CGtk
import GLib
import Synchronization

// From an address to the Swift object: the one that exists, or a new one of the class nearest to the C class.

/// The classes found so far, by run-time type.
private let classes = Mutex<[UInt: Object.Type]>([:])

extension C {
    /// Makes objects of a run-time type appear as `type`.
    package static func register(_ type: Object.Type, for gtype: UInt) {
        classes.withLock { $0[gtype] = type }
    }
}

/// The Swift class for a C class, by name: `GtkButton` is `Gtk.Button`. A class that no binding knows has the
/// Swift class of its nearest known ancestor.
func swiftClass(for gtype: UInt) -> Object.Type {
    if let known = classes.withLock({ $0[gtype] }) { return known }
    let found = lookUp(C.string(g_type_name(gtype))) ?? swiftClass(for: g_type_parent(gtype))
    C.register(found, for: gtype)
    return found
}

/// C's prefixes, longest first, and the modules they stand for.
private let modules: [(prefix: String, module: String)] = [
    ("Gdk", "Gdk"), ("Gdk", "GdkPixbuf"), ("Gsk", "Gsk"), ("Gtk", "Gtk"), ("Pango", "Pango"),
    ("G", "Gio"),
    ("G", "GObject"),
]

/// Classes whose C name would hide one of Swift's own; `overrides.txt` of girgen renames them too.
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
    /// Wraps an object that belongs to C.
    package static func borrow<T: Object>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        let object = wrapper(of: raw, expecting: T.self)
        if let object = object as? T { return object }
        return isA(raw, T.self) ? wrap(raw, as: T.self) as? T : nil
    }

    /// Wraps an object that C gave away.
    package static func adopt<T: Object>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        let object: T? = C.borrow(raw)
        g_object_unref(raw)
        return object
    }

    /// Wraps an object that belongs to C and is known by an interface. `fallback` is used when the object's class
    /// is private to its library.
    package static func borrow<I>(_ pointer: UnsafeRawPointer?, _ fallback: Object.Type) -> I? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        let object = wrapper(of: raw, expecting: fallback)
        if let object = object as? I { return object }
        return isA(raw, fallback) ? wrap(raw, as: fallback) as? I : nil
    }

    /// Wraps an object that C gave away and that is known by an interface.
    package static func adopt<I>(_ pointer: UnsafeRawPointer?, _ fallback: Object.Type) -> I? {
        guard let raw = C.raw(constant: pointer) else { return nil }
        if g_object_is_floating(raw) != 0 { g_object_ref_sink(raw) }
        let object: I? = C.borrow(raw, fallback)
        g_object_unref(raw)
        return object
    }
}

/// The wrapper an object has, or a new one of its own class; of `expected`, when that says more.
private func wrapper(of raw: UnsafeMutableRawPointer, expecting expected: Object.Type) -> Object {
    if let object = Identity.wrapper(of: raw) { return object }
    let type = swiftClass(for: rx_instance_type(raw))
    return C.constructedByC(raw)
        ?? wrap(raw, as: isSubclass(expected, of: type) && isA(raw, expected) ? expected : type)
}

/// A new wrapper. What makes one belongs to the main actor like the class itself: in a module whose default isolation is the main
/// actor, Swift makes an initializer that a subclass inherits a main-actor one, and refuses it where the superclass’s is not.
private func wrap(_ raw: UnsafeMutableRawPointer, as type: Object.Type) -> Object {
    nonisolated(unsafe) let raw = raw
    return onMainActor { type._wrap(raw) }
}

/// Whether a Swift class may stand for an object of C: no wrapper says that an object is what it is not.
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
    /// The wrapper of an object that C made of a Swift class.
    package static func constructedByC(_ raw: UnsafeMutableRawPointer) -> Object? {
        guard let made = swiftClass(for: rx_instance_type(raw)) as? any ConstructibleByC.Type else {
            return nil
        }
        nonisolated(unsafe) let raw = raw
        return onMainActor { made.init(_borrowed: raw) }
    }

    /// Whether a C object still has a Swift wrapper, for tests.
    package static func hasWrapper(_ raw: UnsafeMutableRawPointer) -> Bool {
        Identity.wrapper(of: raw) != nil
    }
}
