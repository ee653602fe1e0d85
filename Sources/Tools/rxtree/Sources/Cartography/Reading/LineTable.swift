// SPDX-License-Identifier: MIT

/// Finds the line of a byte. Understands `\n`, `\r\n` and `\r`.
struct LineTable {
    /// The offset of the first byte of every line.
    private let starts: [Int]

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var starts = [0]
        starts.reserveCapacity(text.count / 32)
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == 0x0A {
                starts.append(index)
            } else if byte == 0x0D, index == text.count || text[index] != 0x0A {
                starts.append(index)
            }
        }
        self.starts = starts
    }

    func line(at offset: Int) -> Line {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
