// SPDX-License-Identifier: MIT

public import RxKernel

/// A slider: a number in a range that the user drags.
///
/// ```swift
/// private lazy var volume = Slider(0.5).with { $0.accessibilityLabel = "Volume" }
/// volume.rx.value.subscribe(onNext: { [unowned self] in viewModel.setVolume($0) })
/// ```
/// Use a ``NumberField`` where the user knows the exact number.
///
/// The arrow keys change the number by a step (without one, by a hundredth of the range), Page Up and Page Down by ten steps, Home and End
/// lead to the ends of the range. A horizontal slider begins at the right in a right-to-left language; a vertical one has its maximum at
/// the top. Screen readers announce a slider with its value and its range: set its ``PortableView/accessibilityLabel``. Main thread only.
public final class Slider: RangeControl<SliderState, NumberEvent> {
    /// Creates a slider.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - minimum: the smallest number that is possible.
    ///   - maximum: the greatest number that is possible.
    ///   - step: the distance of the numbers that the user can choose, from the minimum; nil for any number.
    ///   - axis: the direction of the slider.
    public init(
        _ value: Double = 0, from minimum: Double = 0, to maximum: Double = 1, step: Double? = nil,
        axis: Axis = .horizontal
    ) {
        super.init(
            SliderState(value, from: minimum, to: maximum) { $0.axis = axis }, .slider)
        begin(value, from: minimum, to: maximum)
        if let step { self.step = step }
    }

    /// The difference between two neighbouring numbers that the user can choose, beginning with the minimum; nil for any number.
    public var step: Double? {
        get { state.step }
        set { state.step = newValue }
    }

    /// The numbers that have a mark beside the slider. Those outside of the range are not shown.
    public var marks: [SliderMark] {
        get { state.marks }
        set { state.marks = newValue }
    }

    /// The number of digits after the decimal separator of the number that is shown beside the slider; nil if it is not shown.
    public var shownDigits: Int? {
        get { state.shownDigits }
        set { state.shownDigits = newValue }
    }

    public override func receive(_ event: NumberEvent) {
        guard case .changed(let value) = event else { return super.receive(event) }
        // The user of a view in another process may have chosen a number of the range before.
        state.value = state.limited(value)
        super.receive(.changed(state.value))
    }
}

/// A mark beside a ``Slider``.
/// ```swift
/// slider.marks = [SliderMark(0, title: "Off"), SliderMark(1, title: "Loud")]
/// ```
public struct SliderMark: Sendable, Codable, Hashable {
    /// The number that is marked.
    public var value: Double
    /// The text at the mark; nil for none.
    public var title: String?

    /// Creates a mark.
    public init(_ value: Double, title: String? = nil) {
        self.value = value
        self.title = title
    }
}

/// The state of a ``Slider``.
public struct SliderState: RangedState {
    /// The number.
    public var value = 0.0
    /// The smallest number that is possible.
    public var minimumValue = 0.0
    /// The greatest number that is possible.
    public var maximumValue = 1.0
    /// The difference between two neighbouring numbers that the user can choose, beginning with the minimum; nil for any number.
    public var step: Double?
    /// The direction of the slider.
    public var axis = Axis.horizontal
    /// The numbers that have a mark beside the slider. Those outside of the range are not shown.
    public var marks: [SliderMark] = []
    /// The number of digits after the decimal separator of the number that is shown; nil if it is not shown.
    public var shownDigits: Int?

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        rangeError ?? step.flatMap { notPositive("step", $0) }
            ?? shownDigits.flatMap { outOfRange("shownDigits", $0, 0...20) }
            ?? marks.lazy.compactMap { notFinite("marks.value", $0.value) }.first
    }

    /// The difference that an arrow key makes.
    package var keyStep: Double { step ?? (maximumValue - minimumValue) / 100 }

    /// Returns the number that the user can choose and that is nearest to `number`.
    package func selectable(_ number: Double) -> Double {
        guard let step else { return limited(number) }
        return limited(minimumValue + ((number - minimumValue) / step).rounded() * step)
    }
}

extension ControlKind where State == SliderState, Event == NumberEvent {
    /// The kind of ``Slider``.
    public static var slider: Self { Self("slider") }
}

extension Reactive where Base: Slider {
    /// The number: the current one on subscription, then each that the user chooses, and each that a change of the range leads to. A number
    /// that is bound to it is shown.
    @preconcurrency @MainActor public var value: ControlProperty<Double> { .number(of: base) }
}
