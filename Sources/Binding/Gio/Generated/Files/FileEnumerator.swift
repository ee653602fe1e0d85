// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileEnumerator`. <https://docs.gtk.org/gio/class.FileEnumerator.html>
open class FileEnumerator: Object {
    open override nonisolated class var gtype: UInt { g_file_enumerator_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileEnumerator(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension FileEnumerator {
    /// `g_file_enumerator_close()`.
    public func close(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_enumerator_close(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_enumerator_close_async()`, `g_file_enumerator_close_finish()`.
    public func close(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            g_file_enumerator_close_async(C.cast(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_enumerator_close_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_file_enumerator_get_child()`.
    public func child(of info: FileInfo) -> File {
        C.present(C.adopt(C.raw(g_file_enumerator_get_child(C.cast(_raw), C.opaque(info._raw)))), "g_file_enumerator_get_child")
    }

    /// `g_file_enumerator_get_container()`.
    public var container: File { C.present(C.borrow(C.raw(g_file_enumerator_get_container(C.cast(_raw)))), "g_file_enumerator_get_container") }

    /// `g_file_enumerator_has_pending()`.
    public var hasPending: Bool {
        get { g_file_enumerator_has_pending(C.cast(_raw)) != 0 }
        set { g_file_enumerator_set_pending(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasPending; defer { self.hasPending = value }; yield &value }
    }

    /// `g_file_enumerator_is_closed()`.
    public var isClosed: Bool { g_file_enumerator_is_closed(C.cast(_raw)) != 0 }

    /// `g_file_enumerator_iterate()`.
    @discardableResult
    public func iterate(
        cancellable: Cancellable? = nil
    ) throws(GLibError) -> (info: FileInfo?, child: File?) {
        var outInfo: OpaquePointer?
        var outChild: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        _ = g_file_enumerator_iterate(C.cast(_raw), &outInfo, &outChild, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return (C.borrow(C.raw(outInfo)), C.borrow(C.raw(outChild)))
    }

    /// `g_file_enumerator_next_file()`.
    @discardableResult
    public func nextFile(cancellable: Cancellable? = nil) throws(GLibError) -> FileInfo? {
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_enumerator_next_file(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result))
    }

    /// `g_file_enumerator_next_files_async()`, `g_file_enumerator_next_files_finish()`.
    @discardableResult
    public func nextFiles(numFiles: Int, priority ioPriority: Int = 0) async throws(GLibError) -> [FileInfo] {
        let source = await C.ready { cancellable, ready, data in
            g_file_enumerator_next_files_async(C.cast(_raw), C.gint(numFiles), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = g_file_enumerator_next_files_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.adopt($0), "g_file_enumerator_next_files_finish") }
    }
}
