// SPDX-License-Identifier: MIT

import ProcessesFakes
import ProcessesModel
import Testing

struct ProcessTreeTests {
    private func processes(_ parents: [(Int, Int)]) throws -> [ProcessRecord] {
        let proc = try FakeProc()
        for (pid, parent) in parents { try proc.set(pid, "p\(pid)", parent: parent) }
        return try proc.makeReader().read().processes
    }

    /// All processes of a tree, each with its depth.
    private func walk(_ tree: ProcessTree) -> [String] {
        func below(_ process: ProcessRecord, _ depth: Int) -> [String] {
            ["\(depth) \(process.name)"] + tree.children(of: process).flatMap { below($0, depth + 1) }
        }
        return tree.roots.flatMap { below($0, 0) }
    }

    @Test func processesAreBelowTheirParents() throws {
        let all = try processes([(1, 0), (2, 0), (3, 1), (4, 3), (5, 99)])
        #expect(walk(ProcessTree(all)) == ["0 p1", "1 p3", "2 p4", "0 p2", "0 p5"])
    }

    @Test func aFilteredTreeKeepsTheParentsOfMatches() throws {
        let all = try processes([(1, 0), (2, 1), (3, 1), (4, 3)])
        #expect(walk(ProcessTree(all) { $0.pid == 4 }) == ["0 p1", "1 p3", "2 p4"])
        #expect(walk(ProcessTree(all) { _ in false }) == [])
    }

    @Test func processesWithCyclicParentsAreShownOnce() throws {
        let all = try processes([(1, 1), (2, 3), (3, 2), (4, 2)])
        #expect(walk(ProcessTree(all)) == ["0 p1", "0 p2", "0 p3", "0 p4"])
    }
}
