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

/// `GtkAppChooserWidget`. <https://docs.gtk.org/gtk4/class.AppChooserWidget.html>
#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
open class AppChooserWidget: Widget, AppChooser {
    open override nonisolated class var gtype: UInt { gtk_app_chooser_widget_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AppChooserWidget(_borrowed: raw) }

    /// `gtk_app_chooser_widget_new()`.
    public convenience init(contentType: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["content-type": contentType]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_app_chooser_widget_new(contentType)), "gtk_app_chooser_widget_new"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
extension AppChooserWidget {
    /// `default-text`, `gtk_app_chooser_widget_get_default_text()`.
    public var defaultText: String? {
        get { C.optionalString(gtk_app_chooser_widget_get_default_text(C.opaque(_raw))) }
        set { setProperty("default-text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultText; defer { self.defaultText = value }; yield &value }
    }

    /// `show-all`, `gtk_app_chooser_widget_get_show_all()`.
    public var showAll: Bool {
        get { gtk_app_chooser_widget_get_show_all(C.opaque(_raw)) != 0 }
        set { gtk_app_chooser_widget_set_show_all(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showAll; defer { self.showAll = value }; yield &value }
    }

    /// `show-default`, `gtk_app_chooser_widget_get_show_default()`.
    public var showDefault: Bool {
        get { gtk_app_chooser_widget_get_show_default(C.opaque(_raw)) != 0 }
        set { gtk_app_chooser_widget_set_show_default(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showDefault; defer { self.showDefault = value }; yield &value }
    }

    /// `show-fallback`, `gtk_app_chooser_widget_get_show_fallback()`.
    public var showFallback: Bool {
        get { gtk_app_chooser_widget_get_show_fallback(C.opaque(_raw)) != 0 }
        set { gtk_app_chooser_widget_set_show_fallback(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showFallback; defer { self.showFallback = value }; yield &value }
    }

    /// `show-other`, `gtk_app_chooser_widget_get_show_other()`.
    public var showOther: Bool {
        get { gtk_app_chooser_widget_get_show_other(C.opaque(_raw)) != 0 }
        set { gtk_app_chooser_widget_set_show_other(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showOther; defer { self.showOther = value }; yield &value }
    }

    /// `show-recommended`, `gtk_app_chooser_widget_get_show_recommended()`.
    public var showRecommended: Bool {
        get { gtk_app_chooser_widget_get_show_recommended(C.opaque(_raw)) != 0 }
        set { gtk_app_chooser_widget_set_show_recommended(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showRecommended; defer { self.showRecommended = value }; yield &value }
    }

    /// `application-activated`.
    @discardableResult
    public func onApplicationActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ application: any Gio.AppInfo) -> Void
    ) -> SignalConnection {
        connect("application-activated", after: after) { arguments in handler(arguments.get(1, Gio.AnyAppInfo.self)) }
    }

    /// `application-selected`.
    @discardableResult
    public func onApplicationSelected(
        after: Bool = false, _ handler: @escaping @MainActor (_ application: any Gio.AppInfo) -> Void
    ) -> SignalConnection {
        connect("application-selected", after: after) { arguments in handler(arguments.get(1, Gio.AnyAppInfo.self)) }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
extension Members where Owner: AppChooserWidget {
    public var defaultText: PropertyKey<Owner, String?> { PropertyKey("default-text") }
    public var showAll: PropertyKey<Owner, Bool> { PropertyKey("show-all") }
    public var showDefault: PropertyKey<Owner, Bool> { PropertyKey("show-default") }
    public var showFallback: PropertyKey<Owner, Bool> { PropertyKey("show-fallback") }
    public var showOther: PropertyKey<Owner, Bool> { PropertyKey("show-other") }
    public var showRecommended: PropertyKey<Owner, Bool> { PropertyKey("show-recommended") }
    public var applicationActivated: SignalKey<Owner, any Gio.AppInfo> { SignalKey("application-activated") { $0.get(1, Gio.AnyAppInfo.self) } }
    public var applicationSelected: SignalKey<Owner, any Gio.AppInfo> { SignalKey("application-selected") { $0.get(1, Gio.AnyAppInfo.self) } }
}
