// SPDX-License-Identifier: MIT

/// Finds the comments that are written for this tool: `// rxtree:allow(unreachable-screen)`, `// rxtree:leads(DetailFlow)`.
enum Comments {
    struct Comment {
        var offset: Int
        var line: Line
        /// What is between the parentheses.
        var arguments: [String]
    }

    private static let marker = Array("rxtree:".utf8)

    static func find(
        _ verb: String, in text: UnsafeBufferPointer<UInt8>, lines: LineTable
    ) -> [Comment] {
        let start = Array("rxtree:\(verb)(".utf8)
        var found: [Comment] = []
        var index = 0
        while let offset = next(from: index, in: text) {
            index = offset + marker.count
            guard text[offset...].starts(with: start) else { continue }
            let arguments = text[(offset + start.count)...].prefix { $0 != UInt8(ascii: ")") && $0 != 0x0A }
            found.append(
                Comment(
                    offset: offset, line: lines.line(at: offset),
                    arguments: String(decoding: arguments, as: UTF8.self)
                        .split { $0 == "," || $0.isWhitespace }.map(String.init)))
        }
        return found
    }

    /// Whether a part of a text has such a comment.
    static func areIn(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        next(from: 0, in: UnsafeBufferPointer(rebasing: text)) != nil
    }

    /// The offset of the next marker. The search is for the colon, which is rarer than the letters.
    private static func next(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let colon = marker.count - 1
        var index = start + colon
        while index < text.count {
            if text[index] == marker[colon], text[(index - colon)...index].elementsEqual(marker),
                beginsComment(at: index - colon, in: text)
            {
                return index - colon
            }
            index += 1
        }
        return nil
    }

    /// Whether nothing but spaces stands between `//` or `/*` and an offset. Documentation that quotes such a comment
    /// does not count.
    private static func beginsComment(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = offset
        while index > 0, text[index - 1] == UInt8(ascii: " ") { index -= 1 }
        guard index >= 2, text[index - 2] == UInt8(ascii: "/") else { return false }
        guard [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(text[index - 1]) else { return false }
        return index == 2 || ![UInt8(ascii: "/"), UInt8(ascii: "`")].contains(text[index - 3])
    }
}
