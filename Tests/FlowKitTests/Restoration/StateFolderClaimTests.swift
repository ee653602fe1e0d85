// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import Testing

/// Each test has a folder of its own. Another process with a lock is another open folder: `flock` does not distinguish them.
@MainActor final class StateFolderClaimTests {
    private let folder: String
    private var other: Int32

    init() throws {
        var template = Array("\(temporaryFolder)/rxshell-claim-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
        other = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }

    deinit {
        close(other)
        _ = system("rm -r \(folder)")
    }

    private var otherCanLock: Bool {
        guard flock(other, LOCK_EX | LOCK_NB) == 0 else { return false }
        flock(other, LOCK_UN)
        return true
    }

    @Test func aProcessHasAFolderUntilItsLastClaimIsReleased() throws {
        var first: StateFolderClaim? = StateFolderClaim(folder)
        var second: StateFolderClaim? = StateFolderClaim(folder)
        #expect(first?.isHeld == true && second?.isHeld == true)
        #expect(!otherCanLock)
        first = nil
        #expect(!otherCanLock)
        second = nil
        #expect(otherCanLock)
    }

    @Test func whatAnotherProcessHasClaimedIsNeitherWrittenNorRenamedNorRemoved() throws {
        let file = StateFile<[String]>(path: "\(folder)/inner/list.json")
        let outside = StateFile<[String]>(path: "\(folder)-other.json")
        let covered = StateFile<[String]>(path: "\(folder)-data/list.json")
        try file.save(["Milk"])
        try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
        var claim: StateFolderClaim? = StateFolderClaim(folder, covering: ["\(folder)-data"])
        #expect(claim?.isHeld == false)
        let error = #expect(throws: StateFileError.self) { try file.save(["Bread"]) }
        #expect(error?.reason == .inUse && error?.wouldOverwrite == false)
        #expect(throws: StateFileError.self) { try covered.save([]) }
        file.remove()
        #expect(try file.load() == ["Milk"])
        #expect(throws: StateFileError.self) { try StateFile<Int>(path: file.path).load() }
        #expect(try file.load() == ["Milk"])
        try outside.save([])
        outside.remove()
        // What was read may be old, also when the other process has ended.
        flock(other, LOCK_UN)
        #expect(throws: StateFileError.self) { try file.save(["Bread"]) }
        claim = nil
        let next = StateFolderClaim(folder)
        #expect(next.isHeld)
        try file.save(["Bread"])
        #expect(try file.load() == ["Bread"])
    }

    @Test func aProcessThatEndsIsWaitedFor() throws {
        try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
        var pauses = 0
        StateFolderClaim.waitForProcess(with: folder, atMost: .seconds(20), orUntilItsEnd: .zero) {
            pauses += 1
            if pauses == 3 { flock(other, LOCK_UN) }
        }
        #expect(pauses == 3)
        let claim = StateFolderClaim(folder)
        #expect(claim.isHeld)
        // The folder of this process is not waited for.
        StateFolderClaim.waitForProcess(with: folder, atMost: .seconds(20), orUntilItsEnd: .zero) {
            pauses += 1
        }
        #expect(pauses == 3)
    }

    @Test func aProcessThatDoesNotEndIsNotWaitedForLongerThanTheLimit() throws {
        try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
        StateFolderClaim.waitForProcess(with: folder, atMost: .milliseconds(1), orUntilItsEnd: .zero)
        #expect(!StateFolderClaim(folder).isHeld)
    }

    @Test func aProcessSaysThatItEnds() throws {
        let claim = StateFolderClaim(folder)
        claim.willEnd()
        // It still has the folder. This is how others see that it ends.
        #expect(flock(other, LOCK_EX | LOCK_NB) != 0)
        #expect(flock(other, LOCK_SH | LOCK_NB) == 0)
        withExtendedLifetime(claim) {}
    }

    @Test func aProcessThatHasSaidThatItEndsIsWaitedForUntilItsEnd() throws {
        try #require(flock(other, LOCK_SH | LOCK_NB) == 0)
        var pauses = 0
        StateFolderClaim.waitForProcess(with: folder, atMost: .zero, orUntilItsEnd: .seconds(20)) {
            pauses += 1
            if pauses == 3 { flock(other, LOCK_UN) }
        }
        #expect(pauses == 3)
        #expect(StateFolderClaim(folder).isHeld)
    }

    @Test func theSystemReleasesTheFolderOfAProcessThatIsKilled() throws {
        var pid: pid_t = 0
        let line = ["/bin/sh", "-c", "exec 9<\"$0\"; flock 9 && exec sleep 1000", folder]
        var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        try #require(posix_spawn(&pid, "/bin/sh", nil, nil, &words, environ) == 0)
        let end = ContinuousClock.now + .seconds(20)
        while otherCanLock, ContinuousClock.now < end { sched_yield() }
        #expect(!StateFolderClaim(folder).isHeld)
        kill(pid, SIGKILL)
        waitpid(pid, nil, 0)
        // The shell's program, which has the folder open too, may still be ending.
        while !otherCanLock, ContinuousClock.now < end { sched_yield() }
        #expect(StateFolderClaim(folder).isHeld)
    }

    @Test func aFolderThatCannotBeCreatedIsReportedByItsFiles() {
        let claim = StateFolderClaim("/proc/rxshell/state")
        #expect(claim.isHeld)
        let error = #expect(throws: StateFileError.self) {
            try StateFile<Int>(path: "/proc/rxshell/state/a.json").save(1)
        }
        #expect(error?.reason == .notWritten(ENOENT))
    }
}
