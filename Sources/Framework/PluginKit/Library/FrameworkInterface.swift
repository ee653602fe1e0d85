// SPDX-License-Identifier: MIT

/// The public interface of RxShell. It is identified by its mark: a hash of all declarations that a plugin
/// may depend on. The build of the framework computes the mark.
///
/// ```swift
/// print("This program was built with the interface \(FrameworkInterface.current).")
/// ```
/// A plugin runs in the process of an application only if both were built with the same interface. No version
/// number has to be changed by hand. `proposals/0003-the-mark-of-the-interface.md` describes the mark.
public struct FrameworkInterface: Hashable, Sendable, CustomStringConvertible {
    /// 16 hexadecimal digits.
    public let mark: String

    init(mark: String) { self.mark = mark }

    /// The mark.
    public var description: String { mark }
}
