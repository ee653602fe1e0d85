// SPDX-License-Identifier: MIT

internal import CPCRE2
import Synchronization

/// The reason why a filter or a search cannot be used.
package struct LogPatternError: Error, Equatable, Sendable, CustomStringConvertible {
    package let description: String
}

/// The result of the comparison of a line with an expression.
package enum LineMatch: Equatable, Sendable {
    case matches
    case differs
    /// It is not known: the comparison took longer than the limit for a line, or was cancelled.
    case unknown
}

/// Compares a line with an expression. It ends soon after the second parameter returns true, with the result `unknown`. Any thread may call
/// it.
package typealias LineTest = @Sendable (UnsafeRawBufferPointer, _ isCancelled: () -> Bool) -> LineMatch

/// A regular expression that is matched with lines as the user sees them: one of PCRE2, as in `grep -P`. Case is ignored; letters and words
/// are those of Unicode.
///
/// An expression with nested repetitions may need more steps than any computer can do. So the time for a line is limited, and a comparison
/// can be cancelled.
final class LogPattern: Sendable {
    /// The objects of PCRE2.
    private struct Compiled {
        let code: OpaquePointer
        let match: OpaquePointer
        let context: OpaquePointer
    }

    // Guarded by the lock: only `matches` and `deinit` use it.
    private nonisolated(unsafe) let compiled: Compiled
    private let lock = Mutex(())

    /// The number of bytes of a line that are matched.
    static let lengthLimit = 1 << 20
    /// The longest time for a line that needs many steps.
    private static let timeLimit = Duration.milliseconds(250)
    /// What is done without looking at the clock: PCRE2 tries each position of the text, and counts its steps at each of them. Nearly all
    /// lines need no second attempt.
    private static let first = (positions: 4096, steps: UInt32(2000))
    private static let second = (positions: 16, steps: UInt32(500_000))
    private static let kilobyteLimit: UInt32 = 16_384

    init(_ pattern: String) throws(LogPatternError) {
        let options = [
            PCRE2_UTF, PCRE2_UCP, PCRE2_CASELESS, PCRE2_DOLLAR_ENDONLY, PCRE2_USE_OFFSET_LIMIT,
            PCRE2_NEVER_BACKSLASH_C,
        ]
        var (error, offset) = (Int32(0), 0)
        var text = pattern
        let code = text.withUTF8 {
            pcre2_compile_8(
                $0.baseAddress, $0.count, options.reduce(0) { $0 | UInt32($1) }, &error, &offset, nil)
        }
        guard let code else {
            throw LogPatternError(
                description:
                    "“\(pattern)” is no regular expression: \(Self.reason(error)), at character \(Self.character(offset, pattern))."
            )
        }
        guard let match = pcre2_match_data_create_8(1, nil), let context = pcre2_match_context_create_8(nil)
        else { fatalError("There is no memory for the regular expression “\(pattern)”.") }
        pcre2_set_heap_limit_8(context, Self.kilobyteLimit)
        compiled = Compiled(code: code, match: match, context: context)
    }

    deinit {
        pcre2_match_context_free_8(compiled.context)
        pcre2_match_data_free_8(compiled.match)
        pcre2_code_free_8(compiled.code)
    }

    /// The test of lines with an expression.
    package static func test(_ pattern: String) throws(LogPatternError) -> LineTest {
        let pattern = try LogPattern(pattern)
        return { pattern.matches($0, isCancelled: $1) }
    }

    func matches(_ line: UnsafeRawBufferPointer, isCancelled: () -> Bool = { false }) -> LineMatch {
        LogText.withVisible(UnsafeRawBufferPointer(rebasing: line.prefix(Self.lengthLimit))) { text in
            lock.withLock { _ in Self.search(compiled, text, isCancelled) }
        }
    }

    private static func search(
        _ compiled: Compiled, _ text: UnsafeRawBufferPointer, _ isCancelled: () -> Bool
    ) -> LineMatch {
        var (position, effort) = (0, first)
        var end: ContinuousClock.Instant?
        while position <= text.count {
            switch attempt(compiled, text, position, effort) {
            case .matches: return .matches
            case .differs: position = boundary(in: text, from: position + effort.positions)
            case .unknown where end == nil: (end, effort) = (.now + timeLimit, second)
            case .unknown: return .unknown
            }
            if isCancelled() { return .unknown }
            if let end, end < .now { return .unknown }
        }
        return .differs
    }

    /// Searches a match that begins at one of the next positions.
    private static func attempt(
        _ compiled: Compiled, _ text: UnsafeRawBufferPointer, _ position: Int,
        _ effort: (positions: Int, steps: UInt32)
    ) -> LineMatch {
        pcre2_set_offset_limit_8(compiled.context, position + effort.positions - 1)
        pcre2_set_match_limit_8(compiled.context, effort.steps)
        let result = withUnsafePointer(to: 0) { empty in
            let bytes = (text.baseAddress ?? UnsafeRawPointer(empty)).assumingMemoryBound(to: UInt8.self)
            return pcre2_match_8(
                compiled.code, bytes, text.count, position, UInt32(PCRE2_NO_UTF_CHECK), compiled.match,
                compiled.context)
        }
        return result >= 0 ? .matches : result == PCRE2_ERROR_NOMATCH ? .differs : .unknown
    }

    /// The first position from `position` on that is not within a character.
    private static func boundary(in text: UnsafeRawBufferPointer, from position: Int) -> Int {
        var position = position
        while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
        return position
    }

    private static func reason(_ code: Int32) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
            let length = pcre2_get_error_message_8(code, buffer.baseAddress, buffer.count)
            return length > 0 ? String(decoding: buffer[..<Int(length)], as: UTF8.self) : "error \(code)"
        }
    }

    /// The number of the character at an offset in bytes, from 1.
    private static func character(_ offset: Int, _ pattern: String) -> Int {
        String(decoding: pattern.utf8.prefix(offset), as: UTF8.self).count + 1
    }
}
