// SPDX-License-Identifier: MIT

/// Performs an action of the user. The error of an impossible action names the line of the test.
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
