// SPDX-License-Identifier: MIT

/// Says that something is going on.
public final class Spinner: Control<SpinnerState, Never> {
    public init(isSpinning: Bool = true) {
        super.init(SpinnerState(isSpinning: isSpinning), Toolkit.backend.makeSpinner())
    }

    public var isSpinning: Bool {
        get { state.isSpinning }
        set { state.isSpinning = newValue }
    }
}

public struct SpinnerState: Sendable, Codable, Equatable {
    public var isSpinning = true
}
