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

/// `GtkPrinter`. <https://docs.gtk.org/gtk4/class.Printer.html>
open class Printer: Object {
    open override nonisolated class var gtype: UInt { gtk_printer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Printer(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }
}

extension Printer {
    /// `accepting-jobs`.
    public var acceptingJobs: Bool { property("accepting-jobs") }

    /// `accepts-pdf`.
    public var acceptsPdf: Bool { property("accepts-pdf") }

    /// `accepts-ps`.
    public var acceptsPs: Bool { property("accepts-ps") }

    /// `icon-name`, `gtk_printer_get_icon_name()`.
    public var iconName: String { C.string(gtk_printer_get_icon_name(C.opaque(_raw))) }

    /// `is-virtual`.
    public var isVirtual: Bool { property("is-virtual") }

    /// `job-count`, `gtk_printer_get_job_count()`.
    public var jobCount: Int { C.int(gtk_printer_get_job_count(C.opaque(_raw))) }

    /// `location`, `gtk_printer_get_location()`.
    public var location: String { C.string(gtk_printer_get_location(C.opaque(_raw))) }

    /// `name`, `gtk_printer_get_name()`.
    public var name: String { C.string(gtk_printer_get_name(C.opaque(_raw))) }

    /// `paused`.
    public var paused: Bool { property("paused") }

    /// `state-message`, `gtk_printer_get_state_message()`.
    public var stateMessage: String { C.string(gtk_printer_get_state_message(C.opaque(_raw))) }

    /// `details-acquired`.
    @discardableResult
    public func onDetailsAcquired(
        after: Bool = false, _ handler: @escaping @MainActor (_ success: Bool) -> Void
    ) -> SignalConnection {
        connect("details-acquired", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_printer_compare()`.
    public func compare(_ b: Printer) -> Int {
        C.int(gtk_printer_compare(C.opaque(_raw), C.opaque(b._raw)))
    }

    /// `gtk_printer_get_capabilities()`.
    public var capabilities: PrintCapabilities { C.flags(gtk_printer_get_capabilities(C.opaque(_raw)).rawValue) }

    /// `gtk_printer_get_default_page_size()`.
    public var defaultPageSize: PageSetup { C.present(C.adopt(C.raw(gtk_printer_get_default_page_size(C.opaque(_raw)))), "gtk_printer_get_default_page_size") }

    /// `gtk_printer_get_description()`.
    public var details: String { C.string(gtk_printer_get_description(C.opaque(_raw))) }

    /// `gtk_printer_get_hard_margins()`.
    public var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
        var top: gdouble = 0
        var bottom: gdouble = 0
        var left: gdouble = 0
        var right: gdouble = 0
        let result = gtk_printer_get_hard_margins(C.opaque(_raw), &top, &bottom, &left, &right)
        return result == 0 ? nil : (top, bottom, left, right)
    }

    /// `gtk_printer_get_hard_margins_for_paper_size()`.
    public func hardMargins(
        for paperSize: PaperSize
    ) -> (top: Double, bottom: Double, left: Double, right: Double)? {
        var top: gdouble = 0
        var bottom: gdouble = 0
        var left: gdouble = 0
        var right: gdouble = 0
        let result = gtk_printer_get_hard_margins_for_paper_size(C.opaque(_raw), C.opaque(paperSize._raw), &top, &bottom, &left, &right)
        return result == 0 ? nil : (top, bottom, left, right)
    }

    /// `gtk_printer_has_details()`.
    public var hasDetails: Bool { gtk_printer_has_details(C.opaque(_raw)) != 0 }

    /// `gtk_printer_is_accepting_jobs()`.
    public var isAcceptingJobs: Bool { gtk_printer_is_accepting_jobs(C.opaque(_raw)) != 0 }

    /// `gtk_printer_is_active()`.
    public var isActive: Bool { gtk_printer_is_active(C.opaque(_raw)) != 0 }

    /// `gtk_printer_is_default()`.
    public var isDefault: Bool { gtk_printer_is_default(C.opaque(_raw)) != 0 }

    /// `gtk_printer_is_paused()`.
    public var isPaused: Bool { gtk_printer_is_paused(C.opaque(_raw)) != 0 }

    /// `gtk_printer_list_papers()`.
    @discardableResult
    public func listPapers() -> [PageSetup] {
        C.array(list: gtk_printer_list_papers(C.opaque(_raw)), .full) { C.present(C.adopt($0), "gtk_printer_list_papers") }
    }

    /// `gtk_printer_request_details()`.
    public func requestDetails() {
        gtk_printer_request_details(C.opaque(_raw))
    }
}

extension Members where Owner: Printer {
    public var acceptingJobs: PropertyKey<Owner, Bool> { PropertyKey("accepting-jobs") }
    public var acceptsPdf: PropertyKey<Owner, Bool> { PropertyKey("accepts-pdf") }
    public var acceptsPs: PropertyKey<Owner, Bool> { PropertyKey("accepts-ps") }
    public var iconName: PropertyKey<Owner, String> { PropertyKey("icon-name") }
    public var isVirtual: PropertyKey<Owner, Bool> { PropertyKey("is-virtual") }
    public var jobCount: PropertyKey<Owner, Int> { PropertyKey("job-count") }
    public var location: PropertyKey<Owner, String> { PropertyKey("location") }
    public var name: PropertyKey<Owner, String> { PropertyKey("name") }
    public var paused: PropertyKey<Owner, Bool> { PropertyKey("paused") }
    public var stateMessage: PropertyKey<Owner, String> { PropertyKey("state-message") }
    public var detailsAcquired: SignalKey<Owner, Bool> { SignalKey(one: "details-acquired") }
}
