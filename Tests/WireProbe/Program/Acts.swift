// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import WireKit
import WireProbeMessages

/// Writes a line to the standard error.
func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(2, bytes, bytes.count)
}

@MainActor var children: [ChildProcess] = []

@MainActor
func perform(_ act: Act) {
    switch act {
    case .segmentationFault:
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .fatalError: fatalError("the probe was told to crash")
    case .endlessLoop: while true { _ = getppid() }
    case .stopReading: while true { pause() }
    case .leave: exit(0)
    case .exit(let code): exit(code)
    case .print(let lines): for line in lines { print(line) }
    case .flood(let count): flood(0, count)
    case .sendMegabytes(let count):
        let text = String(repeating: "a", count: 1 << 20)
        for _ in 0..<count { connection.send(Probe.echo, text) }
    case .write(let bytes):
        _ = bytes.withUnsafeBytes { Glibc.write(entry.descriptor, $0.baseAddress, $0.count) }
    case .closeAndHang:
        shutdown(entry.descriptor, Int32(SHUT_RDWR))
        while true { pause() }
    case .startChild(let inBubblewrap): startChild(inBubblewrap)
    case .lastWords(let text):
        connection.send(Probe.echo, text)
        connection.flush()
        exit(0)
    }
}

/// Sends messages in many turns, as far as the limit of what may wait allows.
@MainActor
private func flood(_ first: Int, _ count: Int) {
    var next = first
    while next < count, connection.unsentBytes < 1 << 20 {
        connection.send(Probe.flood, next)
        next += 1
    }
    guard next < count else { return }
    DispatchQueue.main.async { [next] in
        MainActor.assumeIsolated { flood(next, count) }
    }
}

@MainActor
private func startChild(_ inBubblewrap: Bool) {
    Task {
        var program = Program(path: CommandLine.arguments[0])
        if inBubblewrap, let bubblewrap = await Bubblewrap.working() {
            program.sandbox = .bubblewrap(bubblewrap, Permissions())
        }
        guard let child = try? ChildProcess(program, as: WirePeer(version: Probe.version)) else { return }
        children.append(child)
        // The child has completed its entry. It does not notice the end of its connection, so that only the kernel can end it.
        child.connection.onOpen = { _ in
            child.connection.send(Probe.act, .endlessLoop)
            child.connection.flush()
            connection.send(Probe.echo, "\(child.pid)")
        }
        child.connection.start()
    }
}
