// SPDX-License-Identifier: MIT

/// The line in `/proc/PID/stat`, of which each field that is used has been checked.
package struct ProcStat: Equatable, Sendable {
    package var pid: Int32
    /// The name in the parentheses. It may contain anything, also parentheses and line feeds; bytes that are no UTF-8 are replaced.
    package var name: String
    package var state: ProcessState
    package var parent: Int32
    /// The processor time in clock ticks, of the process and of the kernel for it.
    package var processorTicks: UInt64
    package var nice: Int
    package var threads: Int
    /// When the process started, in clock ticks after the start of the system.
    package var startTicks: UInt64
    package var residentPages: UInt64

    /// Reads a line.
    package init(_ line: UnsafeRawBufferPointer) throws(ProcStatError) {
        guard let open = line.firstIndex(of: UInt8(ascii: "(")),
            let close = line.lastIndex(of: UInt8(ascii: ")")), open < close
        else { throw .noName }
        var first = FieldReader(line, from: 0, to: open)
        pid = try first.number("pid", in: 1...Int64(Int32.max))
        name = String(decoding: line[(open + 1)..<close], as: UTF8.self)

        var end = line.count
        while end > close + 1, line[end - 1] == UInt8(ascii: "\n") || line[end - 1] == 0 { end -= 1 }
        var fields = FieldReader(line, from: close + 1, to: end)
        state = try fields.state()
        parent = try fields.number("ppid", in: 0...Int64(Int32.max))
        for name in ["pgrp", "session", "tty_nr", "tpgid"] {
            let _: Int64 = try fields.number(name, in: Int64(Int32.min)...Int64(Int32.max))
        }
        for name in ["flags", "minflt", "cminflt", "majflt", "cmajflt"] { _ = try fields.count(name) }
        let user = try fields.count("utime")
        let system = try fields.count("stime")
        let (ticks, overflows) = user.addingReportingOverflow(system)
        guard !overflows else {
            throw .malformed(field: "stime", text: "\(system)", expected: "a smaller number")
        }
        processorTicks = ticks
        for name in ["cutime", "cstime", "priority"] {
            let _: Int64 = try fields.number(name, in: Int64.min...Int64.max)
        }
        nice = try fields.number("nice", in: -20...19)
        threads = try fields.number("num_threads", in: 0...Int64(Int32.max))
        _ = try fields.count("itrealvalue")
        startTicks = try fields.count("starttime")
        _ = try fields.count("vsize")
        residentPages = try fields.count("rss")
    }

    /// Reads a line from an array. It copies the bytes, and is used in tests and where a line is rarely read.
    package init(_ text: [UInt8]) throws(ProcStatError) {
        let result: Result<ProcStat, ProcStatError> = text.withUnsafeBytes { bytes in
            do throws(ProcStatError) { return .success(try ProcStat(bytes)) } catch { return .failure(error) }
        }
        self = try result.get()
    }
}

/// What a process is doing, by the letter of the kernel.
package enum ProcessState: UInt8, Sendable, CaseIterable, Codable {
    case running = 0x52  // R
    case sleeping = 0x53  // S
    case waiting = 0x44  // D
    case zombie = 0x5A  // Z
    case stopped = 0x54  // T
    case traced = 0x74  // t
    case dead = 0x58  // X
    case idle = 0x49  // I

    /// The name for the user.
    package var title: String {
        switch self {
        case .running: "Running"
        case .sleeping: "Sleeping"
        case .waiting: "Waiting for a device"
        case .zombie: "Ended, not collected"
        case .stopped: "Stopped"
        case .traced: "Stopped by a debugger"
        case .dead: "Ended"
        case .idle: "Idle"
        }
    }
}

/// Fields that spaces divide.
private struct FieldReader {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int
    private let end: Int

    init(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) {
        (self.bytes, position, self.end) = (bytes, start, end)
    }

    private mutating func next(_ name: String) throws(ProcStatError) -> Range<Int> {
        while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
        let start = position
        while position < end, bytes[position] != UInt8(ascii: " ") { position += 1 }
        guard start < position else { throw .missing(field: name) }
        return start..<position
    }

    private func malformed(_ name: String, _ range: Range<Int>, _ expected: String) -> ProcStatError {
        .malformed(
            field: name, text: String(decoding: bytes[range].prefix(40), as: UTF8.self), expected: expected)
    }

    mutating func state() throws(ProcStatError) -> ProcessState {
        let range = try next("state")
        guard range.count == 1 else { throw malformed("state", range, "one letter") }
        switch bytes[range.lowerBound] {
        // Letters of older kernels: parked, waking.
        case UInt8(ascii: "P"), UInt8(ascii: "W"), UInt8(ascii: "K"): return .sleeping
        case UInt8(ascii: "x"): return .dead
        case let letter:
            guard let state = ProcessState(rawValue: letter) else {
                throw malformed("state", range, "one of the letters R, S, D, Z, T, t, X and I")
            }
            return state
        }
    }

    /// A number without a sign.
    mutating func count(_ name: String) throws(ProcStatError) -> UInt64 {
        let range = try next(name)
        var value: UInt64 = 0
        for index in range {
            let digit = bytes[index] &- UInt8(ascii: "0")
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
            guard digit < 10, !overflows, !carries else {
                throw malformed(name, range, "a number from 0 to \(UInt64.max)")
            }
            value = sum
        }
        return value
    }

    mutating func number<Value: FixedWidthInteger>(
        _ name: String, in allowed: ClosedRange<Int64>
    ) throws(ProcStatError) -> Value {
        let range = try next(name)
        let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
        var value: Int64 = 0
        var isNumber = !isNegative || range.count > 1
        for index in range.dropFirst(isNegative ? 1 : 0) where isNumber {
            let digit = bytes[index] &- UInt8(ascii: "0")
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, carries) =
                isNegative
                ? product.subtractingReportingOverflow(Int64(digit))
                : product.addingReportingOverflow(Int64(digit))
            isNumber = digit < 10 && !overflows && !carries
            value = sum
        }
        guard isNumber, allowed.contains(value), let result = Value(exactly: value) else {
            throw malformed(name, range, "a number from \(allowed.lowerBound) to \(allowed.upperBound)")
        }
        return result
    }
}
