// SPDX-License-Identifier: MIT

import Glibc

/// A folder for the files of a test.
///
/// ```swift
/// let folder = TemporaryFolder()
/// let program = HeadlessProgram(LettersApp(), stateFolder: folder.path)
/// ```
/// It is below `TMPDIR`, or `/tmp` if the variable is not set. **Lifetime**: the folder is removed when the
/// object is released, and what is written into it after that when the process ends. **Threading**: any
/// thread.
public final class TemporaryFolder: Sendable {
    /// A folder that is removed when the process ends, for files of objects that a test does not release.
    public static let ofProcess = TemporaryFolder()

    /// The absolute path. The folder exists.
    public let path: String

    /// Creates an empty folder. The program ends if that is not possible.
    public init() {
        var template = Array("\(Self.base)/XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            fatalError(
                "AppTesting: a folder in \(Self.base) cannot be created: \(String(cString: strerror(errno))). Set TMPDIR to a folder that can be written."
            )
        }
        // A test may do something as another user.
        chmod(template, 0o755)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    // A test may have taken the permission to list a folder away.
    deinit { Folder.remove(path, unlocks: true) }

    /// The folder of this process.
    private static let base: String = {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let path = "\(parent)/rxshell-tests-\(getpid())"
        mkdir(path, 0o755)
        atexit { Folder.remove(TemporaryFolder.base, unlocks: true) }
        return path
    }()
}
