// SPDX-License-Identifier: MIT

import Testing

@testable import PackagesModel

struct DebianVersionTests {
    @Test func versionsAreOrderedAsThePolicySays() {
        let versions = [
            "0~~", "0~", "0", "1.0~rc1-1", "1.0-1~bpo12+1", "1.0-1", "1.0-1+b1", "1.0-2", "1.0-10", "1.0a-1",
            "1.0+dfsg-1",
            "1.1", "1.10", "2.0", "1:0.9", "2:0.1",
        ]
        for (index, version) in versions.enumerated() {
            for (otherIndex, other) in versions.enumerated() {
                #expect(
                    (DebianVersion(version) < DebianVersion(other)) == (index < otherIndex),
                    "\(version), \(other)")
            }
        }
    }

    @Test func leadingZerosAndAMissingRevisionMakeNoDifference() {
        #expect(DebianVersion("1.01") == DebianVersion("1.1"))
        #expect(DebianVersion("0:1.0") == DebianVersion("1.0-0"))
    }

    @Test func anyTwoTextsHaveAnOrder() {
        let texts = [
            "", ":", "-", "::-", "x:1", "-5:1", "99999999999999999999999999:1",
            "1.99999999999999999999999999999",
            "~", "1~", "1-~", "é", "\u{0}", "1..2", "0", "00",
        ]
        let versions = texts.map(DebianVersion.init)
        for (text, version) in zip(texts, versions) {
            for (otherText, other) in zip(texts, versions) {
                let relations = [version < other, version == other, other < version]
                #expect(relations.count { $0 } == 1, "\(text) and \(otherText): \(relations)")
                // A third version keeps the order of the two.
                for third in versions where version < other && other < third { #expect(version < third) }
            }
        }
        #expect(DebianVersion("x:1") == DebianVersion("1"))
        #expect(DebianVersion("1.99999999999999999999999998") < DebianVersion("1.99999999999999999999999999"))
    }
}
