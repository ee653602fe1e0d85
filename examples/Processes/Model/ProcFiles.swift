// SPDX-License-Identifier: MIT

import Glibc

/// The files below a folder like `/proc`.
final class ProcFiles {
    /// The size of the buffer. A line about a process that fills it is longer than any that the kernel writes.
    static let limit = 4096

    /// The bytes that were read last.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: limit, alignment: 16)
    private let root: String
    /// The open folder; -1 while there is none.
    private var folder: Int32 = -1
    private var listing: OpaquePointer?

    init(root: String) { self.root = root }

    deinit {
        if let listing { closedir(listing) }
        buffer.deallocate()
    }

    /// Replaces `pids` with the numbers of all processes, in order.
    func listProcesses(into pids: inout [Int32]) throws(ProcError) {
        try open()
        guard let listing else { return }
        rewinddir(listing)
        pids.removeAll(keepingCapacity: true)
        var isSorted = true
        while let entry = readdir(listing) {
            let number = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 256) { name in
                    var value: Int32 = 0
                    var index = 0
                    while name[index] != 0 {
                        let digit = name[index] &- UInt8(ascii: "0")
                        let (product, overflows) = value.multipliedReportingOverflow(by: 10)
                        guard digit < 10, !overflows, product <= Int32.max - 9 else { return Int32(0) }
                        value = product + Int32(digit)
                        index += 1
                    }
                    return value
                }
            }
            guard number > 0 else { continue }
            if let last = pids.last, last > number { isSorted = false }
            pids.append(number)
        }
        if !isSorted { pids.sort() }
    }

    private func open() throws(ProcError) {
        guard listing == nil else { return }
        guard let opened = opendir(root) else {
            throw .unreadable(path: root, reason: String(cString: strerror(errno)))
        }
        listing = opened
        folder = dirfd(opened)
        // In the sandbox of a plugin, process 1 is Bubblewrap, the program that creates the sandbox.
        if let length = read(1, "comm"), String(decoding: buffer[..<length], as: UTF8.self) == "bwrap\n" {
            closedir(opened)
            listing = nil
            throw .sandboxed
        }
    }

    /// Reads a file of a process into the buffer. Returns its length; nil if it cannot be read, as when the process has ended.
    func read(_ pid: Int32, _ file: StaticString) -> Int? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { path in
            var length = write(pid, into: path)
            path[length] = UInt8(ascii: "/")
            length += 1
            guard length + file.utf8CodeUnitCount < path.count else { return nil }
            for index in 0..<file.utf8CodeUnitCount { path[length + index] = file.utf8Start[index] }
            path[length + file.utf8CodeUnitCount] = 0
            return path.baseAddress.flatMap { path in
                path.withMemoryRebound(to: CChar.self, capacity: 64) { read(path: $0) }
            }
        }
    }

    /// Writes a number in decimal digits.
    private func write(_ number: Int32, into path: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var (rest, count) = (number, 0)
        repeat {
            path[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            (rest, count) = (rest / 10, count + 1)
        } while rest > 0
        var digits = UnsafeMutableBufferPointer(rebasing: path[..<count])
        digits.reverse()
        return count
    }

    private func read(path: UnsafePointer<CChar>) -> Int? {
        let file = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var length = 0
        while length < buffer.count {
            let count = Glibc.read(file, buffer.baseAddress! + length, buffer.count - length)
            if count < 0 { return nil }
            // One read is enough for a short file of the kernel. A long file, or one of a test, may need more.
            length += count
            if count == 0 || length > 0 && count < 1024 { break }
        }
        return length > 0 ? length : nil
    }

    /// The user that a process belongs to.
    func owner(of pid: Int32) -> UInt32? {
        var status = stat()
        return fstatat(folder, "\(pid)", &status, 0) == 0 ? status.st_uid : nil
    }

    /// The largest number of bytes of a file about the system that are read. `stat` has a line for each processor, and a number for
    /// each interrupt.
    static let systemLimit = 4 << 20
    /// The largest number of bytes of a command line that are read. Linux limits an argument to 128 KiB, and all of them together to 2 MiB
    /// in most systems.
    static let commandLimit = 256 << 10

    /// The command line of a process, with spaces between its words; nil if there is none, as for a thread of the kernel. A process may
    /// write another text there.
    func command(of pid: Int32) -> String? {
        guard let length = read(pid, "cmdline") else { return nil }
        guard length == buffer.count else { return Self.command(buffer[..<length]) }
        // A long one is read again, into more memory.
        return withWhole("\(pid)/cmdline", limit: Self.commandLimit) { bytes in
            Self.command(bytes) + (bytes.count == Self.commandLimit ? " …" : "")
        }
    }

    /// Calls `body` with the bytes of a file that may be longer than the buffer, up to a limit; nil if it cannot be opened.
    private func withWhole<T>(
        _ path: String, limit: Int, _ body: (Slice<UnsafeMutableRawBufferPointer>) -> T?
    ) -> T? {
        let file = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(byteCount: limit, alignment: 16) { bytes in
            var length = 0
            while length < bytes.count {
                let count = Glibc.read(file, bytes.baseAddress! + length, bytes.count - length)
                if count <= 0 { break }
                length += count
            }
            return body(bytes[..<length])
        }
    }

    /// Words end with a zero. Where a process writes a text, zeros or spaces fill the rest.
    private static func command(_ bytes: Slice<UnsafeMutableRawBufferPointer>) -> String {
        var end = bytes.endIndex
        while end > bytes.startIndex, bytes[end - 1] == 0 || bytes[end - 1] == 32 { end -= 1 }
        return String(decoding: bytes[..<end].lazy.map { $0 == 0 ? 32 : $0 }, as: UTF8.self).printable
    }

    /// What a process has read from disks and written to them.
    func diskBytes(of pid: Int32) -> UInt64? {
        guard let length = read(pid, "io") else { return nil }
        var sum: UInt64 = 0
        var found = 0
        for line in buffer[..<length].split(separator: UInt8(ascii: "\n"))
        where line.starts(with: "read_bytes: ".utf8) || line.starts(with: "write_bytes: ".utf8) {
            guard let number = Self.number(line.drop { $0 != UInt8(ascii: " ") }.dropFirst()) else {
                return nil
            }
            (sum, found) = (sum &+ number, found + 1)
        }
        return found == 2 ? sum : nil
    }

    /// The first number in the line of a file that begins with a word.
    func value(of word: String, in file: String) -> UInt64? { values(of: word, in: file)?.first }

    func values(of word: String, in file: String) -> [UInt64]? {
        withWhole(file, limit: Self.systemLimit) { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let line = rest.prefix { $0 != UInt8(ascii: "\n") }
                rest = rest[line.endIndex...].dropFirst()
                // The other lines may be long.
                guard line.starts(with: word.utf8) else { continue }
                let words = line.split(separator: UInt8(ascii: " "))
                guard let first = words.first, first.elementsEqual(word.utf8) else { continue }
                return words.dropFirst().compactMap { Self.number($0) }
            }
            return nil
        }
    }

    /// The number of the process or thread that started last: the last word of loadavg.
    func lastStartedProcess() throws(ProcError) -> UInt64? {
        try open()
        guard let length = "loadavg".withCString({ read(path: $0) }) else { return nil }
        let words = buffer[..<length].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        return words.count == 5 ? Self.number(words[4]) : nil
    }

    private static func number(_ digits: some Sequence<UInt8>) -> UInt64? {
        UInt64(String(decoding: Array(digits), as: UTF8.self))
    }
}
