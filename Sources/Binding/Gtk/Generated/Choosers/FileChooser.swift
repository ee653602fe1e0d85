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

/// `GtkFileChooser`. <https://docs.gtk.org/gtk4/iface.FileChooser.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileDialog instead.")
#endif
@MainActor
public protocol FileChooser: Object {}

/// Some object with the interface ``FileChooser``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileDialog instead.")
#endif
public final class AnyFileChooser: Object, FileChooser {
    public override nonisolated class var gtype: UInt { gtk_file_chooser_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyFileChooser(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileDialog instead.")
#endif
extension FileChooser {
    /// `action`, `gtk_file_chooser_get_action()`.
    public var action: FileChooserAction {
        get { C.enumeration(gtk_file_chooser_get_action(C.opaque(_raw)).rawValue) }
        set { gtk_file_chooser_set_action(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.action; defer { self.action = value }; yield &value }
    }

    /// `create-folders`, `gtk_file_chooser_get_create_folders()`.
    public var createFolders: Bool {
        get { gtk_file_chooser_get_create_folders(C.opaque(_raw)) != 0 }
        set { gtk_file_chooser_set_create_folders(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.createFolders; defer { self.createFolders = value }; yield &value }
    }

    /// `filter`, `gtk_file_chooser_get_filter()`.
    public var filter: FileFilter? {
        get { C.borrow(C.raw(gtk_file_chooser_get_filter(C.opaque(_raw)))) }
        set { setProperty("filter", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.filter; defer { self.filter = value }; yield &value }
    }

    /// `filters`, `gtk_file_chooser_get_filters()`.
    public var filters: any Gio.ListModel { C.present(C.adopt(C.raw(gtk_file_chooser_get_filters(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_file_chooser_get_filters") }

    /// `select-multiple`, `gtk_file_chooser_get_select_multiple()`.
    public var selectMultiple: Bool {
        get { gtk_file_chooser_get_select_multiple(C.opaque(_raw)) != 0 }
        set { gtk_file_chooser_set_select_multiple(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.selectMultiple; defer { self.selectMultiple = value }; yield &value }
    }

    /// `shortcut-folders`, `gtk_file_chooser_get_shortcut_folders()`.
    public var shortcutFolders: any Gio.ListModel { C.present(C.adopt(C.raw(gtk_file_chooser_get_shortcut_folders(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_file_chooser_get_shortcut_folders") }

    /// `gtk_file_chooser_add_choice()`.
    public func addChoice(
        _ id: String, label: String, options: [String]? = nil, optionLabels: [String]? = nil
    ) {
        let cOptions = StringVector(options)
        let cOptionLabels = StringVector(optionLabels)
        gtk_file_chooser_add_choice(C.opaque(_raw), id, label, cOptions.constant, cOptionLabels.constant)
    }

    /// `gtk_file_chooser_add_filter()`.
    public func addFilter(_ filter: FileFilter) {
        gtk_file_chooser_add_filter(C.opaque(_raw), C.opaque(filter._raw))
    }

    /// `gtk_file_chooser_add_shortcut_folder()`.
    public func addShortcutFolder(_ folder: Gio.File) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_file_chooser_add_shortcut_folder(C.opaque(_raw), C.opaque(folder._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_file_chooser_get_choice()`.
    public func choice(_ id: String) -> String? {
        C.optionalString(gtk_file_chooser_get_choice(C.opaque(_raw), id))
    }

    /// `gtk_file_chooser_get_current_folder()`.
    public var currentFolder: Gio.File? { C.adopt(C.raw(gtk_file_chooser_get_current_folder(C.opaque(_raw)))) }

    /// `gtk_file_chooser_get_current_name()`.
    public var currentName: String? { C.takeOptionalString(gtk_file_chooser_get_current_name(C.opaque(_raw))) }

    /// `gtk_file_chooser_get_file()`.
    public var file: Gio.File? { C.adopt(C.raw(gtk_file_chooser_get_file(C.opaque(_raw)))) }

    /// `gtk_file_chooser_get_files()`.
    public var files: any Gio.ListModel { C.present(C.adopt(C.raw(gtk_file_chooser_get_files(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_file_chooser_get_files") }

    /// `gtk_file_chooser_remove_choice()`.
    public func removeChoice(_ id: String) {
        gtk_file_chooser_remove_choice(C.opaque(_raw), id)
    }

    /// `gtk_file_chooser_remove_filter()`.
    public func removeFilter(_ filter: FileFilter) {
        gtk_file_chooser_remove_filter(C.opaque(_raw), C.opaque(filter._raw))
    }

    /// `gtk_file_chooser_remove_shortcut_folder()`.
    public func removeShortcutFolder(_ folder: Gio.File) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_file_chooser_remove_shortcut_folder(C.opaque(_raw), C.opaque(folder._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_file_chooser_set_choice()`.
    public func setChoice(_ id: String, option: String) {
        gtk_file_chooser_set_choice(C.opaque(_raw), id, option)
    }

    /// `gtk_file_chooser_set_current_folder()`.
    public func setCurrentFolder(_ file: Gio.File? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_file_chooser_set_current_folder(C.opaque(_raw), C.opaque(file?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_file_chooser_set_current_name()`.
    public func setCurrentName(_ name: String) {
        gtk_file_chooser_set_current_name(C.opaque(_raw), name)
    }

    /// `gtk_file_chooser_set_file()`.
    public func setFile(_ file: Gio.File) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_file_chooser_set_file(C.opaque(_raw), C.opaque(file._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FileDialog instead.")
#endif
extension Members where Owner: FileChooser {
    public var action: PropertyKey<Owner, FileChooserAction> { PropertyKey("action") }
    public var createFolders: PropertyKey<Owner, Bool> { PropertyKey("create-folders") }
    public var filter: PropertyKey<Owner, FileFilter?> { PropertyKey("filter") }
    public var filters: PropertyKey<Owner, any Gio.ListModel> { PropertyKey("filters", Gio.AnyListModel.self) }
    public var selectMultiple: PropertyKey<Owner, Bool> { PropertyKey("select-multiple") }
    public var shortcutFolders: PropertyKey<Owner, any Gio.ListModel> { PropertyKey("shortcut-folders", Gio.AnyListModel.self) }
}
