// SPDX-License-Identifier: MIT

import Testing

@testable import ContactsModel

@Suite struct VCardTextTests {
    @Test(arguments: ["", "plain", "a,b;c\\d", "two\nlines", "\\n", "\\\\n\n", ";\u{301}", "ends with \\"])
    func unescapesWhatItEscapes(text: String) {
        #expect(VCardText.unescaped(VCardText.escaped(text)) == text)
    }

    @Test func writesEveryLineEndTheSameWay() {
        #expect(VCardText.escaped("a\r\nb\rc\nd") == "a\\nb\\nc\\nd")
    }

    @Test func leavesPathsUnchangedThatWereNotEscaped() {
        #expect(VCardText.unescaped("C:\\docs\\") == "C:\\docs\\")
    }

    @Test func separatesOnlyWhereNothingEscapes() {
        #expect(VCardText.pieces(of: "a;b\\;c;\\\\;", separatedBy: ";") == ["a", "b\\;c", "\\\\", ""])
        #expect(VCardText.pieces(of: ";\u{301}a", separatedBy: ";") == ["", "\u{301}a"])
    }
}
