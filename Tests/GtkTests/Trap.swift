// SPDX-License-Identifier: MIT

import Testing

/// Expects that a program that has ended has written a text to its standard error.
func expectTrap(
    _ message: String, _ result: ExitTest.Result?, location: SourceLocation = #_sourceLocation
) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(message), "\(text)", sourceLocation: location)
}
