// SPDX-License-Identifier: MIT

import Cartography
import Glibc

/// Standard output and standard error, coloured where a person reads them.
final class Output {
    let text: TextFormat
    let errorText: TextFormat
    private var buffer: [UInt8] = []

    init(colour: Colour) {
        text = TextFormat(isColoured: Output.isColoured(colour, STDOUT_FILENO))
        errorText = TextFormat(isColoured: Output.isColoured(colour, STDERR_FILENO))
    }

    /// A terminal that can show colours, of a person who has not asked for none (no-color.org).
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
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count <= 0 { exit(1) }
            rest = rest.dropFirst(count)
        }
    }
}
