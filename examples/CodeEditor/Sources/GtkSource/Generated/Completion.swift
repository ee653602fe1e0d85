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

/// `GtkSourceCompletion`.
open class Completion: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_completion_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Completion(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Completion {
    /// `buffer`.
    public var buffer: Gtk.TextView? { property("buffer") }

    /// `page-size`, `gtk_source_completion_get_page_size()`.
    public var pageSize: Int {
        get { C.int(gtk_source_completion_get_page_size(C.opaque(_raw))) }
        set { gtk_source_completion_set_page_size(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.pageSize; defer { self.pageSize = value }; yield &value }
    }

    /// `remember-info-visibility`.
    public var rememberInfoVisibility: Bool {
        get { property("remember-info-visibility") }
        set { setProperty("remember-info-visibility", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.rememberInfoVisibility; defer { self.rememberInfoVisibility = value }; yield &value }
    }

    /// `select-on-show`.
    public var selectOnShow: Bool {
        get { property("select-on-show") }
        set { setProperty("select-on-show", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.selectOnShow; defer { self.selectOnShow = value }; yield &value }
    }

    /// `show-icons`.
    public var showIcons: Bool {
        get { property("show-icons") }
        set { setProperty("show-icons", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.showIcons; defer { self.showIcons = value }; yield &value }
    }

    /// `view`, `gtk_source_completion_get_view()`.
    public var view: View { C.present(C.borrow(gtk_source_completion_get_view(C.opaque(_raw))), "gtk_source_completion_get_view") }

    /// `hide`. A keyboard action.
    @discardableResult
    public func onHide(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("hide", after: after, plain: handler)
    }

    /// `provider-added`.
    @discardableResult
    public func onProviderAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ provider: any CompletionProvider) -> Void
    ) -> SignalConnection {
        connect("provider-added", after: after) { arguments in handler(arguments.get(1, AnyCompletionProvider.self)) }
    }

    /// `provider-removed`.
    @discardableResult
    public func onProviderRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ provider: any CompletionProvider) -> Void
    ) -> SignalConnection {
        connect("provider-removed", after: after) { arguments in handler(arguments.get(1, AnyCompletionProvider.self)) }
    }

    /// `show`. A keyboard action.
    @discardableResult
    public func onShow(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("show", after: after, plain: handler)
    }

    /// `gtk_source_completion_fuzzy_highlight()`.
    public static func fuzzyHighlight(_ haystack: String, casefoldQuery: String) -> Pango.AttrList? {
        C.take(C.raw(gtk_source_completion_fuzzy_highlight(haystack, casefoldQuery)))
    }

    /// `gtk_source_completion_fuzzy_match()`.
    public static func fuzzyMatch(_ haystack: String? = nil, casefoldNeedle: String) -> Int? {
        var priority: guint = 0
        let result = gtk_source_completion_fuzzy_match(haystack, casefoldNeedle, &priority)
        return result == 0 ? nil : C.int(priority)
    }

    /// `gtk_source_completion_add_provider()`.
    public func addProvider(_ provider: any CompletionProvider) {
        gtk_source_completion_add_provider(C.opaque(_raw), C.opaque(provider._raw))
    }

    /// `gtk_source_completion_block_interactive()`.
    public func blockInteractive() {
        gtk_source_completion_block_interactive(C.opaque(_raw))
    }

    /// `gtk_source_completion_get_buffer()`.
    public func getBuffer() -> Buffer {
        C.present(C.borrow(gtk_source_completion_get_buffer(C.opaque(_raw))), "gtk_source_completion_get_buffer")
    }

    /// `gtk_source_completion_hide()`.
    public func hide() {
        gtk_source_completion_hide(C.opaque(_raw))
    }

    /// `gtk_source_completion_remove_provider()`.
    public func removeProvider(_ provider: any CompletionProvider) {
        gtk_source_completion_remove_provider(C.opaque(_raw), C.opaque(provider._raw))
    }

    /// `gtk_source_completion_show()`.
    public func show() {
        gtk_source_completion_show(C.opaque(_raw))
    }

    /// `gtk_source_completion_unblock_interactive()`.
    public func unblockInteractive() {
        gtk_source_completion_unblock_interactive(C.opaque(_raw))
    }
}

extension Members where Owner: Completion {
    public var buffer: PropertyKey<Owner, Gtk.TextView?> { PropertyKey("buffer") }
    public var pageSize: PropertyKey<Owner, Int> { PropertyKey("page-size") }
    public var rememberInfoVisibility: PropertyKey<Owner, Bool> { PropertyKey("remember-info-visibility") }
    public var selectOnShow: PropertyKey<Owner, Bool> { PropertyKey("select-on-show") }
    public var showIcons: PropertyKey<Owner, Bool> { PropertyKey("show-icons") }
    public var view: PropertyKey<Owner, View> { PropertyKey("view") }
    public var hide: SignalKey<Owner, Void> { SignalKey("hide") }
    public var providerAdded: SignalKey<Owner, any CompletionProvider> { SignalKey("provider-added") { $0.get(1, AnyCompletionProvider.self) } }
    public var providerRemoved: SignalKey<Owner, any CompletionProvider> { SignalKey("provider-removed") { $0.get(1, AnyCompletionProvider.self) } }
    public var show: SignalKey<Owner, Void> { SignalKey("show") }
}
