// SPDX-License-Identifier: MIT

/// An animation that says that something is in progress.
public final class Spinner: Control<SpinnerState, Never> {
    /// Creates a spinner.
    public init(isSpinning: Bool = true) {
        super.init(SpinnerState { $0.isSpinning = isSpinning }, .spinner)
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

    /// Creates the state of a new view.
    public init() {}
}

extension ControlKind where State == SpinnerState, Event == Never {
    /// The kind of ``Spinner``.
    public static var spinner: Self { Self("spinner") }
}
