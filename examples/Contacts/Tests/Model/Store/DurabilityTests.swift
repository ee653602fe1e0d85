// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Synchronization
import Testing

@testable import ContactsModel

@Suite struct DurabilityTests {
    /// A process saves contacts and notes each one that is saved, while another of its threads kills it at some moment.
    @Test(arguments: [0, 1, 2, 7, 19, 40])
    func aKilledProcessLosesNoContactThatWasSaved(count: Int) async throws {
        let folder = TemporaryFolder()
        let path = folder.path
        let directory = URL(filePath: path, directoryHint: .isDirectory)

        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, count = count as Int] in
            let directory = URL(filePath: path, directoryHint: .isDirectory)
            let store = ContactStore.onDisk(at: directory.appending(path: "contacts.sqlite"))
            let notes = open(directory.appending(path: "saved").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
            let saved = Killer(after: count)
            for number in 0... {
                try store.save(Contact(id: .init("\(number)"), name: "Somebody \(number)"))
                let note = Array("\(number)\n".utf8)
                _ = write(notes, note, note.count)
                saved.increment()
            }
        }

        let notes = (try? String(contentsOf: directory.appending(path: "saved"), encoding: .utf8)) ?? ""
        let saved = Set(notes.split(separator: "\n").map { Contact.ID(String($0)) })
        let store = ContactStore.onDisk(at: directory.appending(path: "contacts.sqlite"))
        let found = Set(try store.contacts().map(\.id))
        #expect(saved.count >= count)
        #expect(saved.subtracting(found).isEmpty)
        #expect(found.subtracting(saved).count <= 1, "Only the one that was under way may be there unnoted")
        for id in found { #expect(try store.contact(id)?.name == "Somebody \(id)") }
    }
}

/// Kills its own process from another thread when a counter has reached a number, so that any operation may be interrupted.
private final class Killer: Sendable {
    private let counter = Atomic(0)

    init(after count: Int) {
        Thread.detachNewThread { [self] in
            while counter.load(ordering: .relaxed) < count { sched_yield() }
            for _ in 0..<Int.random(in: 0...2_000) { sched_yield() }
            kill(getpid(), SIGKILL)
        }
    }

    func increment() { counter.add(1, ordering: .relaxed) }
}
