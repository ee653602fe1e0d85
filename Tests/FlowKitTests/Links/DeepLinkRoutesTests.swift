// SPDX-License-Identifier: MIT

import FlowKit
import Testing

@MainActor struct DeepLinkRoutesTests {
    let routes: DeepLinkRoutes

    init() {
        var routes = DeepLinkRoutes()
        routes.add("contacts/:id") { match in match.int("id").map { [AppStep.contacts, TestStep.number($0)] }
        }
        routes.add("contacts/:name") { match in
            [AppStep.contacts, match["name"] == "Ada Lovelace" ? TestStep.one : .two]
        }
        routes.add("search") { match in match["q"] == "a b" ? [AppStep.start] : nil }
        self.routes = routes
    }

    private func steps(_ uri: String) -> [String]? {
        routes.link(for: uri)?.steps.map { "\($0)" }
    }

    @Test func aPatternNamesPartsOfAURI() {
        #expect(steps("example://contacts/7") == ["contacts", "number(7)"])
        #expect(steps("example:///contacts/7") == ["contacts", "number(7)"])
        #expect(steps("example:contacts/7") == ["contacts", "number(7)"])
    }

    @Test func valuesAreDecodedAndAPatternMayDecline() {
        #expect(steps("example://contacts/Ada%20Lovelace") == ["contacts", "one"])
        #expect(steps("example://search?q=a%20b") == ["start"])
        #expect(steps("example://search?q=c") == nil)
    }

    @Test func aPartMayContainAnEncodedSlash() {
        var routes = DeepLinkRoutes()
        routes.add("contacts/:id/friends") { match in match["id"] == "a/b ü" ? [AppStep.start] : nil }
        #expect(routes.link(for: "example:contacts/a%2Fb%20%C3%BC/friends")?.steps.count == 1)
        #expect(routes.link(for: "example:contacts/a/b%20%C3%BC/friends") == nil)
    }

    @Test func aURIThatMatchesNothingHasNoLink() {
        #expect(steps("example://unknown/7") == nil)
        #expect(steps("example://contacts/7/8") == nil)
        #expect(steps("") == nil)
    }
}
