// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFile`. <https://docs.gtk.org/gio/iface.File.html>
open class File: Object {
    open override nonisolated class var gtype: UInt { g_file_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { File(_borrowed: raw) }

    /// `g_file_new_for_commandline_arg()`.
    public convenience init(commandlineArg arg: String) {
        self.init(_constructed: C.present(C.raw(g_file_new_for_commandline_arg(C.bytes(arg))), "g_file_new_for_commandline_arg"))
    }

    /// `g_file_new_for_commandline_arg_and_cwd()`.
    public convenience init(commandlineArg arg: String, cwd: String) {
        self.init(_constructed: C.present(C.raw(g_file_new_for_commandline_arg_and_cwd(C.bytes(arg), C.bytes(cwd))), "g_file_new_for_commandline_arg_and_cwd"))
    }

    /// `g_file_new_for_path()`.
    public convenience init(path: String) {
        self.init(_constructed: C.present(C.raw(g_file_new_for_path(C.bytes(path))), "g_file_new_for_path"))
    }

    /// `g_file_new_for_uri()`.
    public convenience init(uri: String) {
        self.init(_constructed: C.present(C.raw(g_file_new_for_uri(uri)), "g_file_new_for_uri"))
    }

#if GTK_4_12
    /// `g_file_new_build_filenamev()`.
    public convenience init(args: [String]) {
        let cArgs = StringVector(fileNames: args)
        self.init(_constructed: C.present(C.raw(g_file_new_build_filenamev(cArgs.constant)), "g_file_new_build_filenamev"))
    }
#endif
}

extension File {
    /// `g_file_new_tmp()`.
    public static func temporary(
        _ tmpl: String? = nil
    ) throws(GLibError) -> (result: File, iostream: FileIOStream) {
        var iostream: UnsafeMutablePointer<GFileIOStream>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_new_tmp(C.bytes(tmpl), &iostream, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(C.raw(result)), "g_file_new_tmp"), C.present(C.adopt(iostream), "g_file_new_tmp"))
    }

    /// `g_file_new_tmp_async()`, `g_file_new_tmp_finish()`.
    public static func temporary(
        _ tmpl: String? = nil, priority ioPriority: Int = 0
    ) async throws(GLibError) -> (result: File, iostream: FileIOStream) {
        let source = await C.ready { cancellable, ready, data in
            g_file_new_tmp_async(C.bytes(tmpl), C.gint(ioPriority), cancellable, ready, data)
        }
        var iostream: UnsafeMutablePointer<GFileIOStream>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_new_tmp_finish(C.opaque(source._raw), &iostream, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(C.raw(result)), "g_file_new_tmp_finish"), C.present(C.adopt(iostream), "g_file_new_tmp_finish"))
    }

    /// `g_file_new_tmp_dir_async()`, `g_file_new_tmp_dir_finish()`.
    public static func temporaryDirectory(
        _ tmpl: String? = nil, priority ioPriority: Int = 0
    ) async throws(GLibError) -> File {
        let source = await C.ready { cancellable, ready, data in
            g_file_new_tmp_dir_async(C.bytes(tmpl), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_new_tmp_dir_finish(C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_new_tmp_dir_finish")
    }

    /// `g_file_parse_name()`.
    public static func parseName(_ parseName: String) -> File {
        C.present(C.adopt(C.raw(g_file_parse_name(parseName))), "g_file_parse_name")
    }

    /// `g_file_append_to()`.
    @discardableResult
    public func append(
        flags: FileCreateFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileOutputStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_append_to(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_append_to")
    }

    /// `g_file_append_to_async()`, `g_file_append_to_finish()`.
    @discardableResult
    public func append(
        flags: FileCreateFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileOutputStream {
        let source = await C.ready { cancellable, ready, data in
            g_file_append_to_async(C.opaque(_raw), .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_append_to_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_append_to_finish")
    }

    /// `g_file_build_attribute_list_for_copy()`.
    @discardableResult
    public func buildAttributeListForCopy(
        flags: FileCopyFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> String {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_build_attribute_list_for_copy(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_file_copy()`.
    public func copy(
        _ destination: File, flags: FileCopyFlags = [], cancellable: Cancellable? = nil, progressCallback: FileProgressCallback? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = FileProgressCallbackThunk.withTemporary(progressCallback) { data4 in g_file_copy(C.opaque(_raw), C.opaque(destination._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), progressCallback == nil ? nil : FileProgressCallbackThunk.call, data4, &error) }
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_copy_async()`, `g_file_copy_finish()`.
    public func copy(
        _ destination: File, flags: FileCopyFlags = [], priority ioPriority: Int = 0, progressCallback: FileProgressCallback? = nil
    ) async throws(GLibError) {
        let data5 = FileProgressCallbackThunk.retained(progressCallback)
        defer { releaseCallback(data5) }
        let source = await C.ready { cancellable, ready, data in
            g_file_copy_async(C.opaque(_raw), C.opaque(destination._raw), .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, progressCallback == nil ? nil : FileProgressCallbackThunk.call, data5, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_copy_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_copy_attributes()`.
    public func copyAttributes(
        _ destination: File, flags: FileCopyFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_copy_attributes(C.opaque(_raw), C.opaque(destination._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_create()`.
    @discardableResult
    public func create(
        flags: FileCreateFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileOutputStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_create(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_create")
    }

    /// `g_file_create_async()`, `g_file_create_finish()`.
    @discardableResult
    public func create(
        flags: FileCreateFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileOutputStream {
        let source = await C.ready { cancellable, ready, data in
            g_file_create_async(C.opaque(_raw), .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_create_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_create_finish")
    }

    /// `g_file_create_readwrite()`.
    @discardableResult
    public func createReadwrite(
        flags: FileCreateFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileIOStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_create_readwrite(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_create_readwrite")
    }

    /// `g_file_create_readwrite_async()`, `g_file_create_readwrite_finish()`.
    @discardableResult
    public func createReadwrite(
        flags: FileCreateFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileIOStream {
        let source = await C.ready { cancellable, ready, data in
            g_file_create_readwrite_async(C.opaque(_raw), .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_create_readwrite_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_create_readwrite_finish")
    }

    /// `g_file_delete()`.
    public func delete(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_delete(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_delete_async()`, `g_file_delete_finish()`.
    public func delete(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_delete_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_delete_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_dup()`.
    @discardableResult
    public func dup() -> File {
        C.present(C.adopt(C.raw(g_file_dup(C.opaque(_raw)))), "g_file_dup")
    }

    /// `g_file_eject_mountable_with_operation()`, `g_file_eject_mountable_with_operation_finish()`.
    public func ejectMountableWithOperation(
        flags: MountUnmountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_eject_mountable_with_operation(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_eject_mountable_with_operation_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_enumerate_children()`.
    @discardableResult
    public func enumerateChildren(
        _ attributes: String, flags: FileQueryInfoFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileEnumerator {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_enumerate_children(C.opaque(_raw), attributes, .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_enumerate_children")
    }

    /// `g_file_enumerate_children_async()`, `g_file_enumerate_children_finish()`.
    @discardableResult
    public func enumerateChildren(
        _ attributes: String, flags: FileQueryInfoFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileEnumerator {
        let source = await C.ready { cancellable, ready, data in
            g_file_enumerate_children_async(C.opaque(_raw), attributes, .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_enumerate_children_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_enumerate_children_finish")
    }

    /// `g_file_equal()`.
    public func equal(_ file2: File) -> Bool {
        g_file_equal(C.opaque(_raw), C.opaque(file2._raw)) != 0
    }

    /// `g_file_find_enclosing_mount()`.
    public func findEnclosingMount(cancellable: Cancellable? = nil) throws(GLibError) -> Mount {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_find_enclosing_mount(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_find_enclosing_mount")
    }

    /// `g_file_find_enclosing_mount_async()`, `g_file_find_enclosing_mount_finish()`.
    public func findEnclosingMount(priority ioPriority: Int = 0) async throws(GLibError) -> Mount {
        let source = await C.ready { cancellable, ready, data in
            g_file_find_enclosing_mount_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_find_enclosing_mount_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_find_enclosing_mount_finish")
    }

    /// `g_file_get_basename()`.
    public var basename: String? { C.takeOptionalFileName(g_file_get_basename(C.opaque(_raw))) }

    /// `g_file_get_child()`.
    public func child(_ name: String) -> File {
        C.present(C.adopt(C.raw(g_file_get_child(C.opaque(_raw), C.bytes(name)))), "g_file_get_child")
    }

    /// `g_file_get_child_for_display_name()`.
    public func child(forDisplayName displayName: String) throws(GLibError) -> File {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_get_child_for_display_name(C.opaque(_raw), displayName, &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_get_child_for_display_name")
    }

    /// `g_file_get_parent()`.
    public var parent: File? { C.adopt(C.raw(g_file_get_parent(C.opaque(_raw)))) }

    /// `g_file_get_parse_name()`.
    public var parseName: String { C.takeString(g_file_get_parse_name(C.opaque(_raw))) }

    /// `g_file_get_path()`.
    public var path: String? { C.takeOptionalFileName(g_file_get_path(C.opaque(_raw))) }

    /// `g_file_get_relative_path()`.
    public func relativePath(of descendant: File) -> String? {
        C.takeOptionalFileName(g_file_get_relative_path(C.opaque(_raw), C.opaque(descendant._raw)))
    }

    /// `g_file_get_uri()`.
    public var uri: String { C.takeString(g_file_get_uri(C.opaque(_raw))) }

    /// `g_file_get_uri_scheme()`.
    public var uriScheme: String? { C.takeOptionalString(g_file_get_uri_scheme(C.opaque(_raw))) }

    /// `g_file_has_parent()`.
    public func hasParent(_ parent: File? = nil) -> Bool {
        g_file_has_parent(C.opaque(_raw), C.opaque(parent?._raw)) != 0
    }

    /// `g_file_has_prefix()`.
    public func hasPrefix(_ prefix: File) -> Bool {
        g_file_has_prefix(C.opaque(_raw), C.opaque(prefix._raw)) != 0
    }

    /// `g_file_has_uri_scheme()`.
    public func hasUriScheme(_ uriScheme: String) -> Bool {
        g_file_has_uri_scheme(C.opaque(_raw), uriScheme) != 0
    }

    /// `g_file_hash()`.
    public func hash() -> Int {
        C.int(g_file_hash(_raw))
    }

    /// `g_file_is_native()`.
    public var isNative: Bool { g_file_is_native(C.opaque(_raw)) != 0 }

    /// `g_file_load_bytes()`.
    @discardableResult
    public func loadBytes(
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> (result: Bytes, etag: String?) {
        var etagOut: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_load_bytes(C.opaque(_raw), C.cast(cancellable?._raw), &etagOut, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.take(C.raw(result)), "g_file_load_bytes"), C.takeOptionalString(etagOut))
    }

    /// `g_file_load_bytes_async()`, `g_file_load_bytes_finish()`.
    @discardableResult
    public func loadBytes() async throws(GLibError) -> (result: Bytes, etag: String?) {
        let source = await C.ready { cancellable, ready, data in
            g_file_load_bytes_async(C.opaque(_raw), cancellable, ready, data)
        }
        var etagOut: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_load_bytes_finish(C.opaque(_raw), C.opaque(source._raw), &etagOut, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.take(C.raw(result)), "g_file_load_bytes_finish"), C.takeOptionalString(etagOut))
    }

    /// `g_file_load_contents()`.
    @discardableResult
    public func loadContents(
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> (contents: [UInt8], etag: String?) {
        var contents: UnsafeMutablePointer<CChar>?
        var length: gsize = 0
        var etagOut: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_load_contents(C.opaque(_raw), C.cast(cancellable?._raw), &contents, &length, &etagOut, &error)
        if let error { throw GLibError(taking: error) }
        return (C.array(numbers: contents, of: UInt8.self, count: C.int(length), .full) { $0 }, C.takeOptionalString(etagOut))
    }

    /// `g_file_load_contents_async()`, `g_file_load_contents_finish()`.
    @discardableResult
    public func loadContents() async throws(GLibError) -> (contents: [UInt8], etag: String?) {
        let source = await C.ready { cancellable, ready, data in
            g_file_load_contents_async(C.opaque(_raw), cancellable, ready, data)
        }
        var contents: UnsafeMutablePointer<CChar>?
        var length: gsize = 0
        var etagOut: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_load_contents_finish(C.opaque(_raw), C.opaque(source._raw), &contents, &length, &etagOut, &error)
        if let error { throw GLibError(taking: error) }
        return (C.array(numbers: contents, of: UInt8.self, count: C.int(length), .full) { $0 }, C.takeOptionalString(etagOut))
    }

    /// `g_file_make_directory()`.
    public func makeDirectory(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_make_directory(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_make_directory_async()`, `g_file_make_directory_finish()`.
    public func makeDirectory(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_make_directory_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_make_directory_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_make_directory_with_parents()`.
    public func makeDirectoryWithParents(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_make_directory_with_parents(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_make_symbolic_link()`.
    public func makeSymbolicLink(_ symlinkValue: String, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_make_symbolic_link(C.opaque(_raw), C.bytes(symlinkValue), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_make_symbolic_link_async()`, `g_file_make_symbolic_link_finish()`.
    public func makeSymbolicLink(
        _ symlinkValue: String, priority ioPriority: Int = 0
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_make_symbolic_link_async(C.opaque(_raw), C.bytes(symlinkValue), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_make_symbolic_link_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_monitor()`.
    @discardableResult
    public func monitor(
        flags: FileMonitorFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileMonitor {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_monitor(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_monitor")
    }

    /// `g_file_monitor_directory()`.
    @discardableResult
    public func monitorDirectory(
        flags: FileMonitorFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileMonitor {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_monitor_directory(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_monitor_directory")
    }

    /// `g_file_monitor_file()`.
    @discardableResult
    public func monitorFile(
        flags: FileMonitorFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileMonitor {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_monitor_file(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_monitor_file")
    }

    /// `g_file_mount_enclosing_volume()`, `g_file_mount_enclosing_volume_finish()`.
    public func mountEnclosingVolume(
        flags: MountMountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_mount_enclosing_volume(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_mount_enclosing_volume_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_mount_mountable()`, `g_file_mount_mountable_finish()`.
    @discardableResult
    public func mountMountable(
        flags: MountMountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) -> File {
        let source = await C.ready { cancellable, ready, data in
            g_file_mount_mountable(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_mount_mountable_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_mount_mountable_finish")
    }

    /// `g_file_move()`.
    public func move(
        _ destination: File, flags: FileCopyFlags = [], cancellable: Cancellable? = nil, progressCallback: FileProgressCallback? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = FileProgressCallbackThunk.withTemporary(progressCallback) { data4 in g_file_move(C.opaque(_raw), C.opaque(destination._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), progressCallback == nil ? nil : FileProgressCallbackThunk.call, data4, &error) }
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_move_async()`, `g_file_move_finish()`.
    public func move(
        _ destination: File, flags: FileCopyFlags = [], priority ioPriority: Int = 0, progressCallback: FileProgressCallback? = nil
    ) async throws(GLibError) {
        let data5 = FileProgressCallbackThunk.retained(progressCallback)
        defer { releaseCallback(data5) }
        let source = await C.ready { cancellable, ready, data in
            g_file_move_async(C.opaque(_raw), C.opaque(destination._raw), .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, progressCallback == nil ? nil : FileProgressCallbackThunk.call, data5, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_move_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_open_readwrite()`.
    @discardableResult
    public func openReadwrite(cancellable: Cancellable? = nil) throws(GLibError) -> FileIOStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_open_readwrite(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_open_readwrite")
    }

    /// `g_file_open_readwrite_async()`, `g_file_open_readwrite_finish()`.
    @discardableResult
    public func openReadwrite(priority ioPriority: Int = 0) async throws(GLibError) -> FileIOStream {
        let source = await C.ready { cancellable, ready, data in
            g_file_open_readwrite_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_open_readwrite_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_open_readwrite_finish")
    }

    /// `g_file_peek_path()`.
    public func peekPath() -> String? {
        C.optionalFileName(g_file_peek_path(C.opaque(_raw)))
    }

    /// `g_file_poll_mountable()`, `g_file_poll_mountable_finish()`.
    public func pollMountable() async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_poll_mountable(C.opaque(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_poll_mountable_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_query_default_handler()`.
    @discardableResult
    public func queryDefaultHandler(cancellable: Cancellable? = nil) throws(GLibError) -> any AppInfo {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_query_default_handler(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), AnyAppInfo.self), "g_file_query_default_handler")
    }

    /// `g_file_query_default_handler_async()`, `g_file_query_default_handler_finish()`.
    @discardableResult
    public func queryDefaultHandler(priority ioPriority: Int = 0) async throws(GLibError) -> any AppInfo {
        let source = await C.ready { cancellable, ready, data in
            g_file_query_default_handler_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_query_default_handler_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), AnyAppInfo.self), "g_file_query_default_handler_finish")
    }

    /// `g_file_query_exists()`.
    @discardableResult
    public func queryExists(cancellable: Cancellable? = nil) -> Bool {
        g_file_query_exists(C.opaque(_raw), C.cast(cancellable?._raw)) != 0
    }

    /// `g_file_query_file_type()`.
    @discardableResult
    public func queryFileType(flags: FileQueryInfoFlags = [], cancellable: Cancellable? = nil) -> FileType {
        C.enumeration(g_file_query_file_type(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw)).rawValue)
    }

    /// `g_file_query_filesystem_info()`.
    @discardableResult
    public func queryFilesystemInfo(
        _ attributes: String, cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileInfo {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_query_filesystem_info(C.opaque(_raw), attributes, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_query_filesystem_info")
    }

    /// `g_file_query_filesystem_info_async()`, `g_file_query_filesystem_info_finish()`.
    @discardableResult
    public func queryFilesystemInfo(
        _ attributes: String, priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileInfo {
        let source = await C.ready { cancellable, ready, data in
            g_file_query_filesystem_info_async(C.opaque(_raw), attributes, C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_query_filesystem_info_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_query_filesystem_info_finish")
    }

    /// `g_file_query_info()`.
    @discardableResult
    public func queryInfo(
        _ attributes: String, flags: FileQueryInfoFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileInfo {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_query_info(C.opaque(_raw), attributes, .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_query_info")
    }

    /// `g_file_query_info_async()`, `g_file_query_info_finish()`.
    @discardableResult
    public func queryInfo(
        _ attributes: String, flags: FileQueryInfoFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileInfo {
        let source = await C.ready { cancellable, ready, data in
            g_file_query_info_async(C.opaque(_raw), attributes, .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_query_info_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_query_info_finish")
    }

    /// `g_file_query_settable_attributes()`.
    @discardableResult
    public func querySettableAttributes(
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileAttributeInfoList {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_query_settable_attributes(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(result), "g_file_query_settable_attributes")
    }

    /// `g_file_query_writable_namespaces()`.
    @discardableResult
    public func queryWritableNamespaces(
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileAttributeInfoList {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_query_writable_namespaces(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(result), "g_file_query_writable_namespaces")
    }

    /// `g_file_read()`.
    @discardableResult
    public func read(cancellable: Cancellable? = nil) throws(GLibError) -> FileInputStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_read(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_read")
    }

    /// `g_file_read_async()`, `g_file_read_finish()`.
    @discardableResult
    public func read(priority ioPriority: Int = 0) async throws(GLibError) -> FileInputStream {
        let source = await C.ready { cancellable, ready, data in
            g_file_read_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_read_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_read_finish")
    }

    /// `g_file_replace()`.
    @discardableResult
    public func replace(
        _ etag: String? = nil, makeBackup: Bool = false, flags: FileCreateFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileOutputStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_replace(C.opaque(_raw), etag, makeBackup ? 1 : 0, .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_replace")
    }

    /// `g_file_replace_async()`, `g_file_replace_finish()`.
    @discardableResult
    public func replace(
        _ etag: String? = nil, makeBackup: Bool = false, flags: FileCreateFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileOutputStream {
        let source = await C.ready { cancellable, ready, data in
            g_file_replace_async(C.opaque(_raw), etag, makeBackup ? 1 : 0, .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_replace_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_replace_finish")
    }

    /// `g_file_replace_contents()`.
    @discardableResult
    public func replaceContents(
        _ contents: [UInt8], etag: String? = nil, makeBackup: Bool = false, flags: FileCreateFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> String? {
        var newEtag: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_replace_contents(C.opaque(_raw), contents, C.gsize(contents.count), etag, makeBackup ? 1 : 0, .init(rawValue: C.number(flags)), &newEtag, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeOptionalString(newEtag)
    }

    /// `g_file_replace_contents_async()`, `g_file_replace_contents_finish()`.
    @discardableResult
    public func replaceContents(
        _ contents: [UInt8], etag: String? = nil, makeBackup: Bool = false, flags: FileCreateFlags = []
    ) async throws(GLibError) -> String? {
        let cContents = C.allocatedCopy(contents)
        defer { cContents.deallocate() }
        let source = await C.ready { cancellable, ready, data in
            g_file_replace_contents_async(C.opaque(_raw), cContents, C.gsize(contents.count), etag, makeBackup ? 1 : 0, .init(rawValue: C.number(flags)), cancellable, ready, data)
        }
        var newEtag: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_replace_contents_finish(C.opaque(_raw), C.opaque(source._raw), &newEtag, &error)
        if let error { throw GLibError(taking: error) }
        return C.takeOptionalString(newEtag)
    }

    /// `g_file_replace_readwrite()`.
    @discardableResult
    public func replaceReadwrite(
        _ etag: String? = nil, makeBackup: Bool, flags: FileCreateFlags = [], cancellable: Cancellable? = nil
    ) throws(GLibError) -> FileIOStream {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_replace_readwrite(C.opaque(_raw), etag, makeBackup ? 1 : 0, .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_replace_readwrite")
    }

    /// `g_file_replace_readwrite_async()`, `g_file_replace_readwrite_finish()`.
    @discardableResult
    public func replaceReadwrite(
        _ etag: String? = nil, makeBackup: Bool, flags: FileCreateFlags = [], priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileIOStream {
        let source = await C.ready { cancellable, ready, data in
            g_file_replace_readwrite_async(C.opaque(_raw), etag, makeBackup ? 1 : 0, .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_replace_readwrite_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result), "g_file_replace_readwrite_finish")
    }

    /// `g_file_resolve_relative_path()`.
    @discardableResult
    public func resolveRelativePath(_ relativePath: String) -> File {
        C.present(C.adopt(C.raw(g_file_resolve_relative_path(C.opaque(_raw), C.bytes(relativePath)))), "g_file_resolve_relative_path")
    }

    /// `g_file_set_attribute_byte_string()`.
    public func setAttributeByteString(
        _ attribute: String, value: String, flags: FileQueryInfoFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_set_attribute_byte_string(C.opaque(_raw), attribute, value, .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_set_attribute_int32()`.
    public func setAttributeInt32(
        _ attribute: String, value: Int, flags: FileQueryInfoFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_set_attribute_int32(C.opaque(_raw), attribute, C.gint32(value), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_set_attribute_int64()`.
    public func setAttributeInt64(
        _ attribute: String, value: Int, flags: FileQueryInfoFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_set_attribute_int64(C.opaque(_raw), attribute, C.gint64(value), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_set_attribute_string()`.
    public func setAttributeString(
        _ attribute: String, value: String, flags: FileQueryInfoFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_set_attribute_string(C.opaque(_raw), attribute, value, .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_set_attribute_uint32()`.
    public func setAttributeUint32(
        _ attribute: String, value: Int, flags: FileQueryInfoFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_set_attribute_uint32(C.opaque(_raw), attribute, C.guint32(value), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_set_attribute_uint64()`.
    public func setAttributeUint64(
        _ attribute: String, value: UInt64, flags: FileQueryInfoFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_set_attribute_uint64(C.opaque(_raw), attribute, guint64(value), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_set_attributes_async()`, `g_file_set_attributes_finish()`.
    @discardableResult
    public func setAttributes(
        _ info: FileInfo, flags: FileQueryInfoFlags, priority ioPriority: Int = 0
    ) async throws(GLibError) -> FileInfo {
        let source = await C.ready { cancellable, ready, data in
            g_file_set_attributes_async(C.opaque(_raw), C.opaque(info._raw), .init(rawValue: C.number(flags)), C.gint(ioPriority), cancellable, ready, data)
        }
        var info: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_set_attributes_finish(C.opaque(_raw), C.opaque(source._raw), &info, &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(info)), "g_file_set_attributes_finish")
    }

    /// `g_file_set_attributes_from_info()`.
    public func setAttributes(
        from info: FileInfo, flags: FileQueryInfoFlags, cancellable: Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_set_attributes_from_info(C.opaque(_raw), C.opaque(info._raw), .init(rawValue: C.number(flags)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_set_display_name()`.
    @discardableResult
    public func setDisplayName(
        _ displayName: String, cancellable: Cancellable? = nil
    ) throws(GLibError) -> File {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_set_display_name(C.opaque(_raw), displayName, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_set_display_name")
    }

    /// `g_file_set_display_name_async()`, `g_file_set_display_name_finish()`.
    @discardableResult
    public func setDisplayName(
        _ displayName: String, priority ioPriority: Int = 0
    ) async throws(GLibError) -> File {
        let source = await C.ready { cancellable, ready, data in
            g_file_set_display_name_async(C.opaque(_raw), displayName, C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_set_display_name_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result)), "g_file_set_display_name_finish")
    }

    /// `g_file_start_mountable()`, `g_file_start_mountable_finish()`.
    public func startMountable(
        flags: DriveStartFlags = [], startOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_start_mountable(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(startOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_start_mountable_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_stop_mountable()`, `g_file_stop_mountable_finish()`.
    public func stopMountable(
        flags: MountUnmountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_stop_mountable(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_stop_mountable_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_supports_thread_contexts()`.
    @discardableResult
    public func supportsThreadContexts() -> Bool {
        g_file_supports_thread_contexts(C.opaque(_raw)) != 0
    }

    /// `g_file_trash()`.
    public func trash(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_trash(C.opaque(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_trash_async()`, `g_file_trash_finish()`.
    public func trash(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_trash_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_trash_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_unmount_mountable_with_operation()`, `g_file_unmount_mountable_with_operation_finish()`.
    public func unmountMountableWithOperation(
        flags: MountUnmountFlags = [], mountOperation: MountOperation? = nil
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_unmount_mountable_with_operation(C.opaque(_raw), .init(rawValue: C.number(flags)), C.cast(mountOperation?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_unmount_mountable_with_operation_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
