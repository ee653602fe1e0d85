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

/// `GtkSourceVimIMContext`.
open class VimIMContext: Gtk.IMContext {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_vim_im_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { VimIMContext(_borrowed: raw) }
}

extension VimIMContext {
    /// `command-bar-text`, `gtk_source_vim_im_context_get_command_bar_text()`.
    public var commandBarText: String { C.string(gtk_source_vim_im_context_get_command_bar_text(C.opaque(_raw))) }

    /// `command-text`, `gtk_source_vim_im_context_get_command_text()`.
    public var commandText: String { C.string(gtk_source_vim_im_context_get_command_text(C.opaque(_raw))) }

    /// `edit`.
    @discardableResult
    public func onEdit(
        after: Bool = false, _ handler: @escaping @MainActor (_ view: View, _ path: String?) -> Void
    ) -> SignalConnection {
        connect("edit", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `execute-command`.
    @discardableResult
    public func onExecuteCommand(
        after: Bool = false, _ handler: @escaping @MainActor (_ command: String) -> Bool
    ) -> SignalConnection {
        connect("execute-command", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `format-text`.
    @discardableResult
    public func onFormatText(
        after: Bool = false, _ handler: @escaping @MainActor (_ begin: Gtk.TextIter, _ end: Gtk.TextIter) -> Void
    ) -> SignalConnection {
        connect("format-text", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `write`.
    @discardableResult
    public func onWrite(
        after: Bool = false, _ handler: @escaping @MainActor (_ view: View, _ path: String?) -> Void
    ) -> SignalConnection {
        connect("write", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_source_vim_im_context_execute_command()`.
    public func executeCommand(_ command: String) {
        gtk_source_vim_im_context_execute_command(C.opaque(_raw), command)
    }
}

extension Members where Owner: VimIMContext {
    public var commandBarText: PropertyKey<Owner, String> { PropertyKey("command-bar-text") }
    public var commandText: PropertyKey<Owner, String> { PropertyKey("command-text") }
    public var edit: SignalKey<Owner, (view: View, path: String?)> { SignalKey("edit") { ($0.get(1), $0.get(2)) } }
    public var executeCommand: AnsweredSignalKey<Owner, String, Bool> { AnsweredSignalKey(one: "execute-command") }
    public var formatText: SignalKey<Owner, (begin: Gtk.TextIter, end: Gtk.TextIter)> { SignalKey("format-text") { ($0.get(1), $0.get(2)) } }
    public var write: SignalKey<Owner, (view: View, path: String?)> { SignalKey("write") { ($0.get(1), $0.get(2)) } }
}
