// SPDX-License-Identifier: MIT

import CGtk

/// On Unix, a file name is a sequence of bytes, nearly always UTF-8. In a `String`, each byte that is not part of valid UTF-8 is one of the
/// private characters U+10FE80 to U+10FEFF, so that every file name can be converted to a `String` and back without loss. All functions of
/// the binding that take or return file names, command-line arguments or environment variables do this.
extension String {
    /// Creates the name of a file from its bytes.
    ///
    ///     let name = String(fileName: entry.bytes)
    ///
    /// To show a name to the user, use `Gio.FileInfo.displayName`, which has no private characters.
    public init(fileName bytes: some Collection<UInt8>) {
        let isPlain = !bytes.contains(0xF4)
        if isPlain, let text = String(validating: bytes, as: UTF8.self) {
            self = text
            return
        }
        self = ""
        var rest = Array(bytes)[...]
        while let first = rest.first {
            let length = first < 0x80 ? 1 : first >> 5 == 0b110 ? 2 : first >> 4 == 0b1110 ? 3 : 4
            if let text = String(validating: rest.prefix(length), as: UTF8.self),
                let scalar = text.unicodeScalars.first, !privateBytes.contains(scalar.value)
            {
                unicodeScalars.append(scalar)
                rest = rest.dropFirst(length)
            } else {
                Unicode.Scalar(privateBytes.lowerBound - 0x80 + UInt32(first)).map {
                    unicodeScalars.append($0)
                }
                rest = rest.dropFirst()
            }
        }
    }

    /// The bytes of a name of a file, for libraries that open it by themselves.
    public var fileNameBytes: [UInt8] {
        guard utf8.contains(0xF4) else { return Array(utf8) }
        return unicodeScalars.flatMap { scalar in
            privateBytes.contains(scalar.value)
                ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(scalar.utf8)
        }
    }
}

/// The characters that stand for the bytes 0x80 to 0xFF.
private let privateBytes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

@_spi(Binding) extension C {
    /// A name for the length of one call.
    public static func bytes(_ name: String) -> [CChar] {
        var bytes = name.fileNameBytes.map { CChar(bitPattern: $0) }
        bytes.append(0)
        return bytes
    }

    /// A name for the length of one call.
    public static func bytes(_ name: String?) -> [CChar]? { name.map { bytes($0) } }

    /// Returns the file name at a pointer, which is not freed.
    public static func fileName(_ pointer: UnsafePointer<CChar>) -> String {
        pointer.withMemoryRebound(to: UInt8.self, capacity: strlen(pointer)) {
            String(fileName: UnsafeBufferPointer(start: $0, count: strlen(pointer)))
        }
    }

    /// Returns the file name at a pointer, which is not freed; an empty one for NULL.
    public static func fileName(_ pointer: UnsafePointer<CChar>?) -> String {
        optionalFileName(pointer) ?? ""
    }

    /// Returns the file name at a pointer, which is not freed; nil for NULL.
    public static func optionalFileName(_ pointer: UnsafePointer<CChar>?) -> String? {
        pointer.map { fileName($0) as String }
    }

    /// Copies a name that the caller owns, and frees it. NULL becomes an empty name.
    public static func takeFileName(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
        takeOptionalFileName(pointer) ?? ""
    }

    /// Copies a name that the caller owns, and frees it.
    public static func takeOptionalFileName(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
        defer { g_free(pointer) }
        return optionalFileName(pointer)
    }

    /// Returns a copy of the name, which the C library frees.
    public static func duplicate(fileName: String?) -> UnsafeMutablePointer<CChar>? {
        g_strdup(bytes(fileName))
    }
}

extension Unicode.Scalar {
    fileprivate var utf8: String.UTF8View { String(Character(self)).utf8 }
}
