// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import Synchronization

/// Writes the entries of a journal into a temporary file, one line for each entry. A ``LogDocument`` reads the file. When this object is
/// released, the program ends, and the file is removed.
package final class JournalSpool: Sendable {
    /// The path of the file.
    package let path: String
    /// What the user has to know about the journal, now and after each change, on the main thread.
    package var status: Observable<JournalStatus> {
        Observable.merge(changes.asObservable(), .just(())).observe(on: MainScheduler.instance)
            .map { [self] in state.withLock(\.status) }
            .distinctUntilChanged()
    }
    private let changes = PublishRelay<Void>()

    private struct State {
        var lines = JournalLines()
        var status = JournalStatus()
        var process: Process?
        /// Whether the last entry in the file may have been written in part.
        var isCut = false
    }

    private let state = Mutex(State())
    private let write: @Sendable (FileHandle, Data) throws -> Void

    /// - Parameter write: writes to the temporary file.
    package init(
        _ journal: Journal, in folder: URL = FileManager.default.temporaryDirectory,
        write: @escaping @Sendable (FileHandle, Data) throws -> Void = { try $0.write(contentsOf: $1) }
    ) throws {
        self.write = write
        Self.removeLeft(in: folder)
        let url = folder.appending(path: "\(Self.prefix)\(UUID())\(Self.suffix)")
        path = url.path(percentEncoded: false)
        // Only this user may read the file.
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw LogPatternError(
                description: "\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
        // While the program runs. A file without the lock is one that a killed program has left.
        flock(file, LOCK_SH | LOCK_NB)
        // Where files have a limit, as those of plugins, writing fails with an error instead of a signal.
        signal(SIGXFSZ, SIG_IGN)
        let process = Process()
        process.executableURL = URL(filePath: journal.program)
        process.arguments = journal.arguments
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        let spool = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            try process.run()
        } catch {
            unlink(path)
            throw LogPatternError(description: "\(journal.program) cannot be started: \(error).")
        }
        Self.readAll(output) { [weak self] in self?.add($0, to: spool) }
        Self.readAll(errors) { [weak self] data in
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
            self?.report { status in lines.forEach { status.add(String($0)) } }
        }
        state.withLock { $0.process = process }
    }

    deinit {
        // SIGTERM would have no effect: the program inherits the blocked signals of the thread that has started it, and threads of a queue
        // block SIGTERM.
        if let process = state.withLock(\.process), process.isRunning {
            kill(process.processIdentifier, SIGKILL)
        }
        unlink(path)
    }

    private static let (prefix, suffix) = ("journal-", ".log")

    /// Whether a file has a name that this type gives. The user may have saved a journal in the same folder.
    private static func isSpool(_ name: String) -> Bool {
        name.hasPrefix(prefix) && name.hasSuffix(suffix)
            && UUID(uuidString: String(name.dropFirst(prefix.count).dropLast(suffix.count))) != nil
    }

    /// Removes the files of programs that were killed.
    private static func removeLeft(in folder: URL) {
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for file in files where isSpool(file.lastPathComponent) {
            let path = file.path(percentEncoded: false)
            let descriptor = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
            close(descriptor)
        }
    }

    /// Reads a pipe on a thread until the program closes it, which is reported with no data.
    ///
    /// `readabilityHandler` is not used: its event loop may use freed memory when the other end of a pipe closes.
    private static func readAll(_ pipe: Pipe, _ received: @escaping @Sendable (Data) -> Void) {
        let handle = pipe.fileHandleForReading
        Thread.detachNewThread {
            while true {
                let data = handle.availableData
                received(data)
                if data.isEmpty { return }
            }
        }
    }

    /// Writes the complete entries; at the end, also one without a line feed.
    private func add(_ data: Data, to file: FileHandle) {
        defer { if data.isEmpty { report { $0.hasEnded = true } } }
        let (lines, isCut) = state.withLock { state in
            (data.isEmpty ? state.lines.finish() : state.lines.add(data), state.isCut)
        }
        guard !lines.isEmpty else { return }
        do {
            try write(file, Data(((isCut ? "\n" : "") + lines.joined(separator: "\n") + "\n").utf8))
            state.withLock { $0.isCut = false }
        } catch {
            state.withLock { $0.isCut = true }
            report {
                $0.writeError =
                    "Entries are missing: \(path) cannot be written. Free space on the disk, and open the journal again."
            }
        }
    }

    private func report(_ change: (inout JournalStatus) -> Void) {
        state.withLock { change(&$0.status) }
        changes.accept(())
    }
}
