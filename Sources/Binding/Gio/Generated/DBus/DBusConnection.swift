// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDBusConnection`. <https://docs.gtk.org/gio/class.DBusConnection.html>
open class DBusConnection: Object, AsyncInitable, Initable {
    open override nonisolated class var gtype: UInt { g_dbus_connection_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DBusConnection(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_dbus_connection_new_for_address_sync()`.
    public convenience init(
        address: String, flags: DBusConnectionFlags = [], observer: DBusAuthObserver? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_connection_new_for_address_sync(address, .init(rawValue: C.number(flags)), C.opaque(observer?._raw), C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_connection_new_for_address_sync"))
    }

    /// `g_dbus_connection_new_sync()`.
    public convenience init(
        stream: IOStream, guid: String? = nil, flags: DBusConnectionFlags = [], observer: DBusAuthObserver? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_connection_new_sync(C.cast(stream._raw), guid, .init(rawValue: C.number(flags)), C.opaque(observer?._raw), C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_connection_new_sync"))
    }

    /// `g_dbus_connection_new()`, `g_dbus_connection_new_finish()`.
    public convenience init(
        stream: IOStream, guid: String? = nil, flags: DBusConnectionFlags = [], observer: DBusAuthObserver? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_connection_new(C.cast(stream._raw), guid, .init(rawValue: C.number(flags)), C.opaque(observer?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_connection_new_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_connection_new_finish"))
    }

    /// `g_dbus_connection_new_for_address()`, `g_dbus_connection_new_for_address_finish()`.
    public convenience init(
        address: String, flags: DBusConnectionFlags = [], observer: DBusAuthObserver? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_connection_new_for_address(address, .init(rawValue: C.number(flags)), C.opaque(observer?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_dbus_connection_new_for_address_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_dbus_connection_new_for_address_finish"))
    }
}

extension DBusConnection {
    /// `capabilities`, `g_dbus_connection_get_capabilities()`.
    public var capabilities: DBusCapabilityFlags { C.flags(g_dbus_connection_get_capabilities(C.opaque(_raw)).rawValue) }

    /// `closed`.
    public var closed: Bool { property("closed") }

    /// `exit-on-close`, `g_dbus_connection_get_exit_on_close()`.
    public var exitOnClose: Bool {
        get { g_dbus_connection_get_exit_on_close(C.opaque(_raw)) != 0 }
        set { g_dbus_connection_set_exit_on_close(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.exitOnClose; defer { self.exitOnClose = value }; yield &value }
    }

    /// `flags`, `g_dbus_connection_get_flags()`.
    public var flags: DBusConnectionFlags { C.flags(g_dbus_connection_get_flags(C.opaque(_raw)).rawValue) }

    /// `guid`, `g_dbus_connection_get_guid()`.
    public var guid: String { C.string(g_dbus_connection_get_guid(C.opaque(_raw))) }

    /// `stream`, `g_dbus_connection_get_stream()`.
    public var stream: IOStream { C.present(C.borrow(g_dbus_connection_get_stream(C.opaque(_raw))), "g_dbus_connection_get_stream") }

    /// `unique-name`, `g_dbus_connection_get_unique_name()`.
    public var uniqueName: String? { C.optionalString(g_dbus_connection_get_unique_name(C.opaque(_raw))) }

    /// `closed`.
    @discardableResult
    public func onClosed(
        after: Bool = false, _ handler: @escaping @MainActor (_ remotePeerVanished: Bool, _ error: GLibError?) -> Void
    ) -> SignalConnection {
        connect("closed", after: after) { arguments in handler(arguments.get(1), arguments.error(2)) }
    }

    /// `g_dbus_connection_call()`, `g_dbus_connection_call_finish()`.
    @discardableResult
    public func call(
        _ busName: String? = nil, objectPath: String, interfaceName: String, methodName: String, parameters: Variant? = nil, replyType: VariantType? = nil, flags: DBusCallFlags = [], timeoutMsec: Int = -1
    ) async throws(GLibError) -> Variant {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_connection_call(C.opaque(_raw), busName, objectPath, interfaceName, methodName, C.opaque(parameters?._raw), C.opaque(replyType?._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_connection_call_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_dbus_connection_call_finish")
    }

    /// `g_dbus_connection_call_sync()`.
    @discardableResult
    public func callSync(
        _ busName: String? = nil, objectPath: String, interfaceName: String, methodName: String, parameters: Variant? = nil, replyType: VariantType? = nil, flags: DBusCallFlags = [], timeoutMsec: Int = -1, cancellable: Cancellable? = nil
    ) throws(GLibError) -> Variant {
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_connection_call_sync(C.opaque(_raw), busName, objectPath, interfaceName, methodName, C.opaque(parameters?._raw), C.opaque(replyType?._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_dbus_connection_call_sync")
    }

    /// `g_dbus_connection_call_with_unix_fd_list()`, `g_dbus_connection_call_with_unix_fd_list_finish()`.
    @discardableResult
    public func callWithUnixFdList(
        _ busName: String? = nil, objectPath: String, interfaceName: String, methodName: String, parameters: Variant? = nil, replyType: VariantType? = nil, flags: DBusCallFlags = [], timeoutMsec: Int = -1, fdList: UnixFDList? = nil
    ) async throws(GLibError) -> (result: Variant, fdList: UnixFDList?) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_connection_call_with_unix_fd_list(C.opaque(_raw), busName, objectPath, interfaceName, methodName, C.opaque(parameters?._raw), C.opaque(replyType?._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), C.cast(fdList?._raw), cancellable, ready, data)
        }
        var outFdList: UnsafeMutablePointer<GUnixFDList>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_connection_call_with_unix_fd_list_finish(C.opaque(_raw), &outFdList, C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.take(C.raw(result)), "g_dbus_connection_call_with_unix_fd_list_finish"), C.adopt(outFdList))
    }

    /// `g_dbus_connection_call_with_unix_fd_list_sync()`.
    @discardableResult
    public func callWithUnixFdListSync(
        _ busName: String? = nil, objectPath: String, interfaceName: String, methodName: String, parameters: Variant? = nil, replyType: VariantType? = nil, flags: DBusCallFlags = [], timeoutMsec: Int = -1, fdList: UnixFDList? = nil, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: Variant, fdList: UnixFDList?) {
        var outFdList: UnsafeMutablePointer<GUnixFDList>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_connection_call_with_unix_fd_list_sync(C.opaque(_raw), busName, objectPath, interfaceName, methodName, C.opaque(parameters?._raw), C.opaque(replyType?._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), C.cast(fdList?._raw), &outFdList, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.take(C.raw(result)), "g_dbus_connection_call_with_unix_fd_list_sync"), C.adopt(outFdList))
    }

    /// `g_dbus_connection_close()`, `g_dbus_connection_close_finish()`.
    public func close() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_connection_close(C.opaque(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_connection_close_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dbus_connection_close_sync()`.
    public func closeSync(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_connection_close_sync(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dbus_connection_emit_signal()`.
    public func emitSignal(
        _ destinationBusName: String? = nil, objectPath: String, interfaceName: String, signalName: String, parameters: Variant? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_connection_emit_signal(C.opaque(_raw), destinationBusName, objectPath, interfaceName, signalName, C.opaque(parameters?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dbus_connection_export_action_group()`.
    @discardableResult
    public func exportActionGroup(
        _ objectPath: String, actionGroup: any ActionGroup
    ) throws(GLibError) -> Registration {
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_connection_export_action_group(C.opaque(_raw), objectPath, C.opaque(actionGroup._raw), &error)
        if let error { throw GLibError(taking: error) }
        return Registration(result, of: self) { g_dbus_connection_unexport_action_group(C.opaque($0), $1) }
    }

    /// `g_dbus_connection_export_menu_model()`.
    @discardableResult
    public func exportMenuModel(_ objectPath: String, menu: MenuModel) throws(GLibError) -> Registration {
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_connection_export_menu_model(C.opaque(_raw), objectPath, C.cast(menu._raw), &error)
        if let error { throw GLibError(taking: error) }
        return Registration(result, of: self) { g_dbus_connection_unexport_menu_model(C.opaque($0), $1) }
    }

    /// `g_dbus_connection_flush()`, `g_dbus_connection_flush_finish()`.
    public func flush() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_connection_flush(C.opaque(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_connection_flush_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dbus_connection_flush_sync()`.
    public func flushSync(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_connection_flush_sync(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_dbus_connection_get_last_serial()`.
    public var lastSerial: Int { C.int(g_dbus_connection_get_last_serial(C.opaque(_raw))) }

    /// `g_dbus_connection_get_peer_credentials()`.
    public var peerCredentials: Credentials? { C.borrow(C.raw(g_dbus_connection_get_peer_credentials(C.opaque(_raw)))) }

    /// `g_dbus_connection_is_closed()`.
    public var isClosed: Bool { g_dbus_connection_is_closed(C.opaque(_raw)) != 0 }

    /// `g_dbus_connection_remove_filter()`.
    public func removeFilter(_ filterId: Int) {
        g_dbus_connection_remove_filter(C.opaque(_raw), C.guint(filterId))
    }

    /// `g_dbus_connection_send_message()`.
    @discardableResult
    public func sendMessage(
        _ message: DBusMessage, flags: DBusSendMessageFlags = []
    ) throws(GLibError) -> Int {
        var outSerial: guint32 = 0
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_connection_send_message(C.opaque(_raw), C.opaque(message._raw), .init(rawValue: C.number(flags)), &outSerial, &error)
        if let error { throw GLibError(taking: error) }
        return C.int(outSerial)
    }

    /// `g_dbus_connection_send_message_with_reply()`, `g_dbus_connection_send_message_with_reply_finish()`.
    @discardableResult
    public func sendMessageWithReply(
        _ message: DBusMessage, flags: DBusSendMessageFlags = [], timeoutMsec: Int = -1
    ) async throws(GLibError) -> DBusMessage {
        var outSerial: guint32 = 0
        let source = await C.ready { cancellable, ready, data in
            g_dbus_connection_send_message_with_reply(C.opaque(_raw), C.opaque(message._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), &outSerial, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_connection_send_message_with_reply_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_dbus_connection_send_message_with_reply_finish")
    }

    /// `g_dbus_connection_send_message_with_reply_sync()`.
    @discardableResult
    public func sendMessageWithReplySync(
        _ message: DBusMessage, flags: DBusSendMessageFlags = [], timeoutMsec: Int = -1, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: DBusMessage, serial: Int) {
        var outSerial: guint32 = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_connection_send_message_with_reply_sync(C.opaque(_raw), C.opaque(message._raw), .init(rawValue: C.number(flags)), C.gint(timeoutMsec), &outSerial, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(C.raw(result)), "g_dbus_connection_send_message_with_reply_sync"), C.int(outSerial))
    }

    /// `g_dbus_connection_signal_subscribe()`.
    @discardableResult
    public func signalSubscribe(
        _ sender: String? = nil, interfaceName: String? = nil, member: String? = nil, objectPath: String? = nil, arg0: String? = nil, flags: DBusSignalFlags = [], callback: @escaping DBusSignalCallback
    ) -> Registration {
        Registration(g_dbus_connection_signal_subscribe(C.opaque(_raw), sender, interfaceName, member, objectPath, arg0, .init(rawValue: C.number(flags)), DBusSignalCallbackThunk.call, DBusSignalCallbackThunk.retained(callback), releaseCallback), of: self) { g_dbus_connection_signal_unsubscribe(C.opaque($0), $1) }
    }

    /// `g_dbus_connection_start_message_processing()`.
    public func startMessageProcessing() {
        g_dbus_connection_start_message_processing(C.opaque(_raw))
    }

    /// `g_dbus_connection_unregister_subtree()`.
    @discardableResult
    public func unregisterSubtree(_ registrationId: Int) -> Bool {
        g_dbus_connection_unregister_subtree(C.opaque(_raw), C.guint(registrationId)) != 0
    }

    /// `g_bus_get()`, `g_bus_get_finish()`.
    public static func bus(_ busType: BusType) async throws(GLibError) -> DBusConnection {
        let source = await C.ready { cancellable, ready, data in
            g_bus_get(.init(rawValue: C.number(busType)), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_bus_get_finish(C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_bus_get_finish")
    }

    /// `g_bus_get_sync()`.
    public static func bus(
        _ busType: BusType, cancellable: Cancellable? = nil
    ) throws(GLibError) -> DBusConnection {
        var error: UnsafeMutablePointer<GError>?
        let result = g_bus_get_sync(.init(rawValue: C.number(busType)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_bus_get_sync")
    }
}

extension Members where Owner: DBusConnection {
    public var capabilities: PropertyKey<Owner, DBusCapabilityFlags> { PropertyKey("capabilities") }
    public var closed: PropertyKey<Owner, Bool> { PropertyKey("closed") }
    public var exitOnClose: PropertyKey<Owner, Bool> { PropertyKey("exit-on-close") }
    public var flags: PropertyKey<Owner, DBusConnectionFlags> { PropertyKey("flags") }
    public var guid: PropertyKey<Owner, String> { PropertyKey("guid") }
    public var stream: PropertyKey<Owner, IOStream> { PropertyKey("stream") }
    public var uniqueName: PropertyKey<Owner, String?> { PropertyKey("unique-name") }
    public var onClosed: SignalKey<Owner, (remotePeerVanished: Bool, error: GLibError?)> { SignalKey("closed") { ($0.get(1), $0.error(2)) } }
}
