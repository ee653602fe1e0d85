// SPDX-License-Identifier: MIT

extension String {
    /// Up to the last slash; `/` for what lies at the root.
    var parentPath: String {
        guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
        return String(self[..<slash])
    }

    /// After the last slash.
    var lastPathPart: String {
        guard let slash = lastIndex(of: "/") else { return self }
        return String(self[index(after: slash)...])
    }

    /// Whether it names a file in a given folder and can lead nowhere else.
    var isFileName: Bool {
        !isEmpty && self != "." && self != ".." && utf8.count <= 255
            && utf8.allSatisfy { $0 >= 0x20 && $0 != 0x2F }
    }
}
