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

/// `GtkAssistant`. <https://docs.gtk.org/gtk4/class.Assistant.html>
#if GTK_4_10
@available(*, deprecated, message: "Show the pages in a Gtk.Stack in a Gtk.Window.")
#endif
open class Assistant: Window {
    open override nonisolated class var gtype: UInt { gtk_assistant_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Assistant(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Show the pages in a Gtk.Stack in a Gtk.Window.")
#endif
extension Assistant {
    /// `pages`, `gtk_assistant_get_pages()`.
    public var pages: any Gio.ListModel { C.present(C.adopt(C.raw(gtk_assistant_get_pages(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_assistant_get_pages") }

    /// `use-header-bar`.
    public var useHeaderBar: Int { property("use-header-bar") }

    /// `apply`.
    @discardableResult
    public func onApply(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("apply", after: after, plain: handler)
    }

    /// `cancel`.
    @discardableResult
    public func onCancel(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cancel", after: after, plain: handler)
    }

    /// `close`.
    @discardableResult
    public func onClose(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, plain: handler)
    }

    /// `escape`. A keyboard action.
    @discardableResult
    public func onEscape(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("escape", after: after, plain: handler)
    }

    /// `prepare`.
    @discardableResult
    public func onPrepare(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: Widget) -> Void
    ) -> SignalConnection {
        connect("prepare", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_assistant_add_action_widget()`.
    public func addActionWidget(_ child: Widget) {
        gtk_assistant_add_action_widget(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_assistant_append_page()`.
    @discardableResult
    public func appendPage(_ page: Widget) -> Int {
        C.int(gtk_assistant_append_page(C.opaque(_raw), C.cast(page._raw)))
    }

    /// `gtk_assistant_commit()`.
    public func commit() {
        gtk_assistant_commit(C.opaque(_raw))
    }

    /// `gtk_assistant_get_current_page()`.
    public var currentPage: Int {
        get { C.int(gtk_assistant_get_current_page(C.opaque(_raw))) }
        set { gtk_assistant_set_current_page(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.currentPage; defer { self.currentPage = value }; yield &value }
    }

    /// `gtk_assistant_get_n_pages()`.
    public var nPages: Int { C.int(gtk_assistant_get_n_pages(C.opaque(_raw))) }

    /// `gtk_assistant_get_nth_page()`.
    public func page(at pageNum: Int) -> Widget? {
        C.borrow(gtk_assistant_get_nth_page(C.opaque(_raw), C.gint(pageNum)))
    }

    /// `gtk_assistant_get_page()`.
    public func page(of child: Widget) -> AssistantPage {
        C.present(C.borrow(C.raw(gtk_assistant_get_page(C.opaque(_raw), C.cast(child._raw)))), "gtk_assistant_get_page")
    }

    /// `gtk_assistant_get_page_complete()`.
    public func pageComplete(of page: Widget) -> Bool {
        gtk_assistant_get_page_complete(C.opaque(_raw), C.cast(page._raw)) != 0
    }

    /// `gtk_assistant_get_page_title()`.
    public func pageTitle(of page: Widget) -> String {
        C.string(gtk_assistant_get_page_title(C.opaque(_raw), C.cast(page._raw)))
    }

    /// `gtk_assistant_get_page_type()`.
    public func pageType(of page: Widget) -> AssistantPageType {
        C.enumeration(gtk_assistant_get_page_type(C.opaque(_raw), C.cast(page._raw)).rawValue)
    }

    /// `gtk_assistant_insert_page()`.
    @discardableResult
    public func insertPage(_ page: Widget, at position: Int) -> Int {
        C.int(gtk_assistant_insert_page(C.opaque(_raw), C.cast(page._raw), C.gint(position)))
    }

    /// `gtk_assistant_next_page()`.
    public func nextPage() {
        gtk_assistant_next_page(C.opaque(_raw))
    }

    /// `gtk_assistant_prepend_page()`.
    @discardableResult
    public func prependPage(_ page: Widget) -> Int {
        C.int(gtk_assistant_prepend_page(C.opaque(_raw), C.cast(page._raw)))
    }

    /// `gtk_assistant_previous_page()`.
    public func previousPage() {
        gtk_assistant_previous_page(C.opaque(_raw))
    }

    /// `gtk_assistant_remove_action_widget()`.
    public func removeActionWidget(_ child: Widget) {
        gtk_assistant_remove_action_widget(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_assistant_remove_page()`.
    public func removePage(_ pageNum: Int) {
        gtk_assistant_remove_page(C.opaque(_raw), C.gint(pageNum))
    }

    /// `gtk_assistant_set_forward_page_func()`.
    public func setForwardPageFunc(_ pageFunc: AssistantPageFunc? = nil) {
        gtk_assistant_set_forward_page_func(C.opaque(_raw), pageFunc == nil ? nil : AssistantPageFuncThunk.call, AssistantPageFuncThunk.retained(pageFunc), pageFunc == nil ? nil : releaseCallback)
    }

    /// `gtk_assistant_set_page_complete()`.
    public func setPageComplete(_ page: Widget, complete: Bool) {
        gtk_assistant_set_page_complete(C.opaque(_raw), C.cast(page._raw), complete ? 1 : 0)
    }

    /// `gtk_assistant_set_page_title()`.
    public func setPageTitle(_ page: Widget, title: String) {
        gtk_assistant_set_page_title(C.opaque(_raw), C.cast(page._raw), title)
    }

    /// `gtk_assistant_set_page_type()`.
    public func setPageType(_ page: Widget, type: AssistantPageType) {
        gtk_assistant_set_page_type(C.opaque(_raw), C.cast(page._raw), .init(rawValue: C.number(type)))
    }

    /// `gtk_assistant_update_buttons_state()`.
    public func updateButtonsState() {
        gtk_assistant_update_buttons_state(C.opaque(_raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Show the pages in a Gtk.Stack in a Gtk.Window.")
#endif
extension Members where Owner: Assistant {
    public var pages: PropertyKey<Owner, any Gio.ListModel> { PropertyKey("pages", Gio.AnyListModel.self) }
    public var useHeaderBar: PropertyKey<Owner, Int> { PropertyKey("use-header-bar") }
    public var apply: SignalKey<Owner, Void> { SignalKey("apply") }
    public var cancel: SignalKey<Owner, Void> { SignalKey("cancel") }
    public var close: SignalKey<Owner, Void> { SignalKey("close") }
    public var escape: SignalKey<Owner, Void> { SignalKey("escape") }
    public var prepare: SignalKey<Owner, Widget> { SignalKey(one: "prepare") }
}
