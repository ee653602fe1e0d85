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

/// `GtkWindow`. <https://docs.gtk.org/gtk4/class.Window.html>
open class Window: Widget, Native, Root, ShortcutManager {
    open override nonisolated class var gtype: UInt { gtk_window_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Window(_borrowed: raw) }
}

extension Window {
    /// `application`, `gtk_window_get_application()`.
    public var application: Application? {
        get { C.borrow(gtk_window_get_application(C.cast(_raw))) }
        set { gtk_window_set_application(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.application; defer { self.application = value }; yield &value }
    }

    /// `child`, `gtk_window_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_window_get_child(C.cast(_raw))) }
        set { gtk_window_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `decorated`, `gtk_window_get_decorated()`.
    public var decorated: Bool {
        get { gtk_window_get_decorated(C.cast(_raw)) != 0 }
        set { gtk_window_set_decorated(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.decorated; defer { self.decorated = value }; yield &value }
    }

    /// `default-height`.
    public var defaultHeight: Int {
        get { property("default-height") }
        set { setProperty("default-height", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultHeight; defer { self.defaultHeight = value }; yield &value }
    }

    /// `default-widget`, `gtk_window_get_default_widget()`.
    public var defaultWidget: Widget? {
        get { C.borrow(gtk_window_get_default_widget(C.cast(_raw))) }
        set { gtk_window_set_default_widget(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultWidget; defer { self.defaultWidget = value }; yield &value }
    }

    /// `default-width`.
    public var defaultWidth: Int {
        get { property("default-width") }
        set { setProperty("default-width", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultWidth; defer { self.defaultWidth = value }; yield &value }
    }

    /// `deletable`, `gtk_window_get_deletable()`.
    public var deletable: Bool {
        get { gtk_window_get_deletable(C.cast(_raw)) != 0 }
        set { gtk_window_set_deletable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.deletable; defer { self.deletable = value }; yield &value }
    }

    /// `destroy-with-parent`, `gtk_window_get_destroy_with_parent()`.
    public var destroyWithParent: Bool {
        get { gtk_window_get_destroy_with_parent(C.cast(_raw)) != 0 }
        set { gtk_window_set_destroy_with_parent(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.destroyWithParent; defer { self.destroyWithParent = value }; yield &value }
    }

    /// `display`. It is only written.
    public func setDisplay(_ newValue: Gdk.Display?) {
        setProperty("display", newValue)
    }

    /// `focus-visible`, `gtk_window_get_focus_visible()`.
    public var focusVisible: Bool {
        get { gtk_window_get_focus_visible(C.cast(_raw)) != 0 }
        set { gtk_window_set_focus_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.focusVisible; defer { self.focusVisible = value }; yield &value }
    }

    /// `focus-widget`.
    public var focusWidget: Widget? {
        get { property("focus-widget") }
        set { setProperty("focus-widget", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.focusWidget; defer { self.focusWidget = value }; yield &value }
    }

    /// `fullscreened`.
    public var fullscreened: Bool {
        get { property("fullscreened") }
        set { setProperty("fullscreened", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fullscreened; defer { self.fullscreened = value }; yield &value }
    }

    /// `handle-menubar-accel`, `gtk_window_get_handle_menubar_accel()`.
    public var handleMenubarAccel: Bool {
        get { gtk_window_get_handle_menubar_accel(C.cast(_raw)) != 0 }
        set { gtk_window_set_handle_menubar_accel(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.handleMenubarAccel; defer { self.handleMenubarAccel = value }; yield &value }
    }

    /// `hide-on-close`, `gtk_window_get_hide_on_close()`.
    public var hideOnClose: Bool {
        get { gtk_window_get_hide_on_close(C.cast(_raw)) != 0 }
        set { gtk_window_set_hide_on_close(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hideOnClose; defer { self.hideOnClose = value }; yield &value }
    }

    /// `icon-name`, `gtk_window_get_icon_name()`.
    public var iconName: String? {
        get { C.optionalString(gtk_window_get_icon_name(C.cast(_raw))) }
        set { gtk_window_set_icon_name(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.iconName; defer { self.iconName = value }; yield &value }
    }

    /// `is-active`, `gtk_window_is_active()`.
    public var isActive: Bool { gtk_window_is_active(C.cast(_raw)) != 0 }

    /// `maximized`.
    public var maximized: Bool {
        get { property("maximized") }
        set { setProperty("maximized", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.maximized; defer { self.maximized = value }; yield &value }
    }

    /// `mnemonics-visible`, `gtk_window_get_mnemonics_visible()`.
    public var mnemonicsVisible: Bool {
        get { gtk_window_get_mnemonics_visible(C.cast(_raw)) != 0 }
        set { gtk_window_set_mnemonics_visible(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.mnemonicsVisible; defer { self.mnemonicsVisible = value }; yield &value }
    }

    /// `modal`, `gtk_window_get_modal()`.
    public var modal: Bool {
        get { gtk_window_get_modal(C.cast(_raw)) != 0 }
        set { gtk_window_set_modal(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `resizable`, `gtk_window_get_resizable()`.
    public var resizable: Bool {
        get { gtk_window_get_resizable(C.cast(_raw)) != 0 }
        set { gtk_window_set_resizable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.resizable; defer { self.resizable = value }; yield &value }
    }

    /// `startup-id`. It is only written.
    public func setStartupId(_ newValue: String?) {
        setProperty("startup-id", newValue)
    }

    /// `title`, `gtk_window_get_title()`.
    public var title: String? {
        get { C.optionalString(gtk_window_get_title(C.cast(_raw))) }
        set { gtk_window_set_title(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `titlebar`, `gtk_window_get_titlebar()`.
    public var titlebar: Widget? {
        get { C.borrow(gtk_window_get_titlebar(C.cast(_raw))) }
        set { gtk_window_set_titlebar(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.titlebar; defer { self.titlebar = value }; yield &value }
    }

    /// `transient-for`, `gtk_window_get_transient_for()`.
    public var transientFor: Window? {
        get { C.borrow(gtk_window_get_transient_for(C.cast(_raw))) }
        set { gtk_window_set_transient_for(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.transientFor; defer { self.transientFor = value }; yield &value }
    }

    /// `activate-default`. A keyboard action.
    @discardableResult
    public func onActivateDefault(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-default", after: after, plain: handler)
    }

    /// `activate-focus`. A keyboard action.
    @discardableResult
    public func onActivateFocus(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-focus", after: after, plain: handler)
    }

    /// `close-request`.
    @discardableResult
    public func onCloseRequest(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("close-request", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `enable-debugging`. A keyboard action.
    @discardableResult
    public func onEnableDebugging(
        after: Bool = false, _ handler: @escaping @MainActor (_ toggle: Bool) -> Bool
    ) -> SignalConnection {
        connect("enable-debugging", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `keys-changed`.
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.Shortcut and Gtk.EventController to implement keyboard shortcuts.")
    #endif
    @discardableResult
    public func onKeysChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("keys-changed", after: after, plain: handler)
    }

    /// `gtk_window_get_default_icon_name()`.
    public static var defaultIconName: String? { C.optionalString(gtk_window_get_default_icon_name()) }

    /// `gtk_window_get_toplevels()`.
    public static var toplevels: any Gio.ListModel { C.present(C.borrow(C.raw(gtk_window_get_toplevels()), Gio.AnyListModel.self), "gtk_window_get_toplevels") }

    /// `gtk_window_list_toplevels()`.
    public static func listToplevels() -> [Widget] {
        C.array(list: gtk_window_list_toplevels(), .container) { C.present(C.borrow($0), "gtk_window_list_toplevels") }
    }

    /// `gtk_window_set_auto_startup_notification()`.
    public static func setAutoStartupNotification(_ setting: Bool) {
        gtk_window_set_auto_startup_notification(setting ? 1 : 0)
    }

    /// `gtk_window_set_default_icon_name()`.
    public static func setDefaultIconName(_ name: String) {
        gtk_window_set_default_icon_name(name)
    }

    /// `gtk_window_set_interactive_debugging()`.
    public static func setInteractiveDebugging(_ enable: Bool) {
        gtk_window_set_interactive_debugging(enable ? 1 : 0)
    }

    /// `gtk_window_close()`.
    public func close() {
        gtk_window_close(C.cast(_raw))
    }

    /// `gtk_window_destroy()`.
    public func destroy() {
        gtk_window_destroy(C.cast(_raw))
    }

    /// `gtk_window_fullscreen()`.
    public func fullscreen() {
        gtk_window_fullscreen(C.cast(_raw))
    }

    /// `gtk_window_fullscreen_on_monitor()`.
    public func fullscreen(on monitor: Gdk.Monitor) {
        gtk_window_fullscreen_on_monitor(C.cast(_raw), C.opaque(monitor._raw))
    }

    /// `gtk_window_get_default_size()`.
    public var defaultSize: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_window_get_default_size(C.cast(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_window_get_focus()`.
    public var focus: Widget? {
        get { C.borrow(gtk_window_get_focus(C.cast(_raw))) }
        set { gtk_window_set_focus(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.focus; defer { self.focus = value }; yield &value }
    }

    /// `gtk_window_get_group()`.
    public var group: WindowGroup { C.present(C.borrow(gtk_window_get_group(C.cast(_raw))), "gtk_window_get_group") }

    /// `gtk_window_has_group()`.
    public var hasGroup: Bool { gtk_window_has_group(C.cast(_raw)) != 0 }

    /// `gtk_window_is_fullscreen()`.
    public var isFullscreen: Bool { gtk_window_is_fullscreen(C.cast(_raw)) != 0 }

    /// `gtk_window_is_maximized()`.
    public var isMaximized: Bool { gtk_window_is_maximized(C.cast(_raw)) != 0 }

    /// `gtk_window_maximize()`.
    public func maximize() {
        gtk_window_maximize(C.cast(_raw))
    }

    /// `gtk_window_minimize()`.
    public func minimize() {
        gtk_window_minimize(C.cast(_raw))
    }

    /// `gtk_window_present()`.
    public func present() {
        gtk_window_present(C.cast(_raw))
    }

    /// `gtk_window_present_with_time()`.
    #if GTK_4_14
    @available(*, deprecated, message: "Use Gtk.Window.present().")
    #endif
    public func presentWithTime(_ timestamp: Int) {
        gtk_window_present_with_time(C.cast(_raw), C.guint32(timestamp))
    }

    /// `gtk_window_set_default_size()`.
    public func setDefaultSize(width: Int, height: Int) {
        gtk_window_set_default_size(C.cast(_raw), C.gint(width), C.gint(height))
    }

    /// `gtk_window_unfullscreen()`.
    public func unfullscreen() {
        gtk_window_unfullscreen(C.cast(_raw))
    }

    /// `gtk_window_unmaximize()`.
    public func unmaximize() {
        gtk_window_unmaximize(C.cast(_raw))
    }

    /// `gtk_window_unminimize()`.
    public func unminimize() {
        gtk_window_unminimize(C.cast(_raw))
    }

#if GTK_4_12
    /// `suspended`, `gtk_window_is_suspended()`.
    public var suspended: Bool { gtk_window_is_suspended(C.cast(_raw)) != 0 }
#endif
}

extension Members where Owner: Window {
    public var application: PropertyKey<Owner, Application?> { PropertyKey("application") }
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var decorated: PropertyKey<Owner, Bool> { PropertyKey("decorated") }
    public var defaultHeight: PropertyKey<Owner, Int> { PropertyKey("default-height") }
    public var defaultWidget: PropertyKey<Owner, Widget?> { PropertyKey("default-widget") }
    public var defaultWidth: PropertyKey<Owner, Int> { PropertyKey("default-width") }
    public var deletable: PropertyKey<Owner, Bool> { PropertyKey("deletable") }
    public var destroyWithParent: PropertyKey<Owner, Bool> { PropertyKey("destroy-with-parent") }
    public var display: PropertyKey<Owner, Gdk.Display?> { PropertyKey("display") }
    public var focusVisible: PropertyKey<Owner, Bool> { PropertyKey("focus-visible") }
    public var focusWidget: PropertyKey<Owner, Widget?> { PropertyKey("focus-widget") }
    public var fullscreened: PropertyKey<Owner, Bool> { PropertyKey("fullscreened") }
    public var handleMenubarAccel: PropertyKey<Owner, Bool> { PropertyKey("handle-menubar-accel") }
    public var hideOnClose: PropertyKey<Owner, Bool> { PropertyKey("hide-on-close") }
    public var iconName: PropertyKey<Owner, String?> { PropertyKey("icon-name") }
    public var isActive: PropertyKey<Owner, Bool> { PropertyKey("is-active") }
    public var maximized: PropertyKey<Owner, Bool> { PropertyKey("maximized") }
    public var mnemonicsVisible: PropertyKey<Owner, Bool> { PropertyKey("mnemonics-visible") }
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var resizable: PropertyKey<Owner, Bool> { PropertyKey("resizable") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
    public var titlebar: PropertyKey<Owner, Widget?> { PropertyKey("titlebar") }
    public var transientFor: PropertyKey<Owner, Window?> { PropertyKey("transient-for") }
    public var activateDefault: SignalKey<Owner, Void> { SignalKey("activate-default") }
    public var activateFocus: SignalKey<Owner, Void> { SignalKey("activate-focus") }
    public var closeRequest: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("close-request") }
    public var enableDebugging: AnsweredSignalKey<Owner, Bool, Bool> { AnsweredSignalKey(one: "enable-debugging") }
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.Shortcut and Gtk.EventController to implement keyboard shortcuts.")
    #endif
    public var keysChanged: SignalKey<Owner, Void> { SignalKey("keys-changed") }
#if GTK_4_12
    public var suspended: PropertyKey<Owner, Bool> { PropertyKey("suspended") }
#endif
}
