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

/// `GtkPopover`. <https://docs.gtk.org/gtk4/class.Popover.html>
open class Popover: Widget, Native, ShortcutManager {
    open override nonisolated class var gtype: UInt { gtk_popover_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Popover(_borrowed: raw) }
}

extension Popover {
    /// `autohide`, `gtk_popover_get_autohide()`.
    public var autohide: Bool {
        get { gtk_popover_get_autohide(C.cast(_raw)) != 0 }
        set { gtk_popover_set_autohide(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autohide; defer { self.autohide = value }; yield &value }
    }

    /// `cascade-popdown`, `gtk_popover_get_cascade_popdown()`.
    public var cascadePopdown: Bool {
        get { gtk_popover_get_cascade_popdown(C.cast(_raw)) != 0 }
        set { gtk_popover_set_cascade_popdown(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.cascadePopdown; defer { self.cascadePopdown = value }; yield &value }
    }

    /// `child`, `gtk_popover_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_popover_get_child(C.cast(_raw))) }
        set { gtk_popover_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `default-widget`.
    public var defaultWidget: Widget? {
        get { property("default-widget") }
        set { gtk_popover_set_default_widget(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultWidget; defer { self.defaultWidget = value }; yield &value }
    }

    /// `has-arrow`, `gtk_popover_get_has_arrow()`.
    public var hasArrow: Bool {
        get { gtk_popover_get_has_arrow(C.cast(_raw)) != 0 }
        set { gtk_popover_set_has_arrow(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasArrow; defer { self.hasArrow = value }; yield &value }
    }

    /// `mnemonics-visible`, `gtk_popover_get_mnemonics_visible()`.
    public var mnemonicsVisible: Bool {
        get { gtk_popover_get_mnemonics_visible(C.cast(_raw)) != 0 }
        set { gtk_popover_set_mnemonics_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.mnemonicsVisible; defer { self.mnemonicsVisible = value }; yield &value }
    }

    /// `pointing-to`.
    public var pointingTo: Gdk.Rectangle? {
        get { property("pointing-to") }
        set {
            let cNewValue = Lent(newValue?._c)
            gtk_popover_set_pointing_to(C.cast(_raw), cNewValue.pointer)
        }
        @_alwaysEmitIntoClient _modify { var value = self.pointingTo; defer { self.pointingTo = value }; yield &value }
    }

    /// `position`, `gtk_popover_get_position()`.
    public var position: PositionType {
        get { C.enumeration(gtk_popover_get_position(C.cast(_raw)).rawValue) }
        set { gtk_popover_set_position(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.position; defer { self.position = value }; yield &value }
    }

    /// `activate-default`. A keyboard action.
    @discardableResult
    public func onActivateDefault(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-default", after: after, plain: handler)
    }

    /// `closed`.
    @discardableResult
    public func onClosed(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("closed", after: after, plain: handler)
    }

    /// `gtk_popover_get_offset()`.
    public var offset: (xOffset: Int, yOffset: Int) {
        var xOffset: gint = 0
        var yOffset: gint = 0
        gtk_popover_get_offset(C.cast(_raw), &xOffset, &yOffset)
        return (C.int(xOffset), C.int(yOffset))
    }

    /// `gtk_popover_popdown()`.
    public func popdown() {
        gtk_popover_popdown(C.cast(_raw))
    }

    /// `gtk_popover_popup()`.
    public func popup() {
        gtk_popover_popup(C.cast(_raw))
    }

    /// `gtk_popover_present()`.
    public func present() {
        gtk_popover_present(C.cast(_raw))
    }

    /// `gtk_popover_set_offset()`.
    public func setOffset(xOffset: Int, yOffset: Int) {
        gtk_popover_set_offset(C.cast(_raw), C.gint(xOffset), C.gint(yOffset))
    }
}

extension Members where Owner: Popover {
    public var autohide: PropertyKey<Owner, Bool> { PropertyKey("autohide") }
    public var cascadePopdown: PropertyKey<Owner, Bool> { PropertyKey("cascade-popdown") }
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var defaultWidget: PropertyKey<Owner, Widget?> { PropertyKey("default-widget") }
    public var hasArrow: PropertyKey<Owner, Bool> { PropertyKey("has-arrow") }
    public var mnemonicsVisible: PropertyKey<Owner, Bool> { PropertyKey("mnemonics-visible") }
    public var pointingTo: PropertyKey<Owner, Gdk.Rectangle?> { PropertyKey("pointing-to") }
    public var position: PropertyKey<Owner, PositionType> { PropertyKey("position") }
    public var activateDefault: SignalKey<Owner, Void> { SignalKey("activate-default") }
    public var closed: SignalKey<Owner, Void> { SignalKey("closed") }
}
