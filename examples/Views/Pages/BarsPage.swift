// SPDX-License-Identifier: MIT

import ControllerKit

final class BarsPage: DemoController {
    private let result = Label("Nothing done").with { $0.identifier = "done" }
    private lazy var isBold: Action = Action("text.bold", title: "Bold") { [unowned self] in
        isBold.isOn = isBold.isOn != true
        result.text = isBold.isOn == true ? "Bold" : "Regular"
    }

    private let tools = ["Cut", "Paste", "Find", "Print"]
    private let path = PathBar(["Home", "Documents", "Letters"])
    private let days = TabController(
        ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map { TabPage($0) })

    init() {
        super.init("Bars and menus")
        isBold.isOn = false
        actions = [
            isBold,
            Action("text.copy", title: "Copy All") { [unowned self] in result.text = "Copied" },
            Action("text.clear", title: "Clear") { [unowned self] in result.text = "Cleared" },
        ]
        actions += tools.map { title in
            Action("tools.\(title.lowercased())", title: title) { [unowned self] in
                result.text = "\(title) chosen"
            }
        }
    }

    override func content() -> [any View] {
        path.rx.selected.subscribe(onNext: { [unowned self] index in
            path.items.removeLast(path.items.count - index - 1)
            result.text = "In \(path.items[index])"
        }).disposed(by: bag)
        let menu = Menu(sections: [
            [.init("Copy All", action: "text.copy"), .init("Clear", action: "text.clear")],
            [.init("Bold", action: "text.bold")],
        ])
        let items = tools.map { ToolbarItem($0, action: "tools.\($0.lowercased())") }
        let week = Box()
        addChild(days, to: week)
        return [
            section("A menu bar", MenuBar([.init("_Edit", submenu: menu)])),
            section(
                "A toolbar",
                Toolbar([
                    .init("Copy All", icon: "edit-copy-symbolic", action: "text.copy"), .separator,
                    .init("Bold", action: "text.bold", isToggle: true),
                ])),
            section("A button with a menu", row(MenuButton("Commands", menu: menu))),
            section("A toolbar that is too narrow", Clamp(Toolbar(items), maximumWidth: 160)),
            section("Tabs that are too many", Clamp(week, maximumWidth: 320)),
            section("A path", path), result,
        ]
    }
}
