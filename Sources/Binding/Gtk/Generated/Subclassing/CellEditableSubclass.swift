// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// A Swift class that implements the interface ``CellEditable``.
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
@MainActor
public protocol CellEditableSubclass: CallableByC, CellEditable, WidgetSubclass {
    /// `editing-canceled`. Say `notify("editing-canceled")` when it changes.
    var doEditingCanceled: Bool { get set }
    /// `GtkCellEditableIface.start_editing`.
    func doStartEditing(_ event: Gdk.Event?)
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
extension CellEditableSubclass {
    /// `GtkCellEditableIface.start_editing`.
    public func doStartEditing(_ event: Gdk.Event? = nil) {
        guard let parent = CellEditableGlue.parent(of: _raw)?.start_editing else { return }
        parent(C.opaque(_raw), C.opaque(event?._raw))
    }
}

/// How the library calls a ``CellEditableSubclass``.
@_spi(Binding) public enum CellEditableGlue: Glue {
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
    #endif
    public static var gtype: UInt { gtk_cell_editable_get_type() }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
    #endif
    public static var size: Int { MemoryLayout<GtkCellEditableIface>.size }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
    #endif
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any CellEditableSubclass.Type }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
    #endif
    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
        (type as? any CellEditableSubclass.Type)?._cellEditableProperties ?? []
    }
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
    #endif
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkCellEditableIface.self)
        table.pointee.start_editing = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any CellEditableSubclass else {
                return CellEditableGlue.parent(of: UnsafeMutableRawPointer(instance))?.start_editing?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doStartEditing(C.copy(C.raw(a0)))
            }
        }
    }

    /// The functions that the Swift classes override.
    #if GTK_4_10
    @available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
    #endif
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkCellEditableIface? {
        original(instance)?.assumingMemoryBound(to: GtkCellEditableIface.self).pointee
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
extension CellEditableSubclass {
    fileprivate static var _cellEditableProperties: [PropertyDefinition] {
        [PropertyDefinition("editing-canceled", \Self.doEditingCanceled)]
    }
}
