// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import Synchronization

/// The journal of the system, which is read by a program.
package struct Journal: Sendable, Equatable {
    /// The program and its arguments.
    package let program: String
    package let arguments: [String]

    package init(
        program: String, arguments: [String] = ["--output=json", "--follow", "--lines=100000", "--no-pager"]
    ) {
        self.program = program
        self.arguments = arguments
    }

    /// The journal of this system; nil if `journalctl` is not installed, or if there are no journal files.
    package static var system: Journal? {
        let program = ["/usr/bin/journalctl", "/bin/journalctl"].first { (path: String) in
            access(path, X_OK) == 0
        }
        let hasFiles = ["/run/log/journal", "/var/log/journal"].contains { (path: String) in
            access(path, R_OK | X_OK) == 0
        }
        return hasFiles ? program.map { Journal(program: $0) } : nil
    }

    /// Returns the line for an entry, or nil if the entry is malformed. Each field is checked, because entries come from all programs of the system.
    package static func line(of entry: Data) -> String? {
        guard let fields = (try? JSONSerialization.jsonObject(with: entry)) as? [String: Any] else {
            return nil
        }
        func text(_ name: String) -> String? {
            if let text = fields[name] as? String { return text }
            // A message that is not valid UTF-8 is an array of bytes.
            guard let numbers = fields[name] as? [Int] else { return nil }
            return LogText.text(of: numbers.compactMap { UInt8(exactly: $0) })
        }
        guard let message = text("MESSAGE"),
            let microseconds = text("__REALTIME_TIMESTAMP").flatMap({ Int($0) }),
            microseconds >= 0
        else { return nil }
        let level =
            switch text("PRIORITY").flatMap({ Int($0) }) {
            case .some(0...3): "error"
            case .some(4): "warning"
            case .some(7): "debug"
            default: "info"
            }
        let name = text("SYSLOG_IDENTIFIER") ?? text("_COMM") ?? "?"
        let process = text("_PID").flatMap { Int($0) }.map { "[\($0)]" } ?? ""
        let line = "\(time(microseconds / 1_000_000)) \(level) \(name)\(process): \(message)"
        return LogText.text(of: Array(line.utf8))
    }

    private static func time(_ seconds: Int) -> String {
        var time = time_t(seconds)
        var parts = tm()
        guard localtime_r(&time, &parts) != nil else { return "?" }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return
            "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
    }
}

/// Writes the entries of a journal into a temporary file, one line for each entry. A ``LogDocument`` reads the file. When this object is released, the program ends, and the
/// file is removed.
package final class JournalSpool: Sendable {
    /// The path of the file.
    package let path: String
    /// The last line that the program has written to its standard error, for example that the user may not read the journal.
    package var message: Observable<String> {
        .deferred { [self] in
            messages.startWith(state.withLock(\.message)).observe(on: MainScheduler.instance)
        }
    }
    private let messages = PublishRelay<String>()

    private struct State {
        var rest: [UInt8] = []
        var message = ""
        var process: Process?
    }

    private let state = Mutex(State())

    package init(_ journal: Journal, in folder: URL = FileManager.default.temporaryDirectory) throws {
        let url = folder.appending(path: "journal-\(UUID()).log")
        path = url.path(percentEncoded: false)
        // Only this user may read the file.
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw LogPatternError(
                description: "\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
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
            guard let self, let last = lines.last.map(String.init) else { return }
            state.withLock { $0.message = last }
            messages.accept(last)
        }
        state.withLock { $0.process = process }
    }

    deinit {
        // SIGTERM would have no effect: the program inherits the blocked signals of the thread that has started it, and threads of a queue block SIGTERM.
        if let process = state.withLock(\.process), process.isRunning {
            kill(process.processIdentifier, SIGKILL)
        }
        unlink(path)
    }

    /// Reads a pipe on a thread until the program closes it.
    ///
    /// `readabilityHandler` is not used: its event loop may use freed memory when the other end of a pipe closes.
    private static func readAll(_ pipe: Pipe, _ received: @escaping @Sendable (Data) -> Void) {
        let handle = pipe.fileHandleForReading
        Thread.detachNewThread {
            while true {
                let data = handle.availableData
                if data.isEmpty { return }
                received(data)
            }
        }
    }

    /// Writes the complete entries, and keeps the rest until more bytes arrive.
    private func add(_ data: Data, to file: FileHandle) {
        let entries = state.withLock { state -> [Data] in
            state.rest += data
            guard let end = state.rest.lastIndex(of: UInt8(ascii: "\n")) else {
                // An entry of the journal is never that long.
                if state.rest.count > 64_000_000 { state.rest = [] }
                return []
            }
            let entries = state.rest[..<end].split(separator: UInt8(ascii: "\n")).map { Data($0) }
            state.rest.removeFirst(end + 1)
            return entries
        }
        let lines = entries.compactMap { Journal.line(of: $0) }
        if !lines.isEmpty { try? file.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8)) }
    }
}
