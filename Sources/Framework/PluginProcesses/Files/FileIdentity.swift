// SPDX-License-Identifier: MIT

import Glibc

/// Identifies the file at a path, to notice when the file is replaced or changed.
package struct FileIdentity: Equatable {
    private let device, inode, size, seconds, nanoseconds: Int

    /// Returns nil if there is no file.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        device = Int(status.st_dev)
        inode = Int(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// Whether the files have the same size and time. Some file systems give a file another number when it is opened again.
    func hasContent(of other: FileIdentity) -> Bool {
        (size, seconds, nanoseconds) == (other.size, other.seconds, other.nanoseconds)
    }
}
