// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import Testing

@MainActor struct FlowsUseTests {
    init() { HeadlessBackend.install() }

    final class PageFlow: Flow {
        let controller: ViewController
        var root: any Presentable { controller }
        init(_ controller: ViewController) { self.controller = controller }
        func navigate(to step: any Step) -> FlowContributors { .none }
    }

    @Test func aBlockWithoutARootTypeReceivesAViewController() {
        let navigation = NavigationController()
        let mail = PageFlow(Screen("Mail"))
        let news: any Flow = PageFlow(Screen("?"))
        var count = 0
        Flows.use(mail, when: .created) { _ in count += 1 }
        Flows.use(mail, when: .created) { root in navigation.push(root) }
        Flows.use(mail, news, when: .created) { mail, news in
            mail.title = "Mail 2"
            news.title = "News"
        }
        Flows.use([mail, news], when: .created) { roots in navigation.set(roots) }
        #expect(count == 1)
        #expect(navigation.viewControllers.map(\.title) == ["Mail 2", "News"])
    }

    @Test func theTypesOfTheRootsMayBeNamedForSomeOfThem() {
        let flows = [PageFlow(NavigationController()), PageFlow(Screen("News"))]
        var titles: [String] = []
        Flows.use(flows[0], flows[1], when: .created) { (navigation: NavigationController, news) in
            navigation.push(news)
            titles = navigation.viewControllers.map(\.title)
        }
        #expect(titles == ["News"])
    }
}
