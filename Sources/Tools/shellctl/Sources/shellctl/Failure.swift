// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PluginKit

/// The version of the framework to which the tool belongs.
enum Version {
    static let current = "\(FrameworkVersion.current)"
}

/// The failure of a command. Its message is printed to the standard error.
struct Failure: Error, CustomStringConvertible {
    /// The exit codes. The manual page and the help of the command list them.
    enum Code: Int32 {
        /// A plugin or a manifest has mistakes.
        case mistakes = 1
        /// A file or a folder cannot be used.
        case files = 2
        /// A program that was started has failed.
        case program = 3
    }

    let code: Code
    let description: String
    /// Lines that the program has printed, without those around them; empty if none is known.
    let details: String

    init(_ code: Code, _ description: String, details: String = "") {
        self.code = code
        self.description = description
        self.details = details
    }
}

extension ParsableCommand {
    /// Runs the body of a command. A failure prints its message, and ends the process with its code.
    func ending<Result>(_ body: () async throws -> Result) async throws -> Result {
        do { return try await body() } catch let failure as Failure { throw Self.failed(failure) } catch let
            error as ManifestError
        { throw Self.failed(error) } catch let error as PluginPackageError {
            switch error {
            case .manifest(let error): throw Self.failed(error)
            case .invalid(let text): throw Self.failed(Failure(.mistakes, text))
            case .files(let text): throw Self.failed(Failure(.files, text))
            }
        }
    }

    private static func failed(_ failure: Failure) -> ExitCode {
        Output.error("shellctl: \(failure)")
        return ExitCode(failure.code.rawValue)
    }

    private static func failed(_ error: ManifestError) -> ExitCode {
        for diagnostic in error.diagnostics + error.warnings { Output.error("\(diagnostic)") }
        return ExitCode(Failure.Code.mistakes.rawValue)
    }
}

/// Prints the output of the tool.
enum Output {
    static func line(_ text: String = "") { write(printable(text), to: .standardOutput) }

    static func error(_ text: String) { write(printable(text), to: .standardError) }

    /// Returns a text, which may come from a plugin, without what controls a terminal or changes the direction
    /// of other text.
    static func printable(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A: true
            case 0x202A...0x202E, 0x2066...0x2069: false
            default: scalar.properties.generalCategory != .control
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Prints one JSON value with sorted keys.
    static func json(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        write(String(decoding: try encoder.encode(value), as: UTF8.self), to: .standardOutput)
    }

    private static func write(_ text: String, to file: FileHandle) {
        // An error is ignored: the reader, such as `head`, may have closed the pipe.
        try? file.write(contentsOf: Data("\(text)\n".utf8))
    }
}
