// SPDX-License-Identifier: MIT

/// Says that something is going on.
public final class Spinner: Control<SpinnerState, Never> {
    /// A spinner that spins at once, unless told otherwise.
    public init(isSpinning: Bool = true) {
        super.init(SpinnerState(isSpinning: isSpinning), Toolkit.backend.makeSpinner())
    }

    /// Whether it spins.
    public var isSpinning: Bool {
        get { state.isSpinning }
        set { state.isSpinning = newValue }
    }
}

/// What a ``Spinner`` shows.
public struct SpinnerState: Sendable, Codable, Equatable {
    /// Whether it spins.
    public var isSpinning = true
}
