// SPDX-License-Identifier: MIT

/// The filter that selects the lines of a log.
package struct LogFilter: Equatable, Sendable {
    /// A regular expression of PCRE2; empty for all lines.
    package var pattern = ""
    /// The lowest level that is shown; nil for all. A line without a level and without a time has the level of the previous line.
    package var level: LogLevel?
    /// The first time that is shown, in seconds since 1970; nil for all. A line without a time has the time of the previous line.
    package var since: Int?
    /// The last time that is shown, in seconds since 1970; nil for all.
    package var until: Int?

    package init() {}

    package var isEmpty: Bool { self == LogFilter() }
}
