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

/// `GdkDisplayManager`. <https://docs.gtk.org/gdk4/class.DisplayManager.html>
open class DisplayManager: Object {
    open override nonisolated class var gtype: UInt { gdk_display_manager_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DisplayManager(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension DisplayManager {
    /// `default-display`, `gdk_display_manager_get_default_display()`.
    public var defaultDisplay: Display? {
        get { C.borrow(C.raw(gdk_display_manager_get_default_display(C.opaque(_raw)))) }
        set { setProperty("default-display", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultDisplay; defer { self.defaultDisplay = value }; yield &value }
    }

    /// `display-opened`.
    @discardableResult
    public func onDisplayOpened(
        after: Bool = false, _ handler: @escaping @MainActor (_ display: Display) -> Void
    ) -> SignalConnection {
        connect("display-opened", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gdk_display_manager_get()`.
    public static func get() -> DisplayManager {
        C.present(C.borrow(C.raw(gdk_display_manager_get())), "gdk_display_manager_get")
    }

    /// `gdk_display_manager_list_displays()`.
    @discardableResult
    public func listDisplays() -> [Display] {
        C.array(slist: gdk_display_manager_list_displays(C.opaque(_raw)), .container) { C.present(C.borrow($0), "gdk_display_manager_list_displays") }
    }

    /// `gdk_display_manager_open_display()`.
    @discardableResult
    public func openDisplay(_ name: String) -> Display? {
        C.borrow(C.raw(gdk_display_manager_open_display(C.opaque(_raw), name)))
    }
}

extension Members where Owner: DisplayManager {
    public var defaultDisplay: PropertyKey<Owner, Display?> { PropertyKey("default-display") }
    public var displayOpened: SignalKey<Owner, Display> { SignalKey(one: "display-opened") }
}
