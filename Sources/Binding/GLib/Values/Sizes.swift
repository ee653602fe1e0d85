// SPDX-License-Identifier: MIT

import CGtk

/// Returns a number of bytes as text for the user: “4.1 kB”. `g_format_size_full()`.
public func formatSize(_ size: Int, flags: FormatSizeFlags = []) -> String {
    C.takeString(g_format_size_full(guint64(max(0, size)), .init(rawValue: C.number(flags))))
}
