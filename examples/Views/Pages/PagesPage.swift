// SPDX-License-Identifier: MIT

import ControllerKit

final class PagesPage: DemoController {
    private let tabs = TabController([TabPage("Red"), TabPage("Green"), TabPage("Blue")])

    init() { super.init("Pages and tabs") }

    override func content() -> [any View] {
        let box = Box()
        addChild(tabs, to: box)
        return [section("Tabs", box)]
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
