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

/// `GtkLinkButton`. <https://docs.gtk.org/gtk4/class.LinkButton.html>
open class LinkButton: Button {
    open override nonisolated class var gtype: UInt { gtk_link_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { LinkButton(_borrowed: raw) }

    /// `gtk_link_button_new()`.
    public convenience init(uri: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["uri": uri, "label": uri]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_link_button_new(uri)), "gtk_link_button_new"))
    }

    /// `gtk_link_button_new_with_label()`.
    public convenience init(uri: String, label: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["uri": uri, "label": label]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_link_button_new_with_label(uri, label)), "gtk_link_button_new_with_label"))
    }
}

extension LinkButton {
    /// `uri`, `gtk_link_button_get_uri()`.
    public var uri: String {
        get { C.string(gtk_link_button_get_uri(C.opaque(_raw))) }
        set { gtk_link_button_set_uri(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.uri; defer { self.uri = value }; yield &value }
    }

    /// `visited`, `gtk_link_button_get_visited()`.
    public var visited: Bool {
        get { gtk_link_button_get_visited(C.opaque(_raw)) != 0 }
        set { gtk_link_button_set_visited(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.visited; defer { self.visited = value }; yield &value }
    }

    /// `activate-link`.
    @discardableResult
    public func onActivateLink(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, returning: Bool.self) { _ in handler() }
    }
}

extension Members where Owner: LinkButton {
    public var uri: PropertyKey<Owner, String> { PropertyKey("uri") }
    public var visited: PropertyKey<Owner, Bool> { PropertyKey("visited") }
    public var activateLink: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("activate-link") }
}
