// SPDX-License-Identifier: MIT

/// An animation that shows that a task is in progress. Use a ``ProgressBar`` if it is known how much of it is done.
/// ```swift
/// let spinner = Spinner()
/// isLoading.bind(to: spinner.rx.isSpinning).disposed(by: bag)
/// ```
public final class Spinner: Control<SpinnerState, Never> {
    /// Creates a spinner. `color` is its colour; nil for the colour of texts.
    public init(isSpinning: Bool = true, color: Color? = nil) {
        super.init(
            SpinnerState {
                $0.isSpinning = isSpinning
                $0.color = color
            }, .spinner)
    }

    /// The colour; nil for the colour of texts.
    public var color: Color? {
        get { state.color }
        set { state.color = newValue }
    }

    /// Whether the spinner spins.
    public var isSpinning: Bool {
        get { state.isSpinning }
        set { state.isSpinning = newValue }
    }
}

/// The state of a ``Spinner``.
public struct SpinnerState: PortableState {
    /// Whether the spinner spins.
    public var isSpinning = true
    /// The colour; nil for the colour of texts.
    public var color: Color?

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { color?.error("color") }
}

extension ControlKind where State == SpinnerState, Event == Never {
    /// The kind of ``Spinner``.
    public static var spinner: Self { Self("spinner") }
}
