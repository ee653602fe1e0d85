// SPDX-License-Identifier: MIT

import Glibc
import Testing
import WireProbeMessages

@testable import WireKit

/// Processes that are started before the program that uses them is known. `SandboxTests` checks that their sandbox is as strict as that of
/// other processes.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SpareProcessTests {
    private func program(_ sandbox: Sandbox = .none) -> Program {
        var program = Program(path: ProbeProcess.path)
        program.sandbox = sandbox
        return program
    }

    @Test func aSpareProcessGetsItsArgumentsWhenItIsTaken() async throws {
        let probe = try ProbeProcess(arguments: ["old"], inAdvance: Sandbox.none)
        #expect(await probe.child.waitForEnd().description.contains("version 7.0"))
    }

    @Test func aSpareProcessIsUsedOnce() throws {
        let spare = try SpareProcess(program())
        let spawned = try #require(spare.take(for: program()))
        #expect(!spare.isReady && spare.take(for: program()) == nil)
        kill(-spawned.pid, SIGKILL)
    }

    @Test func aSpareProcessThatHasEndedIsReplacedByAnother() async throws {
        var program = program()
        let spare = try SpareProcess(Program(path: "/bin/true"))
        program.spare = spare
        while spare.isReady { await Task.yield() }
        let child = try ChildProcess(program, as: WirePeer(version: Probe.version))
        #expect(child.pid > 0)
        child.kill(because: "the test is over")
        _ = await child.waitForEnd()
    }

    @Test func aSpareProcessEndsWithItsOwner() throws {
        var spare: SpareProcess? = try SpareProcess(program())
        weak let weakSpare = spare
        let pid = try #require(spare?.spawned?.pid)
        #expect(spare?.isReady == true)
        spare = nil
        #expect(weakSpare == nil)
        #expect(kill(pid, 0) == -1 && errno == ESRCH)
    }

    @Test func aSpareProcessIsNotUsedForMoreThanItsNamespacesHave() async throws {
        guard let bubblewrap = await Bubblewrap.working() else {
            return print(
                "SpareProcessTests: bubblewrap does not work on this system; its namespaces are not tested.")
        }
        let widest = Permissions(readable: ["/usr/share"], writable: ["/tmp"])
        let spare = try SpareProcess(program(.bubblewrap(bubblewrap, widest)))
        func fits(_ permissions: Permissions) -> Bool {
            spare.fits(program(.bubblewrap(bubblewrap, permissions)))
        }
        #expect(fits(Permissions(readable: ["/usr/share/doc"], writable: ["/tmp"])) == Landlock.isAvailable)
        #expect(!fits(Permissions(network: true)))
        #expect(!fits(Permissions(sockets: ["/tmp/bus"])))
        #expect(!fits(Permissions(readable: ["/usr/share/../local"])))
        #expect(!fits(Permissions(readable: ["/usr/shared"])))
        #expect(!fits(Permissions(writable: ["/usr/share"])))
        #expect(!spare.fits(program(.kernel(Permissions()))))
        #expect(!spare.fits(program(.none)))
        #expect(!spare.fits(Program(path: "/bin/true")))
        // One outside of namespaces is not used for a program that has to be in them.
        let outside = try SpareProcess(program())
        #expect(!outside.fits(program(.bubblewrap(bubblewrap, widest))))
        #expect(outside.fits(program(.kernel(widest))))
    }

    /// Its namespaces have the folder that was there when it was started.
    @Test func aSpareProcessIsNotUsedForAFolderThatWasReplacedSince() async throws {
        guard let bubblewrap = await Bubblewrap.working(), Landlock.isAvailable else {
            return print("SpareProcessTests: bubblewrap or Landlock does not work on this system.")
        }
        var permissions = Permissions()
        permissions.read(try OpenedPath("/usr/share"))
        var other = Permissions()
        other.read(try OpenedPath("/usr/lib"), at: "/usr/share")
        let spare = try SpareProcess(program(.bubblewrap(bubblewrap, permissions)))
        #expect(spare.fits(program(.bubblewrap(bubblewrap, permissions))))
        #expect(!spare.fits(program(.bubblewrap(bubblewrap, other))))
        // A program of its own is not confined by it.
        var own = program(.bubblewrap(bubblewrap, permissions))
        own.launcher = ProbeProcess.path
        #expect(!spare.fits(own))
    }

    @Test func whatAMessagePutsIntoTheQueueIsInTheSameFrame() async throws {
        let probe = try ProbeProcess()
        _ = try await probe.peer()
        // The child is in its main loop, and has sent what belongs to its start.
        #expect(try await probe.echo("first") == "first")
        let before = probe.child.connection.counts.framesReceived
        #expect(try await probe.echo("twice") == "twice")
        #expect(try await probe.echo() == "later")
        #expect(probe.child.connection.counts.framesReceived == before + 1)
        await probe.end()
    }
}
