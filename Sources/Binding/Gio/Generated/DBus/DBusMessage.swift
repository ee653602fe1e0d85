// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusMessage`. <https://docs.gtk.org/gio/class.DBusMessage.html>
open class DBusMessage: Object {
    open override nonisolated class var gtype: UInt { g_dbus_message_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusMessage(_borrowed: raw) }

    /// `g_dbus_message_new_from_blob()`.
    public convenience init(blob: [UInt8], capabilities: DBusCapabilityFlags) throws(GLibError) {
        var cBlob = blob
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_message_new_from_blob(&cBlob, C.gsize(blob.count), .init(rawValue: C.number(capabilities)), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_message_new_from_blob"))
    }

    /// `g_dbus_message_new_method_call()`.
    public convenience init(name: String? = nil, path: String, interface: String? = nil, method: String) {
        self.init(_constructed: C.present(C.raw(g_dbus_message_new_method_call(name, path, interface, method)), "g_dbus_message_new_method_call"))
    }

    /// `g_dbus_message_new_signal()`.
    public convenience init(path: String, interface: String, signal: String) {
        self.init(_constructed: C.present(C.raw(g_dbus_message_new_signal(path, interface, signal)), "g_dbus_message_new_signal"))
    }
}

extension DBusMessage {
    /// `locked`, `g_dbus_message_get_locked()`.
    public var locked: Bool { g_dbus_message_get_locked(C.opaque(_raw)) != 0 }

    /// `g_dbus_message_bytes_needed()`.
    public static func bytesNeeded(_ blob: [UInt8]) throws(GLibError) -> Int {
        var cBlob = blob
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_message_bytes_needed(&cBlob, C.gsize(blob.count), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_dbus_message_copy()`.
    @discardableResult
    public func copy() throws(GLibError) -> DBusMessage {
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_message_copy(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_dbus_message_copy")
    }

    /// `g_dbus_message_get_arg0()`.
    public var arg0: String? { C.optionalString(g_dbus_message_get_arg0(C.opaque(_raw))) }

    /// `g_dbus_message_get_body()`.
    public var body: Variant? { C.copy(C.raw(g_dbus_message_get_body(C.opaque(_raw)))) }

    /// `g_dbus_message_get_byte_order()`.
    public var byteOrder: DBusMessageByteOrder {
        get { C.enumeration(g_dbus_message_get_byte_order(C.opaque(_raw)).rawValue) }
        set { g_dbus_message_set_byte_order(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.byteOrder; defer { self.byteOrder = value }; yield &value }
    }

    /// `g_dbus_message_get_destination()`.
    public var destination: String? {
        get { C.optionalString(g_dbus_message_get_destination(C.opaque(_raw))) }
        set { g_dbus_message_set_destination(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.destination; defer { self.destination = value }; yield &value }
    }

    /// `g_dbus_message_get_error_name()`.
    public var errorName: String? { C.optionalString(g_dbus_message_get_error_name(C.opaque(_raw))) }

    /// `g_dbus_message_get_flags()`.
    public var flags: DBusMessageFlags {
        get { C.flags(g_dbus_message_get_flags(C.opaque(_raw)).rawValue) }
        set { g_dbus_message_set_flags(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.flags; defer { self.flags = value }; yield &value }
    }

    /// `g_dbus_message_get_header()`.
    public func header(_ headerField: DBusMessageHeaderField) -> Variant? {
        C.copy(C.raw(g_dbus_message_get_header(C.opaque(_raw), .init(rawValue: C.number(headerField)))))
    }

    /// `g_dbus_message_get_interface()`.
    public var interface: String? {
        get { C.optionalString(g_dbus_message_get_interface(C.opaque(_raw))) }
        set { g_dbus_message_set_interface(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.interface; defer { self.interface = value }; yield &value }
    }

    /// `g_dbus_message_get_member()`.
    public var member: String? {
        get { C.optionalString(g_dbus_message_get_member(C.opaque(_raw))) }
        set { g_dbus_message_set_member(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.member; defer { self.member = value }; yield &value }
    }

    /// `g_dbus_message_get_message_type()`.
    public var messageType: DBusMessageType {
        get { C.enumeration(g_dbus_message_get_message_type(C.opaque(_raw)).rawValue) }
        set { g_dbus_message_set_message_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.messageType; defer { self.messageType = value }; yield &value }
    }

    /// `g_dbus_message_get_num_unix_fds()`.
    public var numUnixFds: Int {
        get { C.int(g_dbus_message_get_num_unix_fds(C.opaque(_raw))) }
        set { g_dbus_message_set_num_unix_fds(C.opaque(_raw), C.guint32(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.numUnixFds; defer { self.numUnixFds = value }; yield &value }
    }

    /// `g_dbus_message_get_path()`.
    public var path: String? {
        get { C.optionalString(g_dbus_message_get_path(C.opaque(_raw))) }
        set { g_dbus_message_set_path(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.path; defer { self.path = value }; yield &value }
    }

    /// `g_dbus_message_get_reply_serial()`.
    public var replySerial: Int {
        get { C.int(g_dbus_message_get_reply_serial(C.opaque(_raw))) }
        set { g_dbus_message_set_reply_serial(C.opaque(_raw), C.guint32(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.replySerial; defer { self.replySerial = value }; yield &value }
    }

    /// `g_dbus_message_get_sender()`.
    public var sender: String? {
        get { C.optionalString(g_dbus_message_get_sender(C.opaque(_raw))) }
        set { g_dbus_message_set_sender(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.sender; defer { self.sender = value }; yield &value }
    }

    /// `g_dbus_message_get_serial()`.
    public var serial: Int {
        get { C.int(g_dbus_message_get_serial(C.opaque(_raw))) }
        set { g_dbus_message_set_serial(C.opaque(_raw), C.guint32(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.serial; defer { self.serial = value }; yield &value }
    }

    /// `g_dbus_message_get_signature()`.
    public var signature: String! {
        get { C.string(g_dbus_message_get_signature(C.opaque(_raw))) }
        set { g_dbus_message_set_signature(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.signature; defer { self.signature = value }; yield &value }
    }

    /// `g_dbus_message_get_unix_fd_list()`.
    public var unixFdList: UnixFDList? {
        get { C.borrow(g_dbus_message_get_unix_fd_list(C.opaque(_raw))) }
        set { g_dbus_message_set_unix_fd_list(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.unixFdList; defer { self.unixFdList = value }; yield &value }
    }

    /// `g_dbus_message_lock()`.
    public func lock() {
        g_dbus_message_lock(C.opaque(_raw))
    }

    /// `g_dbus_message_new_method_error_literal()`.
    @discardableResult
    public func newMethodErrorLiteral(_ errorName: String, errorMessage: String) -> DBusMessage {
        C.present(C.adopt(C.raw(g_dbus_message_new_method_error_literal(C.opaque(_raw), errorName, errorMessage))), "g_dbus_message_new_method_error_literal")
    }

    /// `g_dbus_message_new_method_reply()`.
    @discardableResult
    public func newMethodReply() -> DBusMessage? {
        C.adopt(C.raw(g_dbus_message_new_method_reply(C.opaque(_raw))))
    }

    /// `g_dbus_message_print()`.
    @discardableResult
    public func print(_ indent: Int) -> String {
        C.takeString(g_dbus_message_print(C.opaque(_raw), C.guint(indent)))
    }

    /// `g_dbus_message_set_body()`.
    public func setBody(_ body: Variant) {
        g_dbus_message_set_body(C.opaque(_raw), C.opaque(body._raw))
    }

    /// `g_dbus_message_set_error_name()`.
    public func setErrorName(_ value: String) {
        g_dbus_message_set_error_name(C.opaque(_raw), value)
    }

    /// `g_dbus_message_set_header()`.
    public func setHeader(_ headerField: DBusMessageHeaderField, value: Variant? = nil) {
        g_dbus_message_set_header(C.opaque(_raw), .init(rawValue: C.number(headerField)), C.opaque(value?._raw))
    }

    /// `g_dbus_message_to_blob()`.
    public func toBlob(_ capabilities: DBusCapabilityFlags) throws(GLibError) -> [UInt8] {
        var outSize: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_message_to_blob(C.opaque(_raw), &outSize, .init(rawValue: C.number(capabilities)), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(numbers: result, of: UInt8.self, count: C.int(outSize), .full) { $0 }
    }

    /// `g_dbus_message_to_gerror()`.
    public func toGerror() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_message_to_gerror(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

#if GTK_4_14
    /// `g_dbus_message_get_arg0_path()`.
    public var arg0Path: String? { C.optionalString(g_dbus_message_get_arg0_path(C.opaque(_raw))) }
#endif
}

extension Members where Owner: DBusMessage {
    public var locked: PropertyKey<Owner, Bool> { PropertyKey("locked") }
}
