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

/// `GtkSourceCompletionContext`.
open class CompletionContext: Object, Gio.ListModel {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_completion_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CompletionContext(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension CompletionContext {
    /// `busy`, `gtk_source_completion_context_get_busy()`.
    public var busy: Bool { gtk_source_completion_context_get_busy(C.opaque(_raw)) != 0 }

    /// `completion`, `gtk_source_completion_context_get_completion()`.
    public var completion: Completion? { C.borrow(C.raw(gtk_source_completion_context_get_completion(C.opaque(_raw)))) }

    /// `empty`, `gtk_source_completion_context_get_empty()`.
    public var empty: Bool { gtk_source_completion_context_get_empty(C.opaque(_raw)) != 0 }

    /// `provider-model-changed`.
    @discardableResult
    public func onProviderModelChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ provider: any CompletionProvider, _ model: (any Gio.ListModel)?) -> Void
    ) -> SignalConnection {
        connect("provider-model-changed", after: after) { arguments in handler(arguments.get(1, AnyCompletionProvider.self), arguments.optional(2, Gio.AnyListModel.self)) }
    }

    /// `gtk_source_completion_context_get_activation()`.
    public var activation: CompletionActivation { C.enumeration(gtk_source_completion_context_get_activation(C.opaque(_raw)).rawValue) }

    /// `gtk_source_completion_context_get_bounds()`.
    public var bounds: (begin: Gtk.TextIter, end: Gtk.TextIter)? {
        var begin = GtkTextIter()
        var end = GtkTextIter()
        let result = gtk_source_completion_context_get_bounds(C.opaque(_raw), &begin, &end)
        return result == 0 ? nil : (Gtk.TextIter(_c: begin), Gtk.TextIter(_c: end))
    }

    /// `gtk_source_completion_context_get_buffer()`.
    public var buffer: Buffer? { C.borrow(gtk_source_completion_context_get_buffer(C.opaque(_raw))) }

    /// `gtk_source_completion_context_get_language()`.
    public var language: Language? { C.borrow(C.raw(gtk_source_completion_context_get_language(C.opaque(_raw)))) }

    /// `gtk_source_completion_context_get_proposals_for_provider()`.
    public func proposals(for provider: any CompletionProvider) -> (any Gio.ListModel)? {
        C.borrow(C.raw(gtk_source_completion_context_get_proposals_for_provider(C.opaque(_raw), C.opaque(provider._raw))), Gio.AnyListModel.self)
    }

    /// `gtk_source_completion_context_get_view()`.
    public var view: View? { C.borrow(gtk_source_completion_context_get_view(C.opaque(_raw))) }

    /// `gtk_source_completion_context_get_word()`.
    public var word: String { C.takeString(gtk_source_completion_context_get_word(C.opaque(_raw))) }

    /// `gtk_source_completion_context_list_providers()`.
    @discardableResult
    public func listProviders() -> any Gio.ListModel {
        C.present(C.adopt(C.raw(gtk_source_completion_context_list_providers(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_source_completion_context_list_providers")
    }

    /// `gtk_source_completion_context_set_proposals_for_provider()`.
    public func setProposals(for provider: any CompletionProvider, results: (any Gio.ListModel)? = nil) {
        gtk_source_completion_context_set_proposals_for_provider(C.opaque(_raw), C.opaque(provider._raw), C.opaque(results?._raw))
    }
}

extension Members where Owner: CompletionContext {
    public var busy: PropertyKey<Owner, Bool> { PropertyKey("busy") }
    public var completion: PropertyKey<Owner, Completion?> { PropertyKey("completion") }
    public var empty: PropertyKey<Owner, Bool> { PropertyKey("empty") }
    public var providerModelChanged: SignalKey<Owner, (provider: any CompletionProvider, model: (any Gio.ListModel)?)> { SignalKey("provider-model-changed") { ($0.get(1, AnyCompletionProvider.self), $0.optional(2, Gio.AnyListModel.self)) } }
}
