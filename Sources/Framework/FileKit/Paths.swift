// SPDX-License-Identifier: MIT

import Glibc

extension String {
    /// The path up to the last slash; `/` for a name in the root folder.
    package var parentPath: String {
        guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
        return String(self[..<slash])
    }

    /// The part after the last slash.
    package var lastPathPart: String {
        guard let slash = lastIndex(of: "/") else { return self }
        return String(self[index(after: slash)...])
    }

    /// The absolute path without symbolic links; nil if there is nothing at the path, or it cannot be found out.
    /// `errno` has the reason then.
    package var resolvedPath: String? {
        guard let path = realpath(self, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
