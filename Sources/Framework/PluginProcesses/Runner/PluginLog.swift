// SPDX-License-Identifier: MIT

import Dispatch
import FileKit
import Glibc
import Synchronization

/// The log of the standard output and error of a plugin: `ID.log` in the state folder, and `ID.log.1` with the older part.
///
/// Each file has at most ``maximumBytes``. If a plugin writes more than ``maximumRate`` bytes in ``period``
/// seconds, the rest is discarded, and the log says how many bytes. The files are written on a queue of their
/// own, so that a slow disk does not delay the shell. Any thread may use it.
package final class PluginLog: Sendable {
    static let maximumBytes = 1 << 20
    static let maximumRate = 1 << 20
    static let period = 10

    package let path: String
    private let queue = DispatchQueue(label: "ShellKit.PluginLog")
    private let rate = Mutex(Rate())
    private let file: Mutex<File>

    fileprivate struct Rate {
        /// What comes before new bytes: how many were discarded, and whether the last line has no end.
        struct Gap {
            var lost = 0
            var isInLine = false
        }

        var start = 0
        var bytes = 0
        var lost = 0
        var endsInLine = false
    }

    /// The open file. Only the queue uses it.
    private struct File {
        var descriptor: Int32 = -1
        var size = 0
        var hasFailed = false
        /// Whether the older part could not be kept.
        var losesOlder = false
    }

    /// Called on the main thread with the error message when writing begins to fail.
    private let onError: @MainActor @Sendable (String) -> Void

    package init(_ path: String, onError: @escaping @MainActor @Sendable (String) -> Void = { _ in }) {
        self.path = path
        self.onError = onError
        file = Mutex(File())
    }

    deinit {
        let descriptor = file.withLock { $0.descriptor }
        if descriptor >= 0 { close(descriptor) }
    }

    /// Appends a line of the shell with the time, for example that the process was started.
    package func note(_ text: String) {
        var now = time(nil)
        var date = tm()
        localtime_r(&now, &date)
        var stamp = [CChar](repeating: 0, count: 32)
        strftime(&stamp, stamp.count, "%Y-%m-%d %H:%M:%S", &date)
        let time = String(decoding: stamp.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        // A flood of output must not keep the lines of the shell from the log.
        write(after: rate.withLock { $0.begin() }, Array("--- \(time) \(text)\n".utf8))
    }

    package func append(_ text: String) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    /// Appends the output of the plugin.
    package func append(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        let (count, gap) = rate.withLock { rate in
            let (count, lost) = rate.admit(bytes.count)
            guard count > 0 else { return (0, Rate.Gap()) }
            defer { rate.endsInLine = bytes[count - 1] != UInt8(ascii: "\n") }
            return (count, Rate.Gap(lost: lost, isInLine: lost > 0 && rate.endsInLine))
        }
        if count > 0 { write(after: gap, Array(bytes[..<count])) }
    }

    private func write(after gap: Rate.Gap, _ bytes: [UInt8]) {
        var text = gap.isInLine ? "\n" : ""
        if gap.lost > 0 { text += "--- \(gap.lost) bytes were left out: the plugin writes too much\n" }
        queue.async { [self, text] in write(Array(text.utf8) + bytes) }
    }

    /// Returns the last lines. Blocks until everything that was appended is written.
    package func lastLines(_ count: Int) -> [String] {
        queue.sync {}
        guard let file = try? RegularFile(path, links: .refused) else { return [] }
        let limit = 64 << 10
        let bytes = try? file.contents(upTo: limit, from: max(0, file.size - limit))
        return String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").suffix(count).map(
            String.init)
    }

    // MARK: On the queue

    private func write(_ bytes: [UInt8]) {
        file.withLock { file in
            if file.descriptor < 0 { reopen(&file) }
            if file.size > 0, file.size + bytes.count > Self.maximumBytes {
                guard beginNext(&file) else { return }
            }
            guard file.descriptor >= 0, writeAll(bytes, to: file.descriptor) else {
                return fail(&file)
            }
            file.size += bytes.count
            file.hasFailed = false
        }
    }

    /// Begins a new file, after the present one was renamed. Returns false if nothing more can be written.
    private func beginNext(_ file: inout File) -> Bool {
        if rename(path, "\(path).1") == 0 || errno == ENOENT {
            close(file.descriptor)
            reopen(&file)
            file.losesOlder = false
            return true
        }
        if !file.losesOlder {
            file.losesOlder = true
            report(
                "The older output of the plugin is not kept: \(path).1 could not be replaced: \(Folder.reason). Remove or rename what is there."
            )
        }
        // Such as a folder in the place of the older part, which is lost then: the file must not grow.
        guard ftruncate(file.descriptor, 0) == 0 else { return false }
        file.size = 0
        return true
    }

    private func reopen(_ file: inout File) {
        Folder.make(path.parentPath)
        file.descriptor = Glibc.open(
            path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        file.size = file.descriptor < 0 ? 0 : max(0, lseek(file.descriptor, 0, SEEK_END))
    }

    private func fail(_ file: inout File) {
        guard !file.hasFailed else { return }
        file.hasFailed = true
        report(
            "The output of the plugin is not logged: \(path) could not be written: \(Folder.reason). Free space on the disk, and make the folder writable."
        )
    }

    private func report(_ text: String) {
        DispatchQueue.main.async { [onError] in MainActor.assumeIsolated { onError(text) } }
    }
}

extension PluginLog.Rate {
    /// Begins a line of the shell.
    fileprivate mutating func begin() -> Gap {
        defer { (lost, endsInLine) = (0, false) }
        return Gap(lost: lost, isInLine: endsInLine)
    }

    /// Returns how many of `count` new bytes may be written, and how many bytes were discarded before.
    fileprivate mutating func admit(_ count: Int) -> (count: Int, lost: Int) {
        let now = time(nil)
        if now >= start + PluginLog.period || now < start { (start, bytes) = (now, 0) }
        let admitted = min(count, PluginLog.maximumRate - bytes)
        bytes += admitted
        guard admitted > 0 else {
            lost += count
            return (0, 0)
        }
        defer { lost = count - admitted }
        return (admitted, lost)
    }
}
