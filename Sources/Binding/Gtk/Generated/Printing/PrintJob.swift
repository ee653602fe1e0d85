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

/// `GtkPrintJob`. <https://docs.gtk.org/gtk4/class.PrintJob.html>
open class PrintJob: Object {
    open override nonisolated class var gtype: UInt { gtk_print_job_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PrintJob(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_print_job_new()`.
    public convenience init(title: String, printer: Printer, settings: PrintSettings, pageSetup: PageSetup) {
        if Self.hasOwnType { self.init(properties: ["title": title, "printer": printer, "settings": settings, "page-setup": pageSetup]); return }
        self.init(_constructed: C.present(C.raw(gtk_print_job_new(title, C.opaque(printer._raw), C.opaque(settings._raw), C.opaque(pageSetup._raw))), "gtk_print_job_new"))
    }
}

extension PrintJob {
    /// `page-setup`.
    public var pageSetup: PageSetup? { property("page-setup") }

    /// `printer`, `gtk_print_job_get_printer()`.
    public var printer: Printer { C.present(C.borrow(C.raw(gtk_print_job_get_printer(C.opaque(_raw)))), "gtk_print_job_get_printer") }

    /// `settings`, `gtk_print_job_get_settings()`.
    public var settings: PrintSettings { C.present(C.borrow(C.raw(gtk_print_job_get_settings(C.opaque(_raw)))), "gtk_print_job_get_settings") }

    /// `title`, `gtk_print_job_get_title()`.
    public var title: String { C.string(gtk_print_job_get_title(C.opaque(_raw))) }

    /// `track-print-status`, `gtk_print_job_get_track_print_status()`.
    public var trackPrintStatus: Bool {
        get { gtk_print_job_get_track_print_status(C.opaque(_raw)) != 0 }
        set { gtk_print_job_set_track_print_status(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.trackPrintStatus; defer { self.trackPrintStatus = value }; yield &value }
    }

    /// `status-changed`.
    @discardableResult
    public func onStatusChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("status-changed", after: after, plain: handler)
    }

    /// `gtk_print_job_get_collate()`.
    public var collate: Bool {
        get { gtk_print_job_get_collate(C.opaque(_raw)) != 0 }
        set { gtk_print_job_set_collate(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.collate; defer { self.collate = value }; yield &value }
    }

    /// `gtk_print_job_get_n_up()`.
    public var nUp: Int {
        get { C.int(gtk_print_job_get_n_up(C.opaque(_raw))) }
        set { gtk_print_job_set_n_up(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.nUp; defer { self.nUp = value }; yield &value }
    }

    /// `gtk_print_job_get_n_up_layout()`.
    public var nUpLayout: NumberUpLayout {
        get { C.enumeration(gtk_print_job_get_n_up_layout(C.opaque(_raw)).rawValue) }
        set { gtk_print_job_set_n_up_layout(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.nUpLayout; defer { self.nUpLayout = value }; yield &value }
    }

    /// `gtk_print_job_get_num_copies()`.
    public var numCopies: Int {
        get { C.int(gtk_print_job_get_num_copies(C.opaque(_raw))) }
        set { gtk_print_job_set_num_copies(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.numCopies; defer { self.numCopies = value }; yield &value }
    }

    /// `gtk_print_job_get_page_ranges()`.
    public var pageRanges: [PageRange] {
        var nRanges: gint = 0
        let result = gtk_print_job_get_page_ranges(C.opaque(_raw), &nRanges)
        return C.array(numbers: result, of: GtkPageRange.self, count: C.int(nRanges), .none) { PageRange(_c: $0) }
    }

    /// `gtk_print_job_get_page_set()`.
    public var pageSet: PageSet {
        get { C.enumeration(gtk_print_job_get_page_set(C.opaque(_raw)).rawValue) }
        set { gtk_print_job_set_page_set(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.pageSet; defer { self.pageSet = value }; yield &value }
    }

    /// `gtk_print_job_get_pages()`.
    public var pages: PrintPages {
        get { C.enumeration(gtk_print_job_get_pages(C.opaque(_raw)).rawValue) }
        set { gtk_print_job_set_pages(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.pages; defer { self.pages = value }; yield &value }
    }

    /// `gtk_print_job_get_reverse()`.
    public var reverse: Bool {
        get { gtk_print_job_get_reverse(C.opaque(_raw)) != 0 }
        set { gtk_print_job_set_reverse(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reverse; defer { self.reverse = value }; yield &value }
    }

    /// `gtk_print_job_get_rotate()`.
    public var rotate: Bool {
        get { gtk_print_job_get_rotate(C.opaque(_raw)) != 0 }
        set { gtk_print_job_set_rotate(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.rotate; defer { self.rotate = value }; yield &value }
    }

    /// `gtk_print_job_get_scale()`.
    public var scale: Double {
        get { gtk_print_job_get_scale(C.opaque(_raw)) }
        set { gtk_print_job_set_scale(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.scale; defer { self.scale = value }; yield &value }
    }

    /// `gtk_print_job_get_status()`.
    public var status: PrintStatus { C.enumeration(gtk_print_job_get_status(C.opaque(_raw)).rawValue) }

    /// `gtk_print_job_get_surface()`.
    public func surface() throws(GLibError) -> Cairo.Surface {
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_print_job_get_surface(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.copy(C.raw(result)), "gtk_print_job_get_surface")
    }

    /// `gtk_print_job_send()`.
    public func send(_ callback: @escaping PrintJobCompleteFunc) {
        gtk_print_job_send(C.opaque(_raw), PrintJobCompleteFuncThunk.call, PrintJobCompleteFuncThunk.retained(callback), releaseCallback)
    }

    /// `gtk_print_job_set_page_ranges()`.
    public func setPageRanges(_ ranges: [PageRange]) {
        var cRanges = ranges.map { $0._c }
        gtk_print_job_set_page_ranges(C.opaque(_raw), &cRanges, C.gint(ranges.count))
    }

    /// `gtk_print_job_set_source_fd()`.
    public func setSourceFd(_ fd: Int) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_print_job_set_source_fd(C.opaque(_raw), C.gint(fd), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_print_job_set_source_file()`.
    public func setSourceFile(_ filename: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_print_job_set_source_file(C.opaque(_raw), C.bytes(filename), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: PrintJob {
    public var pageSetup: PropertyKey<Owner, PageSetup?> { PropertyKey("page-setup") }
    public var printer: PropertyKey<Owner, Printer> { PropertyKey("printer") }
    public var settings: PropertyKey<Owner, PrintSettings> { PropertyKey("settings") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var trackPrintStatus: PropertyKey<Owner, Bool> { PropertyKey("track-print-status") }
    public var statusChanged: SignalKey<Owner, Void> { SignalKey("status-changed") }
}
