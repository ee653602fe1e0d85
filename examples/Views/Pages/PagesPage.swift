// SPDX-License-Identifier: MIT

import ControllerKit

final class PagesPage: DemoController {
    private let tabs = TabController(["Red", "Green", "Blue", "Grey"].map { TabPage($0) })
    private let leaves = PageController([TabPage("One"), TabPage("Two"), TabPage("Three")])

    init() { super.init("Pages and tabs") }

    override func content() -> [any View] {
        tabs.reordersTabs = true
        let pages = tabs.viewControllers
        pages[1].tabItem.isDetachable = true
        pages[2].tabItem.isClosable = true
        pages[3].tabItem.badge = "2"
        let box = Box()
        addChild(tabs, to: box)
        let turned = Box()
        addChild(leaves, to: turned)
        return [section("Tabs to move, to close and to detach", box), section("Pages to turn", turned)]
    }
}

/// A page that shows its title.
final class TabPage: ViewController {
    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Label("The page \(title)").with { $0.margins = Insets(24) })
    }
}
