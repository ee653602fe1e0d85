// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import RxKernel
import RxKernelTesting
import Testing

/// Each test has a folder of its own. No time passes by itself.
@MainActor final class StateWriterTests {
    struct Note: Codable, Sendable, Hashable {
        var text: String
    }

    private final class Draft {
        var text = "one"
    }

    private let folder: String
    private let file: StateFile<Note>
    private let draft = Draft()
    private let time = HistoricalScheduler()
    private var errors: [StateFileError.Reason?] = []

    init() throws {
        var template = Array("\(temporaryFolder)/rxshell-writer-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
        file = StateFile(path: "\(folder)/note.json")
    }

    deinit { _ = system("rm -r \(folder)") }

    private func makeWriter() -> StateWriter<Note> {
        StateWriter(file, scheduler: time, onError: { [weak self] in self?.errors.append($0?.reason) }) {
            [draft] in Note(text: draft.text)
        }
    }

    /// This device is always full.
    private func fillDisk() { symlink("/dev/full", file.path + ".new") }

    /// A writer whose first write has failed.
    private func makeFailingWriter() -> StateWriter<Note> {
        let writer = makeWriter()
        fillDisk()
        writer.changed()
        writer.settle()
        return writer
    }

    private func makeSpace() { unlink(file.path + ".new") }

    private func pass(_ seconds: Int, _ writer: StateWriter<Note>) {
        time.advanceTo(time.clock.addingTimeInterval(Double(seconds)))
        writer.settle()
    }

    @Test func aWriterWritesAtOnceAndThenAfterTheInterval() throws {
        let writer = makeWriter()
        writer.changed()
        writer.settle()
        #expect(try file.load() == Note(text: "one"))
        draft.text = "two"
        writer.changed()
        writer.settle()
        // The file has what was written last, until the interval has passed.
        #expect(try file.load() == Note(text: "one"))
        #expect(writer.isDirty)
        pass(1, writer)
        #expect(try file.load() == Note(text: "two"))
        #expect(!writer.isDirty)
        writer.remove()
        writer.flush()
        #expect(try file.load() == nil)
        #expect(errors == [])
    }

    @Test func aWriterWritesWhatIsLeftWhenItIsReleased() throws {
        var writer: StateWriter? = makeWriter()
        writer?.changed()
        draft.text = "two"
        writer?.changed()
        weak let dead = writer
        writer = nil
        #expect(dead == nil)
        #expect(try file.load() == Note(text: "two"))
    }

    @Test func aFailedWriteIsReportedOnceAndTriedAgainUntilTheDiskHasSpace() throws {
        let writer = makeFailingWriter()
        #expect(errors == [.notWritten(ENOSPC)])
        #expect(writer.isDirty && writer.failure?.reason == .notWritten(ENOSPC))
        // After 1, 2 and 4 seconds.
        for seconds in [1, 2, 4] {
            fillDisk()
            pass(seconds, writer)
            #expect(access(file.path + ".new", F_OK) != 0, "It was not tried after \(seconds) seconds.")
        }
        #expect(errors == [.notWritten(ENOSPC)])
        pass(7, writer)
        #expect(try file.load() == nil)
        pass(1, writer)
        #expect(try file.load() == Note(text: "one"))
        #expect(errors == [.notWritten(ENOSPC), nil])
        #expect(!writer.isDirty && writer.failure == nil)
    }

    @Test func theTimeBetweenTwoAttemptsIsAMinuteAtMost() throws {
        let writer = makeFailingWriter()
        for seconds in [1, 2, 4, 8, 16, 32] {
            fillDisk()
            pass(seconds, writer)
        }
        pass(59, writer)
        #expect(try file.load() == nil)
        pass(1, writer)
        #expect(try file.load() == Note(text: "one"))
    }

    @Test func aChangeIsWrittenAtOnceAlsoAfterFailures() throws {
        let writer = makeFailingWriter()
        for seconds in [1, 2, 4, 8] {
            fillDisk()
            pass(seconds, writer)
        }
        makeSpace()
        draft.text = "two"
        writer.changed()
        writer.settle()
        #expect(try file.load() == Note(text: "two"))
        #expect(errors == [.notWritten(ENOSPC), nil])
    }

    @Test func aFlushTriesAgainAndSaysWhetherItHasSucceeded() throws {
        let writer = makeFailingWriter()
        fillDisk()
        writer.flush()
        #expect(writer.failure?.reason == .notWritten(ENOSPC))
        writer.flush()
        #expect(writer.failure == nil)
        #expect(try file.load() == Note(text: "one"))
    }

    @Test func aFailedWriteIsTriedAgainWhenTheWriterIsReleased() throws {
        var writer: StateWriter? = makeWriter()
        fillDisk()
        writer?.changed()
        writer?.settle()
        writer = nil
        #expect(try file.load() == Note(text: "one"))
    }

    @Test func anotherReasonIsReportedToo() throws {
        let writer = makeFailingWriter()
        // A folder that is not empty cannot be replaced by a file.
        mkdir(file.path + ".new", 0o700)
        mkdir(file.path + ".new/inner", 0o700)
        writer.flush()
        #expect(errors.count == 2 && errors[1] != errors[0], "\(errors)")
        _ = system("rm -r \(file.path).new")
        writer.flush()
        #expect(errors.count == 3 && errors[2] == nil, "\(errors)")
    }
}
