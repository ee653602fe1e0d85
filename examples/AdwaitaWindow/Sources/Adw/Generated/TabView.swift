// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
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

/// `AdwTabView`.
open class TabView: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_tab_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TabView(_borrowed: raw) }
}

extension TabView {
    /// `default-icon`, `adw_tab_view_get_default_icon()`.
    public var defaultIcon: any Gio.Icon {
        get { C.present(C.borrow(C.raw(adw_tab_view_get_default_icon(C.opaque(_raw))), Gio.AnyIcon.self), "adw_tab_view_get_default_icon") }
        set { adw_tab_view_set_default_icon(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultIcon; defer { self.defaultIcon = value }; yield &value }
    }

    /// `is-transferring-page`, `adw_tab_view_get_is_transferring_page()`.
    public var isTransferringPage: Bool { adw_tab_view_get_is_transferring_page(C.opaque(_raw)) != 0 }

    /// `menu-model`, `adw_tab_view_get_menu_model()`.
    public var menuModel: Gio.MenuModel? {
        get { C.borrow(adw_tab_view_get_menu_model(C.opaque(_raw))) }
        set { adw_tab_view_set_menu_model(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.menuModel; defer { self.menuModel = value }; yield &value }
    }

    /// `n-pages`, `adw_tab_view_get_n_pages()`.
    public var nPages: Int { C.int(adw_tab_view_get_n_pages(C.opaque(_raw))) }

    /// `n-pinned-pages`, `adw_tab_view_get_n_pinned_pages()`.
    public var nPinnedPages: Int { C.int(adw_tab_view_get_n_pinned_pages(C.opaque(_raw))) }

    /// `pages`, `adw_tab_view_get_pages()`.
    public var pages: any Gtk.SelectionModel { C.present(C.adopt(C.raw(adw_tab_view_get_pages(C.opaque(_raw))), Gtk.AnySelectionModel.self), "adw_tab_view_get_pages") }

    /// `selected-page`, `adw_tab_view_get_selected_page()`.
    public var selectedPage: TabPage? {
        get { C.borrow(C.raw(adw_tab_view_get_selected_page(C.opaque(_raw)))) }
        set { setProperty("selected-page", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.selectedPage; defer { self.selectedPage = value }; yield &value }
    }

    /// `shortcuts`, `adw_tab_view_get_shortcuts()`.
    public var shortcuts: TabViewShortcuts {
        get { C.flags(adw_tab_view_get_shortcuts(C.opaque(_raw)).rawValue) }
        set { adw_tab_view_set_shortcuts(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.shortcuts; defer { self.shortcuts = value }; yield &value }
    }

    /// `close-page`.
    @discardableResult
    public func onClosePage(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: TabPage) -> Bool
    ) -> SignalConnection {
        connect("close-page", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `create-window`.
    @discardableResult
    public func onCreateWindow(
        after: Bool = false, _ handler: @escaping @MainActor () -> TabView?
    ) -> SignalConnection {
        connect("create-window", after: after, returning: TabView?.self) { _ in handler() }
    }

    /// `indicator-activated`.
    @discardableResult
    public func onIndicatorActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: TabPage) -> Void
    ) -> SignalConnection {
        connect("indicator-activated", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `page-attached`.
    @discardableResult
    public func onPageAttached(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: TabPage, _ position: Int) -> Void
    ) -> SignalConnection {
        connect("page-attached", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `page-detached`.
    @discardableResult
    public func onPageDetached(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: TabPage, _ position: Int) -> Void
    ) -> SignalConnection {
        connect("page-detached", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `page-reordered`.
    @discardableResult
    public func onPageReordered(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: TabPage, _ position: Int) -> Void
    ) -> SignalConnection {
        connect("page-reordered", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `setup-menu`.
    @discardableResult
    public func onSetupMenu(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: TabPage?) -> Void
    ) -> SignalConnection {
        connect("setup-menu", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `adw_tab_view_add_page()`.
    @discardableResult
    public func addPage(_ child: Gtk.Widget, parent: TabPage? = nil) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_add_page(C.opaque(_raw), C.cast(child._raw), C.opaque(parent?._raw)))), "adw_tab_view_add_page")
    }

    /// `adw_tab_view_add_shortcuts()`.
    public func addShortcuts(_ shortcuts: TabViewShortcuts) {
        adw_tab_view_add_shortcuts(C.opaque(_raw), .init(rawValue: C.number(shortcuts)))
    }

    /// `adw_tab_view_append()`.
    @discardableResult
    public func append(_ child: Gtk.Widget) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_append(C.opaque(_raw), C.cast(child._raw)))), "adw_tab_view_append")
    }

    /// `adw_tab_view_append_pinned()`.
    @discardableResult
    public func appendPinned(_ child: Gtk.Widget) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_append_pinned(C.opaque(_raw), C.cast(child._raw)))), "adw_tab_view_append_pinned")
    }

    /// `adw_tab_view_close_other_pages()`.
    public func closeOtherPages(_ page: TabPage) {
        adw_tab_view_close_other_pages(C.opaque(_raw), C.opaque(page._raw))
    }

    /// `adw_tab_view_close_page()`.
    public func closePage(_ page: TabPage) {
        adw_tab_view_close_page(C.opaque(_raw), C.opaque(page._raw))
    }

    /// `adw_tab_view_close_page_finish()`.
    public func closePageFinish(_ page: TabPage, confirm: Bool) {
        adw_tab_view_close_page_finish(C.opaque(_raw), C.opaque(page._raw), confirm ? 1 : 0)
    }

    /// `adw_tab_view_close_pages_after()`.
    public func closePages(after page: TabPage) {
        adw_tab_view_close_pages_after(C.opaque(_raw), C.opaque(page._raw))
    }

    /// `adw_tab_view_close_pages_before()`.
    public func closePages(before page: TabPage) {
        adw_tab_view_close_pages_before(C.opaque(_raw), C.opaque(page._raw))
    }

    /// `adw_tab_view_get_nth_page()`.
    public func page(at position: Int) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_get_nth_page(C.opaque(_raw), C.gint(position)))), "adw_tab_view_get_nth_page")
    }

    /// `adw_tab_view_get_page()`.
    public func page(of child: Gtk.Widget) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_get_page(C.opaque(_raw), C.cast(child._raw)))), "adw_tab_view_get_page")
    }

    /// `adw_tab_view_get_page_position()`.
    public func pagePosition(of page: TabPage) -> Int {
        C.int(adw_tab_view_get_page_position(C.opaque(_raw), C.opaque(page._raw)))
    }

    /// `adw_tab_view_insert()`.
    @discardableResult
    public func insert(_ child: Gtk.Widget, at position: Int) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_insert(C.opaque(_raw), C.cast(child._raw), C.gint(position)))), "adw_tab_view_insert")
    }

    /// `adw_tab_view_insert_pinned()`.
    @discardableResult
    public func insertPinned(_ child: Gtk.Widget, at position: Int) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_insert_pinned(C.opaque(_raw), C.cast(child._raw), C.gint(position)))), "adw_tab_view_insert_pinned")
    }

    /// `adw_tab_view_prepend()`.
    @discardableResult
    public func prepend(_ child: Gtk.Widget) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_prepend(C.opaque(_raw), C.cast(child._raw)))), "adw_tab_view_prepend")
    }

    /// `adw_tab_view_prepend_pinned()`.
    @discardableResult
    public func prependPinned(_ child: Gtk.Widget) -> TabPage {
        C.present(C.borrow(C.raw(adw_tab_view_prepend_pinned(C.opaque(_raw), C.cast(child._raw)))), "adw_tab_view_prepend_pinned")
    }

    /// `adw_tab_view_remove_shortcuts()`.
    public func removeShortcuts(_ shortcuts: TabViewShortcuts) {
        adw_tab_view_remove_shortcuts(C.opaque(_raw), .init(rawValue: C.number(shortcuts)))
    }

    /// `adw_tab_view_reorder_backward()`.
    @discardableResult
    public func reorderBackward(_ page: TabPage) -> Bool {
        adw_tab_view_reorder_backward(C.opaque(_raw), C.opaque(page._raw)) != 0
    }

    /// `adw_tab_view_reorder_first()`.
    @discardableResult
    public func reorderFirst(_ page: TabPage) -> Bool {
        adw_tab_view_reorder_first(C.opaque(_raw), C.opaque(page._raw)) != 0
    }

    /// `adw_tab_view_reorder_forward()`.
    @discardableResult
    public func reorderForward(_ page: TabPage) -> Bool {
        adw_tab_view_reorder_forward(C.opaque(_raw), C.opaque(page._raw)) != 0
    }

    /// `adw_tab_view_reorder_last()`.
    @discardableResult
    public func reorderLast(_ page: TabPage) -> Bool {
        adw_tab_view_reorder_last(C.opaque(_raw), C.opaque(page._raw)) != 0
    }

    /// `adw_tab_view_reorder_page()`.
    @discardableResult
    public func reorderPage(_ page: TabPage, position: Int) -> Bool {
        adw_tab_view_reorder_page(C.opaque(_raw), C.opaque(page._raw), C.gint(position)) != 0
    }

    /// `adw_tab_view_select_next_page()`.
    @discardableResult
    public func selectNextPage() -> Bool {
        adw_tab_view_select_next_page(C.opaque(_raw)) != 0
    }

    /// `adw_tab_view_select_previous_page()`.
    @discardableResult
    public func selectPreviousPage() -> Bool {
        adw_tab_view_select_previous_page(C.opaque(_raw)) != 0
    }

    /// `adw_tab_view_set_page_pinned()`.
    public func setPagePinned(_ page: TabPage, pinned: Bool) {
        adw_tab_view_set_page_pinned(C.opaque(_raw), C.opaque(page._raw), pinned ? 1 : 0)
    }

    /// `adw_tab_view_transfer_page()`.
    public func transferPage(_ page: TabPage, otherView: TabView, position: Int) {
        adw_tab_view_transfer_page(C.opaque(_raw), C.opaque(page._raw), C.opaque(otherView._raw), C.gint(position))
    }
}

extension Members where Owner: TabView {
    public var defaultIcon: PropertyKey<Owner, any Gio.Icon> { PropertyKey("default-icon", Gio.AnyIcon.self) }
    public var isTransferringPage: PropertyKey<Owner, Bool> { PropertyKey("is-transferring-page") }
    public var menuModel: PropertyKey<Owner, Gio.MenuModel?> { PropertyKey("menu-model") }
    public var nPages: PropertyKey<Owner, Int> { PropertyKey("n-pages") }
    public var nPinnedPages: PropertyKey<Owner, Int> { PropertyKey("n-pinned-pages") }
    public var pages: PropertyKey<Owner, any Gtk.SelectionModel> { PropertyKey("pages", Gtk.AnySelectionModel.self) }
    public var selectedPage: PropertyKey<Owner, TabPage?> { PropertyKey("selected-page") }
    public var shortcuts: PropertyKey<Owner, TabViewShortcuts> { PropertyKey("shortcuts") }
    public var closePage: AnsweredSignalKey<Owner, TabPage, Bool> { AnsweredSignalKey(one: "close-page") }
    public var createWindow: AnsweredSignalKey<Owner, Void, TabView?> { AnsweredSignalKey("create-window") }
    public var indicatorActivated: SignalKey<Owner, TabPage> { SignalKey(one: "indicator-activated") }
    public var pageAttached: SignalKey<Owner, (page: TabPage, position: Int)> { SignalKey("page-attached") { ($0.get(1), $0.get(2)) } }
    public var pageDetached: SignalKey<Owner, (page: TabPage, position: Int)> { SignalKey("page-detached") { ($0.get(1), $0.get(2)) } }
    public var pageReordered: SignalKey<Owner, (page: TabPage, position: Int)> { SignalKey("page-reordered") { ($0.get(1), $0.get(2)) } }
    public var setupMenu: SignalKey<Owner, TabPage?> { SignalKey(one: "setup-menu") }
}
