// SPDX-License-Identifier: MIT

/// A version of RxShell, for users and manifests. It is not used to decide whether a plugin can run: see ``FrameworkInterface``.
///
/// ```swift
/// print("RxShell \(FrameworkVersion.current), \(manifest.name.text) for \(manifest.framework)")
/// ```
public struct FrameworkVersion: Hashable, Sendable, Codable {
    /// The version of this framework.
    public static let current = FrameworkVersion(major: 0, minor: 1)

    /// The first number of the version.
    public let major: Int
    /// The second number of the version.
    public let minor: Int

    /// Creates the version `major.minor`.
    public init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Creates a version from a text such as `0.1`. Returns nil for any other form.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let major = Self.number(parts[0]), let minor = Self.number(parts[1]) else {
            return nil
        }
        self.init(major: major, minor: minor)
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}

extension FrameworkVersion: CustomStringConvertible {
    /// Both numbers, as in `0.1`.
    public var description: String { "\(major).\(minor)" }
}
