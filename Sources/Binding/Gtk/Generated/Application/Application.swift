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

/// `GtkApplication`. <https://docs.gtk.org/gtk4/class.Application.html>
open class Application: Gio.Application {
    open override nonisolated class var gtype: UInt { gtk_application_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Application(_borrowed: raw) }

    /// `gtk_application_new()`.
    public convenience init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
        if Self.hasOwnType { self.init(properties: ["application-id": applicationId, "flags": flags]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_application_new(applicationId, .init(rawValue: C.number(flags)))), "gtk_application_new"))
    }
}

extension Application {
    /// `active-window`, `gtk_application_get_active_window()`.
    public var activeWindow: Window? { C.borrow(gtk_application_get_active_window(C.cast(_raw))) }

    /// `menubar`, `gtk_application_get_menubar()`.
    public var menubar: Gio.MenuModel? {
        get { C.borrow(gtk_application_get_menubar(C.cast(_raw))) }
        set { gtk_application_set_menubar(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.menubar; defer { self.menubar = value }; yield &value }
    }

    /// `register-session`.
    public var registerSession: Bool {
        get { property("register-session") }
        set { setProperty("register-session", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.registerSession; defer { self.registerSession = value }; yield &value }
    }

    /// `screensaver-active`.
    public var screensaverActive: Bool { property("screensaver-active") }

    /// `query-end`.
    @discardableResult
    public func onQueryEnd(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("query-end", after: after, plain: handler)
    }

    /// `window-added`.
    @discardableResult
    public func onWindowAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ window: Window) -> Void
    ) -> SignalConnection {
        connect("window-added", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `window-removed`.
    @discardableResult
    public func onWindowRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ window: Window) -> Void
    ) -> SignalConnection {
        connect("window-removed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_application_add_window()`.
    public func addWindow(_ window: Window) {
        gtk_application_add_window(C.cast(_raw), C.cast(window._raw))
    }

    /// `gtk_application_get_accels_for_action()`.
    public func accels(forAction detailedActionName: String) -> [String] {
        C.takeStrings(gtk_application_get_accels_for_action(C.cast(_raw), detailedActionName))
    }

    /// `gtk_application_get_actions_for_accel()`.
    public func actions(forAccel accel: String) -> [String] {
        C.takeStrings(gtk_application_get_actions_for_accel(C.cast(_raw), accel))
    }

    /// `gtk_application_get_menu_by_id()`.
    public func menu(byId id: String) -> Gio.Menu? {
        C.borrow(C.raw(gtk_application_get_menu_by_id(C.cast(_raw), id)))
    }

    /// `gtk_application_get_window_by_id()`.
    public func window(byId id: Int) -> Window? {
        C.borrow(gtk_application_get_window_by_id(C.cast(_raw), C.guint(id)))
    }

    /// `gtk_application_get_windows()`.
    public var windows: [Window] { C.array(list: gtk_application_get_windows(C.cast(_raw)), .none) { C.present(C.borrow($0), "gtk_application_get_windows") } }

    /// `gtk_application_inhibit()`.
    @discardableResult
    public func inhibit(
        _ window: Window? = nil, flags: ApplicationInhibitFlags, reason: String? = nil
    ) -> Registration {
        Registration(gtk_application_inhibit(C.cast(_raw), C.cast(window?._raw), .init(rawValue: C.number(flags)), reason), of: self) { gtk_application_uninhibit(C.cast($0), $1) }
    }

    /// `gtk_application_list_action_descriptions()`.
    @discardableResult
    public func listActionDescriptions() -> [String] {
        C.takeStrings(gtk_application_list_action_descriptions(C.cast(_raw)))
    }

    /// `gtk_application_remove_window()`.
    public func removeWindow(_ window: Window) {
        gtk_application_remove_window(C.cast(_raw), C.cast(window._raw))
    }

    /// `gtk_application_set_accels_for_action()`.
    public func setAccels(forAction detailedActionName: String, accels: [String]) {
        let cAccels = StringVector(accels)
        gtk_application_set_accels_for_action(C.cast(_raw), detailedActionName, cAccels.constant)
    }
}

extension Members where Owner: Application {
    public var activeWindow: PropertyKey<Owner, Window?> { PropertyKey("active-window") }
    public var menubar: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("menubar") }
    public var registerSession: PropertyKey<Owner, Bool> { PropertyKey("register-session") }
    public var screensaverActive: PropertyKey<Owner, Bool> { PropertyKey("screensaver-active") }
    public var queryEnd: SignalKey<Owner, Void> { SignalKey("query-end") }
    public var windowAdded: SignalKey<Owner, Window> { SignalKey(one: "window-added") }
    public var windowRemoved: SignalKey<Owner, Window> { SignalKey(one: "window-removed") }
}
