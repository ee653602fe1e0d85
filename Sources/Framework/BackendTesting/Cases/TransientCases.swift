// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of menus, dialogs, gestures, the keyboard focus and the clipboard.
    static var transient: [CompatibilityCase] { menus + dialogs + gestures }

    private static var menus: [CompatibilityCase] {
        [
            CompatibilityCase("menus", "items trigger actions, with their values") { run in
                let window = Window()
                var performed: [String] = []
                let sort = Action("view.sort", title: "Sort", value: "name") { performed.append("by \($0)") }
                window.actions = [Action("file.open", title: "Open") { performed.append("open") }, sort]
                let menu = Menu([
                    [.init("Open…", action: "file.open", icon: "document-open-symbolic")],
                    .init(
                        "View",
                        [
                            .init(
                                "Sort By",
                                submenu: Menu(sections: [
                                    [
                                        .init("Name", action: "view.sort", value: "name"),
                                        .init("City", action: "view.sort", value: "city"),
                                    ]
                                ]))
                        ]),
                ])
                let button = run.released(MenuButton("Menu", menu: menu))
                let bar = run.released(MenuBar([.init("File", submenu: menu)]))
                await run.show(Box(.vertical, [bar, button]), in: window)
                run.perform(.chooseFromMenu(["Open…"]), on: button)
                await run.settle()
                run.perform(.chooseFromMenu(["Sort By", "City"]), on: button)
                await run.settle()
                run.perform(.chooseFromMenu(["File", "Open…"]), on: bar)
                await run.settle()
                run.expect(performed, equals: ["open", "by city", "open"])
                run.expect(sort.value, equals: "city")
            },
            CompatibilityCase(
                "menus", "an item performs the action of the pane that had the keyboard focus last"
            ) { run in
                let window = Window()
                var performed: [String] = []
                let menu = Menu(sections: [[.init("Refresh", action: "refresh")]])
                let panes = ["left", "right"].map { name in
                    let field = TextField(name)
                    let pane = run.released(Box(.vertical, [field, TextField("other")]))
                    let action = Action("refresh", title: "Refresh", shortcuts: ["F5"]) {
                        performed.append(name)
                    }
                    pane.setControllerActions([action])
                    return (view: pane, field: field, action: action)
                }
                window.setActions(panes.map { ActionGroup([$0.action], depth: 1, view: $0.view) })
                let button = run.released(MenuButton("Menu", menu: menu))
                await run.show(Box(.vertical, [button] + panes.map(\.view)), in: window)
                for (index, pane) in panes.enumerated().reversed() {
                    pane.field.focus()
                    await run.settle()
                    run.perform(.chooseFromMenu(["Refresh"]), on: button)
                    await run.settle()
                    // What one pane cannot do, the other one can.
                    pane.action.isEnabled = false
                    panes[1 - index].field.focus()
                    await run.settle()
                    run.perform(.chooseFromMenu(["Refresh"]), on: button)
                    await run.settle()
                    pane.action.isEnabled = true
                }
                run.expect(performed, equals: ["right", "left", "left", "right"])
            },
            CompatibilityCase("menus", "a context menu triggers actions of its view and of its window") {
                run in
                let window = Window()
                var performed: [String] = []
                window.actions = [Action("photo.copy", title: "Copy") { performed.append("copy") }]
                let label = run.released(Label("Photo"))
                label.actions = [Action("photo.crop", title: "Crop") { performed.append("crop") }]
                label.contextMenu = Menu(sections: [
                    [.init("Copy", action: "photo.copy"), .init("Crop", action: "photo.crop")]
                ])
                await run.show(Box(.vertical, [label]), in: window)
                run.perform(.chooseFromContextMenu(["Copy"]), on: label)
                await run.settle()
                run.perform(.chooseFromContextMenu(["Crop"]), on: label)
                await run.settle()
                run.expect(performed, equals: ["copy", "crop"])
            },
            CompatibilityCase("menus", "an action that is in two windows updates both") { run in
                let windows = [Window(), Window()]
                var count = 0
                let action = Action("app.refresh", title: "Refresh") { count += 1 }
                for window in windows {
                    window.actions = [action]
                    window.content = Label("A")
                    window.present()
                }
                for window in windows { run.perform(.perform("app.refresh"), on: window) }
                run.expect(count, equals: 2)
                action.isEnabled = false
                for window in windows { try? run.driver.perform(.perform("app.refresh"), on: window) }
                run.expect(count, equals: 2)
                for window in windows { window.close() }
            },
        ]
    }

    private static var dialogs: [CompatibilityCase] {
        [
            CompatibilityCase("dialogs", "an alert is answered by its buttons") { run in
                let window = run.present()
                var answers: [AlertAction?] = []
                let alert = Alert.confirm("Delete Ada?", .destructive("Delete"))
                for answer in [WindowAction.answer("Delete"), .answer("Cancel"), .closeDialog] {
                    let subscription = window.rx.ask(alert).subscribe(onSuccess: { answers.append($0) })
                    await run.settle()
                    run.expect(window.isBlocked)
                    run.perform(answer, on: window)
                    await run.settle()
                    run.expect(!window.isBlocked)
                    subscription.dispose()
                }
                run.expect(answers, equals: [.destructive("Delete"), .cancel, .cancel])
            },
            CompatibilityCase("dialogs", "a prompt accepts a valid text only") { run in
                let window = run.present()
                var answers: [String?] = []
                let prompt = Prompt("Rename", text: "Family", accept: "Rename") {
                    $0.isEmpty ? "Empty." : nil
                }
                _ = window.show(prompt) { answers.append($0) }
                await run.settle()
                run.perform(.typeInDialog(""), on: window)
                try? run.driver.perform(.answer("Rename"), on: window)
                run.expect(answers, equals: [])
                // The ends of lines that are pasted are spaces.
                run.perform(.typeInDialog("Old\nFriends\n"), on: window)
                run.perform(.answer("Rename"), on: window)
                run.expect(answers, equals: ["Old Friends"])
                await run.settle()
                _ = window.show(prompt) { answers.append($0) }
                await run.settle()
                run.perform(.closeDialog, on: window)
                run.expect(answers, equals: ["Old Friends", nil])
                await run.settle()
            },
            CompatibilityCase("dialogs", "a dialog is closed with its window") { run in
                let window = Window()
                window.present()
                var answers: [AlertAction?] = []
                let subscription = window.rx.ask(Alert("Done")).subscribe(onSuccess: { answers.append($0) })
                await run.settle()
                window.close()
                run.expect(answers, equals: [nil])
                subscription.dispose()
                await run.settle()
            },
            CompatibilityCase("dialogs", "a dialog above a window that was closed is answered at once") {
                run in
                let window = Window()
                window.present()
                await run.settle()
                var answers: [String] = []
                let alert = Alert.confirm("Delete Ada?", .destructive("Delete"))
                // The answer that the closing window gives leads to a second question.
                _ = window.show(alert) { [unowned window] in
                    answers.append("alert \($0 ?? -1)")
                    _ = window.show(alert) { answers.append("second \($0 ?? -1)") }
                }
                await run.settle()
                window.close()
                _ = window.show(Prompt("Rename")) { answers.append("prompt \($0 ?? "none")") }
                _ = window.show(FileDialog("Open", purpose: .open)) { answers.append("files \($0)") }
                window.show(About("Contacts")) { answers.append("about") }
                window.showShortcuts { answers.append("shortcuts") }
                run.expect(
                    answers,
                    equals: ["alert 0", "second 0", "prompt none", "files []", "about", "shortcuts"])
                run.expect(!window.isBlocked)
                await run.settle()
            },
        ]
    }

    private static var gestures: [CompatibilityCase] {
        [
            CompatibilityCase(
                "input", "clicks are reported with their button and count while there is a subscriber"
            ) {
                run in
                let label = run.released(Label("Canvas"))
                await run.show(Box(.vertical, [label]))
                var log: [String] = []
                let taps = label.rx.tapGesture(count: nil).subscribe(onNext: { log.append("tap \($0.count)") }
                )
                let clicks = label.rx.rightClickGesture().subscribe(onNext: { log.append("\($0.button)") })
                run.perform(.click(.primary, count: 2), on: label)
                run.perform(.click(.secondary, count: 1), on: label)
                run.expect(log, equals: ["tap 1", "tap 2", "secondary"])
                taps.dispose()
                clicks.dispose()
                run.expect((try? run.driver.perform(.click(.primary, count: 1), on: label)) == nil)
                run.expect(log.count, equals: 3)
            },
            CompatibilityCase("input", "the keyboard focus is reported, moved and resigned") { run in
                let first = run.released(TextField(placeholder: "Name"))
                let second = run.released(TextField(placeholder: "Mail"))
                let box = run.released(Box(.vertical, [first, second]))
                let window = Window()
                window.content = box
                window.initialFocus = second
                window.present()
                await run.settle()
                run.expect(try run.driver.isFocused(second))
                let states = run.record(second.rx.isFocused)
                let boxStates = run.record(box.rx.isFocused)
                // With a backend in another process, the focus is reported in a later turn of the main loop.
                await run.settle()
                run.expect(states.values.last, equals: true)
                run.expect(boxStates.values.last, equals: true)
                (states.values, boxStates.values) = ([], [])
                first.focus()
                second.focus()
                second.resignFocus()
                await run.settle()
                run.expect(states, equals: [false, true, false])
                run.expect(boxStates, equals: [false])
                window.close()
            },
            CompatibilityCase(
                "input", "containers that can have the keyboard focus receive it before their content"
            ) {
                run in
                let window = Window()
                let fields = (0..<4).map { _ in TextField() }
                let layout = LayoutView()
                layout.addSubview(fields[2])
                let containers: [PortableView] = [
                    run.released(Box([fields[0]])), run.released(Grid(rows: [[fields[1]]])),
                    run.released(layout),
                    run.released(WrapBox([fields[3]])),
                ]
                for container in containers { container.isFocusable = true }
                await run.show(run.released(Box(.vertical, containers)), in: window)
                for (container, field) in zip(containers, fields) {
                    let name = "\(type(of: container))"
                    // A driver may report that a container is focused if a view in it is.
                    let hasFocus = { try run.driver.isFocused(container) && !run.driver.isFocused(field) }
                    container.focus()
                    run.expect(try hasFocus(), "\(name) has no focus")
                    run.perform(.press("Tab"), on: container)
                    run.expect(try run.driver.isFocused(field), "Tab did not go into \(name)")
                    run.perform(.press("<Shift>Tab"), on: field)
                    run.expect(try hasFocus(), "Shift+Tab did not go back to \(name)")
                }
            },
            CompatibilityCase("input", "a container whose content scrolls or is turned cannot have the focus")
            { run in
                let scroll = run.released(ScrollView(Label("Content")))
                scroll.identifier = "page"
                let reports = run.reports { scroll.isFocusable = true }
                run.expect(scroll.isFocusable, equals: nil)
                run.expect(
                    reports,
                    equals: [
                        "ScrollView #page: isFocusable is true, but this container passes the keyboard focus to the views in it. Set it "
                            + "on a Box in the container. The view keeps its previous state. Set a valid value."
                    ])
            },
            CompatibilityCase("input", "the clipboard has a content in several forms") { run in
                let clipboard = Clipboard()
                let changes = run.record(clipboard.rx.changed)
                clipboard.write(.value(type: "org.example.a", json: Array("[1]".utf8)), .text("One"))
                let value = await clipboard.read(.value("org.example.a"))
                run.expect(value, equals: .value(type: "org.example.a", json: Array("[1]".utf8)))
                run.expect(await clipboard.readText(), equals: "One")
                clipboard.write(.files([ChosenFile(path: "/tmp/a b"), ChosenFile(uri: "mtp://Phone/c")]))
                run.expect(await clipboard.readFiles().map(\.path), equals: ["/tmp/a b", nil])
                run.expect(await clipboard.readText() != "One")
                run.expect(changes.count, equals: 2)
            },
        ]
    }
}
