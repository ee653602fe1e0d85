// SPDX-License-Identifier: MIT

import GLib
import Testing

/// Texts as the user's language has them, and names of hosts.
@Suite
struct LanguageTests {
    @Test func textsAreSorted() {
        #expect("a".precedes("b"))
        #expect(!"b".precedes("a") && !"a".precedes("a"))
        #expect("a".collationKey < "b".collationKey)
        #expect(
            ["a10.b", "a9.b", "a9b"].sorted { $0.filenameCollationKey < $1.filenameCollationKey }.last
                == "a10.b")
    }

    @Test func textsThatDifferOnlyInCaseAreEqualWhenFolded() {
        #expect("Straße".caseFolded == "STRASSE".caseFolded)
        #expect("Strasse".caseFolded != "Gasse".caseFolded)
    }

    @Test func marksAreTakenApartAndPutTogether() {
        #expect(Array("é".normalized(.nfd).unicodeScalars.map(\.value)) == [0x65, 0x301])
        #expect(Array("e\u{301}".normalized(.nfc).unicodeScalars.map(\.value)) == [0xE9])
        #expect(Array("e\u{301}".normalized().unicodeScalars).count == 2)
    }

    @Test func textsAreWrittenInASCIIAndFound() {
        #expect("Grüße".asciified(locale: "de_DE") == "Gruesse")
        #expect("Schöne Grüße".matches(search: "gru"))
        #expect(!"Schöne Grüße".matches(search: "gru", acceptAlternates: false))
        #expect(!"Schöne Grüße".matches(search: "rüße"))
        let found = "Hello Wörld".searchTokens(locale: "en")
        #expect(found.tokens == ["hello", "wörld"])
        #expect(found.asciiAlternates == ["world"])
    }

    @Test func namesOfHostsAreWrittenInASCIIAndBack() {
        #expect(Hostname.isNonASCII("bücher.example"))
        let name = Hostname.ascii("bücher.example")
        #expect(name == "xn--bcher-kva.example")
        #expect(Hostname.isASCIIEncoded("xn--bcher-kva.example"))
        #expect(Hostname.unicode("xn--bcher-kva.example") == "bücher.example")
        #expect(Hostname.isIPAddress("127.0.0.1") && !Hostname.isIPAddress("localhost"))
    }
}
