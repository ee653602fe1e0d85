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

/// `GtkCalendar`. <https://docs.gtk.org/gtk4/class.Calendar.html>
open class Calendar: Widget {
    open override nonisolated class var gtype: UInt { gtk_calendar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Calendar(_borrowed: raw) }
}

extension Calendar {
    /// `day`.
    public var day: Int {
        get { property("day") }
        set { setProperty("day", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.day; defer { self.day = value }; yield &value }
    }

    /// `month`.
    public var month: Int {
        get { property("month") }
        set { setProperty("month", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.month; defer { self.month = value }; yield &value }
    }

    /// `show-day-names`, `gtk_calendar_get_show_day_names()`.
    public var showDayNames: Bool {
        get { gtk_calendar_get_show_day_names(C.opaque(_raw)) != 0 }
        set { gtk_calendar_set_show_day_names(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showDayNames; defer { self.showDayNames = value }; yield &value }
    }

    /// `show-heading`, `gtk_calendar_get_show_heading()`.
    public var showHeading: Bool {
        get { gtk_calendar_get_show_heading(C.opaque(_raw)) != 0 }
        set { gtk_calendar_set_show_heading(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showHeading; defer { self.showHeading = value }; yield &value }
    }

    /// `show-week-numbers`, `gtk_calendar_get_show_week_numbers()`.
    public var showWeekNumbers: Bool {
        get { gtk_calendar_get_show_week_numbers(C.opaque(_raw)) != 0 }
        set { gtk_calendar_set_show_week_numbers(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showWeekNumbers; defer { self.showWeekNumbers = value }; yield &value }
    }

    /// `year`.
    public var year: Int {
        get { property("year") }
        set { setProperty("year", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.year; defer { self.year = value }; yield &value }
    }

    /// `day-selected`.
    @discardableResult
    public func onDaySelected(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("day-selected", after: after, plain: handler)
    }

    /// `next-month`.
    @discardableResult
    public func onNextMonth(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-month", after: after, plain: handler)
    }

    /// `next-year`.
    @discardableResult
    public func onNextYear(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("next-year", after: after, plain: handler)
    }

    /// `prev-month`.
    @discardableResult
    public func onPrevMonth(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("prev-month", after: after, plain: handler)
    }

    /// `prev-year`.
    @discardableResult
    public func onPrevYear(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("prev-year", after: after, plain: handler)
    }

    /// `gtk_calendar_clear_marks()`.
    public func clearMarks() {
        gtk_calendar_clear_marks(C.opaque(_raw))
    }

    /// `gtk_calendar_get_date()`.
    public var date: DateTime { C.present(C.take(C.raw(gtk_calendar_get_date(C.opaque(_raw)))), "gtk_calendar_get_date") }

    /// `gtk_calendar_get_day_is_marked()`.
    public func dayIsMarked(_ day: Int) -> Bool {
        gtk_calendar_get_day_is_marked(C.opaque(_raw), C.guint(day)) != 0
    }

    /// `gtk_calendar_mark_day()`.
    public func markDay(_ day: Int) {
        gtk_calendar_mark_day(C.opaque(_raw), C.guint(day))
    }

    /// `gtk_calendar_select_day()`.
    public func selectDay(_ date: DateTime) {
        gtk_calendar_select_day(C.opaque(_raw), C.opaque(date._raw))
    }

    /// `gtk_calendar_unmark_day()`.
    public func unmarkDay(_ day: Int) {
        gtk_calendar_unmark_day(C.opaque(_raw), C.guint(day))
    }
}

extension Members where Owner: Calendar {
    public var day: PropertyKey<Owner, Int> { PropertyKey("day") }
    public var month: PropertyKey<Owner, Int> { PropertyKey("month") }
    public var showDayNames: PropertyKey<Owner, Bool> { PropertyKey("show-day-names") }
    public var showHeading: PropertyKey<Owner, Bool> { PropertyKey("show-heading") }
    public var showWeekNumbers: PropertyKey<Owner, Bool> { PropertyKey("show-week-numbers") }
    public var year: PropertyKey<Owner, Int> { PropertyKey("year") }
    public var daySelected: SignalKey<Owner, Void> { SignalKey("day-selected") }
    public var nextMonth: SignalKey<Owner, Void> { SignalKey("next-month") }
    public var nextYear: SignalKey<Owner, Void> { SignalKey("next-year") }
    public var prevMonth: SignalKey<Owner, Void> { SignalKey("prev-month") }
    public var prevYear: SignalKey<Owner, Void> { SignalKey("prev-year") }
}
