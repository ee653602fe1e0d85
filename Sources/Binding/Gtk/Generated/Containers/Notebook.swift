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

/// `GtkNotebook`. <https://docs.gtk.org/gtk4/class.Notebook.html>
open class Notebook: Widget {
    open override nonisolated class var gtype: UInt { gtk_notebook_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Notebook(_borrowed: raw) }
}

extension Notebook {
    /// `enable-popup`.
    public var enablePopup: Bool {
        get { property("enable-popup") }
        set { setProperty("enable-popup", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.enablePopup; defer { self.enablePopup = value }; yield &value }
    }

    /// `group-name`, `gtk_notebook_get_group_name()`.
    public var groupName: String? {
        get { C.optionalString(gtk_notebook_get_group_name(C.opaque(_raw))) }
        set { gtk_notebook_set_group_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.groupName; defer { self.groupName = value }; yield &value }
    }

    /// `page`.
    public var page: Int {
        get { property("page") }
        set { setProperty("page", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.page; defer { self.page = value }; yield &value }
    }

    /// `pages`, `gtk_notebook_get_pages()`.
    public var pages: any Gio.ListModel { C.present(C.adopt(C.raw(gtk_notebook_get_pages(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_notebook_get_pages") }

    /// `scrollable`, `gtk_notebook_get_scrollable()`.
    public var scrollable: Bool {
        get { gtk_notebook_get_scrollable(C.opaque(_raw)) != 0 }
        set { gtk_notebook_set_scrollable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.scrollable; defer { self.scrollable = value }; yield &value }
    }

    /// `show-border`, `gtk_notebook_get_show_border()`.
    public var showBorder: Bool {
        get { gtk_notebook_get_show_border(C.opaque(_raw)) != 0 }
        set { gtk_notebook_set_show_border(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showBorder; defer { self.showBorder = value }; yield &value }
    }

    /// `show-tabs`, `gtk_notebook_get_show_tabs()`.
    public var showTabs: Bool {
        get { gtk_notebook_get_show_tabs(C.opaque(_raw)) != 0 }
        set { gtk_notebook_set_show_tabs(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showTabs; defer { self.showTabs = value }; yield &value }
    }

    /// `tab-pos`, `gtk_notebook_get_tab_pos()`.
    public var tabPos: PositionType {
        get { C.enumeration(gtk_notebook_get_tab_pos(C.opaque(_raw)).rawValue) }
        set { gtk_notebook_set_tab_pos(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.tabPos; defer { self.tabPos = value }; yield &value }
    }

    /// `change-current-page`. A keyboard action.
    @discardableResult
    public func onChangeCurrentPage(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Int) -> Bool
    ) -> SignalConnection {
        connect("change-current-page", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `create-window`.
    @discardableResult
    public func onCreateWindow(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: Widget) -> Notebook?
    ) -> SignalConnection {
        connect("create-window", after: after, returning: Notebook?.self) { arguments in handler(arguments.get(1)) }
    }

    /// `focus-tab`. A keyboard action.
    @discardableResult
    public func onFocusTab(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: NotebookTab) -> Bool
    ) -> SignalConnection {
        connect("focus-tab", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `move-focus-out`. A keyboard action.
    @discardableResult
    public func onMoveFocusOut(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: DirectionType) -> Void
    ) -> SignalConnection {
        connect("move-focus-out", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `page-added`.
    @discardableResult
    public func onPageAdded(
        after: Bool = false, _ handler: @escaping @MainActor (_ child: Widget, _ pageNum: Int) -> Void
    ) -> SignalConnection {
        connect("page-added", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `page-removed`.
    @discardableResult
    public func onPageRemoved(
        after: Bool = false, _ handler: @escaping @MainActor (_ child: Widget, _ pageNum: Int) -> Void
    ) -> SignalConnection {
        connect("page-removed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `page-reordered`.
    @discardableResult
    public func onPageReordered(
        after: Bool = false, _ handler: @escaping @MainActor (_ child: Widget, _ pageNum: Int) -> Void
    ) -> SignalConnection {
        connect("page-reordered", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `reorder-tab`. A keyboard action.
    @discardableResult
    public func onReorderTab(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: DirectionType, _ p0: Bool) -> Bool
    ) -> SignalConnection {
        connect("reorder-tab", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `select-page`. A keyboard action.
    @discardableResult
    public func onSelectPage(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Bool) -> Bool
    ) -> SignalConnection {
        connect("select-page", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `switch-page`.
    @discardableResult
    public func onSwitchPage(
        after: Bool = false, _ handler: @escaping @MainActor (_ page: Widget, _ pageNum: Int) -> Void
    ) -> SignalConnection {
        connect("switch-page", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_notebook_append_page()`.
    @discardableResult
    public func appendPage(_ child: Widget, tabLabel: Widget? = nil) -> Int {
        C.int(gtk_notebook_append_page(C.opaque(_raw), C.cast(child._raw), C.cast(tabLabel?._raw)))
    }

    /// `gtk_notebook_append_page_menu()`.
    @discardableResult
    public func appendPageMenu(_ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil) -> Int {
        C.int(gtk_notebook_append_page_menu(C.opaque(_raw), C.cast(child._raw), C.cast(tabLabel?._raw), C.cast(menuLabel?._raw)))
    }

    /// `gtk_notebook_detach_tab()`.
    public func detachTab(_ child: Widget) {
        gtk_notebook_detach_tab(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_notebook_get_action_widget()`.
    public func actionWidget(_ packType: PackType) -> Widget? {
        C.borrow(gtk_notebook_get_action_widget(C.opaque(_raw), .init(rawValue: C.number(packType))))
    }

    /// `gtk_notebook_get_current_page()`.
    public var currentPage: Int {
        get { C.int(gtk_notebook_get_current_page(C.opaque(_raw))) }
        set { gtk_notebook_set_current_page(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.currentPage; defer { self.currentPage = value }; yield &value }
    }

    /// `gtk_notebook_get_menu_label()`.
    public func menuLabel(of child: Widget) -> Widget? {
        C.borrow(gtk_notebook_get_menu_label(C.opaque(_raw), C.cast(child._raw)))
    }

    /// `gtk_notebook_get_menu_label_text()`.
    public func menuLabelText(of child: Widget) -> String? {
        C.optionalString(gtk_notebook_get_menu_label_text(C.opaque(_raw), C.cast(child._raw)))
    }

    /// `gtk_notebook_get_n_pages()`.
    public var nPages: Int { C.int(gtk_notebook_get_n_pages(C.opaque(_raw))) }

    /// `gtk_notebook_get_nth_page()`.
    public func page(at pageNum: Int) -> Widget? {
        C.borrow(gtk_notebook_get_nth_page(C.opaque(_raw), C.gint(pageNum)))
    }

    /// `gtk_notebook_get_page()`.
    public func page(of child: Widget) -> NotebookPage {
        C.present(C.borrow(C.raw(gtk_notebook_get_page(C.opaque(_raw), C.cast(child._raw)))), "gtk_notebook_get_page")
    }

    /// `gtk_notebook_get_tab_detachable()`.
    public func tabDetachable(of child: Widget) -> Bool {
        gtk_notebook_get_tab_detachable(C.opaque(_raw), C.cast(child._raw)) != 0
    }

    /// `gtk_notebook_get_tab_label()`.
    public func tabLabel(of child: Widget) -> Widget? {
        C.borrow(gtk_notebook_get_tab_label(C.opaque(_raw), C.cast(child._raw)))
    }

    /// `gtk_notebook_get_tab_label_text()`.
    public func tabLabelText(of child: Widget) -> String? {
        C.optionalString(gtk_notebook_get_tab_label_text(C.opaque(_raw), C.cast(child._raw)))
    }

    /// `gtk_notebook_get_tab_reorderable()`.
    public func tabReorderable(of child: Widget) -> Bool {
        gtk_notebook_get_tab_reorderable(C.opaque(_raw), C.cast(child._raw)) != 0
    }

    /// `gtk_notebook_insert_page()`.
    @discardableResult
    public func insertPage(_ child: Widget, tabLabel: Widget? = nil, at position: Int) -> Int {
        C.int(gtk_notebook_insert_page(C.opaque(_raw), C.cast(child._raw), C.cast(tabLabel?._raw), C.gint(position)))
    }

    /// `gtk_notebook_insert_page_menu()`.
    @discardableResult
    public func insertPageMenu(
        _ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil, at position: Int
    ) -> Int {
        C.int(gtk_notebook_insert_page_menu(C.opaque(_raw), C.cast(child._raw), C.cast(tabLabel?._raw), C.cast(menuLabel?._raw), C.gint(position)))
    }

    /// `gtk_notebook_next_page()`.
    public func nextPage() {
        gtk_notebook_next_page(C.opaque(_raw))
    }

    /// `gtk_notebook_page_num()`.
    @discardableResult
    public func pageNum(_ child: Widget) -> Int {
        C.int(gtk_notebook_page_num(C.opaque(_raw), C.cast(child._raw)))
    }

    /// `gtk_notebook_popup_disable()`.
    public func popupDisable() {
        gtk_notebook_popup_disable(C.opaque(_raw))
    }

    /// `gtk_notebook_popup_enable()`.
    public func popupEnable() {
        gtk_notebook_popup_enable(C.opaque(_raw))
    }

    /// `gtk_notebook_prepend_page()`.
    @discardableResult
    public func prependPage(_ child: Widget, tabLabel: Widget? = nil) -> Int {
        C.int(gtk_notebook_prepend_page(C.opaque(_raw), C.cast(child._raw), C.cast(tabLabel?._raw)))
    }

    /// `gtk_notebook_prepend_page_menu()`.
    @discardableResult
    public func prependPageMenu(_ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil) -> Int {
        C.int(gtk_notebook_prepend_page_menu(C.opaque(_raw), C.cast(child._raw), C.cast(tabLabel?._raw), C.cast(menuLabel?._raw)))
    }

    /// `gtk_notebook_prev_page()`.
    public func prevPage() {
        gtk_notebook_prev_page(C.opaque(_raw))
    }

    /// `gtk_notebook_remove_page()`.
    public func removePage(_ pageNum: Int) {
        gtk_notebook_remove_page(C.opaque(_raw), C.gint(pageNum))
    }

    /// `gtk_notebook_reorder_child()`.
    public func reorderChild(_ child: Widget, position: Int) {
        gtk_notebook_reorder_child(C.opaque(_raw), C.cast(child._raw), C.gint(position))
    }

    /// `gtk_notebook_set_action_widget()`.
    public func setActionWidget(_ widget: Widget, packType: PackType) {
        gtk_notebook_set_action_widget(C.opaque(_raw), C.cast(widget._raw), .init(rawValue: C.number(packType)))
    }

    /// `gtk_notebook_set_menu_label()`.
    public func setMenuLabel(_ child: Widget, menuLabel: Widget? = nil) {
        gtk_notebook_set_menu_label(C.opaque(_raw), C.cast(child._raw), C.cast(menuLabel?._raw))
    }

    /// `gtk_notebook_set_menu_label_text()`.
    public func setMenuLabelText(_ child: Widget, menuText: String) {
        gtk_notebook_set_menu_label_text(C.opaque(_raw), C.cast(child._raw), menuText)
    }

    /// `gtk_notebook_set_tab_detachable()`.
    public func setTabDetachable(_ child: Widget, detachable: Bool) {
        gtk_notebook_set_tab_detachable(C.opaque(_raw), C.cast(child._raw), detachable ? 1 : 0)
    }

    /// `gtk_notebook_set_tab_label()`.
    public func setTabLabel(_ child: Widget, tabLabel: Widget? = nil) {
        gtk_notebook_set_tab_label(C.opaque(_raw), C.cast(child._raw), C.cast(tabLabel?._raw))
    }

    /// `gtk_notebook_set_tab_label_text()`.
    public func setTabLabelText(_ child: Widget, tabText: String) {
        gtk_notebook_set_tab_label_text(C.opaque(_raw), C.cast(child._raw), tabText)
    }

    /// `gtk_notebook_set_tab_reorderable()`.
    public func setTabReorderable(_ child: Widget, reorderable: Bool) {
        gtk_notebook_set_tab_reorderable(C.opaque(_raw), C.cast(child._raw), reorderable ? 1 : 0)
    }
}

extension Members where Owner: Notebook {
    public var enablePopup: PropertyKey<Owner, Bool> { PropertyKey("enable-popup") }
    public var groupName: PropertyKey<Owner, String?> { PropertyKey("group-name") }
    public var page: PropertyKey<Owner, Int> { PropertyKey("page") }
    public var pages: PropertyKey<Owner, any Gio.ListModel> { PropertyKey("pages", Gio.AnyListModel.self) }
    public var scrollable: PropertyKey<Owner, Bool> { PropertyKey("scrollable") }
    public var showBorder: PropertyKey<Owner, Bool> { PropertyKey("show-border") }
    public var showTabs: PropertyKey<Owner, Bool> { PropertyKey("show-tabs") }
    public var tabPos: PropertyKey<Owner, PositionType> { PropertyKey("tab-pos") }
    public var changeCurrentPage: AnsweredSignalKey<Owner, Int, Bool> { AnsweredSignalKey(one: "change-current-page") }
    public var createWindow: AnsweredSignalKey<Owner, Widget, Notebook?> { AnsweredSignalKey(one: "create-window") }
    public var focusTab: AnsweredSignalKey<Owner, NotebookTab, Bool> { AnsweredSignalKey(one: "focus-tab") }
    public var moveFocusOut: SignalKey<Owner, DirectionType> { SignalKey(one: "move-focus-out") }
    public var pageAdded: SignalKey<Owner, (child: Widget, pageNum: Int)> { SignalKey("page-added") { ($0.get(1), $0.get(2)) } }
    public var pageRemoved: SignalKey<Owner, (child: Widget, pageNum: Int)> { SignalKey("page-removed") { ($0.get(1), $0.get(2)) } }
    public var pageReordered: SignalKey<Owner, (child: Widget, pageNum: Int)> { SignalKey("page-reordered") { ($0.get(1), $0.get(2)) } }
    public var reorderTab: AnsweredSignalKey<Owner, (object: DirectionType, p0: Bool), Bool> { AnsweredSignalKey("reorder-tab") { ($0.get(1), $0.get(2)) } }
    public var selectPage: AnsweredSignalKey<Owner, Bool, Bool> { AnsweredSignalKey(one: "select-page") }
    public var switchPage: SignalKey<Owner, (page: Widget, pageNum: Int)> { SignalKey("switch-page") { ($0.get(1), $0.get(2)) } }
}
