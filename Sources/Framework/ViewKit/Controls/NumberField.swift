// SPDX-License-Identifier: MIT

public import RxKernel

/// A field for a number, with buttons that increase and decrease it; GTK calls it a spin button.
///
/// ```swift
/// private lazy var copies = NumberField(1, from: 1, to: 99)
/// copies.rx.value.subscribe(onNext: { [unowned self] in viewModel.setCopies(Int($0)) })
/// ```
/// Use a ``Slider`` where the exact number does not matter, and a ``DropDown`` for a few numbers.
///
/// The arrow keys up and down change the number by a step, Page Up and Page Down by ten steps. A number that is typed is rounded to the
/// digits of the field and limited to its range when the user presses Return, leaves the field, or performs a
/// command of the window, whose action then has the number. Ctrl+Z and Ctrl+Shift+Z undo and redo what the user has entered; a number that the application sets begins a new
/// history, as in a ``TextField``. Screen readers announce a spin button with its value and its range; set
/// its ``PortableView/accessibilityLabel``, or put it beside a label that names it. Main thread only.
public final class NumberField: RangeControl<NumberFieldState, NumberEvent> {
    /// Creates a field.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - minimum: the smallest number that is possible.
    ///   - maximum: the greatest number that is possible.
    ///   - step: the difference that a click on a button and an arrow key make.
    ///   - digits: the number of digits after the decimal separator.
    public init(
        _ value: Double = 0, from minimum: Double = 0, to maximum: Double = 100, step: Double = 1,
        digits: Int = 0
    ) {
        super.init(NumberFieldState(value, from: minimum, to: maximum) { _ in }, .numberField)
        // Each of these is refused alone if it is invalid.
        if step != self.step { self.step = step }
        if digits != self.digits { self.digits = digits }
        begin(value, from: minimum, to: maximum)
    }

    /// The difference that a click on a button and an arrow key make; above zero.
    public var step: Double {
        get { state.step }
        set { state.step = newValue }
    }

    /// The number of digits after the decimal separator: from 0 to 20.
    public var digits: Int {
        get { state.digits }
        set { state.digits = newValue }
    }

    /// Whether a step beyond one end of the range leads to the other end.
    public var wraps: Bool {
        get { state.wraps }
        set { state.wraps = newValue }
    }

    private let undoing = ValueUndo<Double>()

    /// The number. Setting it begins a new undo history.
    public override var value: Double {
        get { super.value }
        set {
            undoing.programWillSet(newValue)
            super.value = newValue
        }
    }

    public override func receive(_ event: NumberEvent) {
        switch event {
        case .changed(let value):
            // The user of a view in another process may have entered a number of the range before.
            let value = state.limited(value)
            undoing.userWillChange(state.value, to: value)
            show(value)
        case .moved: super.receive(event)
        case .undo, .redo:
            let value = undoing.step(from: state.value, isRedo: event == .redo)
            if let value { show(state.limited(value)) }
        }
    }

    private func show(_ value: Double) {
        state.value = value
        undoing.reporting { super.receive(.changed(value)) }
    }
}

/// The state of a ``NumberField``.
public struct NumberFieldState: RangedState {
    /// The number.
    public var value = 0.0
    /// The smallest number that is possible.
    public var minimumValue = 0.0
    /// The greatest number that is possible.
    public var maximumValue = 100.0
    /// The difference that a click on a button and an arrow key make.
    public var step = 1.0
    /// The number of digits after the decimal separator.
    public var digits = 0
    /// Whether a step beyond one end of the range leads to the other end.
    public var wraps = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        rangeError ?? notPositive("step", step) ?? outOfRange("digits", digits, 0...20)
    }

    /// Returns the number that the field can show and that is nearest to `number`.
    package func rounded(_ number: Double) -> Double {
        let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
        let rounded = (number * factor).rounded() / factor
        return limited(rounded.isFinite ? rounded : number)
    }
}

extension ControlKind where State == NumberFieldState, Event == NumberEvent {
    /// The kind of ``NumberField``.
    public static var numberField: Self { Self("numberField") }
}

extension Reactive where Base: NumberField {
    /// The number: the current one on subscription, then each that the user enters, and each that a change of the range leads to. A number
    /// that is bound to it is shown.
    @preconcurrency @MainActor public var value: ControlProperty<Double> { .number(of: base) }
}
