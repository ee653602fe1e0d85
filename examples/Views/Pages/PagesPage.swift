// SPDX-License-Identifier: MIT

import ControllerKit

final class PagesPage: DemoController {
    private let tabs = TabController([TabPage("Red"), TabPage("Green"), TabPage("Blue")])
    private let leaves = PageController([TabPage("One"), TabPage("Two"), TabPage("Three")])

    init() { super.init("Pages and tabs") }

    override func content() -> [any View] {
        let box = Box()
        addChild(tabs, to: box)
        let pages = Box()
        addChild(leaves, to: pages)
        return [section("Tabs", box), section("Pages to turn", pages)]
    }

    private final class TabPage: ViewController {
        init(_ title: String) {
            super.init()
            self.title = title
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Label("The page \(title)").with { $0.margins = Insets(24) })
        }
    }
}
