// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of the controls that show a number in a range: ``NumberField``, ``Slider`` and ``LevelBar``.
///
/// A value outside of the range, a range whose minimum is above its maximum, and a number that is not finite are refused and reported: see
/// ``ViewReport``. Main thread only.
public class RangeControl<State: RangedState, Event: Sendable & Codable>: Control<State, Event> {
    /// The number.
    public var value: Double {
        get { state.value }
        set { state.value = newValue }
    }

    /// The smallest number that is possible. A value below a new minimum becomes the minimum.
    public var minimumValue: Double {
        get { state.minimumValue }
        set { setRange(from: newValue, to: state.maximumValue) }
    }

    /// The greatest number that is possible. A value above a new maximum becomes the maximum.
    public var maximumValue: Double {
        get { state.maximumValue }
        set { setRange(from: state.minimumValue, to: newValue) }
    }

    /// Changes both ends of the range together. A value outside of the new range becomes the nearest end.
    public func setRange(from minimum: Double, to maximum: Double) {
        var state = state
        state.setRange(from: minimum, to: maximum)
        self.state = state
    }
}

/// An action of the user on a ``NumberField`` or a ``Slider``.
public enum NumberEvent: Sendable, Codable, Equatable {
    /// The user changed the number to this one.
    case changed(Double)
}

extension ControlProperty where Element == Double {
    /// The number of a control that the user can change.
    @MainActor static func number<State: RangedState>(
        of base: RangeControl<State, NumberEvent>
    ) -> ControlProperty {
        let changes = base.events.map { event in
            switch event {
            case .changed(let value): value
            }
        }
        return .of(base, changes: changes, get: { $0.value }, set: { $0.value = $1 })
    }
}
