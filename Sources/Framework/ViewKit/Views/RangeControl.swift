// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of the controls that show a number in a range: ``NumberField``, ``Slider`` and ``LevelBar``.
///
/// The value and the ends of the range may be set, or bound, in any order. A value outside of the range waits
/// for a range that contains it, until another value is set or the user changes it; the end of a range that
/// is beyond the other end waits for that one. Both are reported if the application has set a range before:
/// see ``ViewReport``. A number that is not finite is refused and reported. Main thread only.
public class RangeControl<State: RangedState, Event: Sendable & Codable>: Control<State, Event> {
    /// The value that waits for a range.
    private var awaitedValue: Double?
    /// The ends that wait for each other.
    private var awaitedRange: (minimum: Double, maximum: Double)?
    private var rangeWasSet = false

    /// The number.
    public var value: Double {
        get { state.value }
        set {
            awaitedValue = nil
            if newValue.isFinite, newValue != state.limited(newValue) {
                awaitedValue = newValue
                if !hasRange { return }
            }
            state.value = newValue
        }
    }

    /// The smallest number that is possible. A value below a new minimum becomes the minimum.
    public var minimumValue: Double {
        get { state.minimumValue }
        set { setEnds(newValue, awaitedRange?.maximum ?? state.maximumValue) }
    }

    /// The greatest number that is possible. A value above a new maximum becomes the maximum.
    public var maximumValue: Double {
        get { state.maximumValue }
        set { setEnds(awaitedRange?.minimum ?? state.minimumValue, newValue) }
    }

    /// Changes both ends of the range together. A value outside of the new range becomes the nearest end.
    public func setRange(from minimum: Double, to maximum: Double) {
        if minimum <= maximum { awaitedRange = nil }
        var state = state
        state.setRange(from: minimum, to: maximum)
        if let awaitedValue, awaitedValue == state.limited(awaitedValue) { state.value = awaitedValue }
        self.state = state
        guard self.state.minimumValue == minimum, self.state.maximumValue == maximum else { return }
        rangeWasSet = true
        if self.state.value == awaitedValue { awaitedValue = nil }
    }

    /// Changes one end. The other one may not have been set yet.
    private func setEnds(_ minimum: Double, _ maximum: Double) {
        if minimum > maximum, minimum.isFinite, maximum.isFinite {
            awaitedRange = (minimum, maximum)
            if !hasRange { return }
        }
        setRange(from: minimum, to: maximum)
    }

    /// Whether the range is not the one that each new control has.
    private var hasRange: Bool {
        let new = State()
        return rangeWasSet || state.minimumValue != new.minimumValue || state.maximumValue != new.maximumValue
    }

    public override func receive(_ event: Event) {
        awaitedValue = nil
        super.receive(event)
    }
}

/// An action of the user on a ``NumberField`` or a ``Slider``.
public enum NumberEvent: Sendable, Codable, Equatable {
    /// The user changed the number to this one.
    case changed(Double)
    /// The user pressed Ctrl+Z in a field. The field handles it, and reports ``changed(_:)``.
    case undo
    /// The user pressed Ctrl+Shift+Z in a field. The field handles it, and reports ``changed(_:)``.
    case redo
}

extension ControlProperty where Element == Double {
    /// The number of a control that the user can change.
    @MainActor static func number<State: RangedState>(
        of base: RangeControl<State, NumberEvent>
    ) -> ControlProperty {
        let changes = base.events.compactMap { event in
            if case .changed(let value) = event { value } else { nil }
        }
        return .of(base, changes: changes, get: { $0.value }, set: { $0.value = $1 })
    }
}
