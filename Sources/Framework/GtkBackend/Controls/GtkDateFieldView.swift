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
    /// The day that the calendar has shown since the last state or choice.
    private var shownDay: CalendarDate?
    /// The day of the month that stays when the user turns to other months: from 31 January to 28 February, and to 31 March.
    private var dayOfMonth = 1

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
        takeClicksAndSpace()
        calendar.onDaySelected { [weak self] in self?.didSelectDay() }
        // The arrows keep the day, for which GTK does not send that signal.
        for property in ["month", "year"] {
            calendar.onNotify(property) { [weak self] in self?.didTurn() }
        }
        // GTK sends no signal if the user selects the day that is already selected.
        today.onClicked { [weak self] in self?.choose(.today) }
        button.onUndo { [weak self] isRedo in self?.send(isRedo ? .redo : .undo) }
    }

    override var visibleText: String? { state.map(\.shownText) }

    override func didName(_ name: String?) {
        let text = accessibleName(with: state?.shownText ?? "")
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
            didName(accessibleName)
        }
        today.sensitive = change.new.allows(.today)
    }

    private func showInCalendar(_ date: CalendarDate) {
        shownDay = date
        dayOfMonth = date.day
        guard date != selectedDay, let day = date.dateTime else { return }
        calendar.selectDay(day)
    }

    private var selectedDay: CalendarDate? {
        CalendarDate(year: calendar.year, month: calendar.month + 1, day: calendar.day)
    }

    private func didSelectDay() {
        guard let selectedDay, selectedDay != state?.date else { return }
        if isTurn(to: selectedDay) { turn() } else { choose(selectedDay) }
    }

    /// Whether the calendar shows the same day of another month: the last one if the month is too short, for which GTK sends a signal.
    private func isTurn(to date: CalendarDate) -> Bool {
        guard let shownDay, (date.year, date.month) != (shownDay.year, shownDay.month) else { return false }
        let isLast = CalendarDate(year: date.year, month: date.month, day: date.day + 1) == nil
        return date.day == shownDay.day || date.day < shownDay.day && isLast
    }

    /// Keeps clicks on days that are not allowed from GTK, and Space, and learns which day is chosen: GTK shows the month of a day
    /// before it selects the day, as for a turn to another month.
    private func takeClicksAndSpace() {
        let click = Gtk.GestureClick()
        click.propagationPhase = .capture
        click.onPressed { [weak self, unowned click] _, x, y in
            guard let self, let date = date(of: calendar.pick(x: x, y: y, flags: [])) else { return }
            if !willChoose(date) { click.setState(.claimed) }
        }
        calendar.addController(click)
        let keys = Gtk.EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self] key, _, modifiers in
            guard let self, key == .space,
                modifiers.isDisjoint(with: [.shiftMask, .controlMask, .altMask, .superMask]),
                let date = date(of: dayLabels.first { $0.stateFlags.contains(.focused) })
            else { return false }
            return !willChoose(date)
        }
        calendar.addController(keys)
    }

    /// Called before GTK selects a day for the user. Returns whether it may.
    private func willChoose(_ date: CalendarDate) -> Bool {
        guard state?.allows(date) == true else { return false }
        // GTK sends no signal for the day that the calendar shows already.
        if date == selectedDay { choose(date) }
        dayOfMonth = date.day
        return true
    }

    /// The labels of all days that the calendar shows.
    private var dayLabels: [Gtk.Widget] {
        calendar.children.flatMap(\.children).filter { $0.hasCssClass("day-number") }
    }

    private func date(of label: Gtk.Widget?) -> CalendarDate? {
        guard let label = label as? Gtk.Label, label.hasCssClass("day-number") else { return nil }
        // The user's language may have digits of its own.
        let digits = label.text.compactMap(\.wholeNumberValue)
        let day = digits.reduce(0) { $0 * 10 + $1 }
        // Before the first day of the shown month are the last days of another one.
        let offset = !label.hasCssClass("other-month") ? 0 : day > 15 ? -1 : 1
        let months = calendar.year * 12 + calendar.month + offset
        return CalendarDate(year: months / 12, month: months % 12 + 1, day: day)
    }

    /// Called when the calendar shows another month or year.
    private func didTurn() {
        guard !isRendering else { return }
        // In a later turn of the main loop, since GTK reports the year before the month.
        Task { @MainActor [weak self] in self?.turn() }
    }

    /// Chooses the nearest day to ``dayOfMonth`` in the month that the calendar shows.
    private func turn() {
        guard let state, let turned = selectedDay, turned != shownDay else { return }
        let days = (1...31)
            .compactMap { CalendarDate(year: turned.year, month: turned.month, day: $0) }
            .filter(state.allows)
        let day = dayOfMonth
        guard let date = days.last(where: { $0.day <= day }) ?? days.first else { return choose(turned) }
        choose(date)
        if self.state?.date == date { dayOfMonth = day }
    }

    private func choose(_ date: CalendarDate) {
        if state?.allows(date) == true, date != state?.date { send(.changed(date)) }
        // The calendar of GTK shows all days.
        withoutEvents { showInCalendar(self.state?.date ?? .today) }
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
