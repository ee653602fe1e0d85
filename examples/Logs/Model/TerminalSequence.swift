// SPDX-License-Identifier: MIT

import Glibc

/// Finds the control sequences that programs write for terminals (ECMA-48), such as colours.
enum TerminalSequence {
    private static let escape: UInt8 = 0x1B

    /// Returns the end of the control sequence that begins at a position, or nil if none does. A sequence that has no end in its line is
    /// none.
    static func end(in line: UnsafeRawBufferPointer, from start: Int) -> Int? {
        switch line[start] {
        case escape: escaped(line, start + 1)
        // The single character for “escape [”, in UTF-8.
        case 0xC2 where start + 1 < line.count && line[start + 1] == 0x9B: control(line, start + 2)
        // “shift in”, which some terminals need to reset colours.
        case 0x0F where start > 0 && line[start - 1] == UInt8(ascii: "m"): start + 1
        // A colour whose escape character syslog or JSON has replaced.
        case UInt8(ascii: "#"): colour(line, start, after: "#033[")
        case UInt8(ascii: "\\"):
            colour(line, start, after: "\\u001b[") ?? colour(line, start, after: "\\u001B[")
        default: nil
        }
    }

    /// The end of a sequence after the escape character.
    private static func escaped(_ line: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        guard start < line.count else { return nil }
        switch line[start] {
        case UInt8(ascii: "["): return control(line, start + 1)
        // Commands with a text: of the operating system, such as a title or a link, and of devices.
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"),
            UInt8(ascii: "k"):
            return text(line, start + 1)
        // Sets of characters, and tests of the screen.
        case 0x20...0x2F:
            var end = start
            while end < line.count, (0x20...0x2F).contains(line[end]) { end += 1 }
            return end < line.count && (0x30...0x7E).contains(line[end]) ? end + 1 : nil
        // Modes of the keypad, the cursor, tabulators, lines, a reset, the end of a text.
        case _ where "78=>cDEHMNOZ\\".utf8.contains(line[start]): return start + 1
        default: return nil
        }
    }

    /// The end of a control sequence after its introducer: parameters, intermediate bytes, a final byte.
    private static func control(_ line: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        var end = start
        while end < line.count, (0x30...0x3F).contains(line[end]) { end += 1 }
        while end < line.count, (0x20...0x2F).contains(line[end]) { end += 1 }
        return end < line.count && (0x40...0x7E).contains(line[end]) ? end + 1 : nil
    }

    /// The end of a command with a text: a bell, or the string terminator.
    private static func text(_ line: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        for index in start..<max(start, line.count) {
            if line[index] == 7 { return index + 1 }
            let next = index + 1 < line.count ? line[index + 1] : 0
            if line[index] == escape { return next == UInt8(ascii: "\\") ? index + 2 : nil }
            if line[index] == 0xC2, next == 0x9C { return index + 2 }
        }
        return nil
    }

    /// The end of a colour whose introducer is written with visible characters.
    private static func colour(
        _ line: UnsafeRawBufferPointer, _ start: Int, after introducer: StaticString
    ) -> Int? {
        let first = start + introducer.utf8CodeUnitCount
        guard first < line.count,
            memcmp(line.baseAddress! + start, introducer.utf8Start, introducer.utf8CodeUnitCount) == 0
        else { return nil }
        var end = first
        while end < line.count, (0x30...0x3B).contains(line[end]) { end += 1 }
        return end < line.count && line[end] == UInt8(ascii: "m") ? end + 1 : nil
    }
}
