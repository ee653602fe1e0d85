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

/// `gtk_source_finalize()`.
@MainActor
public func finalize() {
    gtk_source_finalize()
}

/// `gtk_source_init()`.
@MainActor
public func initValue() {
    gtk_source_init()
}

/// `gtk_source_scheduler_add()`.
@MainActor
public func schedulerAdd(_ callback: @escaping SchedulerCallback) -> Int {
    C.int(gtk_source_scheduler_add(SchedulerCallbackThunk.once, SchedulerCallbackThunk.retained(callback)))
}

/// `gtk_source_scheduler_add_full()`.
@MainActor
public func schedulerAddFull(_ callback: @escaping SchedulerCallback) -> Int {
    C.int(gtk_source_scheduler_add_full(SchedulerCallbackThunk.call, SchedulerCallbackThunk.retained(callback), releaseCallback))
}

/// `gtk_source_scheduler_remove()`.
@MainActor
public func schedulerRemove(_ handlerId: Int) {
    gtk_source_scheduler_remove(C.gsize(handlerId))
}

/// `gtk_source_utils_escape_search_text()`.
@MainActor
public func utilsEscapeSearchText(_ text: String) -> String {
    C.takeString(gtk_source_utils_escape_search_text(text))
}

/// `gtk_source_utils_unescape_search_text()`.
@MainActor
public func utilsUnescapeSearchText(_ text: String) -> String {
    C.takeString(gtk_source_utils_unescape_search_text(text))
}
