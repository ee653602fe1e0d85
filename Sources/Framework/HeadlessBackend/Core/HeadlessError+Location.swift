// SPDX-License-Identifier: MIT

/// Calls an action of the user; if it is not possible, the error names the line of the test.
///
/// A function with an action passes on its own `file` and `line`, whose defaults are those of its caller. If
/// one such function calls another one, the location of the outer call replaces that of the inner one.
@MainActor package func located<Result>(
    _ file: StaticString, _ line: Int, _ action: () throws -> Result
) rethrows -> Result {
    do {
        return try action()
    } catch var error as HeadlessError {
        error.location = "\(file):\(line)"
        throw error
    }
}
