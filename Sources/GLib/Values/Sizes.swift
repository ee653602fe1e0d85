// SPDX-License-Identifier: MIT

import CGtk

/// A number of bytes as people read it: “4.1 kB”. `g_format_size_full()`.
public func formatSize(_ size: Int, flags: FormatSizeFlags = []) -> String {
    C.takeString(g_format_size_full(guint64(max(0, size)), .init(rawValue: C.number(flags))))
}
