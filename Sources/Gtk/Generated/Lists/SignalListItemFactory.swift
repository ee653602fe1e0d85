// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkSignalListItemFactory`. <https://docs.gtk.org/gtk4/class.SignalListItemFactory.html>
open class SignalListItemFactory: ListItemFactory {
    open override nonisolated class var gtype: UInt { gtk_signal_list_item_factory_get_type() }
    open override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SignalListItemFactory(_borrowed: raw) }
}

extension SignalListItemFactory {
    /// `bind`.
    @discardableResult
    public func onBind(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Object) -> Void
    ) -> SignalConnection {
        connect("bind", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `setup`.
    @discardableResult
    public func onSetup(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Object) -> Void
    ) -> SignalConnection {
        connect("setup", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `teardown`.
    @discardableResult
    public func onTeardown(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Object) -> Void
    ) -> SignalConnection {
        connect("teardown", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `unbind`.
    @discardableResult
    public func onUnbind(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Object) -> Void
    ) -> SignalConnection {
        connect("unbind", after: after) { arguments in handler(arguments.get(1)) }
    }
}

extension Members where Owner: SignalListItemFactory {
    public var bind: SignalKey<Owner, Object> { SignalKey(one: "bind") }
    public var setup: SignalKey<Owner, Object> { SignalKey(one: "setup") }
    public var teardown: SignalKey<Owner, Object> { SignalKey(one: "teardown") }
    public var unbind: SignalKey<Owner, Object> { SignalKey(one: "unbind") }
}
