// SPDX-License-Identifier: MIT

/// An animation that says that something is in progress.
public final class Spinner: Control<SpinnerState, Never> {
    /// Creates a spinner.
    public init(isSpinning: Bool = true) {
        super.init(SpinnerState(isSpinning: isSpinning), Toolkit.backend.makeSpinner())
    }

    /// Whether the spinner spins.
    public var isSpinning: Bool {
        get { state.isSpinning }
        set { state.isSpinning = newValue }
    }
}

/// The state of a ``Spinner``.
public struct SpinnerState: Sendable, Codable, Equatable {
    /// Whether the spinner spins.
    public var isSpinning = true
}
