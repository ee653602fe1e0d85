// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `g_io_modules_scan_all_in_directory()`.
@MainActor
public func ioModulesScanAllInDirectory(_ dirname: String) {
    g_io_modules_scan_all_in_directory(C.bytes(dirname))
}

/// `g_unix_is_mount_path_system_internal()`.
@discardableResult
@MainActor
public func unixIsMountPathSystemInternal(_ mountPath: String) -> Bool {
    g_unix_is_mount_path_system_internal(C.bytes(mountPath)) != 0
}

/// `g_unix_is_system_device_path()`.
@discardableResult
@MainActor
public func unixIsSystemDevicePath(_ devicePath: String) -> Bool {
    g_unix_is_system_device_path(devicePath) != 0
}

/// `g_unix_is_system_fs_type()`.
@discardableResult
@MainActor
public func unixIsSystemFsType(_ fsType: String) -> Bool {
    g_unix_is_system_fs_type(fsType) != 0
}

/// `g_content_type_can_be_executable()` and related functions.
@MainActor
public enum ContentType {
    /// `g_content_type_can_be_executable()`.
    public static func canBeExecutable(_ type: String) -> Bool {
        g_content_type_can_be_executable(type) != 0
    }

    /// `g_content_type_equals()`.
    public static func equals(_ type1: String, _ type2: String) -> Bool {
        g_content_type_equals(type1, type2) != 0
    }

    /// `g_content_type_from_mime_type()`.
    public static func fromMimeType(_ mimeType: String) -> String? {
        C.takeOptionalString(g_content_type_from_mime_type(mimeType))
    }

    /// `g_content_type_get_description()`.
    public static func description(_ type: String) -> String {
        C.takeString(g_content_type_get_description(type))
    }

    /// `g_content_type_get_generic_icon_name()`.
    public static func genericIconName(_ type: String) -> String? {
        C.takeOptionalString(g_content_type_get_generic_icon_name(type))
    }

    /// `g_content_type_get_icon()`.
    public static func icon(_ type: String) -> any Icon {
        C.present(C.adopt(C.raw(g_content_type_get_icon(type)), AnyIcon.self), "g_content_type_get_icon")
    }

    /// `g_content_type_get_mime_dirs()`.
    public static var mimeDirs: [String]! {
        get { C.strings(constant: g_content_type_get_mime_dirs()) }
        set {
            let cNewValue = StringVector(newValue)
            g_content_type_set_mime_dirs(cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.mimeDirs; defer { self.mimeDirs = value }; yield &value }
    }

    /// `g_content_type_get_mime_type()`.
    public static func mimeType(_ type: String) -> String? {
        C.takeOptionalString(g_content_type_get_mime_type(type))
    }

    /// `g_content_type_get_symbolic_icon()`.
    public static func symbolicIcon(_ type: String) -> any Icon {
        C.present(C.adopt(C.raw(g_content_type_get_symbolic_icon(type)), AnyIcon.self), "g_content_type_get_symbolic_icon")
    }

    /// `g_content_type_guess()`.
    public static func guess(
        _ filename: String? = nil, data: [UInt8]? = nil
    ) -> (result: String, resultUncertain: Bool) {
        var resultUncertain: gboolean = 0
        let result = g_content_type_guess(C.bytes(filename), data, C.gsize((data?.count ?? 0)), &resultUncertain)
        return (C.takeString(result), resultUncertain != 0)
    }

    /// `g_content_type_guess_for_tree()`.
    public static func guess(forTree root: File) -> [String] {
        C.takeStrings(g_content_type_guess_for_tree(C.opaque(root._raw)))
    }

    /// `g_content_type_is_a()`.
    public static func isA(_ type: String, supertype: String) -> Bool {
        g_content_type_is_a(type, supertype) != 0
    }

    /// `g_content_type_is_mime_type()`.
    public static func isMimeType(_ type: String, mimeType: String) -> Bool {
        g_content_type_is_mime_type(type, mimeType) != 0
    }

    /// `g_content_type_is_unknown()`.
    public static func isUnknown(_ type: String) -> Bool {
        g_content_type_is_unknown(type) != 0
    }

    /// `g_content_types_get_registered()`.
    public static var registered: [String] { C.array(list: g_content_types_get_registered(), .full) { C.takeString($0.assumingMemoryBound(to: CChar.self)) } }
}

/// `g_dbus_escape_object_path()` and related functions.
@MainActor
public enum DBus {
    /// `g_dbus_escape_object_path()`.
    public static func escapeObjectPath(_ s: String) -> String {
        C.takeString(g_dbus_escape_object_path(s))
    }

    /// `g_dbus_escape_object_path_bytestring()`.
    public static func escapeObjectPathBytestring(_ bytes: [UInt8]) -> String {
        C.takeString(g_dbus_escape_object_path_bytestring(bytes))
    }

    /// `g_dbus_generate_guid()`.
    public static func generateGuid() -> String {
        C.takeString(g_dbus_generate_guid())
    }

    /// `g_dbus_gvalue_to_gvariant()`.
    public static func variant(of gvalue: Value, type: VariantType) -> Variant {
        C.present(C.take(C.raw(g_dbus_gvalue_to_gvariant(C.cast(gvalue._raw), C.opaque(type._raw)))), "g_dbus_gvalue_to_gvariant")
    }

    /// `g_dbus_gvariant_to_gvalue()`.
    public static func value(of value: Variant) -> Value {
        var outGvalue = GValue()
        g_dbus_gvariant_to_gvalue(C.opaque(value._raw), &outGvalue)
        return Value(moving: outGvalue)
    }

    /// `g_dbus_is_error_name()`.
    public static func isErrorName(_ string: String) -> Bool {
        g_dbus_is_error_name(string) != 0
    }

    /// `g_dbus_is_guid()`.
    public static func isGuid(_ string: String) -> Bool {
        g_dbus_is_guid(string) != 0
    }

    /// `g_dbus_is_interface_name()`.
    public static func isInterfaceName(_ string: String) -> Bool {
        g_dbus_is_interface_name(string) != 0
    }

    /// `g_dbus_is_member_name()`.
    public static func isMemberName(_ string: String) -> Bool {
        g_dbus_is_member_name(string) != 0
    }

    /// `g_dbus_is_name()`.
    public static func isName(_ string: String) -> Bool {
        g_dbus_is_name(string) != 0
    }

    /// `g_dbus_is_unique_name()`.
    public static func isUniqueName(_ string: String) -> Bool {
        g_dbus_is_unique_name(string) != 0
    }
}

/// `g_dbus_address_escape_value()` and related functions.
@MainActor
public enum DBusAddress {
    /// `g_dbus_address_escape_value()`.
    public static func escapeValue(_ string: String) -> String {
        C.takeString(g_dbus_address_escape_value(string))
    }

    /// `g_dbus_address_get_for_bus_sync()`.
    public static func address(
        of busType: BusType, cancellable: Cancellable? = nil
    ) throws(GLibError) -> String {
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_address_get_for_bus_sync(.init(rawValue: C.number(busType)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_dbus_address_get_stream()`, `g_dbus_address_get_stream_finish()`.
    public static func stream(
        _ address: String
    ) async throws(GLibError) -> (result: IOStream, guid: String?) {
        let source = await C.ready { cancellable, ready, data in
            g_dbus_address_get_stream(address, cancellable, ready, data)
        }
        var outGuid: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_address_get_stream_finish(C.opaque(source._raw), &outGuid, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "g_dbus_address_get_stream_finish"), C.takeOptionalString(outGuid))
    }

    /// `g_dbus_address_get_stream_sync()`.
    public static func stream(
        _ address: String, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: IOStream, guid: String?) {
        var outGuid: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_dbus_address_get_stream_sync(address, &outGuid, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "g_dbus_address_get_stream_sync"), C.takeOptionalString(outGuid))
    }

    /// `g_dbus_is_address()`.
    public static func isAddress(_ string: String) -> Bool {
        g_dbus_is_address(string) != 0
    }

    /// `g_dbus_is_supported_address()`.
    public static func isSupportedAddress(_ string: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_dbus_is_supported_address(string, &error)
        if let error { throw GLibError(taking: error) }
    }
}
