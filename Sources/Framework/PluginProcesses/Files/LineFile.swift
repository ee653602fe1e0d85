// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import PluginKit

/// A text file of the shell with a value on each line, such as the decisions about permissions.
///
/// A file that is damaged or cannot be read is never taken for an empty one: it is renamed, ``error`` says
/// so, and the owner decides what is in effect instead. An empty file is damaged: a file without lines is
/// removed.
package struct LineFile {
    /// Why the file was not read, or not completely; nil if it was.
    package private(set) var error: StateFileError?
    private let file: KeptFile

    package init(_ path: String) { file = KeptFile(path) }

    package var path: String { file.path }

    /// Returns the values of all lines; nil if the file is damaged or cannot be read, and none if there is no file.
    ///
    /// - Parameters:
    ///   - substitute: the lines that are written instead of a file that was renamed, so that the next run
    ///     does not take it for one that never existed. If that fails, the damaged file gets its name back.
    ///   - value: returns the value of a line; nil for a line that the shell has not written.
    package mutating func load<Value>(
        insteadOfDamaged substitute: [String] = [], _ value: (Substring) -> Value?
    ) -> [Value]? {
        do throws(StateFileError) {
            guard let text = try text() else {
                error = nil
                return []
            }
            let lines = LineText.lines(of: text)
            let values = lines.compactMap(value)
            guard values.count == lines.count else { throw StateFileError(path: path, reason: .damaged) }
            error = nil
            return values
        } catch {
            self.error = keep(error.reason, substitute)
            return nil
        }
    }

    /// Returns the text, see ``LineText``; nil if there is no file.
    package func text(mayLackLastBreak: Bool = false) throws(StateFileError) -> String? {
        guard let bytes = try file.read() else { return nil }
        guard let text = LineText.text(of: bytes, mayLackLastBreak: mayLackLastBreak) else {
            throw StateFileError(path: path, reason: .damaged)
        }
        return text
    }

    /// Renames the file, and writes others lines in its place.
    package mutating func keep(_ reason: StateFileError.Reason, _ substitute: [String] = []) -> StateFileError
    {
        let kept = file.setAside(reason)
        guard let name = kept.newPath, !substitute.isEmpty else { return kept }
        do throws(StateFileError) {
            try write(substitute)
            return kept
        } catch {
            rename(name, path)
            return StateFileError(path: path, reason: reason)
        }
    }

    /// Writes the lines, or removes the file if there are none. Returns the error if that fails, or if there
    /// is a file that could neither be read nor renamed.
    package func save(_ lines: [String]) -> StateFileError? {
        if let error, error.wouldOverwrite { return error }
        do throws(StateFileError) {
            try write(lines)
            return nil
        } catch {
            return error
        }
    }

    private func write(_ lines: [String]) throws(StateFileError) {
        guard !lines.isEmpty else { return file.remove() }
        try file.write(lines.map { "\($0)\n" }.joined().utf8)
    }
}
