// SPDX-License-Identifier: MIT

import Testing

@testable import PackagesModel

struct RelationTests {
    @Test func aFieldHasGroupsOfAlternatives() {
        let groups = Relation.groups(
            in: "libc6 (>= 2.14), default-mta | mail-transport-agent, python3:any (<< 3.12)")
        #expect(
            groups == [
                [Relation("libc6", ">= 2.14")], [Relation("default-mta"), Relation("mail-transport-agent")],
                [Relation("python3", "<< 3.12")],
            ])
    }

    @Test func restrictionsAndSpacesAreLeftOut() {
        #expect(
            Relation.groups(in: " libx11-6(>=1) ,libgl1 [amd64 i386] <!nocheck>,, | ")
                == [[Relation("libx11-6", ">=1")], [Relation("libgl1")]])
    }

    @Test(arguments: [
        ("", ""), (" , | ,", ""), ("a (>= 1), b | a, a (<< 2)", "a b a a"),
        ("python3:any (<< 3.12)", "python3"),
        (" libx11-6(>=1) ,libgl1 [amd64 i386]", "libx11-6 libgl1"), ("two words, one", "one"),
        ("a( >= 1)", "a"),
        ("libc.so.6(GLIBC_2.34)(64bit), /bin/sh, ", "libc.so.6(GLIBC_2.34)(64bit) /bin/sh"),
        ("é, ü (= 1)", "é ü"),
    ])
    func theIndexHasTheNamesThatTheGroupsHave(field: String, names: String) {
        #expect(Relation.names(in: field) == names)
        #expect(Relation.groups(in: field).joined().map(\.name).joined(separator: " ") == names)
    }
}
