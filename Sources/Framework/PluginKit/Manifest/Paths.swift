// SPDX-License-Identifier: MIT

extension String {
    /// The path up to the last slash; `/` for a name in the root folder.
    var parentPath: String {
        guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
        return String(self[..<slash])
    }

    /// The part after the last slash.
    var lastPathPart: String {
        guard let slash = lastIndex(of: "/") else { return self }
        return String(self[index(after: slash)...])
    }

    /// Whether it is the name of a file without a folder, so that it cannot refer to a file in another folder.
    var isFileName: Bool {
        !isEmpty && self != "." && self != ".." && utf8.count <= 255
            && utf8.allSatisfy { $0 >= 0x20 && $0 != 0x2F }
    }
}
