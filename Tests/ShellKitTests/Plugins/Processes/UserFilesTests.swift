// SPDX-License-Identifier: MIT

import Foundation
import RemoteBackend
import Testing
import ViewKit

@testable import ShellKit

/// The copies of files and folders that a plugin's process may use. The test writes in them as a plugin does.
@Suite @MainActor struct UserFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "rxshell-files-\(UUID())")
    private var chosen: URL { folder.appending(path: "chosen") }
    private let errors = Errors()

    @MainActor private final class Errors { var all: [String] = [] }

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "chosen/inner"), withIntermediateDirectories: true)
        try write("a letter", to: chosen.appending(path: "letter.txt"))
        try write("a song", to: chosen.appending(path: "inner/song.txt"))
    }

    private func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file) }

    private func read(_ path: String) -> String? {
        try? String(contentsOf: chosen.appending(path: path), encoding: .utf8)
    }

    private func files() -> UserFiles {
        UserFiles(in: folder.appending(path: "copies").path) { [errors] in errors.all.append($0) }
    }

    private func grant(_ files: UserFiles, _ purpose: FileDialog.Purpose, _ path: String) async -> URL? {
        await files.grant([ChosenFile(path: path)], for: purpose).first?.path.map { URL(filePath: $0) }
    }

    private func wait(until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(2)) }
        #expect(condition(), "\(errors.all)")
    }

    @Test func whatAPluginWritesInAFolderIsCopiedBack() async throws {
        let files = files()
        let copy = try #require(await grant(files, .folder, chosen.path))
        #expect(copy.path != chosen.path)
        #expect(try String(contentsOf: copy.appending(path: "inner/song.txt"), encoding: .utf8) == "a song")
        try write("another song", to: copy.appending(path: "inner/song.txt"))
        try await wait { read("inner/song.txt") == "another song" }
        // A folder that is new is watched too.
        try FileManager.default.createDirectory(
            at: copy.appending(path: "new/deep"), withIntermediateDirectories: true)
        try write("first", to: copy.appending(path: "new/deep/file"))
        try await wait { read("new/deep/file") == "first" }
        try write("second", to: copy.appending(path: "new/deep/file"))
        try await wait { read("new/deep/file") == "second" }
        #expect(read("letter.txt") == "a letter")
        #expect(errors.all == [])
        files.wait()
        #expect(!FileManager.default.fileExists(atPath: copy.path))
    }

    @Test func whatAPluginRemovesStaysInTheFolderOfTheUser() async throws {
        let files = files()
        let copy = try #require(await grant(files, .folder, chosen.path))
        try FileManager.default.removeItem(at: copy.appending(path: "letter.txt"))
        try FileManager.default.removeItem(at: copy.appending(path: "inner"))
        try write("x", to: copy.appending(path: "x"))
        try await wait { read("x") == "x" }
        files.wait()
        #expect(read("letter.txt") == "a letter")
        #expect(read("inner/song.txt") == "a song")
    }

    @Test func whatIsWrittenLastIsNotLost() async throws {
        for _ in 0..<20 {
            let files = files()
            let copy = try #require(await grant(files, .folder, chosen.path))
            let saved = try #require(await grant(files, .save, chosen.appending(path: "saved").path))
            let text = UUID().uuidString
            try write(text, to: copy.appending(path: "last"))
            try write(text, to: saved)
            files.wait()
            #expect(read("last") == text)
            #expect(read("saved") == text)
        }
    }

    @Test func linksOfAPluginAreNotFollowed() async throws {
        let files = files()
        let secret = folder.appending(path: "secret")
        let outside = folder.appending(path: "outside")
        try write("secret", to: secret)
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try write("outside", to: outside.appending(path: "letter.txt"))
        let copy = try #require(await grant(files, .folder, chosen.path))
        let saved = try #require(await grant(files, .save, chosen.appending(path: "saved").path))
        try FileManager.default.createSymbolicLink(at: saved, withDestinationURL: secret)
        try FileManager.default.createSymbolicLink(
            at: copy.appending(path: "link"), withDestinationURL: secret)
        try FileManager.default.removeItem(at: copy.appending(path: "inner"))
        try FileManager.default.createSymbolicLink(
            at: copy.appending(path: "inner"), withDestinationURL: outside)
        files.wait()
        #expect(read("saved") == nil)
        #expect(read("link") == nil)
        #expect(read("inner/letter.txt") == nil)
        #expect(read("inner/song.txt") == "a song")
    }

    /// A link in the folder of the user leads out of it: the plugin neither reads nor writes what it points to.
    @Test func linksOfTheUserAreNotFollowed() async throws {
        let outside = folder.appending(path: "outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try write("outside", to: outside.appending(path: "file"))
        try FileManager.default.createSymbolicLink(
            at: chosen.appending(path: "link"), withDestinationURL: outside)
        let files = files()
        let copy = try #require(await grant(files, .folder, chosen.path))
        #expect(!FileManager.default.fileExists(atPath: copy.appending(path: "link").path))
        try FileManager.default.createDirectory(
            at: copy.appending(path: "link"), withIntermediateDirectories: false)
        try write("of the plugin", to: copy.appending(path: "link/file"))
        try await wait { !errors.all.isEmpty }
        #expect(
            errors.all.first
                == "\(chosen.path) could not be saved: link: \(String(cString: strerror(ENOTDIR))). It has its earlier content. Free space or make its folder writable, and save again in the plugin."
        )
        files.wait()
        #expect(try String(contentsOf: outside.appending(path: "file"), encoding: .utf8) == "outside")
    }

    @Test func aFolderThatIsTooLargeIsRefused() async throws {
        for number in 0...FileCopies.maximumFiles {
            try #require(
                FileManager.default.createFile(
                    atPath: chosen.appending(path: "inner/\(number)").path, contents: nil))
        }
        let files = files()
        #expect(await grant(files, .folder, chosen.path) == nil)
        #expect(
            errors.all == [
                "\(chosen.path) cannot be given to the plugin: it has more than 10000 files. Choose another file or folder."
            ])
        files.wait()
    }

    @Test func aFileThatIsReplacedKeepsItsPermissions() async throws {
        let path = chosen.appending(path: "letter.txt").path
        chmod(path, 0o750)
        let files = files()
        let copy = try #require(await grant(files, .save, path))
        try write("new", to: copy)
        files.wait()
        #expect(read("letter.txt") == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o750)
    }

    @Test func twoFilesWithOneNameAreTwoCopies() async throws {
        let files = files()
        let first = try #require(await grant(files, .open, chosen.appending(path: "letter.txt").path))
        let second = try #require(await grant(files, .open, chosen.appending(path: "letter.txt").path))
        #expect(first != second)
        #expect(await grant(files, .open, chosen.appending(path: "missing").path) == nil)
        #expect(errors.all.count == 1)
        files.wait()
    }
}
