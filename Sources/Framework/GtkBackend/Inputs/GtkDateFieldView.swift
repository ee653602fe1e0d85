// SPDX-License-Identifier: MIT

import GLib
import GObject
import Glibc
import Gtk
import ViewKit

/// A button with the date, which opens a calendar.
final class GtkDateFieldView: ControlView<DateFieldState, DateEvent> {
    private let button = Gtk.MenuButton()
    let calendar = Gtk.Calendar()
    private let today = Gtk.Button(label: localized("Today"))
    private var name: String?

    init() {
        button.alwaysShowArrow = true
        let content = Gtk.Box(orientation: .vertical, spacing: 6)
        content.append(calendar)
        content.append(today)
        let popover = Gtk.Popover()
        popover.child = content
        popover.setAccessible(.label, localized("Calendar"))
        button.popover = popover
        super.init(button)
        calendar.onDaySelected { [weak self] in self?.didSelectDay() }
        // GTK sends no signal if the user selects the day that is already selected.
        today.onClicked { [weak self] in self?.choose(.today) }
    }

    override var visibleText: String? { state.map(\.shownText) }

    override func didName(_ name: String?) {
        self.name = name
        let date = state?.shownText ?? ""
        let text = name == date || name == nil ? date : "\(name ?? ""), \(date)"
        button.setAccessible(.label, text)
        button.nameParts(text)
        // GTK would append the label of the button, which is the date again.
        button.firstChild?.resetRelation(.labelledBy)
    }

    override func apply(_ event: DateEvent, to state: inout DateFieldState) {
        if case .changed(let date) = event { state.date = date }
    }

    override func show(_ change: Change<DateFieldState>) {
        if change.isNew(\.date) || button.label != change.new.shownText {
            button.label = change.new.shownText
            showInCalendar(change.new.date ?? .today)
            // The label is another widget then.
            didName(name)
        }
        today.sensitive = change.new.allows(.today)
    }

    private func showInCalendar(_ date: CalendarDate) {
        guard date != selectedDay, let day = date.dateTime else { return }
        calendar.selectDay(day)
    }

    private var selectedDay: CalendarDate? {
        CalendarDate(year: calendar.year, month: calendar.month + 1, day: calendar.day)
    }

    private func didSelectDay() {
        guard let date = selectedDay, date != state?.date else { return }
        choose(date)
    }

    private func choose(_ date: CalendarDate) {
        guard let state else { return }
        if state.allows(date) {
            send(.changed(date))
        } else {
            // The calendar of GTK shows all days.
            withoutEvents { showInCalendar(state.date ?? .today) }
        }
    }
}

extension DateFieldState {
    /// The date as the user's language writes it.
    @MainActor fileprivate var shownText: String {
        // The format of the user's language, with all digits of the year.
        let format = String(cString: nl_langinfo(nl_item(D_FMT))).replacing("%y", with: "%Y")
        return date?.dateTime?.format(format) ?? localized("No Date")
    }
}

extension CalendarDate {
    fileprivate var dateTime: DateTime? {
        DateTime(year: year, month: month, day: day, hour: 12, minute: 0, seconds: 0)
    }
}
