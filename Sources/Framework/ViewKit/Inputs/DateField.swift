// SPDX-License-Identifier: MIT

public import RxKernel

/// A field for a date, which the user chooses in a calendar.
///
/// ```swift
/// private lazy var birthday = DateField(maximumDate: .today).with { $0.accessibilityLabel = "Birthday" }
/// birthday.rx.date.skip(1).subscribe(onNext: { [unowned self] in viewModel.setBirthday($0) })
/// ```
/// Space and Return open the calendar. In it, the arrow keys lead to a day, Space selects it, and Escape
/// closes the calendar. Screen readers announce a button with the name of the field and the date. Main thread
/// only.
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
        super.init(
            DateFieldState {
                $0.date = date; $0.minimumDate = minimumDate; $0.maximumDate = maximumDate
            }, .dateField)
    }

    /// The date; nil for none.
    public var date: CalendarDate? {
        get { state.date }
        set { state.date = newValue }
    }

    /// The first day that can be chosen; nil for any.
    public var minimumDate: CalendarDate? {
        get { state.minimumDate }
        set { state.minimumDate = newValue }
    }

    /// The last day that can be chosen; nil for any.
    public var maximumDate: CalendarDate? {
        get { state.maximumDate }
        set { state.maximumDate = newValue }
    }

    public override func receive(_ event: DateEvent) {
        if case .changed(let date) = event { state.date = date }
        super.receive(event)
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
        if let minimumDate, let maximumDate, minimumDate > maximumDate {
            return "minimumDate is \(minimumDate); it must not be after maximumDate, which is \(maximumDate)"
        }
        return date.flatMap { allows($0) ? nil : "date is \($0); it must be \(rangeText)" }
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
    /// The user chose a date.
    case changed(CalendarDate)
}

extension Reactive where Base: DateField {
    /// The date: the current one on subscription, then each that the user chooses. A date that is bound to it is shown.
    @preconcurrency @MainActor public var date: ControlProperty<CalendarDate?> {
        .of(
            base,
            changes: base.events.map { event in
                switch event {
                case .changed(let date): date
                }
            }
        ) {
            $0.date
        } set: {
            $0.date = $1
        }
    }
}
