// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of tabs and path bars.
    static var pages: [CompatibilityCase] {
        [
            CompatibilityCase("pages", "a tab that the user closes or detaches is reported, and stays") {
                run in
                let (tabs, requests) = tabView(run)
                run.perform(.tabs(.close("Second")), on: tabs)
                run.perform(.tabs(.detach("First")), on: tabs)
                run.expect(requests, equals: [.close(1), .detach(0)])
                run.expect(tabs.children.count, equals: 3)
                run.expect(
                    (try? run.driver.perform(.tabs(.close("First")), on: tabs)) == nil, "it can be closed")
                run.expect(
                    (try? run.driver.perform(.tabs(.detach("Second")), on: tabs)) == nil, "it can be detached"
                )
            },
            CompatibilityCase("pages", "a tab that the user moves is reported, if tabs can be moved") { run in
                let (tabs, requests) = tabView(run)
                run.expect(
                    (try? run.driver.perform(.tabs(.move("First", to: 2)), on: tabs)) == nil,
                    "it can be moved")
                tabs.isReorderable = true
                run.perform(.tabs(.move("First", to: 2)), on: tabs)
                run.perform(.tabs(.move("Third", to: 0)), on: tabs)
                run.expect(requests, equals: [.move(0, to: 2), .move(2, to: 0)])
            },
            CompatibilityCase("pages", "a tab that the user drops on other tabs is reported there") { run in
                let (tabs, requests) = tabView(run)
                run.expect(
                    (try? run.driver.perform(.tabs(.take(0, from: 1, at: .pages)), on: tabs)) == nil,
                    "a tab can be dropped")
                tabs.exchange = TabExchangeMember(exchange: "letters", number: 2)
                run.perform(.tabs(.take(0, from: 1, at: .before(3))), on: tabs)
                run.perform(.tabs(.take(4, from: 1, at: .pages)), on: tabs)
                run.expect(
                    requests, equals: [.take(0, from: 1, at: .before(3)), .take(4, from: 1, at: .pages)])
            },
            CompatibilityCase("pages", "tabs in another order are selected by their titles") { run in
                let (tabs, _) = tabView(run)
                let pages = tabs.children
                tabs.show(
                    pages[0], among: [pages[2], pages[0], pages[1]], titles: ["Third", "First", "Second"])
                let selections = run.record(tabs.selections)
                run.perform(.choose("Third"), on: tabs)
                run.perform(.choose("Second"), on: tabs)
                run.expect(selections, equals: [0, 2])
            },
            CompatibilityCase("pages", "an item of a path that the user selects is reported") { run in
                let bar = run.released(PathBar(["Home", "Documents", "Letters"]))
                let selections = run.record(bar.rx.selected)
                run.perform(.choose("Documents"), on: bar)
                bar.items = ["Home", "Documents"]
                run.perform(.choose("Home"), on: bar)
                run.expect(selections, equals: [1, 0])
                run.expect((try? run.driver.perform(.choose("Documents"), on: bar)) == nil, "it is selected")
            },
        ]
    }

    @MainActor private static func tabView(
        _ run: CompatibilityRun
    ) -> (TabView, Recording<TabRequest>) {
        let tabs = run.released(TabView())
        let pages = ["First", "Second", "Third"].map { Label($0) }
        let traits = [
            TabTraits.with { $0.isDetachable = true },
            .with {
                $0.isClosable = true
                $0.badge = "3"
            },
        ]
        tabs.show(pages[0], among: pages, titles: pages.map(\.text), tabs: traits)
        return (tabs, run.record(tabs.requests))
    }
}

extension TabTraits {
    fileprivate static func with(_ change: (inout TabTraits) -> Void) -> TabTraits {
        var traits = TabTraits()
        change(&traits)
        return traits
    }
}
