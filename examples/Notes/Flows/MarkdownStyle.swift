// SPDX-License-Identifier: MIT

import ControllerKit
import NotesModel

/// The look of Markdown while it is typed.
enum MarkdownStyle {
    /// The scheme of a link to a note: a title follows, percent-encoded.
    static let noteScheme = "note:"

    /// The parts of a text with their attributes, as a text view shows them.
    static func runs(of text: String) -> [TextRun] {
        let spans = Markdown.spans(of: text)
        guard !spans.isEmpty else { return [] }
        let scalars = text.unicodeScalars
        // The attributes can change only where a part begins or ends.
        var borders: Set<Int> = []
        for span in spans {
            borders.insert(span.range.lowerBound)
            borders.insert(span.range.upperBound)
        }
        let positions = borders.sorted()
        var runs: [TextRun] = []
        var open: [MarkdownSpan] = []
        var next = 0
        for (start, end) in zip(positions, positions.dropFirst()) {
            open.removeAll { $0.range.upperBound <= start }
            while next < spans.count, spans[next].range.lowerBound <= start {
                if spans[next].range.upperBound > start { open.append(spans[next]) }
                next += 1
            }
            guard !open.isEmpty else { continue }
            var attributes = TextAttributes()
            for span in open { apply(span, to: &attributes, scalars) }
            if let last = runs.last, last.range.upperBound == start, last.attributes == attributes {
                runs[runs.count - 1] = TextRun(last.range.lowerBound..<end, attributes)
            } else {
                runs.append(TextRun(start..<end, attributes))
            }
        }
        return runs
    }

    private static func apply(
        _ span: MarkdownSpan, to attributes: inout TextAttributes, _ scalars: String.UnicodeScalarView
    ) {
        switch span.kind {
        case .heading(let level):
            attributes.isBold = true
            attributes.size = [22, 18, 15, 13, 12, 12][min(max(level, 1), 6) - 1]
        case .bold: attributes.isBold = true
        case .italic: attributes.isItalic = true
        case .struckThrough: attributes.isStruckThrough = true
        case .code, .codeBlock, .frontMatter:
            attributes.isMonospaced = true
            // Visible on a light and on a dark background.
            attributes.background = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.18)
        case .listMarker:
            attributes.isBold = true
            attributes.color = accent
        case .quotation: attributes.isItalic = true
        case .link(let address), .image(let address): attributes.link = address
        case .noteLink:
            let start = scalars.index(scalars.startIndex, offsetBy: span.range.lowerBound + 2)
            let title = String(scalars[start..<scalars.index(start, offsetBy: span.range.count - 4)])
            attributes.link = noteScheme + encoded(title)
        case .tag: attributes.color = accent
        }
    }

    /// Readable on a light and on a dark background: 4.5 : 1 on white, 4.6 : 1 on black.
    private static let accent = Color(red: 0.2, green: 0.47, blue: 0.83)

    /// The title that a link to a note names; nil for another link.
    static func title(of uri: String) -> String? {
        guard uri.hasPrefix(noteScheme) else { return nil }
        var bytes: [UInt8] = []
        var rest = uri.utf8.dropFirst(noteScheme.utf8.count)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"),
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func encoded(_ title: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return title.utf8.reduce(into: "") { result, byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
