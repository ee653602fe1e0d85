// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

#if GTK_4_10
/// `GtkFileLauncher`. <https://docs.gtk.org/gtk4/class.FileLauncher.html>
open class FileLauncher: Object {
    open override nonisolated class var gtype: UInt { gtk_file_launcher_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileLauncher(_borrowed: raw) }

    /// `gtk_file_launcher_new()`.
    public convenience init(file: Gio.File? = nil) {
        if Self.hasOwnType { self.init(properties: ["file": file]); return }
        self.init(_constructed: C.present(C.raw(gtk_file_launcher_new(C.opaque(file?._raw))), "gtk_file_launcher_new"))
    }
}

extension FileLauncher {
    /// `file`, `gtk_file_launcher_get_file()`.
    public var file: Gio.File? {
        get { C.borrow(C.raw(gtk_file_launcher_get_file(C.opaque(_raw)))) }
        set { gtk_file_launcher_set_file(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.file; defer { self.file = value }; yield &value }
    }

    /// `gtk_file_launcher_launch()`, `gtk_file_launcher_launch_finish()`.
    public func launch(parent: Window? = nil) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_launcher_launch(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_file_launcher_launch_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_file_launcher_open_containing_folder()`, `gtk_file_launcher_open_containing_folder_finish()`.
    public func openContainingFolder(parent: Window? = nil) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_launcher_open_containing_folder(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_file_launcher_open_containing_folder_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

#if GTK_4_12
    /// `always-ask`, `gtk_file_launcher_get_always_ask()`.
    public var alwaysAsk: Bool {
        get { gtk_file_launcher_get_always_ask(C.opaque(_raw)) != 0 }
        set { gtk_file_launcher_set_always_ask(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.alwaysAsk; defer { self.alwaysAsk = value }; yield &value }
    }
#endif

#if GTK_4_14
    /// `writable`, `gtk_file_launcher_get_writable()`.
    public var writable: Bool {
        get { gtk_file_launcher_get_writable(C.opaque(_raw)) != 0 }
        set { gtk_file_launcher_set_writable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.writable; defer { self.writable = value }; yield &value }
    }
#endif
}

extension Members where Owner: FileLauncher {
    public var file: PropertyKey<Owner, Gio.File?> { PropertyKey("file") }
#if GTK_4_12
    public var alwaysAsk: PropertyKey<Owner, Bool> { PropertyKey("always-ask") }
#endif
#if GTK_4_14
    public var writable: PropertyKey<Owner, Bool> { PropertyKey("writable") }
#endif
}
#endif
