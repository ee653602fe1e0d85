// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// Registers a subclass of a class of GTK with GObject. `initialize` sets the functions of its class.
func registerSubclass(of parent: GType, _ name: String, _ initialize: @escaping GClassInitFunc) -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = initialize
    return g_type_register_static(parent, name, &info, GTypeFlags(0))
}

/// Creates an object of a class that was registered with GObject.
func makeObject(of type: GType) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(C.present(g_object_new_with_properties(type, 0, nil, nil), "g_object_new"))
}
