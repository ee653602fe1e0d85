// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import RxKernel
import Testing

/// Where files of tests are looked for after a step.
let temporaryFolder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"

/// Each test has a folder of its own.
@MainActor final class StateFileTests {
    struct Note: Codable, Sendable, Hashable {
        var text: String
        var size = 1.0
    }

    let folder: String
    let file: StateFile<Note>

    init() throws {
        var template = Array("\(temporaryFolder)/rxshell-state-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
        file = StateFile(path: "\(folder)/a/b/note.json")
    }

    deinit { _ = system("chmod -R u+rwx \(folder); rm -r \(folder)") }

    /// A banner has no place for paths.
    @Test func theSummaryOfAnErrorHasNoPath() {
        let reasons: [StateFileError.Reason] = [
            .damaged, .newer(version: 2, supported: 1), .partlyUsed, .invalidEdit, .unreadable(EACCES),
            .notRegular, .tooLarge(limit: 1 << 20), .inUse, .notWritten(ENOSPC), .notEncoded("a number"),
            .noFolder,
        ]
        for reason in reasons {
            let error = StateFileError(
                path: "/home/ada/items.json", reason: reason, newPath: "/home/ada/items.json.bad")
            #expect(!error.summary.contains("/"), "\(error.summary)")
            #expect(error.summary.hasPrefix("items.json ") || reason == .noFolder, "\(error.summary)")
            #expect(error.summary.hasSuffix("."), "\(error.summary)")
        }
        let damaged = StateFileError(path: "/a/items.json", reason: .damaged, newPath: "/a/items.json.bad")
        #expect(
            damaged.summary == "items.json is damaged, and what it had is not restored. The file was kept.")
    }

    private func write(_ text: String) throws {
        try file.save(Note(text: ""))
        let stream = try #require(fopen(file.path, "w"))
        fputs(text, stream)
        fclose(stream)
    }

    /// The names of the files in the folder of the file.
    private var names: [String] {
        guard let stream = opendir("\(folder)/a/b") else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// The error of a load, with the date in the name of the renamed file replaced.
    private func errorOfLoad() -> String? {
        let error = #expect(throws: StateFileError.self) { try file.load() }
        return error?.description.replacing(folder, with: "")
            .replacing(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/, with: "DATE")
    }

    @Test func whatIsSavedIsLoadedUntilItIsRemoved() throws {
        #expect(try file.load() == nil)
        try file.save(Note(text: "Milk"))
        #expect(try file.load() == Note(text: "Milk"))
        try file.save(Note(text: "Bread"))
        #expect(try file.load() == Note(text: "Bread"))
        #expect(names == ["note.json"])
        file.remove()
        #expect(try file.load() == nil)
    }

    @Test func aDamagedFileIsKeptUnderANameWithTheDate() throws {
        try write("{\"version\":1,\"value\":{\"te")
        #expect(
            errorOfLoad()
                == "/a/b/note.json is damaged, and what it had is not restored. The file was renamed to "
                + "/a/b/note.json.DATE: repair it and rename it back, or delete it.")
        #expect(names.count == 1 && names[0].hasPrefix("note.json.20"))
        #expect(try file.load() == nil)
        try write("")
        #expect(errorOfLoad() != nil)
        try write("{}")
        #expect(errorOfLoad() != nil)
        #expect(names.count == 3, "\(names)")
    }

    @Test func aNewerFileIsKeptToo() throws {
        try StateFile<Note>(path: file.path, version: 3).save(Note(text: "Milk"))
        #expect(
            errorOfLoad()
                == "/a/b/note.json was written by a newer version of the application, and what it had is not restored: its "
                + "format is 3, and this version reads formats up to 1. The file was renamed to /a/b/note.json.DATE: rename "
                + "it back for the newer version, or delete it.")
        try StateFile<Note>(path: file.path, version: 1).save(Note(text: "Milk"))
        #expect(try StateFile<Note>(path: file.path, version: 3).load() == Note(text: "Milk"))
    }

    @Test func aFileThatCannotBeRenamedIsNotOverwritten() throws {
        guard getuid() != 0 else { return }
        try write("{")
        chmod("\(folder)/a/b", 0o500)
        let error = #expect(throws: StateFileError.self) { try file.load() }
        #expect(error?.wouldOverwrite == true)
        #expect(
            error?.description.contains("The file could not be renamed, so nothing is written to it") == true)
    }

    /// The file is right; the process has no more descriptors, or the disk does not answer.
    @Test func aFileThatCannotBeReadAtTheMomentStaysWhereItIs() async {
        // Other threads of the tests need descriptors.
        await #expect(processExitsWith: .success) {
            var template = Array("\(temporaryFolder)/rxshell-state-XXXXXX".utf8CString)
            let folder = mkdtemp(&template).map { String(cString: $0) } ?? ""
            let file = StateFile<Note>(path: "\(folder)/note.json")
            try file.save(Note(text: "Milk"))
            let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
            var limit = rlimit()
            getrlimit(descriptors, &limit)
            var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
            setrlimit(descriptors, &none)
            let result = Result { try file.load() }
            setrlimit(descriptors, &limit)
            let loaded = try file.load()
            _ = system("rm -r \(folder)")
            guard case .failure(let error as StateFileError) = result else { exit(1) }
            let isRight =
                error.reason == .unreadable(EMFILE) && error.wouldOverwrite && loaded == Note(text: "Milk")
                && error.description.contains("Nothing is written to it now: start the")
            exit(isRight ? 0 : 2)
        }
    }

    @Test func whatCannotBeWrittenSaysWhereAndWhy() throws {
        let file = StateFile<Note>(path: "/proc/rxshell/note.json")
        let error = #expect(throws: StateFileError.self) { try file.save(Note(text: "")) }
        #expect(
            error?.description
                == "/proc/rxshell/note.json could not be written: No such file or directory. The next run cannot restore what "
                + "has changed; make the folder writable, and make space on the disk.")
        #expect(error?.wouldOverwrite == false)
        let infinite = #expect(throws: StateFileError.self) {
            try self.file.save(Note(text: "", size: .infinity))
        }
        #expect(
            infinite?.description.contains("could not be written, because its value cannot be encoded")
                == true)
    }

    @Test func aFullDiskKeepsTheOldValue() throws {
        try file.save(Note(text: "Milk"))
        // This device is always full.
        symlink("/dev/full", file.path + ".new")
        let error = #expect(throws: StateFileError.self) { try file.save(Note(text: "Bread")) }
        #expect(error?.reason == .notWritten(ENOSPC))
        #expect(try file.load() == Note(text: "Milk"))
        #expect(names == ["note.json"])
    }

    @Test func theFileThatALinkLeadsToIsReplaced() throws {
        let link = StateFile<Note>(path: "\(folder)/link.json")
        try file.save(Note(text: "Milk"))
        symlink(file.path, link.path)
        try link.save(Note(text: "Bread"))
        #expect(try file.load() == Note(text: "Bread"))
        #expect(try link.load() == Note(text: "Bread"))
    }

    @Test func whatIsNoFileIsKeptAndDoesNotStopTheProgram() throws {
        try file.save(Note(text: ""))
        unlink(file.path)
        try #require(mkfifo(file.path, 0o600) == 0)
        let pipe = #expect(throws: StateFileError.self) { try file.load() }
        #expect(pipe?.reason == .notRegular && pipe?.newPath != nil)
        mkdir(file.path, 0o700)
        let folder = #expect(throws: StateFileError.self) { try file.load() }
        #expect(folder?.reason == .notRegular && folder?.newPath != nil)
        symlink("/dev/zero", file.path)
        let device = #expect(throws: StateFileError.self) { try file.load() }
        #expect(device?.reason == .notRegular && device?.newPath != nil)
        // A file without content, of 3 GB.
        let stream = try #require(fopen(file.path, "w"))
        ftruncate(fileno(stream), 3 << 30)
        fclose(stream)
        let large = #expect(throws: StateFileError.self) { try file.load() }
        #expect(large?.reason == .tooLarge(limit: 64 << 20) && large?.newPath != nil)
        #expect(
            large?.description.contains("note.json has more than 64 MiB, and what it had is not restored.")
                == true)
        #expect(names.count == 4, "\(names)")
    }

    @Test func aFileThatTheUserHasChosenKeepsItsPermissionsAndItsNeighbours() throws {
        try file.save(Note(text: "Milk"))
        chmod(file.path, 0o644)
        let neighbour = StateFile<Note>(path: file.path + ".new")
        try neighbour.save(Note(text: "Other"))
        try KeptFile(file.path).writeChosen(file.bytes(of: Note(text: "Bread")))
        #expect(try file.load() == Note(text: "Bread"))
        #expect(try neighbour.load() == Note(text: "Other"))
        var status = stat()
        #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o644)
        let new = KeptFile("\(folder)/a/b/\(String(repeating: "n", count: 255))")
        try new.writeChosen([1])
        #expect(stat(new.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        // A folder cannot be replaced.
        #expect(throws: StateFileError.self) { try KeptFile("\(folder)/a").writeChosen([1]) }
        #expect(names.count == 3)
    }

    @Test func aPipeWithTheNameOfTheNewFileDoesNotStopTheProgram() throws {
        try file.save(Note(text: "Milk"))
        try #require(mkfifo(file.path + ".new", 0o600) == 0)
        try file.save(Note(text: "Bread"))
        #expect(try file.load() == Note(text: "Bread"))
        #expect(names == ["note.json"])
    }
}
