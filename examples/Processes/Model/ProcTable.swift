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
        /// When its use of the processor and of disks was measured.
        var time = 0.0
        /// Its processor time then, in nanoseconds; nil if it is not known.
        var processorTime: UInt64?
        /// The number of readings for which it has not run.
        var quietReadings = 0

        init(_ stat: ProcStat, _ record: ProcessRecord, user: UInt32) {
            self.stat = stat
            self.record = record
            self.user = user
        }
    }

    /// After this number of readings without running, a process is looked at in every third reading only.
    private static let quietLimit = 10
    private static let quietInterval = 3
    /// How often, in readings, the stat line of a process is read that has not run meanwhile, and all processes are listed although none
    /// has started.
    private static let idleInterval = 30

    private let files: ProcFiles
    private let environment: ProcReader.Environment
    private var entries: [Int32: Entry] = [:]
    private var userNames: [UInt32: String] = [:]
    private var order: [Int32] = []
    /// The process or thread that had started last when the processes were listed; nil if they must be listed again.
    private var lastStarted: UInt64?
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

    /// Reads the stat line of a process at the next reading, even if it has not run until then.
    mutating func noteChange(of pid: Int32) {
        entries[pid]?.processorTime = nil
        entries[pid]?.quietReadings = 0
    }

    mutating func read() throws(ProcError) -> ProcessSnapshot {
        readingNumber += 1
        try listProcesses()
        let now = environment.clock()
        var snapshot = ProcessSnapshot()
        readSystemStart(&snapshot)
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
            // Before the line is read: what the process does meanwhile is seen at the next reading.
            let processorTime = environment.processorTime?(pid)
            if let processorTime, let entry = entries[pid], entry.processorTime == processorTime,
                (readingNumber &+ Int(pid)) % Self.idleInterval != 0
            {
                if measure(entry, ticks: 0, processorTime, now) { snapshot.changedCount += 1 }
                snapshot.processes.append(entry.record)
                continue
            }
            guard let length = files.read(pid, "stat") else {
                lastStarted = nil
                continue
            }
            do throws(ProcStatError) {
                let (record, hasChanged) = try update(pid, length, processorTime, now)
                snapshot.processes.append(record)
                if hasChanged { snapshot.changedCount += 1 }
            } catch {
                if snapshot.skipped.count < 100 {
                    snapshot.skipped.append(SkippedProcess(pid: pid, error: error))
                }
            }
        }
        if entries.count != snapshot.processes.count { removeEnded() }
        return snapshot
    }

    /// The kernel computes the start of the system from the clock: it differs by a second now and then, and by more after the clock was set.
    private mutating func readSystemStart(_ snapshot: inout ProcessSnapshot) {
        let start = Int(min(files.value(of: "btime", in: "stat") ?? 0, 1 << 40))
        guard start > 0, abs(start - systemStart) > 1 else { return }
        systemStart = start
        for entry in entries.values { entry.record.start = self.start(of: entry.stat) }
        snapshot.changedCount += entries.count
    }

    private func start(of stat: ProcStat) -> Int {
        systemStart + Int(clamping: min(stat.startTicks / environment.ticksPerSecond, 1 << 40))
    }

    private mutating func removeEnded() {
        var ended: Set<Int32> = []
        for (pid, entry) in entries where entry.reading != readingNumber { ended.insert(pid) }
        for pid in ended { entries[pid] = nil }
        // Their children have another parent now, without having run.
        for (pid, entry) in entries where ended.contains(entry.stat.parent) { noteChange(of: pid) }
    }

    /// Lists the processes, unless none can have started or ended since they were listed.
    private mutating func listProcesses() throws(ProcError) {
        var started: UInt64?
        if environment.processorTime != nil { started = try files.lastStartedProcess() }
        if started == nil || started != lastStarted || readingNumber % Self.idleInterval == 0 {
            try files.listProcesses(into: &order)
        }
        lastStarted = started
    }

    /// Reads what has changed of one process, whose line is in the buffer.
    private mutating func update(
        _ pid: Int32, _ length: Int, _ processorTime: UInt64?, _ now: Double
    ) throws(ProcStatError) -> (ProcessRecord, hasChanged: Bool) {
        guard length < ProcFiles.limit else { throw .tooLong }
        let line = UnsafeRawBufferPointer(rebasing: files.buffer[..<length])
        if let entry = entries[pid], entry.line.count == length,
            entry.line.withUnsafeBytes({ memcmp($0.baseAddress!, line.baseAddress!, length) == 0 })
        {
            // A process can write another command line in less time than the line counts.
            let hasRun =
                entry.processorTime != processorTime || (readingNumber &+ Int(pid)) % Self.idleInterval == 0
            let hasOtherCommand = hasRun && readCommand(entry)
            let hasChanged = measure(entry, ticks: 0, processorTime, now)
            return (entry.record, hasChanged || hasOtherCommand)
        }
        let bytes = [UInt8](line)
        let stat = try ProcStat(line)
        guard stat.pid == pid else { throw .otherProcess(pid: stat.pid) }
        let user = files.owner(of: pid) ?? UInt32.max
        let entry: Entry
        if let known = entries[pid], known.stat.startTicks == stat.startTicks {
            entry = known
            refresh(entry, stat, user, processorTime, now)
        } else {
            entry = Entry(stat, record(stat, user), user: user)
            readFirstDiskBytes(entry)
            (entry.reading, entry.time, entry.processorTime) = (readingNumber, now, processorTime)
            entries[pid] = entry
        }
        entry.line = bytes
        return (entry.record, true)
    }

    private mutating func refresh(
        _ entry: Entry, _ stat: ProcStat, _ user: UInt32, _ processorTime: UInt64?, _ now: Double
    ) {
        let before = entry.stat
        entry.stat = stat
        entry.record.parent = stat.parent
        entry.record.state = stat.state
        entry.record.threads = stat.threads
        entry.record.nice = stat.nice
        entry.record.memory = memory(stat)
        entry.record.processorSeconds = Int(clamping: stat.processorTicks / environment.ticksPerSecond)
        if stat.name != before.name { entry.record.name = Self.name(stat, entry.record.command) }
        readCommand(entry)
        if user != entry.user {
            entry.user = user
            entry.record.user = name(of: user)
            entry.record.isOwn = user == environment.user
            readFirstDiskBytes(entry)
        }
        let ticks =
            stat.processorTicks >= before.processorTicks ? stat.processorTicks - before.processorTicks : 0
        measure(entry, ticks: ticks, lineHasChanged: true, processorTime, now)
    }

    /// Reads the command line, which a process may change at any time. Returns whether it is another one. A process that has ended has
    /// none, and keeps its last one.
    @discardableResult
    private func readCommand(_ entry: Entry) -> Bool {
        let command = files.command(of: entry.stat.pid)
        guard command != nil || ![.zombie, .dead].contains(entry.stat.state) else { return false }
        guard command ?? "" != entry.record.command else { return false }
        entry.record.command = command ?? ""
        entry.record.name = Self.name(entry.stat, entry.record.command)
        return true
    }

    /// The name of a process. The kernel cuts it after 15 bytes; the command line often has the whole one.
    private static func name(_ stat: ProcStat, _ command: String) -> String {
        let name = stat.name.printable
        let program = command.prefix { $0 != " " }.split(separator: "/").last ?? ""
        return stat.name.utf8.count == 15 && program.hasPrefix(name) ? String(program) : name
    }

    private func readFirstDiskBytes(_ entry: Entry) {
        entry.diskBytes = files.diskBytes(of: entry.stat.pid)
        entry.record.diskRate = entry.diskBytes.map { _ in 0 }
    }

    /// Measures the use of the processor and of disks since the last time. Returns whether it is different from the use before.
    @discardableResult
    private func measure(
        _ entry: Entry, ticks: UInt64, lineHasChanged: Bool = false, _ processorTime: UInt64?, _ now: Double
    ) -> Bool {
        let elapsed = max(now - entry.time, 0.001)
        var seconds = Double(ticks) / Double(environment.ticksPerSecond)
        var hasRun = lineHasChanged
        if let processorTime, let before = entry.processorTime {
            seconds = processorTime >= before ? Double(processorTime - before) / 1e9 : 0
            hasRun = processorTime != before
        }
        (entry.reading, entry.time, entry.processorTime) = (readingNumber, now, processorTime)
        entry.quietReadings = hasRun ? 0 : entry.quietReadings + 1
        let permille = Int(min(seconds / elapsed * 1000, 1e9).rounded())
        var diskRate = entry.diskBytes.map { _ in UInt64(0) }
        // A process that has not run has used no disk.
        if hasRun, let before = entry.diskBytes {
            entry.diskBytes = files.diskBytes(of: entry.stat.pid)
            diskRate = entry.diskBytes.map { UInt64(Double($0 >= before ? $0 - before : 0) / elapsed) }
        }
        guard permille != entry.record.processorPermille || diskRate != entry.record.diskRate else {
            return false
        }
        entry.record.processorPermille = permille
        entry.record.diskRate = diskRate
        return true
    }

    private mutating func record(_ stat: ProcStat, _ user: UInt32) -> ProcessRecord {
        let command = files.command(of: stat.pid) ?? ""
        return ProcessRecord(
            id: ProcessID(pid: stat.pid, startTicks: stat.startTicks), parent: stat.parent,
            name: Self.name(stat, command), state: stat.state, user: name(of: user),
            isOwn: user == environment.user,
            threads: stat.threads, nice: stat.nice, processorPermille: 0,
            processorSeconds: Int(clamping: stat.processorTicks / environment.ticksPerSecond),
            memory: memory(stat), diskRate: nil,
            start: start(of: stat),
            command: command)
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
    /// The text in one line, in which each character can be seen: controls, such as line feeds in the name of a process, have a sign
    /// instead, and what changes the line or the direction of the text around it is written with its number.
    var printable: String {
        guard unicodeScalars.contains(where: { Self.sign(of: $0) != nil }) else { return self }
        return unicodeScalars.reduce(into: "") { result, scalar in
            if let sign = Self.sign(of: scalar) {
                result += sign
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func sign(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0..<32: Unicode.Scalar(0x2400 + scalar.value).map(String.init)
        case 127: "␡"
        // Controls of ISO 6429, separators of lines, marks and embeddings of directions, the byte order mark.
        case 0x80...0x9F, 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: nil
        }
    }
}
