// SPDX-License-Identifier: MIT

import PluginKit
import Testing

@Suite struct PluginIDTests {
    @Test(arguments: ["a.b", "org.example.contacts", "org.rx-shell.x2"])
    func reverseDomainNamesAreIds(text: String) {
        #expect(PluginID(text)?.text == text)
    }

    @Test(arguments: [
        "", "contacts", ".a", "a.", "a..b", "org.Example.contacts", "a.b/../c", "a.b c", "a.ü",
        "a." + String(repeating: "b", count: 127),
    ])
    func nothingElseIs(text: String) {
        #expect(PluginID(text) == nil)
    }

    @Test func aFrameworkVersionIsTwoNumbers() {
        #expect(FrameworkVersion("0.1") == FrameworkVersion(major: 0, minor: 1))
        for text in ["", "1", "1.", ".1", "1.2.3", "-1.0", "a.b", "1.99999999999999999999"] {
            #expect(FrameworkVersion(text) == nil)
        }
    }
}
