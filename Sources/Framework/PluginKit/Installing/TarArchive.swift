// SPDX-License-Identifier: MIT

/// The files of an archive in the format ustar, which `tar` can also read.
///
/// It contains plain files only. Other entries are refused: links, devices, folders, files with special
/// permissions, absolute paths, and paths with `..`.
struct TarArchive: Sendable {
    /// A file in the archive.
    struct Entry: Equatable, Sendable {
        /// The path relative to the root of the archive.
        let path: String
        let bytes: [UInt8]
        let isExecutable: Bool
    }

    /// The largest number of files.
    static let countLimit = 10_000
    /// The largest size of all files together.
    static let sizeLimit = 512 << 20

    var entries: [Entry] = []

    // MARK: Writing

    /// Returns the bytes of the archive. Equal files have equal archives.
    func bytes() throws(PluginPackageError) -> [UInt8] {
        var result: [UInt8] = []
        for entry in entries.sorted(by: { $0.path < $1.path }) {
            result += try Self.header(entry)
            result += entry.bytes
            result += [UInt8](repeating: 0, count: Self.padding(entry.bytes.count))
        }
        return result + [UInt8](repeating: 0, count: 1_024)
    }

    private static func header(_ entry: Entry) throws(PluginPackageError) -> [UInt8] {
        guard let path = isSafe(entry.path) ? split(entry.path) : nil else {
            throw PluginPackageError.files(
                "\"\(entry.path)\" cannot be in an archive. Use shorter names, without .. in the path.")
        }
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at offset: Int) {
            header.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
        }
        put(path.name, at: 0)
        put(entry.isExecutable ? "0000755" : "0000644", at: 100)
        put("0000000", at: 108)
        put("0000000", at: 116)
        put(octal(entry.bytes.count, digits: 11), at: 124)
        put(octal(0, digits: 11), at: 136)
        put("        ", at: 148)
        put("0", at: 156)
        put("ustar", at: 257)
        put("00", at: 263)
        put("root", at: 265)
        put("root", at: 297)
        put(path.prefix, at: 345)
        put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\0 ", at: 148)
        return header
    }

    /// Splits a path into a prefix and a name that fit into their fields. Returns nil if the path is too long.
    private static func split(_ path: String) -> (prefix: String, name: String)? {
        if path.utf8.count <= 100 { return ("", path) }
        for index in path.indices where path[index] == "/" {
            let prefix = path[..<index]
            let name = path[path.index(after: index)...]
            if prefix.utf8.count <= 155, name.utf8.count <= 100 { return (String(prefix), String(name)) }
        }
        return nil
    }

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private static func padding(_ count: Int) -> Int { (512 - count % 512) % 512 }

    // MARK: Reading

    init(_ entries: [Entry]) { self.entries = entries }

    /// Reads an archive. Throws an error that names the entry if an entry is refused.
    init(reading bytes: [UInt8], file: String) throws(PluginPackageError) {
        var position = 0
        var paths: Set<String> = []
        func failure(_ text: String) -> PluginPackageError {
            PluginPackageError.invalid("\(file) is refused: \(text). Make it with shellctl pack.")
        }
        let magic = bytes.dropFirst(257).prefix(5)
        guard magic.elementsEqual("ustar".utf8) else { throw failure("it is not a tar archive") }
        while true {
            guard position + 512 <= bytes.count else { throw failure("it is truncated") }
            let header = bytes[position..<position + 512]
            if header.allSatisfy({ $0 == 0 }) { break }
            position += 512
            guard Self.hasValidSum(header) else { throw failure("it is damaged") }
            let path = Self.path(header)
            guard let path, Self.isSafe(path) else {
                throw failure(
                    "\"\(path ?? "?")\" is not a path that an archive of a plugin may have: relative, at most 255 bytes, and without .., hidden names and backslashes"
                )
            }
            guard let kind = header.dropFirst(156).first, kind == UInt8(ascii: "0") || kind == 0 else {
                throw failure(
                    "\"\(path)\" is \(Self.kindName(header.dropFirst(156).first ?? 0)), and only plain files are allowed"
                )
            }
            guard let mode = Self.number(header, at: 100, length: 8), mode & 0o7000 == 0 else {
                throw failure("\"\(path)\" has special permissions")
            }
            guard let size = Self.number(header, at: 124, length: 12), size <= Self.sizeLimit,
                position + size <= bytes.count
            else { throw failure("\"\(path)\" is truncated or too large") }
            guard paths.insert(path).inserted else { throw failure("\"\(path)\" is in it twice") }
            guard entries.count < Self.countLimit else {
                throw failure("it has more than \(Self.countLimit) files")
            }
            entries.append(
                Entry(
                    path: path, bytes: Array(bytes[position..<position + size]),
                    isExecutable: mode & 0o100 != 0))
            position += size + Self.padding(size)
        }
        // A file cannot also be the folder of another file.
        for path in paths {
            var parent = path[...]
            while let slash = parent.lastIndex(of: "/") {
                parent = parent[..<slash]
                if paths.contains(String(parent)) { throw failure("\"\(parent)\" is a file and a folder") }
            }
        }
    }

    /// Whether a path stays within the folder into which it is unpacked. Hidden files are refused too.
    static func isSafe(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return path.utf8.count <= 255
            && parts.allSatisfy { part in
                !part.isEmpty && !part.hasPrefix(".")
                    && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x5C && $0 != 0x7F }
            }
    }

    private static func hasValidSum(_ header: ArraySlice<UInt8>) -> Bool {
        var sum = 0
        for (index, byte) in header.enumerated() { sum += (148..<156).contains(index) ? 0x20 : Int(byte) }
        return number(header, at: 148, length: 8) == sum
    }

    private static func path(_ header: ArraySlice<UInt8>) -> String? {
        func text(_ offset: Int, _ length: Int) -> String? {
            String(validating: header.dropFirst(offset).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
        }
        guard let name = text(0, 100), let prefix = text(345, 155) else { return nil }
        return prefix.isEmpty ? name : "\(prefix)/\(name)"
    }

    private static func number(_ header: ArraySlice<UInt8>, at offset: Int, length: Int) -> Int? {
        let digits = header.dropFirst(offset).prefix(length).drop { $0 == 0x20 }.prefix {
            $0 != 0 && $0 != 0x20
        }
        guard digits.allSatisfy({ (0x30...0x37).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
    }

    private static func kindName(_ kind: UInt8) -> String {
        switch kind {
        case UInt8(ascii: "1"): "a hard link"
        case UInt8(ascii: "2"): "a symbolic link"
        case UInt8(ascii: "3"), UInt8(ascii: "4"): "a device"
        case UInt8(ascii: "5"): "a folder"
        case UInt8(ascii: "6"): "a pipe"
        default: "of an unknown kind"
        }
    }
}
