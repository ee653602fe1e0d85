// SPDX-License-Identifier: MIT

public import RxKernel

/// A field for a date, which the user chooses in a calendar.
///
/// ```swift
/// private lazy var birthday = DateField(maximumDate: .today).with { $0.accessibilityLabel = "Birthday" }
/// birthday.rx.date.skip(1).subscribe(onNext: { [unowned self] in viewModel.setBirthday($0) })
/// ```
/// Space and Return open the calendar. In it, the arrow keys lead to a day, Space selects it, and Escape
/// closes the calendar. A click, or Space, on a day of another month selects that day; on a day that the limits
/// do not allow it does nothing. The buttons for another month or year select the same day there, or the nearest
/// one of that month that there is and that is allowed: from 31 January the user comes to 28 February, and then
/// to 31 March. If no day of the month is allowed, the calendar stays. Each date that the user chooses is sent
/// once, by ``DateEvent/changed(_:)``.
///
/// Ctrl+Z and Ctrl+Shift+Z undo and redo what the user has chosen, unless the window has a command with these
/// keys; a date that the application sets begins a new history. Screen readers announce a button with the name
/// of the field and the date.
///
/// The date and its limits may be set, or bound, in any order. A date that the limits do not allow waits for
/// limits that allow it, until another date is set or the user chooses one; a limit that is beyond the other
/// one waits for that one. Both are reported: see ``ViewReport``. If a change of the limits changes the date,
/// ``DateEvent/moved(_:)`` is sent, except for a date that was set and is shown at last: what is bound to the
/// date in both directions stays equal to it. Main thread only.
public final class DateField: Control<DateFieldState, DateEvent> {
    /// Creates a field.
    ///
    /// - Parameters:
    ///   - date: the date; nil for none.
    ///   - minimumDate: the first day that can be chosen; nil for any.
    ///   - maximumDate: the last day that can be chosen; nil for any.
    public init(
        _ date: CalendarDate? = nil, minimumDate: CalendarDate? = nil, maximumDate: CalendarDate? = nil
    ) {
        var state = DateFieldState {
            $0.minimumDate = minimumDate; $0.maximumDate = maximumDate
        }
        if state.limitsError != nil { state = DateFieldState() }
        if let date, state.allows(date) { state.date = date }
        super.init(state, .dateField)
        if (state.minimumDate, state.maximumDate) != (minimumDate, maximumDate) {
            setLimits(minimumDate, maximumDate)
        }
        if state.date != date { self.date = date }
        awaited?.isKnown = false
    }

    private let undoing = ValueUndo<CalendarDate?>()
    /// The date that was set, and that waits for other limits. `isKnown` is false if another date was sent since, or none was
    /// ever sent.
    private var awaited: (date: CalendarDate, isKnown: Bool)?
    /// The limits of which at least one waits for the other.
    private var awaitedLimits: (minimum: CalendarDate?, maximum: CalendarDate?)?

    /// The date; nil for none. Setting it begins a new undo history.
    public var date: CalendarDate? {
        get { state.date }
        set {
            undoing.programWillSet(newValue)
            awaited = nil
            if let newValue, !state.allows(newValue) { awaited = (newValue, isKnown: true) }
            state.date = newValue
        }
    }

    /// The first day that can be chosen; nil for any. A date before a new minimum becomes the minimum.
    public var minimumDate: CalendarDate? {
        get { state.minimumDate }
        set { setLimits(newValue, limits.maximum) }
    }

    /// The last day that can be chosen; nil for any. A date after a new maximum becomes the maximum.
    public var maximumDate: CalendarDate? {
        get { state.maximumDate }
        set { setLimits(limits.minimum, newValue) }
    }

    private var limits: (minimum: CalendarDate?, maximum: CalendarDate?) {
        awaitedLimits ?? (state.minimumDate, state.maximumDate)
    }

    private func setLimits(_ minimum: CalendarDate?, _ maximum: CalendarDate?) {
        var new = state
        let old = new.date
        (new.minimumDate, new.maximumDate) = (minimum, maximum)
        awaitedLimits = new.limitsError == nil ? nil : (minimum, maximum)
        new.date = new.limited(old)
        if let awaited, new.allows(awaited.date) { new.date = awaited.date }
        state = new
        guard awaitedLimits == nil else { return }
        let shown = awaited?.date == new.date ? awaited : nil
        if shown != nil { awaited = nil }
        guard new.date != old, shown?.isKnown != true else { return }
        send(.moved(new.date))
    }

    public override func receive(_ event: DateEvent) {
        switch event {
        case .moved: send(event)
        case .changed(let date):
            // The user of a view in another process may have chosen a date that was allowed before.
            guard date.map(state.allows) != false else { return }
            undoing.userWillChange(state.date, to: date)
            show(date)
        case .undo, .redo:
            let date = undoing.step(from: state.date, isRedo: event == .redo)
            if let date, date.map(state.allows) != false { show(date) }
        }
    }

    private func show(_ date: CalendarDate?) {
        awaited = nil
        state.date = date
        undoing.reporting { send(.changed(date)) }
    }

    private func send(_ event: DateEvent) {
        awaited?.isKnown = false
        super.receive(event)
        // What an observer has set, and waits: the later ones have received the date that is shown.
        awaited?.isKnown = false
    }
}

/// The state of a ``DateField``.
public struct DateFieldState: PortableState {
    /// The date; nil for none.
    public var date: CalendarDate?
    /// The first day that can be chosen; nil for any.
    public var minimumDate: CalendarDate?
    /// The last day that can be chosen; nil for any.
    public var maximumDate: CalendarDate?

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        limitsError ?? date.flatMap { allows($0) ? nil : "date is \($0); it must be \(rangeText)" }
    }

    /// An error message if no date can be chosen; nil otherwise.
    fileprivate var limitsError: String? {
        guard let minimumDate, let maximumDate, minimumDate > maximumDate else { return nil }
        return "minimumDate is \(minimumDate); it must not be after maximumDate, which is \(maximumDate)"
    }

    /// The nearest date that can be chosen.
    package func limited(_ date: CalendarDate?) -> CalendarDate? {
        guard let date else { return nil }
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }

    /// Whether a date can be chosen.
    package func allows(_ date: CalendarDate) -> Bool {
        minimumDate.map { $0 <= date } ?? true && maximumDate.map { date <= $0 } ?? true
    }

    private var rangeText: String { limits.joined(separator: " ") }

    /// The dates that can be chosen, in words.
    package var limits: [String] {
        [minimumDate.map { "from \($0)" }, maximumDate.map { "to \($0)" }].compactMap(\.self)
    }
}

extension ControlKind where State == DateFieldState, Event == DateEvent {
    /// The kind of ``DateField``.
    public static var dateField: Self { Self("dateField") }
}

/// An action of the user on a ``DateField``.
public enum DateEvent: Sendable, Codable, Equatable {
    /// The user chose a date. Nil if the choice was undone, and there was no date before.
    case changed(CalendarDate?)
    /// The limits were changed, and the date is this one now.
    case moved(CalendarDate?)
    /// The user pressed Ctrl+Z. The field handles it, and reports ``changed(_:)``.
    case undo
    /// The user pressed Ctrl+Shift+Z. The field handles it, and reports ``changed(_:)``.
    case redo
}

extension Reactive where Base: DateField {
    /// The date: the current one on subscription, then each that the user chooses, and each that a change of
    /// the limits makes of it. A date that is bound to it is shown.
    @preconcurrency @MainActor public var date: ControlProperty<CalendarDate?> {
        .of(base, get: { $0.date }, set: { $0.date = $1 })
    }
}
