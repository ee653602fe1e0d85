// SPDX-License-Identifier: MIT

public import RxKernel

/// A field for a time of the day, in hours and minutes, from 00:00 to 23:59.
///
/// ```swift
/// private lazy var alarm = TimeField(TimeOfDay("07:30") ?? .midnight)
/// alarm.rx.time.skip(1).subscribe(onNext: { [unowned self] in viewModel.setAlarm($0) })
/// ```
/// Hours and minutes each have a field: Tab moves from one to the other, and the arrow keys up and down change the number. Ctrl+Z and
/// Ctrl+Shift+Z undo and redo what the user has entered; a time that the application sets begins a new history. Screen readers
/// announce two spin buttons, whose names are the name of the field with "Hour" and "Minute". Main thread only.
public final class TimeField: Control<TimeFieldState, TimeEvent> {
    /// Creates a field.
    ///
    /// - Parameters:
    ///   - time: the time.
    ///   - minuteStep: the difference that an arrow key makes, in minutes.
    public init(_ time: TimeOfDay = .midnight, minuteStep: Int = 1) {
        super.init(
            TimeFieldState {
                $0.time = time; $0.minuteStep = minuteStep
            }, .timeField)
    }

    private let undoing = ValueUndo<TimeOfDay>()

    /// The time. Setting it begins a new undo history.
    public var time: TimeOfDay {
        get { state.time }
        set {
            undoing.programWillSet(newValue)
            state.time = newValue
        }
    }

    /// The difference that an arrow key makes, in minutes: from 1 to 30.
    public var minuteStep: Int {
        get { state.minuteStep }
        set { state.minuteStep = newValue }
    }

    public override func receive(_ event: TimeEvent) {
        switch event {
        case .changed(let time):
            undoing.userWillChange(state.time, to: time)
            show(time)
        case .undo, .redo:
            if let time = undoing.step(from: state.time, isRedo: event == .redo) { show(time) }
        }
    }

    private func show(_ time: TimeOfDay) {
        state.time = time
        undoing.reporting { super.receive(.changed(time)) }
    }
}

/// The state of a ``TimeField``.
public struct TimeFieldState: PortableState {
    /// The time.
    public var time = TimeOfDay.midnight
    /// The difference that an arrow key makes, in minutes.
    public var minuteStep = 1

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { outOfRange("minuteStep", minuteStep, 1...30) }
}

extension ControlKind where State == TimeFieldState, Event == TimeEvent {
    /// The kind of ``TimeField``.
    public static var timeField: Self { Self("timeField") }
}

/// An action of the user on a ``TimeField``.
public enum TimeEvent: Sendable, Codable, Equatable {
    /// The user chose a time.
    case changed(TimeOfDay)
    /// The user pressed Ctrl+Z. The field handles it, and reports ``changed(_:)``.
    case undo
    /// The user pressed Ctrl+Shift+Z. The field handles it, and reports ``changed(_:)``.
    case redo
}

extension Reactive where Base: TimeField {
    /// The time: the current one on subscription, then each that the user enters. A time that is bound to it is shown.
    @preconcurrency @MainActor public var time: ControlProperty<TimeOfDay> {
        .of(base, get: { $0.time }, set: { $0.time = $1 })
    }
}
