// SPDX-License-Identifier: MIT

/// The public interface of RxShell, by its mark: a hash of all declarations that a plugin may depend on, which the build of the framework computes.
///
/// A plugin runs in the process of an application only if both were built with the same interface. Nobody has to change a number when a declaration changes.
/// `proposals/0003-the-mark-of-the-interface.md` says what is in the mark.
public struct FrameworkInterface: Hashable, Sendable, CustomStringConvertible {
    /// 16 hexadecimal digits.
    public let mark: String

    init(mark: String) { self.mark = mark }

    /// The mark.
    public var description: String { mark }
}
