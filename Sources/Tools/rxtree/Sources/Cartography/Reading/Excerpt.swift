// SPDX-License-Identifier: MIT

/// A file without the bodies that do not concern navigation, which makes parsing it several times faster.
///
/// The bodies of functions are scanned first (`BodyScan`). Those that need not be parsed are replaced by spaces in a copy,
/// in which all lines and all other bytes keep their positions. A simple lexer recognizes strings, comments and bodies. Where
/// it is wrong, the copy does not parse, and the whole file is parsed.
struct Excerpt {
    /// The text with blank bodies, or nil if there are none.
    private(set) var text: [UInt8]?
    /// The statements of a blank body, by the offset of the brace that opens it.
    private(set) var skeletons: [Int: [Statement]] = [:]

    init(of whole: UnsafeBufferPointer<UInt8>, lines: LineTable) {
        var search = Search(text: whole, lines: lines)
        guard search.run(), !search.bodies.isEmpty else { return }
        var copy = Array(whole)
        for (body, skeleton) in search.bodies {
            skeletons[body.lowerBound - 1] = skeleton
            for index in body where copy[index] != 0x0A && copy[index] != 0x0D { copy[index] = 0x20 }
        }
        text = copy
    }

    /// Finds functions and scans their bodies.
    private struct Search {
        let text: UnsafeBufferPointer<UInt8>
        let lines: LineTable
        var index = 0
        var bodies: [(Range<Int>, [Statement])] = []

        init(text: UnsafeBufferPointer<UInt8>, lines: LineTable) {
            self.text = text
            self.lines = lines
        }

        private static let function = Array("func".utf8)
        /// Words that show that a function without a body has ended.
        private static let next: Set<[UInt8]> = Set(
            [
                "func", "var", "let", "init", "case", "class", "struct", "enum", "extension", "subscript",
                "static",
                "private", "public", "override", "protocol", "mutating", "deinit", "typealias", "actor",
                "associatedtype", "import",
            ].map { Array($0.utf8) })

        /// False if the text contains something that this lexer does not know.
        mutating func run() -> Bool {
            while index < text.count {
                let byte = text[index]
                if byte == UInt8(ascii: "\"") {
                    index = text.endOfString(at: index, before: text.count)
                } else if byte == UInt8(ascii: "#"), index + 1 < text.count, isRaw(text[index + 1]) {
                    return false
                } else if let end = text.endOfComment(at: index, before: text.count) {
                    index = end
                } else if byte.isWord {
                    let start = index
                    index = text.endOfWord(at: index, before: text.count)
                    let isFunction = text[start..<index].elementsEqual(Search.function)
                    if isFunction, start == 0 || !isQuoting(text[start - 1]), !function() { return false }
                } else {
                    index += 1
                }
            }
            return true
        }

        private func isRaw(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") }
        private func isQuoting(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "`") || byte == UInt8(ascii: ".")
        }

        /// Moves from the word `func` to the end of the body, or to its beginning if it must be read.
        private mutating func function() -> Bool {
            guard let (brace, isOpen) = signature() else { return true }
            index = brace + 1
            if isOpen { return true }
            let scan = BodyScan(text, (brace + 1)..<text.count, lines)
            if scan.needsReading { return true }
            guard let close = scan.close else { return false }
            bodies.append(((brace + 1)..<close, scan.skeleton))
            index = close
            return true
        }

        /// Where the body begins, and whether what it returns may matter; nil when there is no body.
        private mutating func signature() -> (brace: Int, isOpen: Bool)? {
            var depth = 0
            var isResult = false
            var isOpen = isGeneric()
            while index < text.count {
                let byte = text[index]
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: "{") where depth == 0: return (index, isOpen)
                case UInt8(ascii: "}") where depth == 0, UInt8(ascii: ";"): return nil
                case UInt8(ascii: "-") where index + 1 < text.count && text[index + 1] == UInt8(ascii: ">"):
                    // A returned function is called elsewhere.
                    isOpen = isOpen || isResult && depth >= 0
                    isResult = isResult || depth == 0
                    index += 1
                case UInt8(ascii: "\""):
                    index = text.endOfString(at: index, before: text.count)
                    continue
                case UInt8(ascii: "/"):
                    if let end = text.endOfComment(at: index, before: text.count) {
                        index = end
                        continue
                    }
                case _ where byte.isWord:
                    let start = index
                    index = text.endOfWord(at: index, before: text.count)
                    let word = Array(text[start..<index])
                    if depth == 0, Search.next.contains(word) {
                        index = start
                        return nil
                    }
                    if isResult, BodyScan.matters(TypeName(name: String(decoding: word, as: UTF8.self))) {
                        isOpen = isOpen || depth == 0 || !word.elementsEqual("View".utf8)
                    }
                    continue
                default: break
                }
                index += 1
            }
            return nil
        }

        /// `func show<T>(…)`: its result depends on the caller.
        private func isGeneric() -> Bool {
            var ahead = index
            while ahead < text.count, text[ahead] == 0x20 { ahead += 1 }
            ahead = text.endOfWord(at: ahead, before: text.count)
            return ahead < text.count && text[ahead] == UInt8(ascii: "<")
        }
    }
}
