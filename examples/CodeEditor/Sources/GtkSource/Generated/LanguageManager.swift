// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceLanguageManager`.
open class LanguageManager: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_language_manager_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { LanguageManager(_borrowed: raw) }
}

extension LanguageManager {
    /// `language-ids`, `gtk_source_language_manager_get_language_ids()`.
    public var languageIds: [String] { C.strings(constant: gtk_source_language_manager_get_language_ids(C.opaque(_raw))) }

    /// `search-path`, `gtk_source_language_manager_get_search_path()`.
    public var searchPath: [String] {
        get { C.strings(constant: gtk_source_language_manager_get_search_path(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_source_language_manager_set_search_path(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.searchPath; defer { self.searchPath = value }; yield &value }
    }

    /// `gtk_source_language_manager_get_default()`.
    public static var `default`: LanguageManager { C.present(C.borrow(C.raw(gtk_source_language_manager_get_default())), "gtk_source_language_manager_get_default") }

    /// `gtk_source_language_manager_append_search_path()`.
    public func appendSearchPath(_ path: String) {
        gtk_source_language_manager_append_search_path(C.opaque(_raw), path)
    }

    /// `gtk_source_language_manager_get_language()`.
    public func language(_ id: String) -> Language? {
        C.borrow(C.raw(gtk_source_language_manager_get_language(C.opaque(_raw), id)))
    }

    /// `gtk_source_language_manager_guess_language()`.
    @discardableResult
    public func guessLanguage(_ filename: String? = nil, contentType: String? = nil) -> Language? {
        C.borrow(C.raw(gtk_source_language_manager_guess_language(C.opaque(_raw), C.bytes(filename), contentType)))
    }

    /// `gtk_source_language_manager_prepend_search_path()`.
    public func prependSearchPath(_ path: String) {
        gtk_source_language_manager_prepend_search_path(C.opaque(_raw), path)
    }
}

extension Members where Owner: LanguageManager {
    public var languageIds: PropertyKey<Owner, [String]> { PropertyKey("language-ids") }
    public var searchPath: PropertyKey<Owner, [String]> { PropertyKey("search-path") }
}
