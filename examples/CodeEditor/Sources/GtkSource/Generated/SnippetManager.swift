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

/// `GtkSourceSnippetManager`.
open class SnippetManager: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_snippet_manager_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SnippetManager(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension SnippetManager {
    /// `search-path`, `gtk_source_snippet_manager_get_search_path()`.
    public var searchPath: [String] {
        get { C.strings(constant: gtk_source_snippet_manager_get_search_path(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_source_snippet_manager_set_search_path(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.searchPath; defer { self.searchPath = value }; yield &value }
    }

    /// `gtk_source_snippet_manager_get_default()`.
    public static var `default`: SnippetManager { C.present(C.borrow(C.raw(gtk_source_snippet_manager_get_default())), "gtk_source_snippet_manager_get_default") }

    /// `gtk_source_snippet_manager_get_snippet()`.
    public func snippet(_ group: String? = nil, languageId: String? = nil, trigger: String) -> Snippet? {
        C.adopt(C.raw(gtk_source_snippet_manager_get_snippet(C.opaque(_raw), group, languageId, trigger)))
    }

    /// `gtk_source_snippet_manager_list_all()`.
    @discardableResult
    public func listAll() -> any Gio.ListModel {
        C.present(C.borrow(C.raw(gtk_source_snippet_manager_list_all(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_source_snippet_manager_list_all")
    }

    /// `gtk_source_snippet_manager_list_groups()`.
    @discardableResult
    public func listGroups() -> [String] {
        C.takeStringContainer(gtk_source_snippet_manager_list_groups(C.opaque(_raw)))
    }

    /// `gtk_source_snippet_manager_list_matching()`.
    @discardableResult
    public func listMatching(
        _ group: String? = nil, languageId: String? = nil, triggerPrefix: String? = nil
    ) -> any Gio.ListModel {
        C.present(C.adopt(C.raw(gtk_source_snippet_manager_list_matching(C.opaque(_raw), group, languageId, triggerPrefix)), Gio.AnyListModel.self), "gtk_source_snippet_manager_list_matching")
    }
}

extension Members where Owner: SnippetManager {
    public var searchPath: PropertyKey<Owner, [String]> { PropertyKey("search-path") }
}
