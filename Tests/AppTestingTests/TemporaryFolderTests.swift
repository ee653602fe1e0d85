// SPDX-License-Identifier: MIT

import AppTesting
import Glibc
import Testing

/// The folders for the files of tests.
@Suite struct TemporaryFolderTests {
    @Test func aFolderIsRemovedWithFilesWhoseNamesAreNotUTF8() throws {
        var folder: TemporaryFolder? = TemporaryFolder()
        let path = try #require(folder?.path)
        try #require(mkdir("\(path)/inner", 0o755) == 0)
        let name = Array("\(path)/inner/a".utf8CString.dropLast()) + [-1, 0]
        let file = open(name, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        try #require(file >= 0)
        close(file)
        folder = nil
        #expect(access(path, F_OK) != 0)
    }
}
