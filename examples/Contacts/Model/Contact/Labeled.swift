// SPDX-License-Identifier: MIT

/// A number or an address with its label.
package struct Labeled<Value: Hashable & Sendable>: Hashable, Sendable {
    package var label: ContactLabel
    package var value: Value

    package init(_ label: ContactLabel, _ value: Value) {
        self.label = label
        self.value = value
    }
}

extension Labeled: Codable where Value: Codable {}
