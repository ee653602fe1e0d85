// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// The declaration of a property of a class: its name, its type, and whether it can be written.
public final class ParamSpec: Boxed {
    public override class var gtype: UInt { rx_type_param() }

    public override class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(C.present(g_param_spec_ref(C.cast(raw)), "g_param_spec_ref"))
    }

    public override class func _free(_ raw: UnsafeMutableRawPointer) { g_param_spec_unref(C.cast(raw)) }

    private var spec: UnsafeMutablePointer<GParamSpec>? { C.cast(_raw) }

    /// The C name.
    public var name: String { C.string(g_param_spec_get_name(spec)) }
    /// The name for the user, if the library has one.
    public var nick: String { C.string(g_param_spec_get_nick(spec)) }
    /// The description, if the library has one.
    public var blurb: String? { C.optionalString(g_param_spec_get_blurb(spec)) }
    /// The type of the values.
    public var valueType: TypeID { TypeID(_raw: spec?.pointee.value_type ?? 0) }
    /// The class that declares the property.
    public var ownerType: TypeID { TypeID(_raw: spec?.pointee.owner_type ?? 0) }
    /// Whether the property can be read.
    public var isReadable: Bool { has(G_PARAM_READABLE) }
    /// Whether the property can be written after the object was created.
    public var isWritable: Bool { has(G_PARAM_WRITABLE) && !has(G_PARAM_CONSTRUCT_ONLY) }
    /// Whether the property can only be written while the object is created.
    public var isConstructOnly: Bool { has(G_PARAM_CONSTRUCT_ONLY) }

    private func has(_ flag: GParamFlags) -> Bool { (spec?.pointee.flags.rawValue ?? 0) & flag.rawValue != 0 }
}

extension Object {
    /// The properties of the C class and its ancestors.
    public var propertySpecs: [ParamSpec] {
        var count: guint = 0
        let specs = g_object_class_list_properties(C.cast(rx_class_of(_raw)), &count)
        return C.array(vector: specs.map { UnsafeMutableRawPointer($0) }, count: Int(count), .container) {
            C.present(C.copy($0), "g_object_class_list_properties")
        }
    }
}
