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

/// `GtkPrintOperationPreview`. <https://docs.gtk.org/gtk4/iface.PrintOperationPreview.html>
@MainActor
public protocol PrintOperationPreview: Object {}

/// Some object with the interface ``PrintOperationPreview``, of a class that is private to its library.
public final class AnyPrintOperationPreview: Object, PrintOperationPreview {
    public override nonisolated class var gtype: UInt { gtk_print_operation_preview_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyPrintOperationPreview(_borrowed: raw) }
}

extension PrintOperationPreview {
    /// `got-page-size`.
    @discardableResult
    public func onGotPageSize(
        after: Bool = false, _ handler: @escaping @MainActor (_ context: PrintContext, _ pageSetup: PageSetup) -> Void
    ) -> SignalConnection {
        connect("got-page-size", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `ready`.
    @discardableResult
    public func onReady(
        after: Bool = false, _ handler: @escaping @MainActor (_ context: PrintContext) -> Void
    ) -> SignalConnection {
        connect("ready", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_print_operation_preview_end_preview()`.
    public func endPreview() {
        gtk_print_operation_preview_end_preview(C.opaque(_raw))
    }

    /// `gtk_print_operation_preview_is_selected()`.
    public func isSelected(_ pageNr: Int) -> Bool {
        gtk_print_operation_preview_is_selected(C.opaque(_raw), C.gint(pageNr)) != 0
    }

    /// `gtk_print_operation_preview_render_page()`.
    public func renderPage(_ pageNr: Int) {
        gtk_print_operation_preview_render_page(C.opaque(_raw), C.gint(pageNr))
    }
}

extension Members where Owner: PrintOperationPreview {
    public var gotPageSize: SignalKey<Owner, (context: PrintContext, pageSetup: PageSetup)> { SignalKey("got-page-size") { ($0.get(1), $0.get(2)) } }
    public var ready: SignalKey<Owner, PrintContext> { SignalKey(one: "ready") }
}
