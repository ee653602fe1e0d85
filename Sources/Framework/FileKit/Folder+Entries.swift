// SPDX-License-Identifier: MIT

import Glibc

extension Folder {
    /// The name of something in a folder. It is bytes, which need not be UTF-8.
    package struct Entry: Hashable, Sendable {
        /// The bytes, and the zero after them that functions of the system need.
        package let cString: [CChar]

        private var bytes: some Collection<UInt8> { cString.dropLast().lazy.map { UInt8(bitPattern: $0) } }

        /// Whether the name begins with a dot.
        package var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

        /// The name; nil if it is not UTF-8.
        package var name: String? { String(validating: bytes, as: UTF8.self) }

        /// The name, with U+FFFD for what is not UTF-8: a text for the user, which may not be that of a file.
        package var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Returns what is in a folder, without `.` and `..`, in no order. Returns nil if the folder cannot be read;
    /// `errno` has the reason.
    ///
    /// - Parameters:
    ///   - followsLink: whether the path may be that of a symbolic link to a folder.
    ///   - limit: the number of entries after which reading ends.
    package static func entries(in path: String, followsLink: Bool = true, limit: Int = .max) -> [Entry]? {
        entries(closing: open(path, openFlags | (followsLink ? 0 : O_NOFOLLOW)), limit: limit)
    }

    /// Returns what is in an open folder.
    package static func entries(of descriptor: Int32) -> [Entry]? {
        // The position of the other descriptor is not changed.
        entries(closing: openat(descriptor, ".", openFlags))
    }

    /// How a folder is opened for reading.
    static let openFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

    private static func entries(closing descriptor: Int32, limit: Int = .max) -> [Entry]? {
        guard descriptor >= 0 else { return nil }
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            errno = code
            return nil
        }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while entries.count < limit, let found = readdir(stream) {
            let name = withUnsafeBytes(of: &found.pointee.d_name) { bytes in
                bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
            }
            let dot = CChar(UInt8(ascii: "."))
            if name != [dot, 0], name != [dot, dot, 0] { entries.append(Entry(cString: name)) }
        }
        return entries
    }
}
