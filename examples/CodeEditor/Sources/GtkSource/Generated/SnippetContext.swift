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

/// `GtkSourceSnippetContext`.
open class SnippetContext: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_snippet_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SnippetContext(_borrowed: raw) }
}

extension SnippetContext {
    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `gtk_source_snippet_context_clear_variables()`.
    public func clearVariables() {
        gtk_source_snippet_context_clear_variables(C.opaque(_raw))
    }

    /// `gtk_source_snippet_context_expand()`.
    @discardableResult
    public func expand(_ input: String) -> String {
        C.takeString(gtk_source_snippet_context_expand(C.opaque(_raw), input))
    }

    /// `gtk_source_snippet_context_get_variable()`.
    public func variable(forKey key: String) -> String? {
        C.optionalString(gtk_source_snippet_context_get_variable(C.opaque(_raw), key))
    }

    /// `gtk_source_snippet_context_set_constant()`.
    public func setConstant(_ key: String, value: String) {
        gtk_source_snippet_context_set_constant(C.opaque(_raw), key, value)
    }

    /// `gtk_source_snippet_context_set_line_prefix()`.
    public func setLinePrefix(_ linePrefix: String) {
        gtk_source_snippet_context_set_line_prefix(C.opaque(_raw), linePrefix)
    }

    /// `gtk_source_snippet_context_set_tab_width()`.
    public func setTabWidth(_ tabWidth: Int) {
        gtk_source_snippet_context_set_tab_width(C.opaque(_raw), C.gint(tabWidth))
    }

    /// `gtk_source_snippet_context_set_use_spaces()`.
    public func setUseSpaces(_ useSpaces: Bool) {
        gtk_source_snippet_context_set_use_spaces(C.opaque(_raw), useSpaces ? 1 : 0)
    }

    /// `gtk_source_snippet_context_set_variable()`.
    public func setVariable(_ key: String, value: String) {
        gtk_source_snippet_context_set_variable(C.opaque(_raw), key, value)
    }
}

extension Members where Owner: SnippetContext {
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
}
