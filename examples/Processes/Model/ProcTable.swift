// SPDX-License-Identifier: MIT

import Glibc

/// The processes of the last reading, and how the next one is made.
struct ProcTable {
    /// A process, with the values from which its record is created.
    private final class Entry {
        var line: [UInt8] = []
        var stat: ProcStat
        var record: ProcessRecord
        var user: UInt32
        /// The bytes that it had read from disks and written to them; nil if they cannot be read.
        var diskBytes: UInt64?
        var reading = 0
        /// When the line was read.
        var time = 0.0
        /// The number of readings for which the line has not changed.
        var quietReadings = 0

        init(_ stat: ProcStat, _ record: ProcessRecord, user: UInt32) {
            self.stat = stat
            self.record = record
            self.user = user
        }
    }

    /// After this number of readings without a change, a process is read at every third reading only.
    private static let quietLimit = 10
    private static let quietInterval = 3

    private let files: ProcFiles
    private let environment: ProcReader.Environment
    private var entries: [Int32: Entry] = [:]
    private var userNames: [UInt32: String] = [:]
    private var order: [Int32] = []
    private var readingNumber = 0
    private var systemStart = 0
    private var lastUse: (busy: UInt64, all: UInt64)?

    init(root: String, environment: ProcReader.Environment) {
        files = ProcFiles(root: root)
        self.environment = environment
    }

    mutating func startTicks(of pid: Int32) -> UInt64? {
        guard let length = files.read(pid, "stat") else { return nil }
        return try? ProcStat(UnsafeRawBufferPointer(rebasing: files.buffer[..<length])).startTicks
    }

    mutating func read() throws(ProcError) -> ProcessSnapshot {
        try files.listProcesses(into: &order)
        let now = environment.clock()
        readingNumber += 1
        var snapshot = ProcessSnapshot()
        if systemStart == 0 { systemStart = Int(files.value(of: "btime", in: "stat") ?? 0) }
        readUse(&snapshot)
        snapshot.processes.reserveCapacity(order.count)
        for pid in order {
            if let entry = entries[pid], entry.quietReadings >= Self.quietLimit,
                (readingNumber &+ Int(pid)) % Self.quietInterval != 0
            {
                entry.reading = readingNumber
                snapshot.processes.append(entry.record)
                continue
            }
            guard let length = files.read(pid, "stat") else { continue }
            do throws(ProcStatError) {
                let (record, hasChanged) = try update(pid, length, now)
                snapshot.processes.append(record)
                if hasChanged { snapshot.changedCount += 1 }
            } catch {
                if snapshot.skipped.count < 100 {
                    snapshot.skipped.append(SkippedProcess(pid: pid, error: error))
                }
            }
        }
        if entries.count != snapshot.processes.count {
            entries = entries.filter { $0.value.reading == readingNumber }
        }
        return snapshot
    }

    /// Reads what has changed of one process, whose line is in the buffer.
    private mutating func update(
        _ pid: Int32, _ length: Int, _ now: Double
    ) throws(ProcStatError) -> (ProcessRecord, hasChanged: Bool) {
        guard length < ProcFiles.limit else { throw .tooLong }
        let line = UnsafeRawBufferPointer(rebasing: files.buffer[..<length])
        if let entry = entries[pid], entry.line.count == length,
            entry.line.withUnsafeBytes({ memcmp($0.baseAddress!, line.baseAddress!, length) == 0 })
        {
            (entry.reading, entry.time) = (readingNumber, now)
            entry.quietReadings += 1
            // Nothing was done since the last reading.
            let isQuiet = entry.record.processorPermille == 0 && (entry.record.diskRate ?? 0) == 0
            if !isQuiet {
                entry.record.processorPermille = 0
                if entry.diskBytes != nil { entry.record.diskRate = 0 }
            }
            return (entry.record, !isQuiet)
        }
        let bytes = [UInt8](line)
        let stat = try ProcStat(line)
        guard stat.pid == pid else { throw .otherProcess(pid: stat.pid) }
        let user = files.owner(of: pid) ?? UInt32.max
        if let entry = entries[pid], entry.stat.startTicks == stat.startTicks {
            refresh(entry, stat, user, max(now - entry.time, 0.001))
            (entry.line, entry.reading, entry.time, entry.quietReadings) = (bytes, readingNumber, now, 0)
            return (entry.record, true)
        }
        let entry = Entry(stat, record(stat, user), user: user)
        entry.diskBytes = files.diskBytes(of: pid)
        entry.record.diskRate = entry.diskBytes.map { _ in 0 }
        (entry.line, entry.reading, entry.time) = (bytes, readingNumber, now)
        entries[pid] = entry
        return (entry.record, true)
    }

    private mutating func refresh(_ entry: Entry, _ stat: ProcStat, _ user: UInt32, _ elapsed: Double) {
        let before = entry.stat
        entry.stat = stat
        entry.record.parent = stat.parent
        entry.record.state = stat.state
        entry.record.threads = stat.threads
        entry.record.nice = stat.nice
        entry.record.memory = memory(stat)
        entry.record.processorSeconds = Int(clamping: stat.processorTicks / environment.ticksPerSecond)
        let ticks =
            stat.processorTicks >= before.processorTicks ? stat.processorTicks - before.processorTicks : 0
        let permille = Double(ticks) / Double(environment.ticksPerSecond) / elapsed * 1000
        entry.record.processorPermille = Int(min(permille, 1e9).rounded())
        if stat.name != before.name {
            entry.record.name = stat.name.printable
            entry.record.command = files.command(of: stat.pid) ?? ""
        }
        if user != entry.user {
            entry.user = user
            entry.record.user = name(of: user)
            entry.record.isOwn = user == environment.user
            entry.diskBytes = files.diskBytes(of: stat.pid)
            entry.record.diskRate = entry.diskBytes.map { _ in 0 }
        } else if let old = entry.diskBytes {
            entry.diskBytes = files.diskBytes(of: stat.pid)
            entry.record.diskRate = entry.diskBytes.map { UInt64(Double($0 >= old ? $0 - old : 0) / elapsed) }
        }
    }

    private mutating func record(_ stat: ProcStat, _ user: UInt32) -> ProcessRecord {
        ProcessRecord(
            id: ProcessID(pid: stat.pid, startTicks: stat.startTicks), parent: stat.parent,
            name: stat.name.printable, state: stat.state, user: name(of: user),
            isOwn: user == environment.user,
            threads: stat.threads, nice: stat.nice, processorPermille: 0,
            processorSeconds: Int(clamping: stat.processorTicks / environment.ticksPerSecond),
            memory: memory(stat), diskRate: nil,
            start: systemStart + Int(clamping: min(stat.startTicks / environment.ticksPerSecond, 1 << 40)),
            command: files.command(of: stat.pid) ?? "")
    }

    private func memory(_ stat: ProcStat) -> UInt64 {
        stat.residentPages.multipliedReportingOverflow(by: environment.pageSize).partialValue
    }

    private mutating func name(of user: UInt32) -> String {
        if user == .max { return "" }
        if let name = userNames[user] { return name }
        let name = environment.userName(user)
        userNames[user] = name
        return name
    }

    /// The memory of the system, and the use of its processors.
    private mutating func readUse(_ snapshot: inout ProcessSnapshot) {
        let total = files.value(of: "MemTotal:", in: "meminfo") ?? 0
        let available = files.value(of: "MemAvailable:", in: "meminfo") ?? total
        snapshot.totalMemory = min(total, 1 << 50) * 1024
        snapshot.usedMemory = min(total - min(available, total), 1 << 50) * 1024
        guard let times = files.values(of: "cpu", in: "stat"), times.count >= 5 else { return }
        // user, nice, system, idle, iowait, irq, softirq, steal. The fields after these are parts of user and nice.
        let all = times.prefix(8).reduce(UInt64(0)) { $0 &+ $1 }
        let idle = times[3] &+ times[4]
        let use = (busy: all &- idle, all: all)
        if let last = lastUse, use.all > last.all, use.busy >= last.busy {
            snapshot.processorPermille = Int(
                min(Double(use.busy - last.busy) / Double(use.all - last.all) * 1000, 1000))
        }
        lastUse = use
    }
}

extension String {
    /// The text in one line: control characters, such as line feeds in the name of a process, have a visible character instead.
    var printable: String {
        guard unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) else { return self }
        return String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    scalar.value < 32
                        ? Unicode.Scalar(0x2400 + scalar.value) ?? scalar : scalar.value == 127 ? "␡" : scalar
                }))
    }
}
