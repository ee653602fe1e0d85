// SPDX-License-Identifier: MIT

import RxKernel

/// A bar that shows a level, such as the strength of a password or the charge of a battery.
///
/// ```swift
/// private lazy var strength = LevelBar(0, from: 0, to: 4, isDiscrete: true).with { $0.accessibilityLabel = "Strength" }
/// viewModel.strength.bind(to: strength.rx.value)
/// ```
/// Use a ``ProgressBar`` for a task that comes to an end.
///
/// The bar has one colour for the lowest quarter of the range, another up to the highest quarter, and a third above it. Screen readers
/// announce a meter with its value: set its ``PortableView/accessibilityLabel``. Main thread only.
public final class LevelBar: RangeControl<LevelBarState, Never> {
    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - minimum: the number of an empty bar: zero or more.
    ///   - maximum: the number of a full bar.
    ///   - isDiscrete: whether the bar consists of one block for each whole number.
    public init(
        _ value: Double = 0, from minimum: Double = 0, to maximum: Double = 1, isDiscrete: Bool = false
    ) {
        super.init(
            LevelBarState(value, from: minimum, to: maximum) { $0.isDiscrete = isDiscrete }, .levelBar)
        begin(value, from: minimum, to: maximum)
    }

    /// Whether the bar consists of one block for each whole number.
    public var isDiscrete: Bool {
        get { state.isDiscrete }
        set { state.isDiscrete = newValue }
    }
}

/// The state of a ``LevelBar``.
public struct LevelBarState: RangedState {
    /// The number.
    public var value = 0.0
    /// The number of an empty bar.
    public var minimumValue = 0.0
    /// The number of a full bar.
    public var maximumValue = 1.0
    /// Whether the bar consists of one block for each whole number.
    public var isDiscrete = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        rangeError
            ?? (minimumValue < 0 ? "minimumValue is \(minimumValue); it must not be below 0" : nil)
            ?? (isDiscrete ? outOfRange("the number of blocks", maximumValue - minimumValue, 0...1000) : nil)
    }
}

extension ControlKind where State == LevelBarState, Event == Never {
    /// The kind of ``LevelBar``.
    public static var levelBar: Self { Self("levelBar") }
}
