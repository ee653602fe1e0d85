// SPDX-License-Identifier: MIT

import Testing

@testable import ViewKit

@Suite struct SimilarNamesTests {
    @Test(arguments: [
        ("file.opne", "file.open"), ("file.ope", "file.open"), ("fil.opens", "file.open"),
        ("file.open", "file.open"),
        ("file.delete", nil), ("", nil), ("f", nil), ("fi", nil),
        (
            "org.example.a-plugin-with-a-long-name..page.sav",
            "org.example.a-plugin-with-a-long-name..page.save"
        ),
        ("org.example.a-plugin-with-a-long-name..edit.undo", nil),
    ])
    func theNameWithAtMostTwoOtherCharactersIsMeant(_ name: String, _ meant: String?) {
        let names = [
            "file.save", "file.open", "file.opened", "org.example.a-plugin-with-a-long-name..page.save",
            "org.example.a-plugin-with-a-long-name..page.safe",
        ]
        #expect(SimilarNames.meant(by: name, in: names) == meant)
    }

    @Test func theNearestIsMeantAndOfEqualOnesTheFirst() {
        #expect(
            SimilarNames.meant(by: "page.save", in: ["page.rafe", "page.safe", "page.cave"]) == "page.safe")
        #expect(SimilarNames.meant(by: "page.sve", in: ["page.s", "page.save"]) == "page.save")
    }
}
