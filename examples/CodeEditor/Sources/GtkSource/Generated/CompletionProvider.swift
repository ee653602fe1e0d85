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

/// `GtkSourceCompletionProvider`.
@MainActor
public protocol CompletionProvider: Object {}

/// Some object with the interface ``CompletionProvider``, of a class that is private to its library.
public final class AnyCompletionProvider: Object, CompletionProvider {
    public override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_completion_provider_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyCompletionProvider(_borrowed: raw) }
}

extension CompletionProvider {
    /// `gtk_source_completion_provider_activate()`.
    public func activate(_ context: CompletionContext, proposal: any CompletionProposal) {
        gtk_source_completion_provider_activate(C.opaque(_raw), C.opaque(context._raw), C.opaque(proposal._raw))
    }

    /// `gtk_source_completion_provider_display()`.
    public func display(
        _ context: CompletionContext, proposal: any CompletionProposal, cell: CompletionCell
    ) {
        gtk_source_completion_provider_display(C.opaque(_raw), C.opaque(context._raw), C.opaque(proposal._raw), C.opaque(cell._raw))
    }

    /// `gtk_source_completion_provider_get_priority()`.
    public func priority(of context: CompletionContext) -> Int {
        C.int(gtk_source_completion_provider_get_priority(C.opaque(_raw), C.opaque(context._raw)))
    }

    /// `gtk_source_completion_provider_get_title()`.
    public var title: String? { C.takeOptionalString(gtk_source_completion_provider_get_title(C.opaque(_raw))) }

    /// `gtk_source_completion_provider_is_trigger()`.
    public func isTrigger(_ iter: Gtk.TextIter, ch: Unicode.Scalar) -> Bool {
        var cIter = iter._c
        return gtk_source_completion_provider_is_trigger(C.opaque(_raw), &cIter, ch.value) != 0
    }

    /// `gtk_source_completion_provider_key_activates()`.
    @discardableResult
    public func keyActivates(
        _ context: CompletionContext, proposal: any CompletionProposal, keyval: Gdk.Key, state: Gdk.ModifierType
    ) -> Bool {
        gtk_source_completion_provider_key_activates(C.opaque(_raw), C.opaque(context._raw), C.opaque(proposal._raw), guint(keyval), .init(rawValue: C.number(state))) != 0
    }

    /// `gtk_source_completion_provider_list_alternates()`.
    @discardableResult
    public func listAlternates(
        _ context: CompletionContext, proposal: any CompletionProposal
    ) -> [any CompletionProposal] {
        C.array(pointers: gtk_source_completion_provider_list_alternates(C.opaque(_raw), C.opaque(context._raw), C.opaque(proposal._raw)), .full) { C.present(C.adopt($0, AnyCompletionProposal.self), "gtk_source_completion_provider_list_alternates") }
    }

    /// `gtk_source_completion_provider_populate_async()`, `gtk_source_completion_provider_populate_finish()`.
    @discardableResult
    public func populate(_ context: CompletionContext) async throws(GLibError) -> any Gio.ListModel {
        let source = await C.ready { cancellable, ready, data in
            gtk_source_completion_provider_populate_async(C.opaque(_raw), C.opaque(context._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_source_completion_provider_populate_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), Gio.AnyListModel.self), "gtk_source_completion_provider_populate_finish")
    }

    /// `gtk_source_completion_provider_refilter()`.
    public func refilter(_ context: CompletionContext, model: any Gio.ListModel) {
        gtk_source_completion_provider_refilter(C.opaque(_raw), C.opaque(context._raw), C.opaque(model._raw))
    }
}
