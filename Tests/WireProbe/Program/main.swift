// SPDX-License-Identifier: MIT

// The child process of the tests of WireKit. It does what a message requests, such as to crash or to read a file outside of the sandbox.

import Dispatch
import Glibc
import WireKit
import WireProbeMessages

let entry: ChildEntry
do {
    entry = try ChildEntry.enter()
} catch {
    say("\(error)")
    exit(4)
}
if entry.arguments.contains("silent") {
    // Opens no connection.
    say("entered")
    while true { pause() }
}
if entry.arguments.contains("hang up") {
    let hangUps = HangUps(20_000)
    hangUps.next()
    dispatchMain()
}
let version = entry.arguments.contains("old") ? WireVersion(7) : Probe.version
let connection = Connection(
    descriptor: entry.descriptor, role: .child, as: WirePeer(version: version, confinement: entry.confinement)
)
connection.onEnd = { reason in
    say("\(reason)")
    exit(0)
}
connection.receive(Probe.echo) { object, text in
    connection.send(Probe.echo, to: object, text)
    guard text == "twice" else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { connection.send(Probe.echo, to: object, "later") } }
}
connection.receive(Probe.act) { _, act in perform(act) }
connection.receive(Probe.attempt) { object, attempt in
    connection.send(Probe.result, to: object, result(of: attempt))
}
connection.start()
connection.runMainLoop()
