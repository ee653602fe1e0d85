// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `g_bus_get()`.
@MainActor
public func busGet(_ busType: BusType, cancellable: Cancellable? = nil, callback: AsyncReadyCallback? = nil) {
    g_bus_get(.init(rawValue: C.number(busType)), C.cast(cancellable?._raw), callback == nil ? nil : AsyncReadyCallbackThunk.once, AsyncReadyCallbackThunk.retained(callback))
}

/// `g_bus_get_finish()`.
@MainActor
public func busGetFinish(_ res: any AsyncResult) throws(GLibError) -> DBusConnection {
    var error: UnsafeMutablePointer<GError>?
    let result = g_bus_get_finish(C.opaque(res._raw), &error)
    if let error { throw GLibError(taking: error) }
    return C.present(C.adopt(C.raw(result)), "g_bus_get_finish")
}

/// `g_bus_get_sync()`.
@MainActor
public func busGetSync(
    _ busType: BusType, cancellable: Cancellable? = nil
) throws(GLibError) -> DBusConnection {
    var error: UnsafeMutablePointer<GError>?
    let result = g_bus_get_sync(.init(rawValue: C.number(busType)), C.cast(cancellable?._raw), &error)
    if let error { throw GLibError(taking: error) }
    return C.present(C.adopt(C.raw(result)), "g_bus_get_sync")
}

/// `g_bus_unown_name()`.
@MainActor
public func busUnownName(_ ownerId: Int) {
    g_bus_unown_name(C.guint(ownerId))
}

/// `g_bus_unwatch_name()`.
@MainActor
public func busUnwatchName(_ watcherId: Int) {
    g_bus_unwatch_name(C.guint(watcherId))
}

/// `g_content_type_can_be_executable()`.
@discardableResult
@MainActor
public func contentTypeCanBeExecutable(_ type: String) -> Bool {
    g_content_type_can_be_executable(type) != 0
}

/// `g_content_type_equals()`.
@discardableResult
@MainActor
public func contentTypeEquals(_ type1: String, type2: String) -> Bool {
    g_content_type_equals(type1, type2) != 0
}

/// `g_content_type_from_mime_type()`.
@MainActor
public func contentTypeFromMimeType(_ mimeType: String) -> String? {
    C.takeOptionalString(g_content_type_from_mime_type(mimeType))
}

/// `g_content_type_get_description()`.
@MainActor
public func contentTypeGetDescription(_ type: String) -> String {
    C.takeString(g_content_type_get_description(type))
}

/// `g_content_type_get_generic_icon_name()`.
@MainActor
public func contentTypeGetGenericIconName(_ type: String) -> String? {
    C.takeOptionalString(g_content_type_get_generic_icon_name(type))
}

/// `g_content_type_get_icon()`.
@MainActor
public func contentTypeGetIcon(_ type: String) -> any Icon {
    C.present(C.adopt(C.raw(g_content_type_get_icon(type)), AnyIcon.self), "g_content_type_get_icon")
}

/// `g_content_type_get_mime_dirs()`.
@MainActor
public func contentTypeGetMimeDirs() -> [String] {
    C.strings(constant: g_content_type_get_mime_dirs())
}

/// `g_content_type_get_mime_type()`.
@MainActor
public func contentTypeGetMimeType(_ type: String) -> String? {
    C.takeOptionalString(g_content_type_get_mime_type(type))
}

/// `g_content_type_get_symbolic_icon()`.
@MainActor
public func contentTypeGetSymbolicIcon(_ type: String) -> any Icon {
    C.present(C.adopt(C.raw(g_content_type_get_symbolic_icon(type)), AnyIcon.self), "g_content_type_get_symbolic_icon")
}

/// `g_content_type_guess()`.
@MainActor
public func contentTypeGuess(
    _ filename: String? = nil, data: [UInt8]? = nil
) -> (result: String, resultUncertain: Bool) {
    var resultUncertain: gboolean = 0
    let result = g_content_type_guess(filename, data, C.gsize((data?.count ?? 0)), &resultUncertain)
    return (C.takeString(result), resultUncertain != 0)
}

/// `g_content_type_guess_for_tree()`.
@MainActor
public func contentTypeGuessForTree(_ root: File) -> [String] {
    C.takeStrings(g_content_type_guess_for_tree(C.opaque(root._raw)))
}

/// `g_content_type_is_a()`.
@discardableResult
@MainActor
public func contentTypeIsA(_ type: String, supertype: String) -> Bool {
    g_content_type_is_a(type, supertype) != 0
}

/// `g_content_type_is_mime_type()`.
@discardableResult
@MainActor
public func contentTypeIsMimeType(_ type: String, mimeType: String) -> Bool {
    g_content_type_is_mime_type(type, mimeType) != 0
}

/// `g_content_type_is_unknown()`.
@discardableResult
@MainActor
public func contentTypeIsUnknown(_ type: String) -> Bool {
    g_content_type_is_unknown(type) != 0
}

/// `g_content_type_set_mime_dirs()`.
@MainActor
public func contentTypeSetMimeDirs(_ dirs: [String]? = nil) {
    let cDirs = StringVector(dirs)
    g_content_type_set_mime_dirs(cDirs.constant)
}

/// `g_content_types_get_registered()`.
@MainActor
public func contentTypesGetRegistered() -> [String] {
    C.array(list: g_content_types_get_registered(), .full) { C.takeString($0.assumingMemoryBound(to: CChar.self)) }
}

/// `g_dbus_address_escape_value()`.
@MainActor
public func dbusAddressEscapeValue(_ string: String) -> String {
    C.takeString(g_dbus_address_escape_value(string))
}

/// `g_dbus_address_get_for_bus_sync()`.
@MainActor
public func dbusAddressGetForBusSync(
    _ busType: BusType, cancellable: Cancellable? = nil
) throws(GLibError) -> String {
    var error: UnsafeMutablePointer<GError>?
    let result = g_dbus_address_get_for_bus_sync(.init(rawValue: C.number(busType)), C.cast(cancellable?._raw), &error)
    if let error { throw GLibError(taking: error) }
    return C.takeString(result)
}

/// `g_dbus_address_get_stream()`.
@MainActor
public func dbusAddressGetStream(
    _ address: String, cancellable: Cancellable? = nil, callback: AsyncReadyCallback? = nil
) {
    g_dbus_address_get_stream(address, C.cast(cancellable?._raw), callback == nil ? nil : AsyncReadyCallbackThunk.once, AsyncReadyCallbackThunk.retained(callback))
}

/// `g_dbus_address_get_stream_finish()`.
@MainActor
public func dbusAddressGetStreamFinish(
    _ res: any AsyncResult
) throws(GLibError) -> (result: IOStream, guid: String?) {
    var outGuid: UnsafeMutablePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    let result = g_dbus_address_get_stream_finish(C.opaque(res._raw), &outGuid, &error)
    if let error { throw GLibError(taking: error) }
    return (C.present(C.adopt(result), "g_dbus_address_get_stream_finish"), C.takeOptionalString(outGuid))
}

/// `g_dbus_address_get_stream_sync()`.
@MainActor
public func dbusAddressGetStreamSync(
    _ address: String, cancellable: Cancellable? = nil
) throws(GLibError) -> (result: IOStream, guid: String?) {
    var outGuid: UnsafeMutablePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    let result = g_dbus_address_get_stream_sync(address, &outGuid, C.cast(cancellable?._raw), &error)
    if let error { throw GLibError(taking: error) }
    return (C.present(C.adopt(result), "g_dbus_address_get_stream_sync"), C.takeOptionalString(outGuid))
}

/// `g_dbus_escape_object_path()`.
@MainActor
public func dbusEscapeObjectPath(_ s: String) -> String {
    C.takeString(g_dbus_escape_object_path(s))
}

/// `g_dbus_escape_object_path_bytestring()`.
@MainActor
public func dbusEscapeObjectPathBytestring(_ bytes: [UInt8]) -> String {
    C.takeString(g_dbus_escape_object_path_bytestring(bytes))
}

/// `g_dbus_generate_guid()`.
@MainActor
public func dbusGenerateGuid() -> String {
    C.takeString(g_dbus_generate_guid())
}

/// `g_dbus_gvalue_to_gvariant()`.
@MainActor
public func dbusGvalueToGvariant(_ gvalue: Value, type: VariantType) -> Variant {
    C.present(C.take(C.raw(g_dbus_gvalue_to_gvariant(C.cast(gvalue._raw), C.opaque(type._raw)))), "g_dbus_gvalue_to_gvariant")
}

/// `g_dbus_gvariant_to_gvalue()`.
@MainActor
public func dbusGvariantToGvalue(_ value: Variant) -> Value {
    var outGvalue = GValue()
    g_dbus_gvariant_to_gvalue(C.opaque(value._raw), &outGvalue)
    return Value(moving: outGvalue)
}

/// `g_dbus_is_address()`.
@discardableResult
@MainActor
public func dbusIsAddress(_ string: String) -> Bool {
    g_dbus_is_address(string) != 0
}

/// `g_dbus_is_error_name()`.
@discardableResult
@MainActor
public func dbusIsErrorName(_ string: String) -> Bool {
    g_dbus_is_error_name(string) != 0
}

/// `g_dbus_is_guid()`.
@discardableResult
@MainActor
public func dbusIsGuid(_ string: String) -> Bool {
    g_dbus_is_guid(string) != 0
}

/// `g_dbus_is_interface_name()`.
@discardableResult
@MainActor
public func dbusIsInterfaceName(_ string: String) -> Bool {
    g_dbus_is_interface_name(string) != 0
}

/// `g_dbus_is_member_name()`.
@discardableResult
@MainActor
public func dbusIsMemberName(_ string: String) -> Bool {
    g_dbus_is_member_name(string) != 0
}

/// `g_dbus_is_name()`.
@discardableResult
@MainActor
public func dbusIsName(_ string: String) -> Bool {
    g_dbus_is_name(string) != 0
}

/// `g_dbus_is_supported_address()`.
@MainActor
public func dbusIsSupportedAddress(_ string: String) throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    _ = g_dbus_is_supported_address(string, &error)
    if let error { throw GLibError(taking: error) }
}

/// `g_dbus_is_unique_name()`.
@discardableResult
@MainActor
public func dbusIsUniqueName(_ string: String) -> Bool {
    g_dbus_is_unique_name(string) != 0
}

/// `g_io_error_from_errno()`.
@MainActor
public func ioErrorFromErrno(_ errNo: Int) -> IOErrorEnum {
    C.enumeration(g_io_error_from_errno(C.gint(errNo)).rawValue)
}

/// `g_io_error_from_file_error()`.
@MainActor
public func ioErrorFromFileError(_ fileError: FileError) -> IOErrorEnum {
    C.enumeration(g_io_error_from_file_error(.init(rawValue: C.number(fileError))).rawValue)
}

/// `g_io_error_quark()`.
@MainActor
public func ioErrorQuark() -> Int {
    C.int(g_io_error_quark())
}

/// `g_io_modules_scan_all_in_directory()`.
@MainActor
public func ioModulesScanAllInDirectory(_ dirname: String) {
    g_io_modules_scan_all_in_directory(dirname)
}

/// `g_pollable_stream_read()`.
@MainActor
public func pollableStreamRead(
    _ stream: InputStream, buffer: [UInt8], blocking: Bool, cancellable: Cancellable? = nil
) throws(GLibError) -> Int {
    var cBuffer = buffer
    var error: UnsafeMutablePointer<GError>?
    let result = g_pollable_stream_read(C.cast(stream._raw), &cBuffer, C.gsize(buffer.count), blocking ? 1 : 0, C.cast(cancellable?._raw), &error)
    if let error { throw GLibError(taking: error) }
    return C.int(result)
}

/// `g_pollable_stream_write()`.
@MainActor
public func pollableStreamWrite(
    _ stream: OutputStream, buffer: [UInt8], blocking: Bool, cancellable: Cancellable? = nil
) throws(GLibError) -> Int {
    var cBuffer = buffer
    var error: UnsafeMutablePointer<GError>?
    let result = g_pollable_stream_write(C.cast(stream._raw), &cBuffer, C.gsize(buffer.count), blocking ? 1 : 0, C.cast(cancellable?._raw), &error)
    if let error { throw GLibError(taking: error) }
    return C.int(result)
}

/// `g_pollable_stream_write_all()`.
@MainActor
public func pollableStreamWriteAll(
    _ stream: OutputStream, buffer: [UInt8], blocking: Bool, cancellable: Cancellable? = nil
) throws(GLibError) -> Int {
    var cBuffer = buffer
    var bytesWritten: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    _ = g_pollable_stream_write_all(C.cast(stream._raw), &cBuffer, C.gsize(buffer.count), blocking ? 1 : 0, &bytesWritten, C.cast(cancellable?._raw), &error)
    if let error { throw GLibError(taking: error) }
    return C.int(bytesWritten)
}

/// `g_resources_enumerate_children()`.
@MainActor
public func resourcesEnumerateChildren(
    _ path: String, lookupFlags: ResourceLookupFlags = []
) throws(GLibError) -> [String] {
    var error: UnsafeMutablePointer<GError>?
    let result = g_resources_enumerate_children(path, .init(rawValue: C.number(lookupFlags)), &error)
    if let error { throw GLibError(taking: error) }
    return C.takeStrings(result)
}

/// `g_resources_get_info()`.
@MainActor
public func resourcesGetInfo(
    _ path: String, lookupFlags: ResourceLookupFlags = []
) throws(GLibError) -> (size: Int, flags: Int) {
    var size: gsize = 0
    var flags: guint32 = 0
    var error: UnsafeMutablePointer<GError>?
    _ = g_resources_get_info(path, .init(rawValue: C.number(lookupFlags)), &size, &flags, &error)
    if let error { throw GLibError(taking: error) }
    return (C.int(size), C.int(flags))
}

/// `g_resources_lookup_data()`.
@MainActor
public func resourcesLookupData(
    _ path: String, lookupFlags: ResourceLookupFlags = []
) throws(GLibError) -> Bytes {
    var error: UnsafeMutablePointer<GError>?
    let result = g_resources_lookup_data(path, .init(rawValue: C.number(lookupFlags)), &error)
    if let error { throw GLibError(taking: error) }
    return C.present(C.take(C.raw(result)), "g_resources_lookup_data")
}

/// `g_resources_open_stream()`.
@MainActor
public func resourcesOpenStream(
    _ path: String, lookupFlags: ResourceLookupFlags = []
) throws(GLibError) -> InputStream {
    var error: UnsafeMutablePointer<GError>?
    let result = g_resources_open_stream(path, .init(rawValue: C.number(lookupFlags)), &error)
    if let error { throw GLibError(taking: error) }
    return C.present(C.adopt(result), "g_resources_open_stream")
}

/// `g_resources_register()`.
@MainActor
public func resourcesRegister(_ resource: Resource) {
    g_resources_register(C.opaque(resource._raw))
}

/// `g_resources_unregister()`.
@MainActor
public func resourcesUnregister(_ resource: Resource) {
    g_resources_unregister(C.opaque(resource._raw))
}

/// `g_unix_is_mount_path_system_internal()`.
@discardableResult
@MainActor
public func unixIsMountPathSystemInternal(_ mountPath: String) -> Bool {
    g_unix_is_mount_path_system_internal(mountPath) != 0
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

/// `g_unix_mount_at()`.
@MainActor
public func unixMountAt(_ mountPath: String) -> (result: UnixMountEntry?, timeRead: UInt64) {
    var timeRead: guint64 = 0
    let result = g_unix_mount_at(mountPath, &timeRead)
    return (C.take(C.raw(result)), UInt64(timeRead))
}

/// `g_unix_mount_compare()`.
@MainActor
public func unixMountCompare(_ mount1: UnixMountEntry, mount2: UnixMountEntry) -> Int {
    C.int(g_unix_mount_compare(C.opaque(mount1._raw), C.opaque(mount2._raw)))
}

/// `g_unix_mount_copy()`.
@MainActor
public func unixMountCopy(_ mountEntry: UnixMountEntry) -> UnixMountEntry {
    C.present(C.take(C.raw(g_unix_mount_copy(C.opaque(mountEntry._raw)))), "g_unix_mount_copy")
}

/// `g_unix_mount_for()`.
@MainActor
public func unixMountFor(_ filePath: String) -> (result: UnixMountEntry?, timeRead: UInt64) {
    var timeRead: guint64 = 0
    let result = g_unix_mount_for(filePath, &timeRead)
    return (C.take(C.raw(result)), UInt64(timeRead))
}

/// `g_unix_mount_free()`.
@MainActor
public func unixMountFree(_ mountEntry: UnixMountEntry) {
    g_unix_mount_free(C.opaque(mountEntry._raw))
}

/// `g_unix_mount_get_device_path()`.
@MainActor
public func unixMountGetDevicePath(_ mountEntry: UnixMountEntry) -> String {
    C.string(g_unix_mount_get_device_path(C.opaque(mountEntry._raw)))
}

/// `g_unix_mount_get_fs_type()`.
@MainActor
public func unixMountGetFsType(_ mountEntry: UnixMountEntry) -> String {
    C.string(g_unix_mount_get_fs_type(C.opaque(mountEntry._raw)))
}

/// `g_unix_mount_get_mount_path()`.
@MainActor
public func unixMountGetMountPath(_ mountEntry: UnixMountEntry) -> String {
    C.string(g_unix_mount_get_mount_path(C.opaque(mountEntry._raw)))
}

/// `g_unix_mount_get_options()`.
@MainActor
public func unixMountGetOptions(_ mountEntry: UnixMountEntry) -> String? {
    C.optionalString(g_unix_mount_get_options(C.opaque(mountEntry._raw)))
}

/// `g_unix_mount_get_root_path()`.
@MainActor
public func unixMountGetRootPath(_ mountEntry: UnixMountEntry) -> String? {
    C.optionalString(g_unix_mount_get_root_path(C.opaque(mountEntry._raw)))
}

/// `g_unix_mount_guess_can_eject()`.
@discardableResult
@MainActor
public func unixMountGuessCanEject(_ mountEntry: UnixMountEntry) -> Bool {
    g_unix_mount_guess_can_eject(C.opaque(mountEntry._raw)) != 0
}

/// `g_unix_mount_guess_icon()`.
@MainActor
public func unixMountGuessIcon(_ mountEntry: UnixMountEntry) -> any Icon {
    C.present(C.adopt(C.raw(g_unix_mount_guess_icon(C.opaque(mountEntry._raw))), AnyIcon.self), "g_unix_mount_guess_icon")
}

/// `g_unix_mount_guess_name()`.
@MainActor
public func unixMountGuessName(_ mountEntry: UnixMountEntry) -> String {
    C.takeString(g_unix_mount_guess_name(C.opaque(mountEntry._raw)))
}

/// `g_unix_mount_guess_should_display()`.
@discardableResult
@MainActor
public func unixMountGuessShouldDisplay(_ mountEntry: UnixMountEntry) -> Bool {
    g_unix_mount_guess_should_display(C.opaque(mountEntry._raw)) != 0
}

/// `g_unix_mount_guess_symbolic_icon()`.
@MainActor
public func unixMountGuessSymbolicIcon(_ mountEntry: UnixMountEntry) -> any Icon {
    C.present(C.adopt(C.raw(g_unix_mount_guess_symbolic_icon(C.opaque(mountEntry._raw))), AnyIcon.self), "g_unix_mount_guess_symbolic_icon")
}

/// `g_unix_mount_is_readonly()`.
@discardableResult
@MainActor
public func unixMountIsReadonly(_ mountEntry: UnixMountEntry) -> Bool {
    g_unix_mount_is_readonly(C.opaque(mountEntry._raw)) != 0
}

/// `g_unix_mount_is_system_internal()`.
@discardableResult
@MainActor
public func unixMountIsSystemInternal(_ mountEntry: UnixMountEntry) -> Bool {
    g_unix_mount_is_system_internal(C.opaque(mountEntry._raw)) != 0
}

/// `g_unix_mount_points_changed_since()`.
@discardableResult
@MainActor
public func unixMountPointsChangedSince(_ time: UInt64) -> Bool {
    g_unix_mount_points_changed_since(guint64(time)) != 0
}

/// `g_unix_mount_points_get()`.
@MainActor
public func unixMountPointsGet() -> (result: [UnixMountPoint], timeRead: UInt64) {
    var timeRead: guint64 = 0
    let result = g_unix_mount_points_get(&timeRead)
    return (C.array(list: result, .full) { C.present(C.take($0), "g_unix_mount_points_get") }, UInt64(timeRead))
}

/// `g_unix_mounts_changed_since()`.
@discardableResult
@MainActor
public func unixMountsChangedSince(_ time: UInt64) -> Bool {
    g_unix_mounts_changed_since(guint64(time)) != 0
}

/// `g_unix_mounts_get()`.
@MainActor
public func unixMountsGet() -> (result: [UnixMountEntry], timeRead: UInt64) {
    var timeRead: guint64 = 0
    let result = g_unix_mounts_get(&timeRead)
    return (C.array(list: result, .full) { C.present(C.take($0), "g_unix_mounts_get") }, UInt64(timeRead))
}
