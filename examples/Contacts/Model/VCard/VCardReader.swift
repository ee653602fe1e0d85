// SPDX-License-Identifier: MIT

/// Reads a file of cards in the versions 3.0, 4.0 and 2.1, which phones still write. `VCardRules` has the differences.
///
/// A damaged line or card is reported with its line number, and everything else is read.
///
/// ```swift
/// let reader = VCardReader(bytes, file: "friends.vcf")
/// reader.cards      // what could be read
/// reader.errors   // "friends.vcf:14: “FOO” has no colon …"
/// ```
package struct VCardReader {
    package struct Entry: Hashable, Sendable {
        /// The number of the line in which the card begins, from 1.
        package let line: Int
        package let card: VCard
    }

    package private(set) var cards: [Entry] = []
    package private(set) var errors: [VCardError] = []

    private let file: String
    private var open: OpenCard?
    private var strayLine: Int?

    private struct OpenCard {
        var line: Int
        var version: VCardVersion
        var properties: [VCardProperty] = []
        /// The labels that lines have in their parameters, by the index of the property.
        var labels: [Int: String] = [:]
        /// The number of cards that are nested in this one.
        var depth = 0
    }

    package init(_ bytes: some Collection<UInt8>, file: String) {
        self.init(bytes, file: file) { _ in }
    }

    /// Reads a file, and repeatedly calls `progress` with the fraction that has been read. An error that it throws ends the reading.
    package init(
        _ bytes: some Collection<UInt8>, file: String, progress: (Double) throws -> Void
    ) rethrows {
        self.file = file
        var lines = VCardLines(VCardCharset.utf8(ofFile: Array(bytes)))
        let total = Double(max(lines.unreadCount, 1))
        var reportedCount = lines.unreadCount
        while let line = lines.next() {
            if !line.bytes.isEmpty { read(line) }
            if reportedCount - lines.unreadCount >= 1 << 14 {
                reportedCount = lines.unreadCount
                try progress(1 - Double(reportedCount) / total)
            }
        }
        if let open { report(.cardNotEnded, at: open.line) }
        if cards.isEmpty, errors.allSatisfy({ $0.kind == .textOutsideCards }) {
            errors = [VCardError(file: file, line: 1, kind: .noCards)]
        }
    }

    private mutating func read(_ line: VCardLines.Line) {
        switch line.delimiter {
        case .begin: begin(at: line.number, line.rules)
        case .end: end(at: line.number)
        case nil where open == nil:
            if strayLine == nil { report(.textOutsideCards, at: line.number) }
            strayLine = line.number
        case nil: readProperty(line)
        }
    }

    private mutating func begin(at line: Int, _ rules: VCardRules) {
        strayLine = nil
        if let last = open?.properties.last, last.isNamed("AGENT"), last.value.isEmpty {
            open?.properties.removeLast()
            open?.depth = 1
            report(.nestedCard, at: line)
        } else if let depth = open?.depth, depth > 0 {
            open?.depth += 1
        } else {
            if let open { report(.cardNotEnded, at: open.line) }
            open = OpenCard(line: line, version: rules.cardVersion)
        }
    }

    private mutating func end(at line: Int) {
        strayLine = nil
        guard let card = open else { return report(.endWithoutBegin, at: line) }
        if card.depth > 0 {
            open?.depth -= 1
        } else {
            var properties = card.properties
            var groups = UnusedGroups(in: properties)
            for (index, label) in card.labels.sorted(by: { $0.key < $1.key }) {
                // As programs of Apple write a label: as a property beside the other one in the same group.
                let group = properties[index].group ?? groups.next()
                properties[index].group = group
                properties.append(VCardProperty(group: group, "X-ABLabel", text: label))
            }
            cards.append(Entry(line: card.line, card: VCard(version: card.version, properties)))
            open = nil
        }
    }

    private mutating func readProperty(_ line: VCardLines.Line) {
        guard open?.depth == 0 else { return }
        var parser = VCardLineParser(line.bytes, rules: line.rules)
        let property = parser.property()
        for error in parser.errors { report(error, at: line.number) }
        guard let property, !property.isNamed("VERSION") else { return }
        let index = open?.properties.count ?? 0
        if let label = parser.label { open?.labels[index] = label }
        open?.properties.append(property)
    }

    private mutating func report(_ kind: VCardError.Kind, at line: Int) {
        errors.append(VCardError(file: file, line: line, kind: kind))
    }
}

/// Names of groups that no property has.
struct UnusedGroups {
    private let used: Set<String>
    private var number = 0

    init(in properties: [VCardProperty]) { used = Set(properties.compactMap { $0.group?.lowercased() }) }

    /// A name that was not returned before.
    mutating func next() -> String {
        repeat { number += 1 } while used.contains("item\(number)")
        return "item\(number)"
    }
}
