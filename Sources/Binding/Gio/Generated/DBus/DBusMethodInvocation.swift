// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusMethodInvocation`. <https://docs.gtk.org/gio/class.DBusMethodInvocation.html>
open class DBusMethodInvocation: Object {
    open override nonisolated class var gtype: UInt { g_dbus_method_invocation_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusMethodInvocation(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension DBusMethodInvocation {
    /// `g_dbus_method_invocation_get_connection()`.
    public var connection: DBusConnection { C.present(C.borrow(C.raw(g_dbus_method_invocation_get_connection(C.opaque(_raw)))), "g_dbus_method_invocation_get_connection") }

    /// `g_dbus_method_invocation_get_interface_name()`.
    public var interfaceName: String { C.string(g_dbus_method_invocation_get_interface_name(C.opaque(_raw))) }

    /// `g_dbus_method_invocation_get_message()`.
    public var message: DBusMessage { C.present(C.borrow(C.raw(g_dbus_method_invocation_get_message(C.opaque(_raw)))), "g_dbus_method_invocation_get_message") }

    /// `g_dbus_method_invocation_get_method_info()`.
    public var methodInfo: DBusMethodInfo? { C.copy(g_dbus_method_invocation_get_method_info(C.opaque(_raw))) }

    /// `g_dbus_method_invocation_get_method_name()`.
    public var methodName: String { C.string(g_dbus_method_invocation_get_method_name(C.opaque(_raw))) }

    /// `g_dbus_method_invocation_get_object_path()`.
    public var objectPath: String { C.string(g_dbus_method_invocation_get_object_path(C.opaque(_raw))) }

    /// `g_dbus_method_invocation_get_parameters()`.
    public var parameters: Variant { C.present(C.copy(C.raw(g_dbus_method_invocation_get_parameters(C.opaque(_raw)))), "g_dbus_method_invocation_get_parameters") }

    /// `g_dbus_method_invocation_get_property_info()`.
    public var propertyInfo: DBusPropertyInfo? { C.copy(g_dbus_method_invocation_get_property_info(C.opaque(_raw))) }

    /// `g_dbus_method_invocation_get_sender()`.
    public var sender: String { C.string(g_dbus_method_invocation_get_sender(C.opaque(_raw))) }

    /// `g_dbus_method_invocation_return_dbus_error()`.
    public func returnDbusError(_ errorName: String, errorMessage: String) {
        g_dbus_method_invocation_return_dbus_error(C.opaque(_retained()), errorName, errorMessage)
    }

    /// `g_dbus_method_invocation_return_error_literal()`.
    public func returnErrorLiteral(domain: Int, code: Int, message: String) {
        g_dbus_method_invocation_return_error_literal(C.opaque(_retained()), C.guint32(domain), C.gint(code), message)
    }

    /// `g_dbus_method_invocation_return_value()`.
    public func returnValue(_ parameters: Variant? = nil) {
        g_dbus_method_invocation_return_value(C.opaque(_retained()), C.opaque(parameters?._raw))
    }

    /// `g_dbus_method_invocation_return_value_with_unix_fd_list()`.
    public func returnValueWithUnixFdList(_ parameters: Variant? = nil, fdList: UnixFDList? = nil) {
        g_dbus_method_invocation_return_value_with_unix_fd_list(C.opaque(_retained()), C.opaque(parameters?._raw), C.cast(fdList?._raw))
    }
}
