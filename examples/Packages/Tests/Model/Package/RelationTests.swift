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

    @Test func namesOfRpmMayContainParentheses() {
        #expect(
            Relation.names(in: "libc.so.6(GLIBC_2.34)(64bit), /bin/sh, ") == [
                "libc.so.6(GLIBC_2.34)(64bit)", "/bin/sh",
            ])
    }

    @Test func eachNameIsNamedOnce() {
        #expect(Relation.names(in: "a (>= 1), b | a, a (<< 2)") == ["a", "b"])
        #expect(Relation.names(in: "") == [])
    }
}
