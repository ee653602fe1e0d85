// SPDX-License-Identifier: MIT

import Foundation
import ProcessesFakes
import ProcessesModel
import Synchronization
import Testing

struct ProcReaderTests {
    private let proc: FakeProc
    private let reader: ProcReader

    init() throws {
        proc = try FakeProc()
        reader = proc.makeReader()
    }

    private func read() throws -> [ProcessRecord] { try reader.read().processes }

    @Test func aProcessHasItsValues() throws {
        try proc.set(7, "bash", parent: 1, pages: 2, start: 300, command: "bash\0-l\0", disk: 10)
        let process = try #require(try read().first)
        #expect(process.id == ProcessID(pid: 7, startTicks: 300))
        #expect(process.memory == 8192)
        #expect(process.user == "ada")
        #expect(process.isOwn)
        #expect(process.command == "bash -l")
        #expect(process.start == 1_700_000_003)
        #expect(process.diskRate == 0)
    }

    /// The start of the system comes after a line for each processor and a number for each interrupt.
    @Test(arguments: [(1, 10), (8, 1900), (128, 4000), (8192, 500_000)])
    func theStartIsKnownOnAComputerWithManyProcessors(processors: Int, interrupts: Int) throws {
        try proc.writeStat(processors: processors, interrupts: interrupts)
        try proc.set(7, start: 300)
        let first = try reader.read()
        #expect(first.processes.first?.start == 1_700_000_003)
    }

    /// The line with the start of the system may be cut at any place of a buffer.
    @Test func theStartIsKnownWhereverItsLineIs() throws {
        try proc.set(7, start: 300)
        for interrupts in 1990..<2040 {
            try proc.writeStat(processors: 1, interrupts: interrupts)
            #expect(try proc.makeReader().read().processes.first?.start == 1_700_000_003)
        }
    }

    /// Clocks are set after the start of many small computers, which have no battery for them.
    @Test func theStartsFollowTheClockWhenItIsSet() throws {
        let reader = proc.makeReader(knowsProcessorTimes: true)
        try proc.set(7, start: 300)
        for (system, start) in [(0, 3), (1, 3), (3600, 3603), (3599, 3603), (-60, -57)] {
            try proc.write("cpu  1 1 1 1 1\nbtime \(1_700_000_000 + system)\n", to: "stat")
            #expect(try reader.read().processes.first?.start == 1_700_000_000 + start)
        }
    }

    @Test(arguments: ["18446744073709551615", "9223372036854775807", "x", ""])
    func aStartOfTheSystemThatIsImpossibleIsNoFailure(start: String) throws {
        try proc.write("cpu  1 1 1 1 1\nbtime \(start)\n", to: "stat")
        try proc.set(7, start: 300)
        #expect(try read().map(\.pid) == [7])
    }

    /// Servers write what they do into their command lines, without another name.
    @Test(arguments: [true, false])
    func aCommandLineThatChangesIsReadAgain(knowsProcessorTimes: Bool) throws {
        let reader = proc.makeReader(knowsProcessorTimes: knowsProcessorTimes)
        try proc.set(7, "worker-process:", ticks: 1, command: "worker-process: ada orders idle\0\0\0\0")
        proc.run(7, for: 5)
        #expect(try reader.read().processes.first?.command == "worker-process: ada orders idle")
        try proc.set(7, "worker-process:", ticks: 2, command: "worker-process: ada orders SELECT   ")
        proc.run(7, for: 10_000_000)
        let snapshot = try reader.read()
        #expect(snapshot.processes.first?.command == "worker-process: ada orders SELECT")
        #expect(snapshot.changedCount == 1)
    }

    /// It takes less than a tick, so the stat line is the same.
    @Test func aCommandLineThatChangesInLessThanATickIsReadAgain() throws {
        let reader = proc.makeReader(knowsProcessorTimes: true)
        try proc.set(7, command: "before")
        proc.run(7, for: 5)
        _ = try reader.read()
        try proc.write("after", to: "7/cmdline")
        proc.run(7, for: 1000)
        let snapshot = try reader.read()
        #expect(snapshot.processes.first?.command == "after")
        #expect(snapshot.changedCount == 1)
    }

    @Test func aProcessThatHasEndedKeepsItsCommandLine() throws {
        try proc.set(7, ticks: 1, command: "worker")
        _ = try read()
        try proc.set(7, state: "Z", ticks: 2, command: "")
        #expect(try read().first?.command == "worker")
        try proc.set(7, state: "S", ticks: 3, command: "")
        #expect(try read().first?.command == "")
    }

    @Test(arguments: [4095, 4096, 4097, 131_072, 256 << 10, 300_000])
    func aLongCommandLineIsRead(length: Int) throws {
        let start = String(repeating: "ü ", count: length / 3)
        try proc.set(7, command: start + "end")
        let command = try #require(try read().first?.command)
        let isCut = start.utf8.count + 3 >= 256 << 10
        #expect(command.hasSuffix(isCut ? " …" : "end"))
        #expect(isCut || command == start + "end")
    }

    @Test func argumentsThatAreEmptyAreKept() throws {
        try proc.set(7, command: "find\0\0-name\0a b\0\0")
        #expect(try read().first?.command == "find  -name a b")
    }

    /// proc(5): a name has up to 15 bytes of any kind.
    @Test(arguments: [
        ("a) S 1 (b", "a) S 1 (b"), ("a\nb", "a␊b"), ("\u{1B}[31m", "␛[31m"), ("a\u{202E}b", "a\\u{202E}b"),
        ("a\u{2028}", "a\\u{2028}"),
        ("a\u{85}", "a\\u{85}"), ("", ""), ("   ", "   "), ("()", "()"), ("😀", "😀"),
        ("ééééééé\u{7F}", "ééééééé␡"),
    ])
    func aNameMayHaveAnythingInIt(name: String, shown: String) throws {
        try proc.set(7, name, command: name + "\0")
        let process = try #require(try read().first)
        #expect(process.name == shown)
        #expect(process.pid == 7)
    }

    @Test func aNameThatIsCutWithinACharacterIsShown() throws {
        try proc.set(7)
        let line = Array("7 (ééééééé".utf8) + [0xC3] + Array(FakeProc.line(7, "").dropFirst(3).utf8)
        try proc.write(Data(line), to: "7/stat")
        #expect(try read().first?.name == "ééééééé\u{FFFD}")
    }

    @Test func theUseOfProcessorAndDiskIsThatSinceTheReadingBefore() throws {
        try proc.set(7, ticks: 100, disk: 1000)
        #expect(try read().first?.processorPermille == 0)
        proc.advance(by: 2)
        try proc.set(7, ticks: 150, disk: 5000)
        let busy = try #require(try read().first)
        #expect(busy.processorPermille == 250)
        #expect(busy.processorSeconds == 1)
        #expect(busy.diskRate == 2000)
        proc.advance(by: 1)
        let quiet = try #require(try read().first)
        #expect(quiet.processorPermille == 0)
        #expect(quiet.diskRate == 0)
    }

    @Test func onlyProcessesThatHaveChangedAreCounted() throws {
        for pid in 1...50 { try proc.set(pid) }
        #expect(try reader.read().changedCount == 50)
        proc.advance(by: 1)
        #expect(try reader.read().changedCount == 0)
        try proc.set(9, ticks: 5)
        proc.advance(by: 1)
        #expect(try reader.read().changedCount == 1)
        // It is quiet again, which is a change as well.
        #expect(try reader.read().changedCount == 1)
        #expect(try reader.read().changedCount == 0)
    }

    @Test func aProcessThatHasNotRunIsReadAtEveryThirtiethReading() throws {
        let reader = proc.makeReader(knowsProcessorTimes: true)
        try proc.set(7, state: "S")
        proc.run(7, for: 5)
        _ = try reader.read()
        try proc.set(7, state: "T")
        let states = try (0..<30).map { _ in try reader.read().processes.first?.state }
        let changes = states.indices.dropFirst().filter { states[$0] != states[$0 - 1] }
        #expect(changes.count == 1)
        #expect(states.last == .stopped)
        // It is read within three readings when it has run, and then at once.
        for (state, count) in [("S", 3), ("R", 1)] {
            try proc.set(7, state: state)
            proc.run(7, for: 1)
            let states = try (0..<count).map { _ in try reader.read().processes.first?.state }
            #expect(states.last??.rawValue == state.utf8.first)
        }
    }

    @Test func aProcessThatHasNotRunForTenReadingsIsLookedAtInEveryThirdOne() throws {
        let reader = proc.makeReader(knowsProcessorTimes: true)
        let pids: [Int32] = [7, 8, 9]
        for pid in pids {
            try proc.set(Int(pid))
            proc.run(pid, for: 5)
        }
        for _ in 0..<15 {
            proc.advance(by: 1)
            _ = try reader.read()
        }
        for pid in pids { proc.run(pid, for: 3_000_000_000) }
        var seen: [Int32: Int] = [:]
        for _ in 0..<3 {
            proc.advance(by: 1)
            let snapshot = try reader.read()
            let new = snapshot.processes.filter { $0.processorPermille > 0 && seen[$0.pid] == nil }
            #expect(new.count == 1)
            for process in new { seen[process.pid] = process.processorPermille }
        }
        // The use is that of the three seconds since the process was looked at last.
        #expect(seen == [7: 1000, 8: 1000, 9: 1000])
    }

    @Test func aProcessThatThisProgramHasChangedIsReadAtOnce() throws {
        let reader = proc.makeReader(knowsProcessorTimes: true)
        try proc.set(7)
        proc.run(7, for: 5)
        let process = try #require(try (0..<3).map { _ in try reader.read() }.last?.processes.first)
        for nice in [3, 4, 5] {
            if nice == 5 { for _ in 0..<15 { _ = try reader.read() } }
            try proc.set(7, nice: nice)
            let control = ProcessControl(send: { _, _ in 0 }, setNice: { _, _ in 0 })
            try control.setNice(nice, of: process, by: reader)
            #expect(try reader.read().processes.first?.nice == nice)
        }
    }

    @Test func shortUsesOfTheProcessorAreMeasuredByTheClockOfTheProcess() throws {
        let reader = proc.makeReader(knowsProcessorTimes: true)
        try proc.set(7, ticks: 10, disk: 1000)
        proc.run(7, for: 100_000_000)
        _ = try reader.read()
        // Three milliseconds are less than a tick of the stat line, which is the same as before.
        proc.run(7, for: 3_000_000)
        try proc.write("read_bytes: 5000\nwrite_bytes: 0\n", to: "7/io")
        proc.advance(by: 1)
        let busy = try reader.read()
        #expect(busy.processes.first?.processorPermille == 3)
        #expect(busy.processes.first?.diskRate == 4000)
        #expect(busy.changedCount == 1)
        proc.advance(by: 1)
        let idle = try reader.read()
        #expect(idle.processes.first?.processorPermille == 0)
        #expect(idle.processes.first?.diskRate == 0)
        #expect(idle.changedCount == 1)
        #expect(try reader.read().changedCount == 0)
    }

    @Test func aProcessWhoseParentHasEndedHasAnotherOneAtTheNextReading() throws {
        let reader = proc.makeReader(knowsProcessorTimes: true)
        for pid in [7, 9] {
            try proc.set(pid, parent: pid == 9 ? 7 : 1)
            proc.run(Int32(pid), for: 1)
        }
        for _ in 0..<3 { #expect(try reader.read().processes.map(\.parent) == [1, 7]) }
        try proc.remove("7")
        proc.run(7, for: nil)
        try proc.set(9, parent: 1)
        _ = try reader.read()
        #expect(try reader.read().processes.map(\.parent) == [1])
    }

    @Test func processesAreListedWhenOneHasStartedOrEnded() throws {
        let reader = proc.makeReader(knowsProcessorTimes: true)
        try proc.write("0.00 0.00 0.00 1/9 7\n", to: "loadavg")
        try proc.set(7)
        proc.run(7, for: 1)
        #expect(try reader.read().processes.map(\.pid) == [7])
        // No process has started, by the kernel's number of the last one: the new folder is seen at the thirtieth reading.
        try proc.set(8)
        #expect(try reader.read().processes.map(\.pid) == [7])
        try proc.write("0.00 0.00 0.00 1/9 8\n", to: "loadavg")
        #expect(try reader.read().processes.map(\.pid) == [7, 8])
        // A process that has ended is missing at once, and the next reading lists again.
        try proc.remove("7")
        proc.run(7, for: nil)
        #expect(try reader.read().processes.map(\.pid) == [8])
        try proc.set(9)
        #expect(try reader.read().processes.map(\.pid) == [8, 9])
        for text in ["", "0.00 0.00 0.00 1/9 x\n", "0.00 0.00\n"] {
            try proc.write(text, to: "loadavg")
            try proc.remove("9")
            #expect(try reader.read().processes.map(\.pid) == [8])
            try proc.set(9)
            #expect(try reader.read().processes.map(\.pid) == [8, 9])
        }
        try proc.remove("loadavg")
        try proc.set(10)
        #expect(try reader.read().processes.map(\.pid) == [8, 9, 10])
    }

    @Test func aProcessThatEndsBetweenTwoReadsIsLeftOut() throws {
        try proc.set(7)
        try proc.set(8)
        try proc.set(9)
        try proc.remove("8/stat")
        try proc.write("", to: "9/stat")
        #expect(try reader.read().processes.map(\.pid) == [7])
        #expect(try reader.read().skipped == [])
        try proc.remove("7")
        #expect(try read().isEmpty)
    }

    @Test func aReusedProcessIDIsAnotherProcess() throws {
        try proc.set(7, "old", ticks: 500, start: 100)
        let old = try #require(try read().first?.id)
        #expect(reader.isRunning(old))
        try proc.set(7, "new", ticks: 1, start: 200)
        proc.advance(by: 1)
        let new = try #require(try read().first)
        #expect(new.name == "new")
        #expect(new.processorPermille == 0)
        #expect(!reader.isRunning(old))
    }

    @Test func malformedLinesAreSkippedAndReported() throws {
        try proc.set(7)
        try proc.set(8)
        try proc.write("8 (x", to: "8/stat")
        try proc.set(9)
        try proc.write(FakeProc.line(10, "x"), to: "9/stat")
        try proc.set(11)
        try proc.write(FakeProc.line(11, String(repeating: "x", count: 5000)), to: "11/stat")
        let snapshot = try reader.read()
        #expect(snapshot.processes.map(\.pid) == [7])
        #expect(
            snapshot.skipped.map(\.description) == [
                "Process 8 is not shown: the line has no name in parentheses.",
                "Process 9 is not shown: the line is that of process 10.",
                "Process 11 is not shown: the line is longer than 4096 bytes.",
            ])
    }

    @Test func namesAndCommandsStayInOneLine() throws {
        try proc.set(7, "a\nb", command: "sh\0-c\0echo\n\u{1B}[31m\0")
        let process = try #require(try read().first)
        #expect(process.name == "a␊b")
        #expect(process.command == "sh -c echo␊␛[31m")
    }

    @Test func foldersThatAreNoProcessesAreIgnored() throws {
        try proc.set(7)
        for name in ["self", "99999999999", "7x", "0", "-3"] {
            try FileManager.default.createDirectory(
                at: proc.root.appending(path: name), withIntermediateDirectories: true)
            try proc.write(FakeProc.line(7, "x"), to: "\(name)/stat")
        }
        #expect(try read().map(\.pid) == [7])
    }

    @Test func theSystemHasMemoryAndUse() throws {
        let first = try reader.read()
        #expect(first.totalMemory == 1_024_000)
        #expect(first.usedMemory == 768_000)
        #expect(first.processorPermille == nil)
        try proc.write("cpu  150 0 100 850 0 0 0 0 0 0\n", to: "stat")
        #expect(try reader.read().processorPermille == 500)
        try proc.write("cpu  x\n", to: "stat")
        try proc.write("MemTotal: much\n", to: "meminfo")
        #expect(try reader.read().totalMemory == 0)
    }

    @Test func anErrorSaysWhyTheProcessesCannotBeRead() throws {
        let none = ProcReader(root: "/proc/none")
        #expect(throws: ProcError.unreadable(path: "/proc/none", reason: "No such file or directory")) {
            try none.read()
        }
        #expect(
            "\(ProcError.unreadable(path: "/proc", reason: "Permission denied"))"
                == "/proc cannot be read: Permission denied. The processes of the system are listed there by the kernel; a sandbox may hide "
                + "it. Start Processes as an application."
        )
        try proc.set(1, "bwrap")
        try proc.write("bwrap\n", to: "1/comm")
        #expect(throws: ProcError.sandboxed) { try proc.makeReader().read() }
    }

    /// In the sandbox of a plugin, the processes of the system do not belong to “nobody”.
    @Test func usersWithoutANumberAreOthers() throws {
        try FileManager.default.createDirectory(
            at: proc.root.appending(path: "self"), withIntermediateDirectories: true)
        for (map, name) in [
            ("      1000       1000          1\n", "another user"),
            ("         0          0 4294967295\n", "nobody"),
        ] {
            try proc.write(map, to: "self/uid_map")
            let environment = ProcReader.Environment.current(root: proc.path)
            #expect(environment.userName(65_534) == name)
            #expect(environment.userName(0) == "root")
        }
    }

    /// The kernel cuts the names of processes after 15 bytes.
    @Test func aNameThatWasCutIsReadFromTheCommandLine() throws {
        try proc.set(7, "rxshell-plugin-", command: "/usr/lib/rxshell-plugin-host\0a/b\0")
        try proc.set(8, "rxshell-plugin-", command: "another-program\0")
        try proc.set(9, "rxshell-plugin-")
        try proc.set(10, "short", command: "shorter\0")
        let reader = proc.makeReader()
        #expect(
            try reader.read().processes.map(\.name) == [
                "rxshell-plugin-host", "rxshell-plugin-", "rxshell-plugin-", "short",
            ])
        // It runs another program, and then has another name.
        try proc.set(7, "rxshell-plugin-", ticks: 1, command: "rxshell-plugin-tool\0")
        #expect(try reader.read().processes[0].name == "rxshell-plugin-tool")
        try proc.set(7, "worker", ticks: 2, command: "rxshell-plugin-tool\0")
        #expect(try reader.read().processes[0].name == "worker")
    }

    @Test func theProcessesOfThisSystemAreRead() throws {
        let processes = try ProcReader().read().processes
        let own = try #require(processes.first { $0.pid == getpid() })
        #expect(own.isOwn)
        #expect(own.memory > 0)
        #expect(abs(own.start - Int(Date().timeIntervalSince1970)) < 86_400)
    }

    @Test func theKernelTellsTheProcessorTimeOfEachProcess() throws {
        let reader = ProcReader()
        _ = try reader.read()
        var sum = 0.0
        for index in 0..<20_000_000 { sum += Double(index).squareRoot() }
        #expect(sum > 0)
        let first = try #require(try reader.read().processes.first { $0.pid == getpid() })
        #expect(first.processorPermille > 0)
    }

    @Test func aSignalGoesOnlyToTheProcessThatWasMeant() throws {
        try proc.set(7, "bash", start: 100)
        let process = try #require(try read().first)
        let sent = Mutex<[Int32]>([])
        let error = Mutex<Int32>(0)
        let control = ProcessControl(
            send: { signal, pid in
                sent.withLock { $0 += [signal, pid] }
                return error.withLock { $0 }
            }, setNice: { _, _ in error.withLock { $0 } })
        try control.send(.terminate, to: process, by: reader)
        #expect(sent.withLock { $0 } == [SIGTERM, 7])
        error.withLock { $0 = EPERM }
        #expect(throws: ProcessControlError.notAllowed(name: "bash", user: "ada")) {
            try control.send(.kill, to: process, by: reader)
        }
        error.withLock { $0 = EINVAL }
        #expect(throws: ProcessControlError.failed(name: "bash", reason: "Invalid argument")) {
            try control.setNice(3, of: process, by: reader)
        }
        sent.withLock { $0 = [] }
        try proc.set(7, "other", start: 200)
        #expect(throws: ProcessControlError.ended(name: "bash")) {
            try control.send(.kill, to: process, by: reader)
        }
        #expect(sent.withLock { $0 } == [])
        #expect(
            "\(ProcessControlError.notAllowed(name: "bash", user: "ada"))"
                == "You may not change bash, which belongs to ada. An administrator may.")
    }

    @Test func aRealProcessIsStoppedContinuedAndEnded() async throws {
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sleep")
        child.arguments = ["60"]
        try child.run()
        let reader = ProcReader()
        func record() throws -> ProcessRecord {
            try #require(try reader.read().processes.first { $0.pid == child.processIdentifier })
        }
        func wait(_ condition: () throws -> Bool) async throws {
            let end = ContinuousClock.now + .seconds(20)
            while try !condition(), .now < end { await Task.yield() }
            #expect(try condition())
        }
        let process = try record()
        try ProcessControl.system.send(.stop, to: process, by: reader)
        try await wait { try record().state == .stopped }
        try ProcessControl.system.send(.resume, to: process, by: reader)
        try await wait { try record().state != .stopped }
        try ProcessControl.system.setNice(19, of: process, by: reader)
        #expect(try record().nice == 19)
        try ProcessControl.system.send(.kill, to: process, by: reader)
        child.waitUntilExit()
        #expect(throws: ProcessControlError.ended(name: process.name)) {
            try ProcessControl.system.send(.kill, to: process, by: reader)
        }
    }
}
