// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@MainActor struct MenuTests {
    private let backend = HeadlessBackend.install()
    private let window: Window
    private let headless: HeadlessWindow

    init() throws {
        window = Window()
        headless = try #require(window.backendWindow as? HeadlessWindow)
    }

    private let bar = MenuBar([
        .init("File", submenu: Menu(sections: [[.init("Open…", action: "file.open")]])),
        .init(
            "View",
            submenu: Menu([
                .init("Panes", [.init("Groups", action: "view.groups")]),
                [
                    .init(
                        "Sort By",
                        submenu: Menu(sections: [
                            [
                                .init("Name", action: "view.sort", value: "name"),
                                .init("City", action: "view.sort", value: "city"),
                            ]
                        ]))
                ],
            ])),
    ])

    @Test func itemsAreChosenByTheirPath() throws {
        var performed: [String] = []
        let sort = Action("view.sort", title: "Sort", value: "name") { performed.append("sort by \($0)") }
        let groups = Action("view.groups", title: "Groups") { performed.append("groups") }
        groups.isOn = true
        window.actions = [Action("file.open", title: "Open") { performed.append("open") }, groups, sort]
        window.content = bar
        window.present()
        let bar = try headless.menuBar()
        try bar.choose("File", "Open…")
        #expect(try bar.open("View").checked == ["Groups"])
        try bar.choose("View", "Sort By", "City")
        #expect(sort.value == "city")
        #expect(performed == ["open", "sort by city"])
        #expect(throws: HeadlessError.noItem("Size", items: ["Name", "City"])) {
            try bar.choose("View", "Sort By", "Size")
        }
        groups.isEnabled = false
        #expect(
            throws: HeadlessError.itemDisabled("Groups", reason: "the action \"view.groups\" is disabled")
        ) {
            try bar.choose("View", "Groups")
        }
        window.actions = []
        let error = #expect(throws: HeadlessError.self) { try bar.choose("File", "Open…") }
        #expect(
            error?.message
                == "The item \"Open…\" of the menu cannot be chosen: the window has no action \"file.open\".")
    }

    private enum Order { case name, city }

    @Test func anActionWithOptionsIsAGroupOfRadioMarks() throws {
        let order = BehaviorRelay(value: Order.name)
        let sort = Action(
            "list.sort", title: "Sort By", options: [("Name", Order.name), ("City", .city)], selection: order)
        #expect(sort.options == [.init("Name", value: "name"), .init("City", value: "city")])
        window.actions = [sort]
        window.content = MenuBar([.init("_View", submenu: Menu(sections: [[sort.submenu]]))])
        window.present()
        let bar = try headless.menuBar()
        let menu = try #require(try bar.open("View").menu.items.first?.submenu)
        #expect(menu.items.map(\.title) == ["Name", "City"])
        try bar.choose("View", "Sort By", "City")
        #expect(order.value == .city && sort.value == "city")
        // The mark follows the relay.
        order.accept(.name)
        #expect(sort.value == "name")
        sort.perform(with: "size")
        #expect(order.value == .name)
    }

    @Test func optionsWithOneDescriptionAreToldApart() {
        struct Nameless: Equatable, CustomStringConvertible {
            let number: Int
            var description: String { "it" }
        }
        let chosen = BehaviorRelay(value: Nameless(number: 1))
        let action = Action(
            "it.choose", title: "It", options: [("One", Nameless(number: 1)), ("Two", Nameless(number: 2))],
            selection: chosen)
        #expect(action.options.map(\.value) == ["0", "1"] && action.value == "0")
        action.perform(with: "1")
        #expect(chosen.value == Nameless(number: 2))
        chosen.accept(Nameless(number: 3))
        #expect(action.value == "")
    }

    /// The names are those that a user reads, without the marks of their letters.
    @Test func titlesWithMarkedLettersAreChosenAsTheyAreRead() throws {
        var opened = 0
        window.actions = [Action("file.open", title: "Open") { opened += 1 }]
        window.content = MenuBar([
            .init("_File", submenu: Menu(sections: [[.init("_Open a__b…", action: "file.open")]]))
        ])
        window.present()
        let bar = try headless.menuBar()
        #expect(try bar.open("File").titles == ["Open a_b…"])
        try bar.choose("File", "Open a_b…")
        try bar.choose("_File", "_Open a__b…")
        #expect(opened == 2)
        #expect(throws: HeadlessError.noItem("Edit", items: ["File"])) { try bar.choose("Edit", "Copy") }
    }

    @Test func aMenuBarNeedsMenus() {
        #expect(
            reported { bar.menus = [.init("Help", action: "app.help")] } == [
                "MenuBar: the item \"Help\" of the menu bar has no menu; create it with Menu.Item(\"Help\", submenu: …). The view keeps its "
                    + "previous state. Set a valid value."
            ])
        #expect(bar.menus.count == 2)
    }

    @Test func aContextMenuTriggersActionsOfItsViewAndOfItsWindow() throws {
        var performed: [String] = []
        let label = Label("Photo")
        window.content = Box(.vertical, [label])
        window.actions = [
            Action("photo.copy", title: "Copy") { performed.append("copy") },
            Action("contacts.open", title: "Open", value: nil) { performed.append("open \($0)") },
        ]
        window.present()
        let headlessLabel = try headless.label("Photo")
        #expect(throws: HeadlessError.noContextMenu(role: .label, name: "Photo")) {
            try headlessLabel.openContextMenu()
        }
        label.contextMenu = Menu(sections: [[.init("Copy", action: "photo.copy")]])
        try headlessLabel.chooseFromContextMenu("Copy")
        label.actions = [Action("photo.crop", title: "Crop") { performed.append("crop") }]
        var requests: [ContextRequest] = []
        label.setContextMenu { request in
            requests.append(request)
            return Menu(sections: [
                [.init("Crop", action: "photo.crop"), .init("Open", action: "contacts.open", value: "7")]
            ])
        }
        try headlessLabel.openContextMenu(at: Point(x: 3, y: 4)).choose("Crop")
        try headlessLabel.chooseFromContextMenu("Open")
        #expect(performed == ["copy", "crop", "open 7"])
        #expect(requests.map(\.position) == [Point(x: 3, y: 4), nil])
        let menu = try headlessLabel.openContextMenu()
        #expect(headless.menu === menu)
        try headless.press("Escape")
        #expect(headless.menu == nil)
    }

    @Test func aViewWithAMenuIsReleased() {
        weak var released: Label?
        do {
            let label = Label("Photo")
            released = label
            label.contextMenu = Menu(sections: [[.init("Copy", action: "photo.copy")]])
            label.actions = [Action("photo.copy", title: "Copy") {}]
        }
        #expect(released == nil)
    }

    @Test func theMenuOfAPageIsTheMainMenuOfAnApplicationOnly() throws {
        let (page, other) = (MenuButton(page: Menu(), isMain: true), MenuButton(page: Menu(), isMain: false))
        #expect(page.state.isPrimary && page.accessibilityLabel == "Main menu" && page.tooltip == "Main menu")
        #expect(
            !other.state.isPrimary && other.accessibilityLabel == "More"
                && other.state.icon != page.state.icon)
    }

    @Test func anActionWithAValueIsPerformedWithOneOnly() {
        var values: [String] = []
        let open = Action("contacts.open", title: "Open", value: nil) { values.append($0) }
        open.perform()
        open.perform(with: "7")
        #expect(values == ["7"])
        #expect(open.value == nil)
        let quit = Action("app.quit", title: "Quit") { values.append("quit") }
        quit.perform(with: "7")
        #expect(values == ["7"])
    }
}
