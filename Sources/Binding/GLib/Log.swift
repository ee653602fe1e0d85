// SPDX-License-Identifier: MIT

import CGtk
import Synchronization

/// The log of GLib, to which GTK and its libraries write, too.
///
///     Log.write(.message, "Saved", domain: "org.example.Notes", fields: ["NOTES_FILE": path])
///     Log.setWriter { entry in
///         guard entry.level == .warning else { return .unhandled }
///         show(entry.message)
///         return .handled
///     }
///
/// Levels below `message` are printed only if `G_MESSAGES_DEBUG` names the domain.
public enum Log {
    /// How important an entry is.
    public enum Level: UInt32, Sendable {
        /// An error that ends the program.
        case error = 4
        /// An error in the program's code.
        case critical = 8
        case warning = 16
        case message = 32
        case info = 64
        case debug = 128

        /// The lowest bit of the C flags that is a level.
        fileprivate init(mostSevereOf flags: UInt32) {
            self =
                [.error, .critical, .warning, .message, .info].first { flags & $0.rawValue != 0 } ?? .debug
        }
    }

    /// A log entry.
    public struct Entry: Sendable {
        /// The level.
        public let level: Level
        /// The message.
        public let message: String
        /// The domain that wrote the entry: `Gtk`, `GLib`, or a name of the program's own.
        public let domain: String?
        /// Further fields, by names such as `CODE_FILE`.
        public let fields: [String: String]
    }

    /// Writes an entry. Names of fields consist of capital letters, digits and underscores.
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

    /// Passes every entry of the process to a closure from now on; nil restores the output of GLib.
    ///
    /// The closure is called on the thread that writes. It returns `unhandled` for entries that GLib shall print as usual.
    public static func setWriter(_ writer: (@Sendable (Entry) -> LogWriterOutput)?) {
        let isFirst = Log.writer.withLock { current in
            defer { current = (writer, true) }
            return !current.isInstalled
        }
        // GLib accepts one writer function only.
        if isFirst { g_log_set_writer_func(Log.function, nil, nil) }
    }

    private static let writer = Mutex<(writer: (@Sendable (Entry) -> LogWriterOutput)?, isInstalled: Bool)>(
        (nil, false))

    private static let function: GLogWriterFunc = { flags, fields, count, data in
        if let writer = Log.writer.withLock({ $0.writer }) {
            var texts: [String: String] = [:]
            for field in UnsafeBufferPointer(start: fields, count: Int(count)) {
                // A field without a length is a text, or data whose format only its owner knows.
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
