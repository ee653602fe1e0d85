// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import Testing

struct WritingTests {
    /// A pipe takes 64 KiB at once.
    @Test func allBytesAreWrittenToAPipe() async throws {
        let text = String(repeating: "a", count: 1 << 18)
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            writeToStandardError(String(repeating: "a", count: 1 << 18))
        }
        let bytes = try #require(result?.standardErrorContent)
        #expect(String(decoding: bytes, as: UTF8.self).contains("\(text)\n"))
    }

    @Test func aFullDiskIsReported() throws {
        let file = open("/dev/full", O_WRONLY | O_CLOEXEC)
        try #require(file >= 0)
        defer { close(file) }
        #expect(writeAll([], to: file))
        #expect(!writeAll([1], to: file) && errno == ENOSPC)
        #expect(!writeAll([1], to: -1) && errno == EBADF)
    }
}
