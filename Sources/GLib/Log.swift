// SPDX-License-Identifier: MIT

import CGtk
import Synchronization

/// GLib's log, where GTK and its libraries write, too.
///
///     Log.write(.message, "Saved", domain: "org.example.Notes", fields: ["NOTES_FILE": path])
///     Log.setWriter { entry in
///         guard entry.level == .warning else { return .unhandled }
///         show(entry.message)
///         return .handled
///     }
///
/// Levels below `message` are shown where `G_MESSAGES_DEBUG` names the domain.
public enum Log {
    /// How important an entry is.
    public enum Level: UInt32, Sendable {
        /// Ends the program.
        case error = 4
        /// A mistake of the program's.
        case critical = 8
        case warning = 16
        case message = 32
        case info = 64
        case debug = 128

        /// The lowest bit of C's flags that is a level.
        fileprivate init(mostSevereOf flags: UInt32) {
            self =
                [.error, .critical, .warning, .message, .info].first { flags & $0.rawValue != 0 } ?? .debug
        }
    }

    /// What was written.
    public struct Entry: Sendable {
        /// How important it is.
        public let level: Level
        /// What it says to people.
        public let message: String
        /// Who wrote it: `Gtk`, `GLib`, the program.
        public let domain: String?
        /// What else is said of it, by names such as `CODE_FILE`.
        public let fields: [String: String]
    }

    /// Writes an entry. Names of fields are capitals, digits and underscores.
    public static func write(
        _ level: Level, _ message: String, domain: String? = nil, fields: [String: String] = [:]
    ) {
        var all = fields
        all["MESSAGE"] = message
        let variant = Variant(all.mapValues { Variant($0) })
        withExtendedLifetime(variant) {
            g_log_variant(domain, GLogLevelFlags(rawValue: Int32(level.rawValue)), OpaquePointer($0._raw))
        }
    }

    /// Gives every entry of the process to a closure, from then on; nil leaves them to GLib again.
    ///
    /// The closure runs on whatever thread writes, and answers `unhandled` for what shall be shown as without it.
    public static func setWriter(_ writer: (@Sendable (Entry) -> LogWriterOutput)?) {
        let isFirst = Log.writer.withLock { current in
            defer { current = (writer, true) }
            return !current.isInstalled
        }
        // GLib wants to be told once.
        if isFirst { g_log_set_writer_func(Log.function, nil, nil) }
    }

    private static let writer = Mutex<(writer: (@Sendable (Entry) -> LogWriterOutput)?, isInstalled: Bool)>(
        (nil, false))

    private static let function: GLogWriterFunc = { flags, fields, count, data in
        if let writer = Log.writer.withLock({ $0.writer }) {
            var texts: [String: String] = [:]
            for field in UnsafeBufferPointer(start: fields, count: Int(count)) {
                // A field without a length is a text, or else data that only its owner knows.
                guard let value = field.value, let key = field.key else { continue }
                let bytes = value.assumingMemoryBound(to: UInt8.self)
                texts[String(cString: key)] =
                    field.length < 0
                    ? String(cString: bytes)
                    : String(decoding: UnsafeBufferPointer(start: bytes, count: field.length), as: UTF8.self)
            }
            let message = texts.removeValue(forKey: "MESSAGE") ?? ""
            let domain = texts.removeValue(forKey: "GLIB_DOMAIN")
            let level = Level(mostSevereOf: UInt32(bitPattern: flags.rawValue))
            let entry = Entry(level: level, message: message, domain: domain, fields: texts)
            if writer(entry) == .handled { return G_LOG_WRITER_HANDLED }
        }
        return g_log_writer_default(flags, fields, count, data)
    }
}
