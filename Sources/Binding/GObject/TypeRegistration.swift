// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// Registers a C class for a Swift class: its interfaces, overridden functions, and the state of the Swift wrapper.
@_spi(Binding) public func registerType(
    _ name: String, parent: UInt, classInit: GClassInitFunc? = nil, data: UnsafeMutableRawPointer? = nil,
    instanceInit: GInstanceInitFunc? = nil
) -> UInt {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = classInit
    info.class_data = UnsafeRawPointer(data)
    info.instance_init = instanceInit
    return g_type_register_static(parent, name, &info, GTypeFlags(0))
}

/// Runs a call from C code on the main actor. It must be on the main thread, which is checked.
@_spi(Binding) public func onMainActor<R, Failure: Error>(_ body: @MainActor () throws(Failure) -> R)
    throws(Failure) -> R
{
    requireMainThread("A call from GTK")
    return try withoutActuallyEscaping(body) { body throws(Failure) in
        // Guard: this is the main thread, on which the main actor runs.
        try unsafeBitCast(body, to: (() throws(Failure) -> R).self)()
    }
}

/// Returns the Swift object of a virtual function's call; nil while Swift still creates the object.
@_spi(Binding) public func wrapper(of instance: UnsafeRawPointer?) -> Object? {
    guard let raw = C.raw(constant: instance) else { return nil }
    if let known = Identity.wrapper(of: raw) { return known }
    return Construction.isSwift(raw) ? nil : C.constructedByC(raw)
}

/// The objects that Swift creates now, whose wrappers follow.
enum Construction {
    /// The run-time types, the outermost first.
    // Guard: the main thread only; objects are created on it.
    nonisolated(unsafe) static var types: [UInt] = []

    /// Returns whether Swift creates the C object now, and its wrapper next. Other objects, such as those of
    /// a template, are created by GTK.
    static func isSwift(_ raw: UnsafeMutableRawPointer) -> Bool { types.contains(rx_instance_type(raw)) }
}
