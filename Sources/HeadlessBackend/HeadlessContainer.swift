// SPDX-License-Identifier: MIT

import ViewKit

/// A container in memory.
@preconcurrency @MainActor
public class HeadlessContainer<State: Sendable & Codable & Equatable>: HeadlessView, BackendContainer {
    /// The state that it shows; nil until it has rendered one.
    public private(set) var shown: State?

    public func render(_ state: State) {
        shown = state
        setNeedsLayout()
    }

    public func setChildren(_ children: [any BackendView]) {
        for child in self.children where child.parent === self { child.parent = nil }
        self.children = children.compactMap { $0 as? HeadlessView }
        for child in self.children { child.parent = self }
        setNeedsLayout()
    }
}
