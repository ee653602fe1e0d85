// SPDX-License-Identifier: MIT

import Foundation

/// A Markdown file of a folder. Its bytes come back at the export: what is not in the text of the note is remembered beside it.
package struct NoteFile {
    /// The path in the folder, with the suffix.
    let path: String
    let text: String
    /// Whether all lines of the file end with CR LF. Those of the text end with LF then.
    let hasCRLF: Bool
    /// Whether the file begins with a byte order mark, which the text does not have.
    let hasMark: Bool

    /// Returns nil for bytes that are not UTF-8, or have a zero byte, which the database cannot store in a text.
    init?(path: String, _ bytes: [UInt8]) {
        self.path = path
        hasMark = bytes.starts(with: Self.mark)
        guard !bytes.contains(0),
            let text = String(validating: bytes.dropFirst(hasMark ? Self.mark.count : 0), as: UTF8.self)
        else { return nil }
        let plain = text.replacing("\r\n", with: "\n")
        // With line ends of several kinds, the text keeps them.
        hasCRLF =
            plain.utf8.count < text.utf8.count && Self.bytes(plain, hasCRLF: true, hasMark: hasMark) == bytes
        self.text = hasCRLF ? plain : text
    }

    /// The bytes of the file.
    var bytes: [UInt8] { Self.bytes(text, hasCRLF: hasCRLF, hasMark: hasMark) }

    /// The title that the name of the file is.
    var title: String { Self.title(path) }

    package static func title(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.lowercased().hasSuffix(".md") ? String(name.dropLast(3)) : name
    }

    /// The path in the folder to which a link such as `../Other%20Note.md` leads from a file; nil if it leads to no Markdown file there.
    package static func path(ofLink link: String, from file: String? = nil) -> String? {
        let address = link.prefix { $0 != "#" && $0 != "?" }
        // What has a scheme or a host is an address of something else, and the folder is not that of the system.
        guard address.first != "/", !address.prefix(while: { $0 != "/" }).contains(":") else { return nil }
        let path = address.removingPercentEncoding ?? String(address)
        guard path.lowercased().hasSuffix(".md"), !title(path).isEmpty else { return nil }
        var names = file.map { Array($0.split(separator: "/").dropLast()) } ?? []
        for name in path.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return names.joined(separator: "/")
    }

    static func bytes(_ text: String, hasCRLF: Bool, hasMark: Bool) -> [UInt8] {
        var bytes = hasMark ? mark : []
        for byte in text.utf8 {
            if hasCRLF, byte == UInt8(ascii: "\n"), bytes.last != UInt8(ascii: "\r") {
                bytes.append(UInt8(ascii: "\r"))
            }
            bytes.append(byte)
        }
        return bytes
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
