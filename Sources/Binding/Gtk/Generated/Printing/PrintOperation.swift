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

/// `GtkPrintOperation`. <https://docs.gtk.org/gtk4/class.PrintOperation.html>
open class PrintOperation: Object, PrintOperationPreview {
    open override nonisolated class var gtype: UInt { gtk_print_operation_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PrintOperation(_borrowed: raw) }
}

extension PrintOperation {
    /// `allow-async`.
    public var allowAsync: Bool {
        get { property("allow-async") }
        set { gtk_print_operation_set_allow_async(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.allowAsync; defer { self.allowAsync = value }; yield &value }
    }

    /// `current-page`.
    public var currentPage: Int {
        get { property("current-page") }
        set { gtk_print_operation_set_current_page(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.currentPage; defer { self.currentPage = value }; yield &value }
    }

    /// `custom-tab-label`.
    public var customTabLabel: String? {
        get { property("custom-tab-label") }
        set { gtk_print_operation_set_custom_tab_label(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.customTabLabel; defer { self.customTabLabel = value }; yield &value }
    }

    /// `default-page-setup`, `gtk_print_operation_get_default_page_setup()`.
    public var defaultPageSetup: PageSetup? {
        get { C.borrow(C.raw(gtk_print_operation_get_default_page_setup(C.cast(_raw)))) }
        set { gtk_print_operation_set_default_page_setup(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.defaultPageSetup; defer { self.defaultPageSetup = value }; yield &value }
    }

    /// `embed-page-setup`, `gtk_print_operation_get_embed_page_setup()`.
    public var embedPageSetup: Bool {
        get { gtk_print_operation_get_embed_page_setup(C.cast(_raw)) != 0 }
        set { gtk_print_operation_set_embed_page_setup(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.embedPageSetup; defer { self.embedPageSetup = value }; yield &value }
    }

    /// `export-filename`.
    public var exportFilename: String? {
        get { property("export-filename") }
        set { setProperty("export-filename", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.exportFilename; defer { self.exportFilename = value }; yield &value }
    }

    /// `has-selection`, `gtk_print_operation_get_has_selection()`.
    public var hasSelection: Bool {
        get { gtk_print_operation_get_has_selection(C.cast(_raw)) != 0 }
        set { gtk_print_operation_set_has_selection(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasSelection; defer { self.hasSelection = value }; yield &value }
    }

    /// `job-name`.
    public var jobName: String? {
        get { property("job-name") }
        set { setProperty("job-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.jobName; defer { self.jobName = value }; yield &value }
    }

    /// `n-pages`.
    public var nPages: Int {
        get { property("n-pages") }
        set { gtk_print_operation_set_n_pages(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.nPages; defer { self.nPages = value }; yield &value }
    }

    /// `n-pages-to-print`, `gtk_print_operation_get_n_pages_to_print()`.
    public var nPagesToPrint: Int { C.int(gtk_print_operation_get_n_pages_to_print(C.cast(_raw))) }

    /// `print-settings`, `gtk_print_operation_get_print_settings()`.
    public var printSettings: PrintSettings? {
        get { C.borrow(C.raw(gtk_print_operation_get_print_settings(C.cast(_raw)))) }
        set { gtk_print_operation_set_print_settings(C.cast(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.printSettings; defer { self.printSettings = value }; yield &value }
    }

    /// `show-progress`.
    public var showProgress: Bool {
        get { property("show-progress") }
        set { gtk_print_operation_set_show_progress(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showProgress; defer { self.showProgress = value }; yield &value }
    }

    /// `status`, `gtk_print_operation_get_status()`.
    public var status: PrintStatus { C.enumeration(gtk_print_operation_get_status(C.cast(_raw)).rawValue) }

    /// `status-string`, `gtk_print_operation_get_status_string()`.
    public var statusString: String { C.string(gtk_print_operation_get_status_string(C.cast(_raw))) }

    /// `support-selection`, `gtk_print_operation_get_support_selection()`.
    public var supportSelection: Bool {
        get { gtk_print_operation_get_support_selection(C.cast(_raw)) != 0 }
        set { gtk_print_operation_set_support_selection(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.supportSelection; defer { self.supportSelection = value }; yield &value }
    }

    /// `track-print-status`.
    public var trackPrintStatus: Bool {
        get { property("track-print-status") }
        set { gtk_print_operation_set_track_print_status(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.trackPrintStatus; defer { self.trackPrintStatus = value }; yield &value }
    }

    /// `unit`.
    public var unit: Unit {
        get { property("unit") }
        set { gtk_print_operation_set_unit(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.unit; defer { self.unit = value }; yield &value }
    }

    /// `use-full-page`.
    public var useFullPage: Bool {
        get { property("use-full-page") }
        set { gtk_print_operation_set_use_full_page(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useFullPage; defer { self.useFullPage = value }; yield &value }
    }

    /// `begin-print`.
    @discardableResult
    public func onBeginPrint(
        after: Bool = false, _ handler: @escaping @MainActor (_ context: PrintContext) -> Void
    ) -> SignalConnection {
        connect("begin-print", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `create-custom-widget`.
    @discardableResult
    public func onCreateCustomWidget(
        after: Bool = false, _ handler: @escaping @MainActor () -> Object?
    ) -> SignalConnection {
        connect("create-custom-widget", after: after, returning: Object?.self) { _ in handler() }
    }

    /// `custom-widget-apply`.
    @discardableResult
    public func onCustomWidgetApply(
        after: Bool = false, _ handler: @escaping @MainActor (_ widget: Widget) -> Void
    ) -> SignalConnection {
        connect("custom-widget-apply", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `done`.
    @discardableResult
    public func onDone(
        after: Bool = false, _ handler: @escaping @MainActor (_ result: PrintOperationResult) -> Void
    ) -> SignalConnection {
        connect("done", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `draw-page`.
    @discardableResult
    public func onDrawPage(
        after: Bool = false, _ handler: @escaping @MainActor (_ context: PrintContext, _ pageNr: Int) -> Void
    ) -> SignalConnection {
        connect("draw-page", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `end-print`.
    @discardableResult
    public func onEndPrint(
        after: Bool = false, _ handler: @escaping @MainActor (_ context: PrintContext) -> Void
    ) -> SignalConnection {
        connect("end-print", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `paginate`.
    @discardableResult
    public func onPaginate(
        after: Bool = false, _ handler: @escaping @MainActor (_ context: PrintContext) -> Bool
    ) -> SignalConnection {
        connect("paginate", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `preview`.
    @discardableResult
    public func onPreview(
        after: Bool = false, _ handler: @escaping @MainActor (_ preview: any PrintOperationPreview, _ context: PrintContext, _ parent: Window?) -> Bool
    ) -> SignalConnection {
        connect("preview", after: after, returning: Bool.self) { arguments in handler(arguments.get(1, AnyPrintOperationPreview.self), arguments.get(2), arguments.get(3)) }
    }

    /// `request-page-setup`.
    @discardableResult
    public func onRequestPageSetup(
        after: Bool = false, _ handler: @escaping @MainActor (_ context: PrintContext, _ pageNr: Int, _ setup: PageSetup) -> Void
    ) -> SignalConnection {
        connect("request-page-setup", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `status-changed`.
    @discardableResult
    public func onStatusChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("status-changed", after: after, plain: handler)
    }

    /// `update-custom-widget`.
    @discardableResult
    public func onUpdateCustomWidget(
        after: Bool = false, _ handler: @escaping @MainActor (_ widget: Widget, _ setup: PageSetup, _ settings: PrintSettings) -> Void
    ) -> SignalConnection {
        connect("update-custom-widget", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `gtk_print_operation_cancel()`.
    public func cancel() {
        gtk_print_operation_cancel(C.cast(_raw))
    }

    /// `gtk_print_operation_draw_page_finish()`.
    public func drawPageFinish() {
        gtk_print_operation_draw_page_finish(C.cast(_raw))
    }

    /// `gtk_print_operation_get_error()`.
    public func throwError() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        gtk_print_operation_get_error(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_print_operation_is_finished()`.
    public var isFinished: Bool { gtk_print_operation_is_finished(C.cast(_raw)) != 0 }

    /// `gtk_print_operation_run()`.
    @discardableResult
    public func run(
        _ action: PrintOperationAction, parent: Window? = nil
    ) throws(GLibError) -> PrintOperationResult {
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_print_operation_run(C.cast(_raw), .init(rawValue: C.number(action)), C.cast(parent?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.enumeration(result.rawValue)
    }

    /// `gtk_print_operation_set_defer_drawing()`.
    public func setDeferDrawing() {
        gtk_print_operation_set_defer_drawing(C.cast(_raw))
    }
}

extension Members where Owner: PrintOperation {
    public var allowAsync: PropertyKey<Owner, Bool> { PropertyKey("allow-async") }
    public var currentPage: PropertyKey<Owner, Int> { PropertyKey("current-page") }
    public var customTabLabel: PropertyKey<Owner, String?> { PropertyKey("custom-tab-label") }
    public var defaultPageSetup: PropertyKey<Owner, PageSetup?> { PropertyKey("default-page-setup") }
    public var embedPageSetup: PropertyKey<Owner, Bool> { PropertyKey("embed-page-setup") }
    public var exportFilename: PropertyKey<Owner, String?> { PropertyKey("export-filename") }
    public var hasSelection: PropertyKey<Owner, Bool> { PropertyKey("has-selection") }
    public var jobName: PropertyKey<Owner, String?> { PropertyKey("job-name") }
    public var nPages: PropertyKey<Owner, Int> { PropertyKey("n-pages") }
    public var nPagesToPrint: PropertyKey<Owner, Int> { PropertyKey("n-pages-to-print") }
    public var printSettings: PropertyKey<Owner, PrintSettings?> { PropertyKey("print-settings") }
    public var showProgress: PropertyKey<Owner, Bool> { PropertyKey("show-progress") }
    public var status: PropertyKey<Owner, PrintStatus> { PropertyKey("status") }
    public var statusString: PropertyKey<Owner, String> { PropertyKey("status-string") }
    public var supportSelection: PropertyKey<Owner, Bool> { PropertyKey("support-selection") }
    public var trackPrintStatus: PropertyKey<Owner, Bool> { PropertyKey("track-print-status") }
    public var unit: PropertyKey<Owner, Unit> { PropertyKey("unit") }
    public var useFullPage: PropertyKey<Owner, Bool> { PropertyKey("use-full-page") }
    public var beginPrint: SignalKey<Owner, PrintContext> { SignalKey(one: "begin-print") }
    public var createCustomWidget: AnsweredSignalKey<Owner, Void, Object?> { AnsweredSignalKey("create-custom-widget") }
    public var customWidgetApply: SignalKey<Owner, Widget> { SignalKey(one: "custom-widget-apply") }
    public var done: SignalKey<Owner, PrintOperationResult> { SignalKey(one: "done") }
    public var drawPage: SignalKey<Owner, (context: PrintContext, pageNr: Int)> { SignalKey("draw-page") { ($0.get(1), $0.get(2)) } }
    public var endPrint: SignalKey<Owner, PrintContext> { SignalKey(one: "end-print") }
    public var paginate: AnsweredSignalKey<Owner, PrintContext, Bool> { AnsweredSignalKey(one: "paginate") }
    public var preview: AnsweredSignalKey<Owner, (preview: any PrintOperationPreview, context: PrintContext, parent: Window?), Bool> { AnsweredSignalKey("preview") { ($0.get(1, AnyPrintOperationPreview.self), $0.get(2), $0.get(3)) } }
    public var requestPageSetup: SignalKey<Owner, (context: PrintContext, pageNr: Int, setup: PageSetup)> { SignalKey("request-page-setup") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var statusChanged: SignalKey<Owner, Void> { SignalKey("status-changed") }
    public var updateCustomWidget: SignalKey<Owner, (widget: Widget, setup: PageSetup, settings: PrintSettings)> { SignalKey("update-custom-widget") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
