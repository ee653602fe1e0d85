// SPDX-License-Identifier: MIT

/// The processes by their parents.
package struct ProcessTree: Sendable {
    /// The processes whose parents are not shown.
    package let roots: [ProcessRecord]
    private let children: [Int32: [ProcessRecord]]

    /// Builds a tree of the processes that match, with the processes above them.
    ///
    /// A process whose chain of parents leads back to itself, which a malformed list may have, is a root.
    package init(_ processes: [ProcessRecord], matching matches: (ProcessRecord) -> Bool = { _ in true }) {
        let byPid = Dictionary(processes.map { ($0.pid, $0) }) { first, _ in first }
        var shown: Set<Int32> = []
        for process in processes where matches(process) {
            var next: ProcessRecord? = process
            while let one = next, shown.insert(one.pid).inserted { next = byPid[one.parent] }
        }
        var rooted: [Int32: Bool] = [:]
        // Whether the chain of parents ends.
        func endsAtRoot(_ start: ProcessRecord) -> Bool {
            var chain: Set<Int32> = []
            var next: ProcessRecord? = start
            var ends = true
            while let one = next {
                if let known = rooted[one.pid] {
                    ends = known
                    break
                }
                guard chain.insert(one.pid).inserted else {
                    ends = false
                    break
                }
                next = byPid[one.parent]
            }
            for pid in chain { rooted[pid] = ends }
            return ends
        }
        var roots: [ProcessRecord] = []
        var children: [Int32: [ProcessRecord]] = [:]
        for process in processes where shown.contains(process.pid) {
            if byPid[process.parent] != nil, process.parent != process.pid, endsAtRoot(process) {
                children[process.parent, default: []].append(process)
            } else {
                roots.append(process)
            }
        }
        self.roots = roots
        self.children = children
    }

    package func children(of process: ProcessRecord) -> [ProcessRecord] { children[process.pid] ?? [] }
}
