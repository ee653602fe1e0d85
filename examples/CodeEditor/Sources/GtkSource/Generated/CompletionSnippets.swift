// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceCompletionSnippets`.
open class CompletionSnippets: Object, CompletionProvider {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_completion_snippets_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CompletionSnippets(_borrowed: raw) }
}

extension CompletionSnippets {
    /// `priority`.
    public var priority: Int {
        get { property("priority") }
        set { setProperty("priority", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.priority; defer { self.priority = value }; yield &value }
    }

    /// `title`.
    public var title: String? {
        get { property("title") }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }
}

extension Members where Owner: CompletionSnippets {
    public var priority: PropertyKey<Owner, Int> { PropertyKey("priority") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
}
