// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkToplevel`. <https://docs.gtk.org/gdk4/iface.Toplevel.html>
@MainActor
public protocol Toplevel: Surface {}

/// Some object with the interface ``Toplevel``, of a class that is private to its library.
public final class AnyToplevel: Surface, Toplevel {
    public override nonisolated class var gtype: UInt { gdk_toplevel_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyToplevel(_borrowed: raw) }
}

extension Toplevel {
    /// `decorated`.
    public var decorated: Bool {
        get { property("decorated") }
        set { gdk_toplevel_set_decorated(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.decorated; defer { self.decorated = value }; yield &value }
    }

    /// `deletable`.
    public var deletable: Bool {
        get { property("deletable") }
        set { gdk_toplevel_set_deletable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.deletable; defer { self.deletable = value }; yield &value }
    }

    /// `fullscreen-mode`.
    public var fullscreenMode: FullscreenMode {
        get { property("fullscreen-mode") }
        set { setProperty("fullscreen-mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fullscreenMode; defer { self.fullscreenMode = value }; yield &value }
    }

    /// `modal`.
    public var modal: Bool {
        get { property("modal") }
        set { gdk_toplevel_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `shortcuts-inhibited`.
    public var shortcutsInhibited: Bool { property("shortcuts-inhibited") }

    /// `startup-id`.
    public var startupId: String? {
        get { property("startup-id") }
        set { setProperty("startup-id", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.startupId; defer { self.startupId = value }; yield &value }
    }

    /// `state`, `gdk_toplevel_get_state()`.
    public var state: ToplevelState { C.flags(gdk_toplevel_get_state(C.opaque(_raw)).rawValue) }

    /// `title`.
    public var title: String? {
        get { property("title") }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `transient-for`.
    public var transientFor: Surface? {
        get { property("transient-for") }
        set { setProperty("transient-for", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.transientFor; defer { self.transientFor = value }; yield &value }
    }

    /// `gdk_toplevel_begin_move()`.
    public func beginMove(_ device: Device, button: Int, x: Double, y: Double, timestamp: Int) {
        gdk_toplevel_begin_move(C.opaque(_raw), C.opaque(device._raw), C.gint(button), x, y, C.guint32(timestamp))
    }

    /// `gdk_toplevel_begin_resize()`.
    public func beginResize(
        _ edge: SurfaceEdge, device: Device? = nil, button: Int, x: Double, y: Double, timestamp: Int
    ) {
        gdk_toplevel_begin_resize(C.opaque(_raw), .init(rawValue: C.number(edge)), C.opaque(device?._raw), C.gint(button), x, y, C.guint32(timestamp))
    }

    /// `gdk_toplevel_focus()`.
    public func focus(_ timestamp: Int) {
        gdk_toplevel_focus(C.opaque(_raw), C.guint32(timestamp))
    }

    /// `gdk_toplevel_inhibit_system_shortcuts()`.
    public func inhibitSystemShortcuts(_ event: Event? = nil) {
        gdk_toplevel_inhibit_system_shortcuts(C.opaque(_raw), C.opaque(event?._raw))
    }

    /// `gdk_toplevel_lower()`.
    @discardableResult
    public func lower() -> Bool {
        gdk_toplevel_lower(C.opaque(_raw)) != 0
    }

    /// `gdk_toplevel_minimize()`.
    @discardableResult
    public func minimize() -> Bool {
        gdk_toplevel_minimize(C.opaque(_raw)) != 0
    }

    /// `gdk_toplevel_present()`.
    public func present(_ layout: ToplevelLayout) {
        gdk_toplevel_present(C.opaque(_raw), C.opaque(layout._raw))
    }

    /// `gdk_toplevel_restore_system_shortcuts()`.
    public func restoreSystemShortcuts() {
        gdk_toplevel_restore_system_shortcuts(C.opaque(_raw))
    }

    /// `gdk_toplevel_set_icon_list()`.
    public func setIconList(_ surfaces: [Texture]) {
        let cSurfaces = C.list(of: surfaces.map { $0._raw })
        defer { g_list_free(cSurfaces) }
        gdk_toplevel_set_icon_list(C.opaque(_raw), cSurfaces)
    }

    /// `gdk_toplevel_show_window_menu()`.
    @discardableResult
    public func showWindowMenu(_ event: Event) -> Bool {
        gdk_toplevel_show_window_menu(C.opaque(_raw), C.opaque(event._raw)) != 0
    }

    /// `gdk_toplevel_supports_edge_constraints()`.
    @discardableResult
    public func supportsEdgeConstraints() -> Bool {
        gdk_toplevel_supports_edge_constraints(C.opaque(_raw)) != 0
    }

    /// `gdk_toplevel_titlebar_gesture()`.
    @discardableResult
    public func titlebarGesture(_ gesture: TitlebarGesture) -> Bool {
        gdk_toplevel_titlebar_gesture(C.opaque(_raw), .init(rawValue: C.number(gesture))) != 0
    }
}

extension Members where Owner: Toplevel {
    public var decorated: PropertyKey<Owner, Bool> { PropertyKey("decorated") }
    public var deletable: PropertyKey<Owner, Bool> { PropertyKey("deletable") }
    public var fullscreenMode: PropertyKey<Owner, FullscreenMode> { PropertyKey("fullscreen-mode") }
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var shortcutsInhibited: PropertyKey<Owner, Bool> { PropertyKey("shortcuts-inhibited") }
    public var startupId: PropertyKey<Owner, String?> { PropertyKey("startup-id") }
    public var state: PropertyKey<Owner, ToplevelState> { PropertyKey("state") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var transientFor: PropertyKey<Owner, Surface?> { PropertyKey("transient-for") }
}
