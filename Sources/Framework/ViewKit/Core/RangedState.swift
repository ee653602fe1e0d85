// SPDX-License-Identifier: MIT

/// A state with a number in a range: that of a ``RangeControl``.
public protocol RangedState: PortableState {
    /// The number.
    var value: Double { get set }
    /// The smallest number that is possible.
    var minimumValue: Double { get set }
    /// The greatest number that is possible.
    var maximumValue: Double { get set }
}

extension RangedState {
    /// Creates the state of a new control. A range that is not possible, and a value that is not in the range, are left out.
    init(
        _ value: Double, from minimum: Double, to maximum: Double, _ setOthers: (inout Self) -> Void
    ) {
        self.init()
        setOthers(&self)
        var ranged = self
        ranged.setRange(from: minimum, to: maximum)
        if value == ranged.limited(value) { ranged.value = value }
        if ranged.validationError == nil { self = ranged }
    }

    /// An error message for an invalid range or value; nil if both are valid.
    package var rangeError: String? {
        if let error = notFinite("minimumValue", minimumValue) ?? notFinite("maximumValue", maximumValue) {
            return error
        }
        if minimumValue > maximumValue {
            return
                "minimumValue is \(minimumValue); it must not be greater than maximumValue, which is \(maximumValue)"
        }
        return outOfRange("value", value, minimumValue...maximumValue)
    }

    /// Changes the range, and moves the value into it.
    mutating func setRange(from minimum: Double, to maximum: Double) {
        minimumValue = minimum
        maximumValue = maximum
        if minimum <= maximum { value = limited(value) }
    }

    /// The nearest number in the range.
    package func limited(_ number: Double) -> Double { max(minimumValue, min(maximumValue, number)) }
}

/// Returns an error message unless `value` is a finite number.
package func notFinite(_ name: String, _ value: Double) -> String? {
    value.isFinite ? nil : "\(name) is \(value); it must be a finite number"
}

/// Returns an error message unless `value` is a finite number above zero.
package func notPositive(_ name: String, _ value: Double) -> String? {
    value.isFinite && value > 0 ? nil : "\(name) is \(value); it must be a finite number above 0"
}
