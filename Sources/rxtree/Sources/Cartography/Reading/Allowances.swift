// SPDX-License-Identifier: MIT

/// Finds the comments that silence a finding: `// rxtree:allow(unreachable-screen)`.
enum Allowances {
    private static let marker = Array("rxtree:allow(".utf8)

    static func find(in text: UnsafeBufferPointer<UInt8>, lines: LineTable) -> [FileFacts.Allowance] {
        var found: [FileFacts.Allowance] = []
        var index = 0
        while let start = next(from: index, in: text) {
            let rulesStart = start + marker.count
            let end =
                text[rulesStart...].firstIndex { $0 == UInt8(ascii: ")") || $0 == 0x0A } ?? text.endIndex
            let rules = String(decoding: text[rulesStart..<end], as: UTF8.self)
                .split { $0 == "," || $0 == " " }
                .map(String.init)
            found.append(.init(line: lines.line(at: start), rules: rules))
            index = end
        }
        return found
    }

    /// The offset of the next marker. The colon is rarer than the letters, so it is what is looked for.
    private static func next(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        let colon = 6
        var index = start + colon
        while index + marker.count - colon <= text.count {
            if text[index] == marker[colon],
                text[(index - colon)..<(index - colon + marker.count)].elementsEqual(marker)
            {
                return index - colon
            }
            index += 1
        }
        return nil
    }
}
