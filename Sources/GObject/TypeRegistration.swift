// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// Registers a C class without members of its own: a place for interfaces, and for the state of a Swift wrapper.
package func registerType(
    _ name: String, parent: UInt, classInit: GClassInitFunc? = nil, data: UnsafeMutableRawPointer? = nil
) -> UInt {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = classInit
    info.class_data = UnsafeRawPointer(data)
    return g_type_register_static(parent, name, &info, GTypeFlags(0))
}

/// Runs what C asks for on the main actor. C asks on the main thread, which is checked.
package func onMainActor<R>(_ body: @MainActor () -> R) -> R {
    requireMainThread("A call from GTK")
    return withoutActuallyEscaping(body) {
        // Guard: this is the main thread, where the main actor runs.
        unsafeBitCast($0, to: (() -> R).self)()
    }
}
