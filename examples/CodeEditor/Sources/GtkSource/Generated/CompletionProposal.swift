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

/// `GtkSourceCompletionProposal`.
@MainActor
public protocol CompletionProposal: Object {}

/// Some object with the interface ``CompletionProposal``, of a class that is private to its library.
public final class AnyCompletionProposal: Object, CompletionProposal {
    public override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_completion_proposal_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyCompletionProposal(_borrowed: raw) }
}

extension CompletionProposal {
    /// `gtk_source_completion_proposal_get_typed_text()`.
    public var typedText: String? { C.takeOptionalString(gtk_source_completion_proposal_get_typed_text(C.opaque(_raw))) }
}
