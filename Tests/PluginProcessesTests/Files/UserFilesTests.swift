// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import RemoteBackend
import Testing
import ViewKit

@testable import PluginProcesses

/// The copies of files and folders that a plugin's process may use. The test writes in them as a plugin does.
@Suite @MainActor struct UserFilesTests {
    private let folder = URL(filePath: "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)")
    private var chosen: URL { folder.appending(path: "chosen") }
    private var kept: URL { folder.appending(path: "kept") }
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
        UserFiles(in: folder.appending(path: "copies").path, keepingIn: kept.path) { [errors] in
            errors.all.append($0)
        }
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

    /// Runs as another user, since the superuser may read everything.
    @Test func aFolderIsGivenWithoutWhatCannotBeRead() async throws {
        for path in ["", "chosen", "chosen/inner"] { chmod(folder.appending(path: path).path, 0o777) }
        for path in ["secret", "lost+found/deep"] {
            try FileManager.default.createDirectory(
                at: chosen.appending(path: path), withIntermediateDirectories: true)
        }
        try write("secret", to: chosen.appending(path: "inner/secret.txt"))
        for path in ["secret", "lost+found", "inner/secret.txt"] {
            chmod(chosen.appending(path: path).path, 0)
        }
        defer {
            for path in ["secret", "lost+found", "inner/secret.txt"] {
                chmod(chosen.appending(path: path).path, 0o700)
            }
            try? FileManager.default.removeItem(at: folder)
        }
        let path = folder.path
        await #expect(processExitsWith: .success) { [path = path as String] in
            if getuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
            try await Self.giveFolder("\(path)/chosen", copies: "\(path)/copies")
        }
    }

    private static func giveFolder(_ path: String, copies: String) async throws {
        let errors = Errors()
        let files = UserFiles(in: copies, keepingIn: "\(copies)-kept") { errors.all.append($0) }
        let granted = await files.grant([ChosenFile(path: path)], for: .folder)
        let copy = try #require(granted.first?.path)
        let names = try FileManager.default.subpathsOfDirectory(atPath: copy).sorted()
        try #require(names == ["inner", "inner/song.txt", "letter.txt"], "\(names)")
        for _ in 0..<100 where errors.all.isEmpty { await Task.yield() }
        try #require(errors.all.count == 1)
        try #require(
            errors.all[0].contains(" and 2 others cannot be read: Permission denied."), "\(errors.all)")
        // What the plugin was not given, it does not overwrite.
        try Data("new".utf8).write(to: URL(filePath: "\(copy)/inner/secret.txt"))
        try Data("new".utf8).write(to: URL(filePath: "\(copy)/inner/song.txt"))
        files.wait()
        var status = stat()
        try #require(
            stat("\(path)/inner/secret.txt", &status) == 0 && status.st_mode & 0o777 == 0
                && status.st_size == 6)
        try #require(try String(contentsOfFile: "\(path)/inner/song.txt", encoding: .utf8) == "new")
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
                == "\(chosen.path) could not be saved: link: \(String(cString: strerror(ENOTDIR))). It has its earlier content, and saving is tried again. Free space or make its folder writable."
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

    /// A plugin that may write in a folder itself could put a link there, and wait until the user chooses it.
    @Test func whatALinkInAFolderOfThePluginLeadsToIsNotGiven() async throws {
        let (notes, secrets) = (folder.appending(path: "notes"), folder.appending(path: "secrets"))
        for url in [notes, secrets] {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try write("text", to: url.appending(path: "file"))
        }
        try FileManager.default.createSymbolicLink(
            at: notes.appending(path: "link"), withDestinationURL: secrets)
        try FileManager.default.createSymbolicLink(
            at: notes.appending(path: "inner"), withDestinationURL: notes.appending(path: "file"))
        let files = files()
        files.writableFolders = [try #require(notes.path.resolvedPath)]
        let real = try #require(files.writableFolders.first)
        #expect(await grant(files, .folder, "\(real)/link") == nil)
        #expect(await grant(files, .open, "\(real)/link/file") == nil)
        #expect(await grant(files, .save, "\(real)/link/new") == nil)
        #expect(
            errors.all.count == 3
                && errors.all.allSatisfy { $0.contains("a link in a folder that the plugin can write") })
        // A link within the folder leads to what the plugin can read anyway.
        #expect(await grant(files, .open, "\(real)/inner") != nil)
        #expect(await grant(files, .open, "\(real)/file") != nil)
        files.wait()
    }

    @Test func aFolderIsRemovedWithoutWhatItsLinksLeadTo() throws {
        let copies = folder.appending(path: "copies")
        try FileManager.default.createDirectory(
            at: copies.appending(path: "1/inner"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: copies.appending(path: "1/inner/link"), withDestinationURL: chosen)
        try FileManager.default.createSymbolicLink(
            at: copies.appending(path: "2"), withDestinationURL: chosen)
        try write("text", to: copies.appending(path: "1/inner/file"))
        chmod(copies.appending(path: "1/inner").path, 0)
        let open = try #require(OpenFolder(copies.path))
        for name in ["1", "2", "missing"] { open.remove(name) }
        #expect(open.names == [])
        #expect(read("letter.txt") == "a letter" && read("inner/song.txt") == "a song")
    }

    /// Creates a file whose name is not UTF-8.
    private func writeOddName(in folder: String) throws {
        let name = folder.utf8.map { CChar(truncatingIfNeeded: $0) } + [0x2F, 0x61, -1, 0x62, 0]
        let file = open(name, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        try #require(file >= 0)
        close(file)
    }

    @Test func aFileWhoseNameIsNotUTF8IsReported() async throws {
        try writeOddName(in: chosen.path)
        let files = files()
        let copy = try #require(await grant(files, .folder, chosen.path))
        try await wait { errors.all.contains { $0.contains("its name is not UTF-8") } }
        errors.all = []
        try writeOddName(in: copy.appending(path: "inner").path)
        try write("a poem", to: copy.appending(path: "letter.txt"))
        try await wait { errors.all.contains { $0.contains("its name is not UTF-8") } }
        try await wait { read("letter.txt") == "a poem" }
        files.wait()
    }

    @Test func aFolderIsRemovedWithFilesWhoseNamesAreNotUTF8() throws {
        let copies = folder.appending(path: "copies")
        try FileManager.default.createDirectory(
            at: copies.appending(path: "1/inner"), withIntermediateDirectories: true)
        try writeOddName(in: copies.appending(path: "1/inner").path)
        let open = try #require(OpenFolder(copies.path))
        open.remove("1")
        #expect(open.names == [] && open.otherNames == [])
    }

    /// A folder where the new file would be is as good as a full disk, for the superuser, too.
    @Test func whatCannotBeSavedIsTriedAgain() async throws {
        let files = files()
        let saved = try #require(await grant(files, .save, chosen.appending(path: "saved").path))
        let obstacle = chosen.appending(path: "saved.\(getpid()).new")
        try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
        try write("text", to: saved)
        try await wait { !errors.all.isEmpty }
        #expect(errors.all[0].contains("could not be saved"))
        try FileManager.default.removeItem(at: obstacle)
        try await wait { read("saved") == "text" }
        #expect(errors.all.count == 1)
        files.wait()
        #expect(!FileManager.default.fileExists(atPath: kept.path))
    }

    @Test func whatCannotBeSavedAtTheEndIsKept() async throws {
        for number in 1...2 {
            errors.all = []
            let files = files()
            let saved = try #require(await grant(files, .save, chosen.appending(path: "saved").path))
            let copy = try #require(await grant(files, .folder, chosen.path))
            for name in ["saved", "letter.txt"] {
                try FileManager.default.createDirectory(
                    at: chosen.appending(path: "\(name).\(getpid()).new"), withIntermediateDirectories: true)
            }
            try write("text \(number)", to: saved)
            try write("letter \(number)", to: copy.appending(path: "letter.txt"))
            files.wait()
            try await wait { errors.all.contains { $0.contains("is in \(kept.path)/chosen") } }
            let suffix = number == 1 ? "" : " \(number)"
            func text(_ path: String) throws -> String {
                try String(contentsOf: kept.appending(path: path), encoding: .utf8)
            }
            #expect(try text("saved\(suffix)") == "text \(number)")
            #expect(try text("chosen\(suffix)/letter.txt") == "letter \(number)")
            #expect(read("letter.txt") == "a letter")
            #expect(errors.all.contains { $0.contains("is in \(kept.path)/saved\(suffix);") })
        }
    }

    /// The next start finds the copies of a shell that was killed.
    @Test func whatAPluginHadWrittenWhenTheShellWasKilledIsKept() async throws {
        let files = files()
        let saved = try #require(await grant(files, .save, chosen.appending(path: "saved").path))
        let done = try #require(await grant(files, .save, chosen.appending(path: "done").path))
        try write("text", to: done)
        try await wait { read("done") == "text" }
        let copy = try #require(await grant(files, .folder, chosen.path))
        let opened = try #require(await grant(files, .open, chosen.appending(path: "letter.txt").path))
        for name in ["saved", "letter.txt"] {
            try FileManager.default.createDirectory(
                at: chosen.appending(path: "\(name).\(getpid()).new"), withIntermediateDirectories: true)
        }
        try write("text", to: saved)
        try write("another letter", to: copy.appending(path: "letter.txt"))
        try write("of nobody", to: opened)
        try await wait { errors.all.count == 2 }
        let unsaved = folder.appending(path: "unsaved")
        func recover() -> [String] { FileCopies.recover(from: folder.path, to: unsaved.path) }
        // Nothing is removed as long as it cannot be moved.
        try write("", to: unsaved)
        #expect(recover() == [folder.appending(path: "copies").path])
        try FileManager.default.removeItem(at: unsaved)
        #expect(recover() == [])
        let names = try FileManager.default.contentsOfDirectory(
            atPath: unsaved.appending(path: "copies").path)
        #expect(names.sorted() == ["chosen", "saved"])
        func text(_ path: String) throws -> String {
            try String(contentsOf: unsaved.appending(path: "copies/\(path)"), encoding: .utf8)
        }
        #expect(try text("saved") == "text" && text("chosen/letter.txt") == "another letter")
        #expect(read("letter.txt") == "a letter")
        files.wait()
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "copies").path) == [])
    }

    @Test func aLossIsReportedWithThePathOfTheUser() async throws {
        let files = files()
        files.onLoss = { [errors] in errors.all.append("\($0): \($1)") }
        let path = chosen.appending(path: "saved").path
        let saved = try #require(await grant(files, .save, path))
        try FileManager.default.createDirectory(
            atPath: "\(path).\(getpid()).new", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        let mark = kept.appending(path: FileCopies.mark)
        try write("", to: mark)
        try write("text", to: saved)
        files.wait()
        try await wait {
            errors.all.contains { $0.hasPrefix("\(path): ") && $0.contains("is in \(kept.path)") }
        }
        // What is new is said at the next start.
        #expect(!FileManager.default.fileExists(atPath: mark.path))
    }

    @Test func whatAnotherProgramHasChangedIsNotOverwritten() async throws {
        let files = files()
        let copy = try #require(await grant(files, .folder, chosen.path))
        let saved = try #require(await grant(files, .save, chosen.appending(path: "inner/song.txt").path))
        // The user has chosen to replace this file; after that, it is the plugin's until another program changes it.
        try write("a replaced song", to: saved)
        try await wait { read("inner/song.txt") == "a replaced song" }
        try write("a letter by an editor", to: chosen.appending(path: "letter.txt"))
        try write("a new file by an editor", to: chosen.appending(path: "new.txt"))
        try write("of the plugin", to: copy.appending(path: "letter.txt"))
        try write("of the plugin", to: copy.appending(path: "new.txt"))
        try write("a song by an editor", to: chosen.appending(path: "inner/song.txt"))
        try write("a song of the plugin", to: saved)
        files.wait()
        #expect(read("letter.txt") == "a letter by an editor")
        #expect(read("new.txt") == "a new file by an editor")
        #expect(read("inner/song.txt") == "a song by an editor")
        for (name, text) in [
            ("chosen/letter.txt", "of the plugin"), ("chosen/new.txt", "of the plugin"),
            ("song.txt", "a song of the plugin"),
        ] {
            #expect(try String(contentsOf: kept.appending(path: name), encoding: .utf8) == text)
        }
        try await wait { errors.all.contains { $0.contains("another program has changed it") } }
    }

    @Test func aFileThatAnotherProgramHasWrittenFirstIsNotOverwritten() async throws {
        let files = files()
        let saved = try #require(await grant(files, .save, chosen.appending(path: "report.txt").path))
        try write("by an editor", to: chosen.appending(path: "report.txt"))
        try write("of the plugin", to: saved)
        files.wait()
        #expect(read("report.txt") == "by an editor")
        #expect(
            try String(contentsOf: kept.appending(path: "report.txt"), encoding: .utf8) == "of the plugin")
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
