// SPDX-License-Identifier: MIT

import CGtk
import GLib
import Synchronization

/// Lets C call what a Swift protocol such as `PaintableSubclass` declares. Generated for each C interface and class that can be
/// implemented in Swift, but for a few that are written by hand; the names of all are in `glueNames`.
package protocol Glue: Sendable {
    /// The C interface or class.
    static var gtype: UInt { get }
    /// How large the table of its functions is.
    static var size: Int { get }
    /// Whether a Swift class conforms to the protocol.
    static func isWanted(by type: any CustomClass.Type) -> Bool
    /// Sets the table's functions to ones that call the Swift object.
    static func fill(_ table: UnsafeMutableRawPointer)
    /// What implements the C interface's properties.
    @MainActor static func properties(of type: any CustomClass.Type) -> [PropertyDefinition]
}

extension Glue {
    package static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] { [] }

    /// The functions that C had before Swift took over, for an instance: its superclass's, or the interface's own.
    package static func original(_ instance: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
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

/// Addresses of copies of the tables as C filled them, by the class and the interface. They stay, as the classes do.
private let originals = Mutex<[UInt: [UInt: UInt]]>([:])

/// All glue of the modules that are linked.
private let known: [any Glue.Type] = glueNames.compactMap {
    _typeByName($0) as? any Glue.Type
}

/// The glue that a class needs and its superclass has not brought already.
private func glue(for type: any CustomClass.Type) -> [any Glue.Type] {
    let parent = _getSuperclass(type) as? any CustomClass.Type
    return known.filter { glue in
        glue.isWanted(by: type) && !(parent.map { glue.isWanted(by: $0) } ?? false)
    }
}

/// Adds the interfaces of a Swift class to its C class.
func addInterfaces(of type: any CustomClass.Type, to made: UInt) {
    for glue in glue(for: type) where rx_fundamental(glue.gtype) == rx_type_interface() {
        let place = known.firstIndex { $0 == glue } ?? 0
        var interface = GInterfaceInfo(
            interface_init: { table, data in
                guard let table else { return }
                let glue = known[Int(bitPattern: data)]
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

/// The properties that the interfaces of a Swift class demand.
@MainActor
func interfaceProperties(of type: any CustomClass.Type) -> [PropertyDefinition] {
    glue(for: type).flatMap { $0.properties(of: type) }
}

// MARK: - What generated functions need

extension C {
    /// Keeps a string for C, which reads it until the next one of that name is kept.
    package static func kept(_ string: String?, by object: UnsafeMutableRawPointer?, _ name: StaticString)
        -> UnsafeMutablePointer<CChar>?
    {
        let copy = duplicate(string)
        g_object_set_data_full(cast(object), key(name), copy) { g_free($0) }
        return copy
    }

    /// Keeps an object for C, which uses it until the next one of that name is kept.
    package static func kept(_ value: Object?, by object: UnsafeMutableRawPointer?, _ name: StaticString)
        -> UnsafeMutableRawPointer?
    {
        g_object_set_data_full(cast(object), key(name), value?._retained()) { g_object_unref($0) }
        return value?._raw
    }

    /// Keeps a value for C, which uses it until the next one of that name is kept.
    package static func kept(_ value: Boxed?, by object: UnsafeMutableRawPointer?, _ name: StaticString)
        -> UnsafeMutableRawPointer?
    {
        // Guard: releaseCallback balances it.
        let held = value.map { Unmanaged.passRetained($0).toOpaque() }
        g_object_set_data_full(cast(object), key(name), held, releaseCallback)
        return value?._raw
    }

    private static func key(_ name: StaticString) -> String { "rxshell-\(name)" }

    /// Hands an error to C.
    package static func fail(
        _ error: GLibError, _ place: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) {
        place?.pointee = error.copy
    }

    /// Puts a value where C wants it, which C may have given a type already.
    package static func store(_ value: Value, _ place: UnsafeMutablePointer<GValue>?) {
        guard let place else { return }
        if rx_value_type(place) == 0 { g_value_init(place, rx_value_type(value._pointer)) }
        g_value_transform(value._pointer, place)
    }

    /// Stops: C asks for something that neither the Swift class nor C has an answer to.
    package static func unimplemented(_ object: Object, _ function: StaticString, _ slot: StaticString)
        -> Never
    {
        fatalError(
            "C asked \(object) for `\(slot)`, which has no default: implement \(function) in \(type(of: object))."
        )
    }
}
