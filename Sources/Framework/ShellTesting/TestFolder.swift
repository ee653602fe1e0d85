// SPDX-License-Identifier: MIT

import AppTesting
import Glibc

/// A folder for the files of a shell.
final class TestFolder {
    private let folder = TemporaryFolder()
    var path: String { folder.path }

    private static var reason: String { String(cString: strerror(errno)) }

    /// Copies a file into a folder below this one.
    func copy(_ file: String, to name: String) throws(TestShellError) {
        mkdir("\(path)/\(name.prefix { $0 != "/" })", 0o700)
        let source = open(file, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else {
            throw TestShellError(description: "\(file) cannot be read: \(Self.reason).")
        }
        defer { close(source) }
        let target = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard target >= 0 else {
            throw TestShellError(description: "\(path)/\(name) cannot be written: \(Self.reason).")
        }
        defer { close(target) }
        var status = stat()
        fstat(source, &status)
        var rest = Int(status.st_size)
        while rest > 0 {
            let count = sendfile(target, source, nil, rest)
            guard count > 0 else {
                throw TestShellError(description: "\(path)/\(name) cannot be written: \(Self.reason).")
            }
            rest -= count
        }
    }
}

/// The reason why a shell for a test cannot be used.
public struct TestShellError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error message: the reason, and how to fix it.
    public let description: String
}
