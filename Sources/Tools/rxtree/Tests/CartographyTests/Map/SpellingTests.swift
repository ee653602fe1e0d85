// SPDX-License-Identifier: MIT

import Testing

@testable import Cartography

@Suite struct SpellingTests {
    @Test func theNearestNamesComeFirst() {
        let names = ["AppFlow", "MapFlow", "SettingsFlow", "AppViewController"]
        #expect(Spelling.near("AppFlw", among: names).first == "AppFlow")
        #expect(Spelling.near("settings", among: names) == ["SettingsFlow"])
        #expect(Spelling.near("Zebra", among: names) == [])
    }

    @Test func distanceCountsLetters() {
        #expect(Spelling.distance(Array("flow".utf8), Array("flow".utf8)) == 0)
        #expect(Spelling.distance(Array("".utf8), Array("flow".utf8)) == 4)
        #expect(Spelling.distance(Array("folw".utf8), Array("flow".utf8)) == 2)
    }
}
