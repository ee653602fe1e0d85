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

/// `GtkSourceCompletionWords`.
open class CompletionWords: Object, CompletionProvider {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_completion_words_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CompletionWords(_borrowed: raw) }

    /// `gtk_source_completion_words_new()`.
    public convenience init(title: String? = nil) {
        if Self.hasOwnType { self.init(properties: ["title": title]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_completion_words_new(title)), "gtk_source_completion_words_new"))
    }
}

extension CompletionWords {
    /// `minimum-word-size`.
    public var minimumWordSize: Int {
        get { property("minimum-word-size") }
        set { setProperty("minimum-word-size", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.minimumWordSize; defer { self.minimumWordSize = value }; yield &value }
    }

    /// `priority`.
    public var priority: Int {
        get { property("priority") }
        set { setProperty("priority", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.priority; defer { self.priority = value }; yield &value }
    }

    /// `proposals-batch-size`.
    public var proposalsBatchSize: Int {
        get { property("proposals-batch-size") }
        set { setProperty("proposals-batch-size", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.proposalsBatchSize; defer { self.proposalsBatchSize = value }; yield &value }
    }

    /// `scan-batch-size`.
    public var scanBatchSize: Int {
        get { property("scan-batch-size") }
        set { setProperty("scan-batch-size", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.scanBatchSize; defer { self.scanBatchSize = value }; yield &value }
    }

    /// `title`.
    public var title: String? {
        get { property("title") }
        set { setProperty("title", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `gtk_source_completion_words_register()`.
    public func register(_ buffer: Gtk.TextBuffer) {
        gtk_source_completion_words_register(C.cast(_raw), C.cast(buffer._raw))
    }

    /// `gtk_source_completion_words_unregister()`.
    public func unregister(_ buffer: Gtk.TextBuffer) {
        gtk_source_completion_words_unregister(C.cast(_raw), C.cast(buffer._raw))
    }
}

extension Members where Owner: CompletionWords {
    public var minimumWordSize: PropertyKey<Owner, Int> { PropertyKey("minimum-word-size") }
    public var priority: PropertyKey<Owner, Int> { PropertyKey("priority") }
    public var proposalsBatchSize: PropertyKey<Owner, Int> { PropertyKey("proposals-batch-size") }
    public var scanBatchSize: PropertyKey<Owner, Int> { PropertyKey("scan-batch-size") }
    public var title: PropertyKey<Owner, String?> { PropertyKey("title") }
}
