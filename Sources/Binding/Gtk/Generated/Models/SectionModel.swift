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

#if GTK_4_12
/// `GtkSectionModel`. <https://docs.gtk.org/gtk4/iface.SectionModel.html>
@MainActor
public protocol SectionModel: Gio.ListModel {}

/// Some object with the interface ``SectionModel``, of a class that is private to its library.
public final class AnySectionModel: Object, SectionModel {
    public override nonisolated class var gtype: UInt { gtk_section_model_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnySectionModel(_borrowed: raw) }
}

extension SectionModel {
    /// `sections-changed`.
    @discardableResult
    public func onSectionsChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ position: Int, _ nItems: Int) -> Void
    ) -> SignalConnection {
        connect("sections-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_section_model_get_section()`.
    public func section(at position: Int) -> (start: Int, end: Int) {
        var outStart: guint = 0
        var outEnd: guint = 0
        gtk_section_model_get_section(C.opaque(_raw), C.guint(position), &outStart, &outEnd)
        return (C.int(outStart), C.int(outEnd))
    }

    /// `gtk_section_model_sections_changed()`.
    public func sectionsChanged(position: Int, count nItems: Int) {
        gtk_section_model_sections_changed(C.opaque(_raw), C.guint(position), C.guint(nItems))
    }
}

extension Members where Owner: SectionModel {
    public var sectionsChanged: SignalKey<Owner, (position: Int, nItems: Int)> { SignalKey("sections-changed") { ($0.get(1), $0.get(2)) } }
}
#endif
