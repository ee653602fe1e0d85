// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GUnixCredentialsMessage`. <https://docs.gtk.org/gio/class.UnixCredentialsMessage.html>
open class UnixCredentialsMessage: SocketControlMessage {
    open override nonisolated class var gtype: UInt { g_unix_credentials_message_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { UnixCredentialsMessage(_borrowed: raw) }

    /// `g_unix_credentials_message_new_with_credentials()`.
    public convenience init(credentials: Credentials) {
        if Self.hasOwnType { self.init(properties: ["credentials": credentials]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_unix_credentials_message_new_with_credentials(C.opaque(credentials._raw))), "g_unix_credentials_message_new_with_credentials"))
    }
}

extension UnixCredentialsMessage {
    /// `credentials`, `g_unix_credentials_message_get_credentials()`.
    public var credentials: Credentials { C.present(C.borrow(C.raw(g_unix_credentials_message_get_credentials(C.cast(_raw)))), "g_unix_credentials_message_get_credentials") }

    /// `g_unix_credentials_message_is_supported()`.
    public static var isSupported: Bool { g_unix_credentials_message_is_supported() != 0 }
}

extension Members where Owner: UnixCredentialsMessage {
    public var credentials: PropertyKey<Owner, Credentials> { PropertyKey("credentials") }
}
