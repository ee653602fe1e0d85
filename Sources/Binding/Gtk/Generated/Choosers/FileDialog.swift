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
/// `GtkFileDialog`. <https://docs.gtk.org/gtk4/class.FileDialog.html>
open class FileDialog: Object {
    open override nonisolated class var gtype: UInt { gtk_file_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileDialog(_borrowed: raw) }
}

extension FileDialog {
    /// `accept-label`, `gtk_file_dialog_get_accept_label()`.
    public var acceptLabel: String? {
        get { C.optionalString(gtk_file_dialog_get_accept_label(C.opaque(_raw))) }
        set { gtk_file_dialog_set_accept_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.acceptLabel; defer { self.acceptLabel = value }; yield &value }
    }

    /// `default-filter`, `gtk_file_dialog_get_default_filter()`.
    public var defaultFilter: FileFilter? {
        get { C.borrow(C.raw(gtk_file_dialog_get_default_filter(C.opaque(_raw)))) }
        set { gtk_file_dialog_set_default_filter(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultFilter; defer { self.defaultFilter = value }; yield &value }
    }

    /// `filters`, `gtk_file_dialog_get_filters()`.
    public var filters: (any Gio.ListModel)? {
        get { C.borrow(C.raw(gtk_file_dialog_get_filters(C.opaque(_raw))), Gio.AnyListModel.self) }
        set { gtk_file_dialog_set_filters(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.filters; defer { self.filters = value }; yield &value }
    }

    /// `initial-file`, `gtk_file_dialog_get_initial_file()`.
    public var initialFile: Gio.File? {
        get { C.borrow(C.raw(gtk_file_dialog_get_initial_file(C.opaque(_raw)))) }
        set { gtk_file_dialog_set_initial_file(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.initialFile; defer { self.initialFile = value }; yield &value }
    }

    /// `initial-folder`, `gtk_file_dialog_get_initial_folder()`.
    public var initialFolder: Gio.File? {
        get { C.borrow(C.raw(gtk_file_dialog_get_initial_folder(C.opaque(_raw)))) }
        set { gtk_file_dialog_set_initial_folder(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.initialFolder; defer { self.initialFolder = value }; yield &value }
    }

    /// `initial-name`, `gtk_file_dialog_get_initial_name()`.
    public var initialName: String? {
        get { C.optionalString(gtk_file_dialog_get_initial_name(C.opaque(_raw))) }
        set { gtk_file_dialog_set_initial_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.initialName; defer { self.initialName = value }; yield &value }
    }

    /// `modal`, `gtk_file_dialog_get_modal()`.
    public var modal: Bool {
        get { gtk_file_dialog_get_modal(C.opaque(_raw)) != 0 }
        set { gtk_file_dialog_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `title`, `gtk_file_dialog_get_title()`.
    public var title: String {
        get { C.string(gtk_file_dialog_get_title(C.opaque(_raw))) }
        set { gtk_file_dialog_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `gtk_file_dialog_open()`, `gtk_file_dialog_open_finish()`.
    @discardableResult
    public func `open`(parent: Window? = nil) async throws(GLibError) -> Gio.File? {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_dialog_open(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_file_dialog_open_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result))
    }

    /// `gtk_file_dialog_open_multiple()`, `gtk_file_dialog_open_multiple_finish()`.
    @discardableResult
    public func openMultiple(parent: Window? = nil) async throws(GLibError) -> (any Gio.ListModel)? {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_dialog_open_multiple(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_file_dialog_open_multiple_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result), Gio.AnyListModel.self)
    }

    /// `gtk_file_dialog_save()`, `gtk_file_dialog_save_finish()`.
    @discardableResult
    public func save(parent: Window? = nil) async throws(GLibError) -> Gio.File? {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_dialog_save(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_file_dialog_save_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result))
    }

    /// `gtk_file_dialog_select_folder()`, `gtk_file_dialog_select_folder_finish()`.
    @discardableResult
    public func selectFolder(parent: Window? = nil) async throws(GLibError) -> Gio.File? {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_dialog_select_folder(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_file_dialog_select_folder_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result))
    }

    /// `gtk_file_dialog_select_multiple_folders()`, `gtk_file_dialog_select_multiple_folders_finish()`.
    @discardableResult
    public func selectMultipleFolders(parent: Window? = nil) async throws(GLibError) -> (any Gio.ListModel)? {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_dialog_select_multiple_folders(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_file_dialog_select_multiple_folders_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result), Gio.AnyListModel.self)
    }

#if GTK_4_18
    /// `gtk_file_dialog_open_multiple_text_files()`, `gtk_file_dialog_open_multiple_text_files_finish()`.
    @discardableResult
    public func openMultipleTextFiles(
        parent: Window? = nil
    ) async throws(GLibError) -> (result: (any Gio.ListModel)?, encoding: String?) {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_dialog_open_multiple_text_files(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var encoding: UnsafePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_file_dialog_open_multiple_text_files_finish(C.opaque(_raw), C.opaque(source._raw), &encoding, &error)
        if let error { throw GLibError(taking: error) }
        return (C.adopt(C.raw(result), Gio.AnyListModel.self), C.optionalString(encoding))
    }

    /// `gtk_file_dialog_open_text_file()`, `gtk_file_dialog_open_text_file_finish()`.
    @discardableResult
    public func openTextFile(
        parent: Window? = nil
    ) async throws(GLibError) -> (result: Gio.File?, encoding: String?) {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_dialog_open_text_file(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var encoding: UnsafePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_file_dialog_open_text_file_finish(C.opaque(_raw), C.opaque(source._raw), &encoding, &error)
        if let error { throw GLibError(taking: error) }
        return (C.adopt(C.raw(result)), C.optionalString(encoding))
    }

    /// `gtk_file_dialog_save_text_file()`, `gtk_file_dialog_save_text_file_finish()`.
    @discardableResult
    public func saveTextFile(
        parent: Window? = nil
    ) async throws(GLibError) -> (result: Gio.File?, encoding: String?, lineEnding: String?) {
        let source = await C.ready { cancellable, ready, data in
            gtk_file_dialog_save_text_file(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var encoding: UnsafePointer<CChar>?
        var lineEnding: UnsafePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_file_dialog_save_text_file_finish(C.opaque(_raw), C.opaque(source._raw), &encoding, &lineEnding, &error)
        if let error { throw GLibError(taking: error) }
        return (C.adopt(C.raw(result)), C.optionalString(encoding), C.optionalString(lineEnding))
    }
#endif
}

extension Members where Owner: FileDialog {
    public var acceptLabel: PropertyKey<Owner, String?> { PropertyKey("accept-label") }
    public var defaultFilter: PropertyKey<Owner, FileFilter?> { PropertyKey("default-filter") }
    public var filters: PropertyKey<Owner, (any Gio.ListModel)?> { PropertyKey("filters", optional: Gio.AnyListModel.self) }
    public var initialFile: PropertyKey<Owner, Gio.File?> { PropertyKey("initial-file") }
    public var initialFolder: PropertyKey<Owner, Gio.File?> { PropertyKey("initial-folder") }
    public var initialName: PropertyKey<Owner, String?> { PropertyKey("initial-name") }
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
}
#endif
