// SPDX-License-Identifier: MIT

import CGtk
import GLib
import Synchronization
import Testing

@Suite(.serialized)
struct LogTests {
    @Test func aWriterIsGivenWhatTheProgramAndItsLibrariesWrite() {
        let entries = Mutex<[Log.Entry]>([])
        Log.setWriter { entry in
            entries.withLock { $0.append(entry) }
            return .handled
        }
        Log.write(.message, "Saved", domain: "org.example.Notes", fields: ["NOTES_FILE": "a.txt"])
        Log.write(.debug, "Details", domain: "org.example.Notes")
        withExtendedLifetime(["MESSAGE": "Hi"] as Variant) {
            g_log_variant("Library", G_LOG_LEVEL_INFO, OpaquePointer($0._raw))
        }
        Log.setWriter(nil)
        Log.write(.debug, "Nobody", domain: "org.example.Notes")
        let all = entries.withLock { $0 }
        #expect(all.map(\.message) == ["Saved", "Details", "Hi"])
        #expect(all.map(\.level) == [.message, .debug, .info])
        #expect(all.map(\.domain) == ["org.example.Notes", "org.example.Notes", "Library"])
        #expect(all.first?.fields["NOTES_FILE"] == "a.txt")
    }
}
