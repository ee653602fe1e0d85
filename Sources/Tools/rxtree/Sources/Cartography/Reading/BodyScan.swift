// SPDX-License-Identifier: MIT

/// Scans the text of a body, so that most bodies need not be parsed.
///
/// Most code of an application does not concern navigation. A body without any word of the navigation vocabulary matters
/// for two reasons only: it mentions types (it emits a step or creates a screen), and it calls helpers. The scan finds
/// both by the words of the body, which takes a fraction of the time of parsing.
struct BodyScan {
    /// True if the body must be parsed.
    private(set) var needsReading = false
    /// The mentions of types and the calls in a body that need not be parsed.
    private(set) var skeleton: [Statement] = []
    /// The offset of the brace that closes the body, if the scan got that far.
    private(set) var close: Int?

    /// Words that may show or contribute something, or start a flow.
    private static let triggers: Set<Int> = {
        var words = Set(Vocabulary.shows.keys)
        words.formUnion(Vocabulary.slots.keys)
        words.formUnion(Vocabulary.contributions)
        words.formUnion(Vocabulary.groups)
        words.formUnion(Vocabulary.starts)
        words.formUnion(Vocabulary.uses)
        words.formUnion(Vocabulary.forwards)
        // These words are too common to be decisive.
        words.subtract([
            "one", "flow", "detail", "content", "result", "child", "tabs", "pages", "root",
        ])
        return Set(words.map { mark(of: $0.utf8) })
    }()
    /// Calls whose argument may be a step that is written with a leading dot, such as `accept(.detail)`.
    private static let takers = Set(
        ["accept", "onNext", "emit", "send", "navigate", "perform", "trigger"].map { mark(of: $0.utf8) })
    private static let bindings = Set(["let", "var"].map { mark(of: $0.utf8) })
    private static let cases = Set(["case", "is"].map { mark(of: $0.utf8) })
    private static let returns = mark(of: "return".utf8)

    /// A hash of a word, without creating a string. If two words have the same hash, a body is parsed that need not be.
    private static func mark(of word: some Sequence<UInt8>) -> Int {
        var mark: UInt = 0
        for byte in word { mark = mark &* 0x100_0000_01b3 ^ UInt(byte) }
        return Int(bitPattern: mark)
    }

    private let text: UnsafeBufferPointer<UInt8>
    private let lines: LineTable
    private var index: Int
    private let end: Int
    private var depth = 0
    private var hasTaker = false
    private var hasBareDot = false
    private var isBinding = false
    private var isCase = false
    private var isAssigned = false

    /// Scans a text up to the brace that closes it, or to its end.
    init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ lines: LineTable) {
        self.text = text
        self.lines = lines
        index = range.lowerBound
        end = range.upperBound
        while index < end, close == nil, !needsReading { step() }
        if hasTaker, hasBareDot { needsReading = true }
    }

    private mutating func step() {
        let byte = text[index]
        switch byte {
        case UInt8(ascii: "\""): skipString()
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
            let start = index
            skip { $0 == 0x0A || $0 == 0x0D }
            if Comments.areIn(text[start..<index]) { needsReading = true }
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "`"):
            // Rare: the parser decides.
            needsReading = true
        case UInt8(ascii: "="):
            isAssigned = !isBinding && next == UInt8(ascii: " ")
            hasBareDot = hasBareDot || followsDot()
            index += 1
        case 0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            (isBinding, isCase, isAssigned) = (false, false, false)
            depth += byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0
            if depth < 0 { close = index }
            index += 1
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "?"):
            isCase = isCase && byte != UInt8(ascii: ":")
            hasBareDot = hasBareDot || followsDot()
            index += 1
        case _ where byte.isWord: chain()
        default: index += 1
        }
    }

    private var next: UInt8? { index + 1 < end ? text[index + 1] : nil }

    /// Whether a dot follows here with nothing before it, as in `(.detail)`.
    private func followsDot() -> Bool {
        var ahead = index + 1
        while ahead < end, text[ahead] == UInt8(ascii: " ") { ahead += 1 }
        return ahead < end && text[ahead] == UInt8(ascii: ".")
    }

    private mutating func skip(until isEnd: (UInt8) -> Bool) {
        while index < end, !isEnd(text[index]) { index += 1 }
    }

    private mutating func skipString() {
        index = text.endOfString(at: index, before: end)
    }

    /// `a.b.c`, and whether it is called.
    private mutating func chain() {
        let start = index
        var count = 0
        while true {
            let first = index
            while index < end, text[index].isWord { index += 1 }
            count += 1
            judge(first..<index)
            if needsReading { return }
            var ahead = index
            while ahead < end, text[ahead] == UInt8(ascii: "?") || text[ahead] == UInt8(ascii: "!") {
                ahead += 1
            }
            guard ahead + 1 < end, text[ahead] == UInt8(ascii: "."), text[ahead + 1].isWord else { break }
            index = ahead + 1
        }
        let isType = text[start] >= UInt8(ascii: "A") && text[start] <= UInt8(ascii: "Z")
        if isType, isCase || isAssigned {
            needsReading = true
            return
        }
        let isCall = index < end && text[index] == UInt8(ascii: "(")
        let isPlain = start == 0 || text[start - 1] != UInt8(ascii: ".")
        guard isPlain, isType || isCall && count <= 3 else { return }
        skeleton.append(.expression(expr(start..<index, isCall: isCall, line: lines.line(at: start))))
    }

    private mutating func judge(_ word: Range<Int>) {
        let mark = BodyScan.mark(of: text[word])
        if BodyScan.triggers.contains(mark) {
            needsReading = true
        } else if BodyScan.takers.contains(mark) {
            hasTaker = true
        } else if BodyScan.bindings.contains(mark) {
            isBinding = true
        } else if BodyScan.cases.contains(mark) {
            isCase = true
        } else if mark == BodyScan.returns, followsDot(after: word.upperBound) {
            hasBareDot = true
        }
    }

    private func followsDot(after position: Int) -> Bool {
        position + 1 < end && text[position] == UInt8(ascii: " ") && text[position + 1] == UInt8(ascii: ".")
    }

    private func expr(_ chain: Range<Int>, isCall: Bool, line: Line) -> Expr {
        let words = text[chain].split { !$0.isWord }.map { String(decoding: $0, as: UTF8.self) }
        var expr = Expr.name(words[0], [], line)
        for word in words.dropFirst() { expr = .member(expr, word, [], line) }
        return isCall ? .call(expr, [], line) : expr
    }

    /// Whether a value of this type may be a target of navigation, so that the returned value matters.
    static func matters(_ type: TypeName) -> Bool {
        type.flattened.contains { part in
            let name = part.simpleName
            return name.hasSuffix("Controller") || name.contains("Flow") || name.contains("Step")
                || name == "Presentable" || name == "->" || name == "Self"
                || name == "View" && type.name != "Array"
        }
    }
}
