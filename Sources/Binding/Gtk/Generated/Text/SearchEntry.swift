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

/// `GtkSearchEntry`. <https://docs.gtk.org/gtk4/class.SearchEntry.html>
open class SearchEntry: Widget, Editable {
    open override nonisolated class var gtype: UInt { gtk_search_entry_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SearchEntry(_borrowed: raw) }
}

extension SearchEntry {
    /// `activates-default`.
    public var activatesDefault: Bool {
        get { property("activates-default") }
        set { setProperty("activates-default", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.activatesDefault; defer { self.activatesDefault = value }; yield &value }
    }

    /// `placeholder-text`.
    public var placeholderText: String? {
        get { property("placeholder-text") }
        set { setProperty("placeholder-text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.placeholderText; defer { self.placeholderText = value }; yield &value }
    }

    /// `search-delay`, `gtk_search_entry_get_search_delay()`.
    public var searchDelay: Int {
        get { C.int(gtk_search_entry_get_search_delay(C.opaque(_raw))) }
        set { gtk_search_entry_set_search_delay(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.searchDelay; defer { self.searchDelay = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `next-match`. A keyboard action.
    @discardableResult
    public func onNextMatch(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-match", after: after, plain: handler)
    }

    /// `previous-match`. A keyboard action.
    @discardableResult
    public func onPreviousMatch(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("previous-match", after: after, plain: handler)
    }

    /// `search-changed`.
    @discardableResult
    public func onSearchChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-changed", after: after, plain: handler)
    }

    /// `search-started`.
    @discardableResult
    public func onSearchStarted(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("search-started", after: after, plain: handler)
    }

    /// `stop-search`. A keyboard action.
    @discardableResult
    public func onStopSearch(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stop-search", after: after, plain: handler)
    }

    /// `gtk_search_entry_get_key_capture_widget()`.
    public var keyCaptureWidget: Widget? {
        get { C.borrow(gtk_search_entry_get_key_capture_widget(C.opaque(_raw))) }
        set { gtk_search_entry_set_key_capture_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.keyCaptureWidget; defer { self.keyCaptureWidget = value }; yield &value }
    }

#if GTK_4_14
    /// `input-hints`, `gtk_search_entry_get_input_hints()`.
    public var inputHints: InputHints {
        get { C.flags(gtk_search_entry_get_input_hints(C.opaque(_raw)).rawValue) }
        set { gtk_search_entry_set_input_hints(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputHints; defer { self.inputHints = value }; yield &value }
    }

    /// `input-purpose`, `gtk_search_entry_get_input_purpose()`.
    public var inputPurpose: InputPurpose {
        get { C.enumeration(gtk_search_entry_get_input_purpose(C.opaque(_raw)).rawValue) }
        set { gtk_search_entry_set_input_purpose(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.inputPurpose; defer { self.inputPurpose = value }; yield &value }
    }
#endif
}

extension Members where Owner: SearchEntry {
    public var activatesDefault: PropertyKey<Owner, Bool> { PropertyKey("activates-default") }
    public var placeholderText: PropertyKey<Owner, String?> { PropertyKey("placeholder-text") }
    public var searchDelay: PropertyKey<Owner, Int> { PropertyKey("search-delay") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var nextMatch: SignalKey<Owner, Void> { SignalKey("next-match") }
    public var previousMatch: SignalKey<Owner, Void> { SignalKey("previous-match") }
    public var searchChanged: SignalKey<Owner, Void> { SignalKey("search-changed") }
    public var searchStarted: SignalKey<Owner, Void> { SignalKey("search-started") }
    public var stopSearch: SignalKey<Owner, Void> { SignalKey("stop-search") }
#if GTK_4_14
    public var inputHints: PropertyKey<Owner, InputHints> { PropertyKey("input-hints") }
    public var inputPurpose: PropertyKey<Owner, InputPurpose> { PropertyKey("input-purpose") }
#endif
}
