// SPDX-License-Identifier: MIT

/// A version of a Debian package, in the order of the Debian policy: `1.0~rc1` before `1.0`, `1:0.9` after `2.0`.
package struct DebianVersion: Comparable, Sendable {
    private let epoch: Int
    private let upstream: ArraySlice<UInt8>
    private let revision: ArraySlice<UInt8>

    /// Creates a version from any text: an epoch that is not a number is 0.
    package init(_ text: String) {
        var rest = ArraySlice(Array(text.utf8))
        var epoch = 0
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            epoch = Int(String(decoding: rest[..<colon], as: UTF8.self)) ?? 0
            rest = rest[(colon + 1)...]
        }
        self.epoch = epoch
        if let hyphen = rest.lastIndex(of: UInt8(ascii: "-")) {
            upstream = rest[..<hyphen]
            revision = rest[(hyphen + 1)...]
        } else {
            upstream = rest
            revision = []
        }
    }

    package static func == (left: DebianVersion, right: DebianVersion) -> Bool { left.order(right) == 0 }
    package static func < (left: DebianVersion, right: DebianVersion) -> Bool { left.order(right) < 0 }

    private func order(_ other: DebianVersion) -> Int {
        if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
        let order = Self.order(upstream, other.upstream)
        return order != 0 ? order : Self.order(revision, other.revision)
    }

    /// Compares the parts without digits and the numbers alternately.
    private static func order(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
        var left = left
        var right = right
        while !left.isEmpty || !right.isEmpty {
            while left.first.map({ !isDigit($0) }) ?? false || right.first.map({ !isDigit($0) }) ?? false {
                let difference = weight(left.first) - weight(right.first)
                if difference != 0 { return difference }
                left = left.dropFirst()
                right = right.dropFirst()
            }
            let (leftNumber, rightNumber) = (number(&left), number(&right))
            if leftNumber.count != rightNumber.count { return leftNumber.count - rightNumber.count }
            for (one, other) in zip(leftNumber, rightNumber) where one != other {
                return Int(one) - Int(other)
            }
        }
        return 0
    }

    /// Takes the digits at the start, without leading zeros: of any length, so that no number is too large.
    private static func number(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = text.prefix(while: isDigit)
        text = text.dropFirst(digits.count)
        return digits.drop { $0 == UInt8(ascii: "0") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    /// A tilde comes before the end, the end before letters, and letters before everything else.
    private static func weight(_ byte: UInt8?) -> Int {
        guard let byte else { return 0 }
        if isDigit(byte) { return 0 }
        if byte == UInt8(ascii: "~") { return -1 }
        let isLetter = byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122
        return isLetter ? Int(byte) : Int(byte) + 256
    }
}
