// SPDX-License-Identifier: MIT

extension String {
    /// Whether it is the name of a file without a folder, so that it cannot refer to a file in another folder.
    var isFileName: Bool {
        !isEmpty && self != "." && self != ".." && utf8.count <= 255
            && utf8.allSatisfy { $0 >= 0x20 && $0 != 0x2F }
    }
}
