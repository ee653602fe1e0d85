// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GResolver`. <https://docs.gtk.org/gio/class.Resolver.html>
open class Resolver: Object {
    open override nonisolated class var gtype: UInt { g_resolver_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Resolver(_borrowed: raw) }
}

extension Resolver {
    /// `reload`.
    @discardableResult
    public func onReload(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("reload", after: after, plain: handler)
    }

    /// `g_resolver_get_default()`.
    public static var `default`: Resolver { C.present(C.adopt(g_resolver_get_default()), "g_resolver_get_default") }

    /// `g_resolver_lookup_by_address()`.
    public func lookup(by address: InetAddress, cancellable: Cancellable? = nil) throws(GLibError) -> String {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_by_address(C.cast(_raw), C.cast(address._raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_resolver_lookup_by_address_async()`, `g_resolver_lookup_by_address_finish()`.
    public func lookup(by address: InetAddress) async throws(GLibError) -> String {
        let source = await C.ready { cancellable, ready, data in
            g_resolver_lookup_by_address_async(C.cast(_raw), C.cast(address._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_by_address_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_resolver_lookup_by_name()`.
    public func lookup(
        byName hostname: String, cancellable: Cancellable? = nil
    ) throws(GLibError) -> [InetAddress] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_by_name(C.cast(_raw), hostname, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.adopt($0), "g_resolver_lookup_by_name") }
    }

    /// `g_resolver_lookup_by_name_async()`, `g_resolver_lookup_by_name_finish()`.
    public func lookup(byName hostname: String) async throws(GLibError) -> [InetAddress] {
        let source = await C.ready { cancellable, ready, data in
            g_resolver_lookup_by_name_async(C.cast(_raw), hostname, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_by_name_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.adopt($0), "g_resolver_lookup_by_name_finish") }
    }

    /// `g_resolver_lookup_by_name_with_flags()`.
    public func lookupByName(
        _ hostname: String, with flags: ResolverNameLookupFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> [InetAddress] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_by_name_with_flags(C.cast(_raw), hostname, .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.adopt($0), "g_resolver_lookup_by_name_with_flags") }
    }

    /// `g_resolver_lookup_by_name_with_flags_async()`, `g_resolver_lookup_by_name_with_flags_finish()`.
    public func lookupByName(
        _ hostname: String, with flags: ResolverNameLookupFlags = []
    ) async throws(GLibError) -> [InetAddress] {
        let source = await C.ready { cancellable, ready, data in
            g_resolver_lookup_by_name_with_flags_async(C.cast(_raw), hostname, .init(rawValue: C.number(flags)), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_by_name_with_flags_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.adopt($0), "g_resolver_lookup_by_name_with_flags_finish") }
    }

    /// `g_resolver_lookup_records()`.
    public func lookupRecords(
        _ rrname: String, recordType: ResolverRecordType, cancellable: Cancellable? = nil
    ) throws(GLibError) -> [Variant] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_records(C.cast(_raw), rrname, .init(rawValue: C.number(recordType)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.take($0), "g_resolver_lookup_records") }
    }

    /// `g_resolver_lookup_records_async()`, `g_resolver_lookup_records_finish()`.
    public func lookupRecords(
        _ rrname: String, recordType: ResolverRecordType
    ) async throws(GLibError) -> [Variant] {
        let source = await C.ready { cancellable, ready, data in
            g_resolver_lookup_records_async(C.cast(_raw), rrname, .init(rawValue: C.number(recordType)), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_records_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.take($0), "g_resolver_lookup_records_finish") }
    }

    /// `g_resolver_lookup_service()`.
    public func lookupService(
        _ service: String, `protocol`: String, domain: String, cancellable: Cancellable? = nil
    ) throws(GLibError) -> [SrvTarget] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_service(C.cast(_raw), service, `protocol`, domain, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.take($0), "g_resolver_lookup_service") }
    }

    /// `g_resolver_lookup_service_async()`, `g_resolver_lookup_service_finish()`.
    public func lookupService(
        _ service: String, `protocol`: String, domain: String
    ) async throws(GLibError) -> [SrvTarget] {
        let source = await C.ready { cancellable, ready, data in
            g_resolver_lookup_service_async(C.cast(_raw), service, `protocol`, domain, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_resolver_lookup_service_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.take($0), "g_resolver_lookup_service_finish") }
    }

    /// `g_resolver_set_default()`.
    public func setDefault() {
        g_resolver_set_default(C.cast(_raw))
    }

#if GTK_4_12
    /// `timeout`, `g_resolver_get_timeout()`.
    public var timeout: Int {
        get { C.int(g_resolver_get_timeout(C.cast(_raw))) }
        set { g_resolver_set_timeout(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.timeout; defer { self.timeout = value }; yield &value }
    }
#endif
}

extension Members where Owner: Resolver {
    public var reload: SignalKey<Owner, Void> { SignalKey("reload") }
#if GTK_4_12
    public var timeout: PropertyKey<Owner, Int> { PropertyKey("timeout") }
#endif
}
