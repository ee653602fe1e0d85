// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Synchronization

/// The functions by which GObject calls a Swift protocol such as `PaintableSubclass`. They are generated for
/// each C interface and class that Swift can implement, except for a few that are written by hand.
/// ``BoundModule/glue`` has those of a module.
@_spi(Binding) public protocol Glue: Sendable {
    /// The C interface or class.
    static var gtype: UInt { get }
    /// The size of the table of its functions, in bytes.
    static var size: Int { get }
    /// Returns whether a Swift class conforms to the protocol, which refines ``CallableByC``.
    static func isWanted(by type: any CallableByC.Type) -> Bool
    /// Writes functions into the table that call the Swift object.
    static func fill(_ table: UnsafeMutableRawPointer)
    /// The properties that the C interface requires.
    @MainActor static func properties(of type: any CustomClass.Type) -> [PropertyDefinition]
}

@_spi(Binding) extension Glue {
    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] { [] }

    /// Returns the C functions that an instance would have without the Swift class: those of its superclass,
    /// or the defaults of the interface.
    public static func original(_ instance: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let instance else { return nil }
        var type = rx_instance_type(instance)
        if rx_fundamental(gtype) != rx_type_interface() {
            while C.isCustom(type) { type = g_type_parent(type) }
            return g_type_class_peek(type)
        }
        while type != 0 {
            if let table = originals.withLock({ $0[type]?[gtype] }) {
                return UnsafeMutableRawPointer(bitPattern: table)
            }
            type = g_type_parent(type)
        }
        return nil
    }
}

/// Addresses of copies of the function tables as the C libraries filled them, by class and interface. They
/// are never freed, as the classes are not.
private let originals = Mutex<[UInt: [UInt: UInt]]>([:])

/// Returns the glue that a class needs in addition to that of its superclass.
private func glue(for type: any CustomClass.Type) -> [any Glue.Type] {
    // Most classes only draw, or only have properties. For them, one search of all conformances of the program replaces one for each
    // protocol.
    guard let type = type as? any CallableByC.Type else { return [] }
    let parent = _getSuperclass(type) as? any CallableByC.Type
    return BoundModules.known.withLock { $0.glue }.filter { glue in
        glue.isWanted(by: type) && !(parent.map { glue.isWanted(by: $0) } ?? false)
    }
}

/// Adds the interfaces of a Swift class to its C class.
func addInterfaces(of type: any CustomClass.Type, to made: UInt) {
    for glue in glue(for: type) where rx_fundamental(glue.gtype) == rx_type_interface() {
        let place = BoundModules.known.withLock { $0.glue.firstIndex { $0 == glue } } ?? 0
        var interface = GInterfaceInfo(
            interface_init: { table, data in
                guard let table else { return }
                let glue = BoundModules.known.withLock { $0.glue[Int(bitPattern: data)] }
                let type = table.assumingMemoryBound(to: GTypeInterface.self).pointee.g_instance_type
                let copy = UInt(bitPattern: g_memdup2(table, gsize(glue.size)))
                originals.withLock { $0[type, default: [:]][glue.gtype] = copy }
                glue.fill(table)
            }, interface_finalize: nil, interface_data: UnsafeMutableRawPointer(bitPattern: place))
        g_type_add_interface_static(made, glue.gtype, &interface)
    }
}

/// Overrides the virtual functions of the superclass.
func fillClass(_ table: UnsafeMutableRawPointer, of type: any CustomClass.Type) {
    for glue in glue(for: type) where rx_fundamental(glue.gtype) != rx_type_interface() { glue.fill(table) }
}

/// Returns the properties that the interfaces of a Swift class require.
@MainActor
func interfaceProperties(of type: any CustomClass.Type) -> [PropertyDefinition] {
    glue(for: type).flatMap { $0.properties(of: type) }
}

// MARK: - What generated functions need

@_spi(Binding) extension C {
    /// Keeps a string for the C library, which reads it until the next one with that name is kept.
    public static func kept(_ string: String?, by object: UnsafeMutableRawPointer?, _ name: StaticString)
        -> UnsafeMutablePointer<CChar>?
    {
        let copy = duplicate(string)
        g_object_set_data_full(cast(object), key(name), copy) { g_free($0) }
        return copy
    }

    /// Keeps an object for the C library, which uses it until the next one with that name is kept.
    public static func kept(_ value: Object?, by object: UnsafeMutableRawPointer?, _ name: StaticString)
        -> UnsafeMutableRawPointer?
    {
        g_object_set_data_full(cast(object), key(name), value?._retained()) { g_object_unref($0) }
        return value?._raw
    }

    /// Keeps a value for the C library, which uses it until the next one with that name is kept.
    public static func kept(_ value: Boxed?, by object: UnsafeMutableRawPointer?, _ name: StaticString)
        -> UnsafeMutableRawPointer?
    {
        // Guard: releaseCallback balances it.
        let held = value.map { Unmanaged.passRetained($0).toOpaque() }
        g_object_set_data_full(cast(object), key(name), held, releaseCallback)
        return value?._raw
    }

    private static func key(_ name: StaticString) -> String { "rxshell-\(name)" }

    /// Passes an error to the C code that called.
    public static func fail(
        _ error: GLibError, _ place: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) {
        place?.pointee = error.copy
    }

    /// Writes a value to an address that C code has passed. The value at that address may have a type already.
    public static func store(_ value: Value, _ place: UnsafeMutablePointer<GValue>?) {
        guard let place else { return }
        if rx_value_type(place) == 0 { g_value_init(place, rx_value_type(value._pointer)) }
        g_value_transform(value._pointer, place)
    }

    /// Ends the program: C code has called a function that neither the Swift class nor its superclass implements.
    public static func unimplemented(_ object: Object, _ function: StaticString, _ slot: StaticString)
        -> Never
    {
        fatalError(
            "C called `\(slot)` of \(object), which has no default: implement \(function) in \(type(of: object))."
        )
    }
}
