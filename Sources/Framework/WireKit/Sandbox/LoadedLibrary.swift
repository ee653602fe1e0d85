// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The libraries of this process.
package enum LoadedLibrary {
    /// The folder of the Swift runtime, or nil if the runtime is linked statically.
    static let swiftRuntimeFolder: String? = file(of: "swift_retain").flatMap {
        $0.contains("/libswift") ? folder(of: $0) : nil
    }

    /// Returns the folder of the library that has a symbol, or nil if no library or program exports it.
    package static func folder(ofSymbol symbol: String) -> String? {
        file(of: symbol).flatMap { folder(of: $0) }
    }

    private static func file(of symbol: String) -> String? {
        clinux_library_of_symbol(symbol).map { String(cString: $0) }
    }

    private static func folder(of file: String) -> String? {
        guard let resolved = realpath(file, nil) else { return nil }
        defer { free(resolved) }
        let file = String(cString: resolved)
        return file.lastIndex(of: "/").map { String(file[..<$0]) }
    }
}
