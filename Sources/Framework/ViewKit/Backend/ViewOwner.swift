// SPDX-License-Identifier: MIT

/// The program whose views a backend creates: this one, or a plugin in a process of its own. What a backend does in the background for the
/// views of one owner, such as decoding images, must not delay it for the others.
package struct ViewOwner: Hashable, Sendable {
    /// This program.
    package static let application = ViewOwner(number: 0)

    /// The owner of the views that are created now.
    package static var current: ViewOwner { performing }

    private let number: Int

    private init(number: Int) { self.number = number }

    /// Creates another owner.
    @MainActor package init() {
        Self.last += 1
        number = Self.last
    }

    /// Calls `work`. This is the owner of the views that `work` creates.
    @MainActor package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.$performing.withValue(self) { try work() }
    }

    @TaskLocal private static var performing: ViewOwner = .application
    @MainActor private static var last = 0
}
