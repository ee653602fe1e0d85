// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of the controls that show a number in a range: ``NumberField``, ``Slider`` and ``LevelBar``.
///
/// The value and the ends of the range may be set, or bound, in any order. A value outside of the range waits
/// for a range that contains it, until another value is set or the user changes it; the end of a range that
/// is beyond the other end waits for that one. Both are reported if the application has set a range before:
/// see ``ViewReport``. A number that is not finite is refused and reported.
///
/// If a change of the range changes the value, ``NumberEvent/moved(_:)`` is sent, except for a value that was set and is shown at last:
/// what is bound to the value in both directions stays equal to it. Main thread only.
public class RangeControl<State: RangedState, Event: Sendable & Codable>: Control<State, Event> {
    /// The value that was set, and that waits for a range. `isKnown` is false if another value was sent since, or none was ever sent.
    private var awaited: (value: Double, isKnown: Bool)?
    /// The ends that wait for each other.
    private var awaitedRange: (minimum: Double, maximum: Double)?
    private var rangeWasSet = false

    /// Sets what the control was created with and ``RangedState/init(_:from:to:_:)`` has left out.
    final func begin(_ value: Double, from minimum: Double, to maximum: Double) {
        if state.minimumValue != minimum || state.maximumValue != maximum {
            if minimum > maximum { awaitedRange = (minimum, maximum) }
            setRange(from: minimum, to: maximum)
        }
        if self.value != value { self.value = value }
        awaited?.isKnown = false
    }

    /// The number.
    public var value: Double {
        get { state.value }
        set {
            awaited = nil
            if newValue.isFinite, newValue != state.limited(newValue) {
                awaited = (newValue, isKnown: true)
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
        let old = state.value
        state.setRange(from: minimum, to: maximum)
        if let awaited, awaited.value == state.limited(awaited.value) { state.value = awaited.value }
        self.state = state
        guard self.state.minimumValue == minimum, self.state.maximumValue == maximum else { return }
        rangeWasSet = true
        let isKnown = awaited?.value == state.value && awaited?.isKnown == true
        if awaited?.value == state.value { awaited = nil }
        guard state.value != old, !isKnown, let event = NumberEvent.moved(state.value) as? Event else {
            return
        }
        send(event)
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
        awaited = nil
        send(event)
    }

    private func send(_ event: Event) {
        awaited?.isKnown = false
        super.receive(event)
        // What an observer has set, and waits: the later ones have received the number that is shown.
        awaited?.isKnown = false
    }
}

/// An action of the user on a ``NumberField`` or a ``Slider``.
public enum NumberEvent: Sendable, Codable, Equatable {
    /// The user changed the number to this one.
    case changed(Double)
    /// The range was changed, and the number is this one now.
    case moved(Double)
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
        .of(
            base, when: { $0 != .undo && $0 != .redo }, get: { $0.value }, set: { $0.value = $1 })
    }
}
