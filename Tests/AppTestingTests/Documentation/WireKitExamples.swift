// SPDX-License-Identifier: MIT

import WireKit

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// WireKit: WireDecoder
@MainActor private func wireDecoderExample(_ bytes: [UInt8]) throws {
    let note = try WireDecoder().decode(Note.self, from: bytes)
    _ = note
}

// WireKit: WireLimits
@MainActor private func wireLimitsExample(_ bytes: [UInt8]) throws {
    var limits = WireLimits()
    limits.length = 1 << 20
    let note = try WireDecoder(limits: limits).decode(Note.self, from: bytes)
    _ = note
}

// WireKit: Responsiveness
@MainActor private func responsivenessExample(_ child: ChildProcess) {
    child.connection.watch { [weak child] responsiveness in
        if responsiveness == .unresponsive { child?.kill(because: "it does not respond") }
    }
}

// WireKit: ConnectionEnd
@MainActor private func connectionEndExample(_ connection: Connection) {
    connection.onEnd = { end in
        if case .otherVersion = end { print("Update the program: \(end)") }
    }
}

// WireKit: TurnBudget
@MainActor private func turnBudgetExample(_ descriptor: Int32) {
    let connection = Connection(
        descriptor: descriptor, role: .host, as: WirePeer(version: WireVersion(1)),
        budget: TurnBudget(milliseconds: 2))
    connection.start()
}

// WireKit: WireVersion
@MainActor private func wireVersionExample() {
    let peer = WirePeer(version: WireVersion(1, 4))
    _ = peer
}

// WireKit: WirePeer
@MainActor private func wirePeerExample(_ connection: Connection) {
    connection.onOpen = { peer in
        print("version \(peer.version), \(peer.confinement?.description ?? "not confined")")
    }
}

// WireKit: LastLines
@MainActor private func lastLinesExample(_ child: ChildProcess) {
    for line in child.lastLines.lines { print(line) }
}

// WireKit: ProcessEnd
@MainActor private func processEndExample(_ child: ChildProcess) {
    child.onChange = { state in
        if case .ended(let end) = state, end.isCrash { print(end) }
    }
}

// WireKit: Program
@MainActor private func programExample() async throws {
    var program = Program(path: "/usr/libexec/thumbnailer", arguments: ["photo.jpg"])
    program.sandbox = await Sandbox.best(for: Permissions(readable: ["/home/ada/photo.jpg"]))
    let child = try ChildProcess(program, as: WirePeer(version: WireVersion(1)))
    child.connection.start()
}

// WireKit: ResourceLimits
@MainActor private func resourceLimitsExample(_ program: inout Program) {
    program.limits.memory = 512 << 20
    program.limits.openFiles = 64
}

// WireKit: Bubblewrap
@MainActor private func bubblewrapExample() async {
    if await Bubblewrap.working() == nil { print("Install bubblewrap.") }
}

// WireKit: Permissions
@MainActor private func permissionsExample(_ dataFolder: String) {
    let permissions = Permissions(readable: ["/usr/share/dict"], writable: [dataFolder])
    _ = permissions
}

// WireKit: Confinement
@MainActor private func confinementExample(_ peer: WirePeer) {
    if let confinement = peer.confinement, !confinement.isComplete { print(confinement) }
}

// WireKit: Sandbox
@MainActor private func sandboxExample(_ program: inout Program, _ dataFolder: String) async {
    program.sandbox = await Sandbox.best(for: Permissions(writable: [dataFolder]))
}

private struct Note: Codable, Sendable { var text = "" }
