// SPDX-License-Identifier: MIT

import CGtk

extension TimeCoord {
    /// The value of an axis of a tool; nil if it has no such axis.
    ///
    ///     for place in stylus.backlog ?? [] { line(to: place.axis(.x), place.axis(.y), width: place.axis(.pressure) ?? 1) }
    public func axis(_ axis: AxisUse) -> Double? {
        let index = Int(axis.rawValue)
        return withUnsafeBytes(of: _c.axes) { bytes in
            let axes = bytes.bindMemory(to: Double.self)
            // The flags are bits at the positions of the axes' numbers.
            guard axes.indices.contains(index), flags.rawValue & 1 << UInt32(index) != 0 else { return nil }
            return axes[index]
        }
    }
}
