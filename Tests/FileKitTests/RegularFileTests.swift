// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import Testing

/// Each test has a folder of its own.
final class RegularFileTests {
    let folder: String

    init() throws {
        var template = Array("\(temporaryFolder)/rxshell-file-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { _ = system("rm -r \(folder)") }

    private func failure(_ path: String, links: RegularFile.Links = .followed) -> RegularFile.Failure? {
        do throws(RegularFile.Failure) {
            _ = try RegularFile.read(path, limit: 100, links: links)
            return nil
        } catch {
            return error
        }
    }

    private func write(_ count: Int, to path: String) throws {
        let stream = try #require(fopen(path, "w"))
        for _ in 0..<count { fputc(0x61, stream) }
        fclose(stream)
    }

    @Test func aFileIsReadUpToTheLimit() throws {
        let path = "\(folder)/file"
        #expect(failure(path) == .missing)
        try write(100, to: path)
        #expect(try RegularFile.read(path, limit: 100).count == 100)
        try write(101, to: path)
        #expect(failure(path) == .tooLarge(limit: 100))
        #expect("\(RegularFile.Failure.tooLarge(limit: 4 << 20))" == "it is larger than 4 MiB")
        #expect(try RegularFile(path).contents(upTo: 7).count == 7)
        #expect(try RegularFile(path).contents(upTo: 7, from: 98).count == 3)
        #expect(try RegularFile(path).contents(upTo: 7, from: 200) == [])
    }

    @Test func whatIsNoPlainFileIsRefusedWithoutWaiting() throws {
        try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
        symlink("\(folder)/pipe", "\(folder)/link")
        for path in ["\(folder)/pipe", "\(folder)/link", folder, "/dev/zero", "/dev/tty"] {
            let failure = failure(path)
            // Without a terminal /dev/tty cannot be opened.
            #expect(
                failure == .notRegular || path == "/dev/tty" && failure != nil, "\(path): \(failure as Any)")
        }
    }

    @Test func aLinkIsFollowedUnlessLinksAreRefused() throws {
        try write(1, to: "\(folder)/file")
        symlink("\(folder)/file", "\(folder)/link")
        #expect(try RegularFile.read("\(folder)/link", limit: 1).count == 1)
        #expect(failure("\(folder)/link", links: .refused) == .symbolicLink)
    }

    @Test func aFileWhoseSizeIsNotKnownIsRead() throws {
        #expect(try RegularFile.read("/proc/self/stat", limit: 1 << 16).count > 10)
    }
}

/// Where files of tests are looked for after a step.
let temporaryFolder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
