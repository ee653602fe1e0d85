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

/// `GtkHeaderBar`. <https://docs.gtk.org/gtk4/class.HeaderBar.html>
open class HeaderBar: Widget {
    open override nonisolated class var gtype: UInt { gtk_header_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { HeaderBar(_borrowed: raw) }
}

extension HeaderBar {
    /// `decoration-layout`, `gtk_header_bar_get_decoration_layout()`.
    public var decorationLayout: String? {
        get { C.optionalString(gtk_header_bar_get_decoration_layout(C.opaque(_raw))) }
        set { gtk_header_bar_set_decoration_layout(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.decorationLayout; defer { self.decorationLayout = value }; yield &value }
    }

    /// `show-title-buttons`, `gtk_header_bar_get_show_title_buttons()`.
    public var showTitleButtons: Bool {
        get { gtk_header_bar_get_show_title_buttons(C.opaque(_raw)) != 0 }
        set { gtk_header_bar_set_show_title_buttons(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showTitleButtons; defer { self.showTitleButtons = value }; yield &value }
    }

    /// `title-widget`, `gtk_header_bar_get_title_widget()`.
    public var titleWidget: Widget? {
        get { C.borrow(gtk_header_bar_get_title_widget(C.opaque(_raw))) }
        set { gtk_header_bar_set_title_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.titleWidget; defer { self.titleWidget = value }; yield &value }
    }

    /// `gtk_header_bar_pack_end()`.
    public func packEnd(_ child: Widget) {
        gtk_header_bar_pack_end(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_header_bar_pack_start()`.
    public func packStart(_ child: Widget) {
        gtk_header_bar_pack_start(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_header_bar_remove()`.
    public func remove(_ child: Widget) {
        gtk_header_bar_remove(C.opaque(_raw), C.cast(child._raw))
    }

#if GTK_4_18
    /// `use-native-controls`, `gtk_header_bar_get_use_native_controls()`.
    public var useNativeControls: Bool {
        get { gtk_header_bar_get_use_native_controls(C.opaque(_raw)) != 0 }
        set { gtk_header_bar_set_use_native_controls(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useNativeControls; defer { self.useNativeControls = value }; yield &value }
    }
#endif
}

extension Members where Owner: HeaderBar {
    public var decorationLayout: PropertyKey<Owner, String?> { PropertyKey("decoration-layout") }
    public var showTitleButtons: PropertyKey<Owner, Bool> { PropertyKey("show-title-buttons") }
    public var titleWidget: PropertyKey<Owner, Widget?> { PropertyKey("title-widget") }
#if GTK_4_18
    public var useNativeControls: PropertyKey<Owner, Bool> { PropertyKey("use-native-controls") }
#endif
}
