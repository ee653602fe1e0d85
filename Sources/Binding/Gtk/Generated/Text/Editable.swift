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

/// `GtkEditable`. <https://docs.gtk.org/gtk4/iface.Editable.html>
@MainActor
public protocol Editable: Widget {}

/// Some object with the interface ``Editable``, of a class that is private to its library.
public final class AnyEditable: Widget, Editable {
    public override nonisolated class var gtype: UInt { gtk_editable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyEditable(_borrowed: raw) }
}

extension Editable {
    /// `cursor-position`.
    public var cursorPosition: Int { property("cursor-position") }

    /// `editable`, `gtk_editable_get_editable()`.
    public var editable: Bool {
        get { gtk_editable_get_editable(C.opaque(_raw)) != 0 }
        set { gtk_editable_set_editable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.editable; defer { self.editable = value }; yield &value }
    }

    /// `enable-undo`, `gtk_editable_get_enable_undo()`.
    public var enableUndo: Bool {
        get { gtk_editable_get_enable_undo(C.opaque(_raw)) != 0 }
        set { gtk_editable_set_enable_undo(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableUndo; defer { self.enableUndo = value }; yield &value }
    }

    /// `max-width-chars`, `gtk_editable_get_max_width_chars()`.
    public var maxWidthChars: Int {
        get { C.int(gtk_editable_get_max_width_chars(C.opaque(_raw))) }
        set { gtk_editable_set_max_width_chars(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxWidthChars; defer { self.maxWidthChars = value }; yield &value }
    }

    /// `selection-bound`.
    public var selectionBound: Int { property("selection-bound") }

    /// `text`, `gtk_editable_get_text()`.
    public var text: String {
        get { C.string(gtk_editable_get_text(C.opaque(_raw))) }
        set { gtk_editable_set_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `width-chars`, `gtk_editable_get_width_chars()`.
    public var widthChars: Int {
        get { C.int(gtk_editable_get_width_chars(C.opaque(_raw))) }
        set { gtk_editable_set_width_chars(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.widthChars; defer { self.widthChars = value }; yield &value }
    }

    /// `xalign`.
    public var xalign: Double {
        get { property("xalign") }
        set { setProperty("xalign", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.xalign; defer { self.xalign = value }; yield &value }
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `delete-text`.
    @discardableResult
    public func onDeleteText(
        after: Bool = false, _ handler: @escaping @MainActor (_ startPos: Int, _ endPos: Int) -> Void
    ) -> SignalConnection {
        connect("delete-text", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_editable_delete_selection()`.
    public func deleteSelection() {
        gtk_editable_delete_selection(C.opaque(_raw))
    }

    /// `gtk_editable_delete_text()`.
    public func deleteText(from startPos: Int, to endPos: Int) {
        gtk_editable_delete_text(C.opaque(_raw), C.gint(startPos), C.gint(endPos))
    }

    /// `gtk_editable_get_alignment()`.
    public var alignment: Double {
        get { Double(gtk_editable_get_alignment(C.opaque(_raw))) }
        set { gtk_editable_set_alignment(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.alignment; defer { self.alignment = value }; yield &value }
    }

    /// `gtk_editable_get_chars()`.
    public func chars(from startPos: Int, to endPos: Int) -> String {
        C.takeString(gtk_editable_get_chars(C.opaque(_raw), C.gint(startPos), C.gint(endPos)))
    }

    /// `gtk_editable_get_delegate()`.
    public var delegate: (any Editable)? { C.borrow(C.raw(gtk_editable_get_delegate(C.opaque(_raw))), AnyEditable.self) }

    /// `gtk_editable_get_position()`.
    public var position: Int {
        get { C.int(gtk_editable_get_position(C.opaque(_raw))) }
        set { gtk_editable_set_position(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.position; defer { self.position = value }; yield &value }
    }

    /// `gtk_editable_get_selection_bounds()`.
    public var selectionBounds: (startPos: Int, endPos: Int)? {
        var startPos: gint = 0
        var endPos: gint = 0
        let result = gtk_editable_get_selection_bounds(C.opaque(_raw), &startPos, &endPos)
        return result == 0 ? nil : (C.int(startPos), C.int(endPos))
    }

    /// `gtk_editable_insert_text()`.
    @discardableResult
    public func insertText(_ text: String, length: Int = -1, at position: Int) -> Int {
        var position = C.gint(position)
        gtk_editable_insert_text(C.opaque(_raw), text, C.gint(length), &position)
        return C.int(position)
    }

    /// `gtk_editable_select_region()`.
    public func selectRegion(from startPos: Int, to endPos: Int) {
        gtk_editable_select_region(C.opaque(_raw), C.gint(startPos), C.gint(endPos))
    }

#if GTK_4_10
    /// `gtk_editable_delegate_get_accessible_platform_state()`.
    @discardableResult
    public func delegateGetAccessiblePlatformState(_ state: AccessiblePlatformState) -> Bool {
        gtk_editable_delegate_get_accessible_platform_state(C.opaque(_raw), .init(rawValue: C.number(state))) != 0
    }
#endif
}

extension Members where Owner: Editable {
    public var cursorPosition: PropertyKey<Owner, Int> { PropertyKey("cursor-position") }
    public var editable: PropertyKey<Owner, Bool> { PropertyKey("editable") }
    public var enableUndo: PropertyKey<Owner, Bool> { PropertyKey("enable-undo") }
    public var maxWidthChars: PropertyKey<Owner, Int> { PropertyKey("max-width-chars") }
    public var selectionBound: PropertyKey<Owner, Int> { PropertyKey("selection-bound") }
    public var text: PropertyKey<Owner, String> { PropertyKey("text") }
    public var widthChars: PropertyKey<Owner, Int> { PropertyKey("width-chars") }
    public var xalign: PropertyKey<Owner, Double> { PropertyKey("xalign") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var deleteText: SignalKey<Owner, (startPos: Int, endPos: Int)> { SignalKey("delete-text") { ($0.get(1), $0.get(2)) } }
}
