// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The libraries of this process.
enum LoadedLibrary {
    /// The folder of the Swift runtime, or nil if the runtime is linked statically.
    static let swiftRuntimeFolder: String? = {
        guard let path = clinux_library_of_symbol("swift_retain").map({ String(cString: $0) }),
            path.contains("/libswift"), let resolved = realpath(path, nil)
        else { return nil }
        defer { free(resolved) }
        let file = String(cString: resolved)
        return file.lastIndex(of: "/").map { String(file[..<$0]) }
    }()
}
