// SPDX-License-Identifier: MIT

import Cartography

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Standard output and standard error, coloured where the user reads them in a terminal.
final class Output {
    let text: TextFormat
    let errorText: TextFormat
    private var buffer: [UInt8] = []

    init(colour: Colour) {
        text = TextFormat(isColoured: Output.isColoured(colour, STDOUT_FILENO))
        errorText = TextFormat(isColoured: Output.isColoured(colour, STDERR_FILENO))
    }

    /// Whether the file is a terminal that shows colours, and `NO_COLOR` does not forbid them (no-color.org).
    private static func isColoured(_ colour: Colour, _ file: Int32) -> Bool {
        switch colour {
        case .always: return true
        case .never: return false
        case .auto:
            if let none = getenv("NO_COLOR"), none.pointee != 0 { return false }
            if let terminal = getenv("TERM"), String(cString: terminal) == "dumb" { return false }
            return isatty(file) == 1
        }
    }

    func write(_ line: String) {
        buffer.append(contentsOf: line.utf8)
        buffer.append(0x0A)
        if buffer.count > 1 << 16 { flush() }
    }

    func warn(_ line: String) { Output.write(Array((line + "\n").utf8), to: STDERR_FILENO) }

    func fail(_ message: String) { warn("rxtree: " + message) }

    func flush() {
        Output.write(buffer, to: STDOUT_FILENO)
        buffer.removeAll(keepingCapacity: true)
    }

    private static func write(_ bytes: [UInt8], to file: Int32) {
        if !FileSystem.write(bytes, to: file) { exit(1) }
    }
}
