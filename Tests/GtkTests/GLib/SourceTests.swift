// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import GLib
import Testing

@MainActor
@Suite(.serialized)
struct SourceTests {
    final class Witness {}

    @Test func anIdleSourceIsCalledOnceAndItsClosureIsFreed() {
        weak var dead: Witness?
        var count = 0
        do {
            let witness = Witness()
            dead = witness
            let source = Source.after(.milliseconds(1)) { withExtendedLifetime(witness) { count += 1 } }
            source.name = "once"
            #expect(source.name == "once")
            #expect(source.isActive)
        }
        #expect(dead != nil)
        pump { count > 0 }
        #expect(dead == nil)
        for _ in 0..<20 { MainQueue.iterate() }
        #expect(count == 1)
    }

    @Test func aRepeatedSourceIsCalledUntilItsClosureEndsIt() {
        var count = 0
        let source = Source.every(.zero) {
            count += 1
            return count < 3
        }
        pump { !source.isActive }
        #expect(count == 3)
    }

    @Test func aCancelledSourceIsNotCalled() {
        weak var dead: Witness?
        var count = 0
        do {
            let witness = Witness()
            dead = witness
            let source = Source.every(.zero) {
                withExtendedLifetime(witness) { count += 1 }
                return true
            }
            source.cancel()
            source.cancel()
            #expect(!source.isActive)
        }
        #expect(dead == nil)
        for _ in 0..<20 { MainQueue.iterate() }
        #expect(count == 0)
    }

    @Test func aSourceOfHigherPriorityIsCalledFirst() {
        var order: [String] = []
        Source.idle {
            order.append("idle")
            return false
        }
        Source.every(.zero, priority: 100) {
            order.append("later")
            return false
        }
        Source.every(.zero, priority: -100) {
            order.append("sooner")
            return false
        }
        pump { order.count == 3 }
        #expect(order == ["sooner", "later", "idle"])
    }

    @Test func aLoopRunsUntilItIsQuit() {
        let loop = MainLoop()
        #expect(!loop.isRunning)
        var wasRunning = false
        Source.idle {
            wasRunning = loop.isRunning
            loop.quit()
            return false
        }
        loop.run()
        #expect(wasRunning)
        #expect(!loop.isRunning)
    }

    @Test func aDescriptorThatIsReadyIsReported() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { ends.forEach { close($0) } }
        var conditions: [IOCondition] = []
        let source = Source.watch(ends[0], for: .in) { condition in
            conditions.append(condition)
            return false
        }
        for _ in 0..<20 { MainQueue.iterate() }
        #expect(conditions.isEmpty)
        write(ends[1], "x", 1)
        pump { !source.isActive }
        #expect(conditions == [.in])
    }

    @Test func aSignalOfTheSystemArrives() {
        var count = 0
        let source = Source.onSignal(SIGUSR2) {
            count += 1
            return true
        }
        kill(getpid(), SIGUSR2)
        pump { count == 1 }
        source.cancel()
        #expect(!source.isActive)
    }

    @Test func theExitCodeOfAChildProcessIsReported() throws {
        var child: pid_t = 0
        var arguments: [UnsafeMutablePointer<CChar>?] =
            ["sh", "-c", "exit 7"].map { (word: String) in strdup(word) } + [nil]
        defer { arguments.forEach { free($0) } }
        try #require(posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ) == 0)
        var status: Int32?
        Source.onExit(of: child) { status = $0 }
        pump { status != nil }
        #expect(status.map { ($0 >> 8) & 0xFF } == 7)
    }
}
