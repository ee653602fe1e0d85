// SPDX-License-Identifier: MIT

import HeadlessBackend
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// The invalid messages.
extension HostileTests {
    /// A canvas with a drawing.
    private nonisolated static func draw(
        _ reason: String, _ add: @escaping @Sendable (inout [DrawingCommand]) -> Void
    ) -> Attack {
        Attack(reason) {
            $0.connection.send(Operations.make, to: 50, Make(kind: "canvas"))
            $0.connection.send(
                render(CanvasState.self), to: 50, Render(state: CanvasState { add(&$0.commands) }))
        }
    }

    private nonisolated static func insert(
        _ child: UInt64, at index: Int, in parent: UInt64, _ reason: String
    ) -> Attack {
        Attack(Operations.insert, to: parent, ChildInsertion(child: child, index: index), reason)
    }

    /// Nests frames, with a label in the innermost one.
    private static func nest(in plugin: RemoteBackend, levels: UInt64, around label: UInt64 = 200) {
        if label == 200 { plugin.connection.send(Operations.make, to: 200, Make(kind: "label")) }
        var inner = label
        for id in 201..<200 + levels {
            plugin.connection.send(Operations.make, to: id, Make(kind: "frame"))
            plugin.connection.send(Operations.insert, to: id, ChildInsertion(child: inner, index: 0))
            inner = id
        }
    }

    private nonisolated static func sort(_ options: [Action.Option]) -> ActionProperties {
        ActionProperties(
            id: "sort", title: "Sort", shortcuts: [], isEnabled: true, takesValue: true, value: "",
            options: options)
    }

    nonisolated static let views: [Attack] = [
        Attack(Operations.make, to: box, Make(kind: "label"), "object 1 exists already"),
        Attack(Operations.make, to: 0, Make(kind: "label"), "the object's number is 0"),
        Attack(Operations.make, to: .max, Make(kind: "label"), "the object's number is"),
        Attack(Operations.make, to: missing, Make(kind: "rocket"), "kind is \"rocket\""),
        Attack(Operations.release, to: missing, EmptyBody(), "object 99 does not exist"),
        Attack("object 2 does not exist; it may have been released before") {
            $0.connection.send(Operations.release, to: label, EmptyBody())
            $0.connection.send(Operations.release, to: label, EmptyBody())
        },
        Attack(render(LabelState.self), to: missing, Render(state: LabelState()), "object 99 does not exist"),
        Attack(render(LabelState.self), to: window, Render(state: LabelState()), "object 11 is not a view"),
        Attack(
            render(TextFieldState.self), to: field, Render(lastReceivedEvent: 7, state: TextFieldState()),
            "lastReceivedEvent is 7"),
        Attack(
            render(TextFieldState.self), to: field, Render(lastReceivedEvent: -1, state: TextFieldState()),
            "lastReceivedEvent is -1"),
        Attack(
            render(TextFieldState.self), to: field, Render(state: TextFieldState { $0.selection = 3..<9 }),
            "selection is 3..<9"),
        Attack("A message of the operation \"render\" is not valid: state.text: it is longer than 8192 bytes")
        {
            // The plugin's side would cut the text.
            $0.connection.send(
                render(LabelState.self), to: label,
                Render(state: LabelState { $0.text = String(repeating: "x", count: 9_000) }))
        },
        Attack("state.options[0]: it is longer than 8192 bytes") {
            $0.connection.send(Operations.make, to: 50, Make(kind: "dropDown"))
            $0.connection.send(
                render(DropDownState.self), to: 50,
                Render(state: DropDownState { $0.options = [String(repeating: "x", count: 9_000)] }))
        },
        Attack(
            "A message of the operation \"render\" is not valid: the message: it is longer than 262144 bytes"
        ) {
            $0.connection.send(
                render(LabelState.self), to: label,
                Render(state: LabelState { $0.text = String(repeating: "x", count: 300_000) }))
        },
        Attack("all views show more than 256 kB of text") {
            for id in UInt64(100)..<135 {
                $0.connection.send(Operations.make, to: id, Make(kind: "label"))
                $0.connection.send(
                    render(LabelState.self), to: id,
                    Render(state: LabelState { $0.text = String(repeating: "x", count: 8_000) }))
            }
        },
        Attack("all views show images of more than 64000000 pixels") {
            for id in UInt64(100)..<104 {
                $0.connection.send(Operations.make, to: id, Make(kind: "imageView"))
                $0.connection.send(
                    render(ImageViewState.self), to: id,
                    Render(
                        state: ImageViewState {
                            $0.source = .file("/usr/share/pixmaps/debian-logo.png")
                            $0.size = 4_000
                        }))
            }
            $0.connection.send(Operations.make, to: 104, Make(kind: "avatar"))
            $0.connection.send(
                render(AvatarState.self), to: 104,
                Render(
                    state: AvatarState {
                        $0.picture = ImageData([1])
                        $0.size = 32
                    }))
        },
        draw("all views show images of more than 64000000 pixels") { commands in
            for number in UInt8(0)..<4 {
                commands.append(
                    .image(ImageData([number]), in: Rectangle(x: 0, y: 0, width: 10, height: 100_000)))
            }
        },
        draw("the texts of the drawing have 40000 bytes; at most 32768 are allowed") { commands in
            for _ in 0..<5 {
                commands.append(
                    .text(
                        String(repeating: "x", count: 8_000), at: Point(x: 0, y: 0), .start, TextAttributes())
                )
            }
        },
        draw("the lines of the drawing have about 40000 dashes; at most 5000 are allowed") { commands in
            var path = Path([.move(Point(x: 0, y: 0)), .line(Point(x: 0, y: 5_000))])
            path.addCurve(
                to: Point(x: 0, y: 5_000), control1: Point(x: 0, y: 7_000), control2: Point(x: 0, y: 7_000))
            path.addLine(to: Point(x: 0, y: 5_500))
            path.close()
            commands.append(.stroke(path, .text, StrokeStyle(dash: [0.5, 0.25])))
        },
        Attack(
            render(PagesState.self), to: stack, Render(state: PagesState { $0.selected = -4 }),
            "selected is -4"),
        Attack(
            render(PagesState.self), to: stack, Render(state: PagesState { $0.selected = 1 }), "selected is 1"
        ),
        Attack(
            render(PagesState.self), to: stack,
            Render(state: PagesState { $0.animation = PageAnimation(.crossfade, milliseconds: -5) }),
            "animation is -5"),
        Attack(Operations.handled, to: field, 1, "the number is 1, but there were 0 events"),
        Attack(Operations.handled, to: field, .min, "the number is -9223372036854775808"),
        Attack(Operations.common, to: missing, ViewProperties(), "object 99 does not exist"),
        Attack(
            Operations.common, to: label, ViewProperties { $0.margins = Insets(.max) }, "margins.top is"),
        Attack(Operations.common, to: label, ViewProperties { $0.minimumWidth = 1 << 40 }, "minimumWidth is"),
        Attack(
            Operations.common, to: label, ViewProperties { $0.styleClasses = ["evil"] },
            "styleClasses has \"evil\", which is not allowed"),
        Attack(Operations.focus, to: missing, 0, "object 99 does not exist"),
        Attack(Operations.listenContext, to: window, EmptyBody(), "object 11 is not a view"),
        Attack(Operations.listen, to: label, EmptyBody(), "a view of the kind \"label\" is no container"),
        insert(missing, at: 0, in: box, "child: object 99 does not exist"),
        insert(window, at: 0, in: box, "child: object 11 is not a view"),
        insert(content, at: 3, in: box, "index is 3"),
        insert(content, at: -1, in: box, "index is -1"),
        insert(box, at: 0, in: box, "child is 1, in which view 1 itself is"),
        insert(page, at: 0, in: box, "view 10 is still in view 9"),
        insert(content, at: 0, in: label, "a view of the kind \"label\" is no container"),
        Attack("child is 1, in which view 50 itself is") {
            $0.connection.send(Operations.make, to: 50, Make(kind: "box"))
            $0.connection.send(Operations.insert, to: box, ChildInsertion(child: 50, index: 0))
            $0.connection.send(Operations.insert, to: 50, ChildInsertion(child: box, index: 0))
        },
        Attack("views would be nested more than 100 levels deep") {
            for id in UInt64(100)...250 {
                $0.connection.send(Operations.make, to: id, Make(kind: "box"))
                if id > 100 {
                    $0.connection.send(Operations.insert, to: id, ChildInsertion(child: id - 1, index: 0))
                }
            }
        },
        Attack("a text of 7") {
            nest(in: $0, levels: 90)
            $0.connection.send(
                render(LabelState.self), to: 200,
                Render(state: LabelState { $0.text = String(repeating: "x", count: 7_500) }))
        },
        Attack("a text of 7") {
            $0.connection.send(Operations.make, to: 99, Make(kind: "label"))
            $0.connection.send(
                render(LabelState.self), to: 99,
                Render(state: LabelState { $0.text = String(repeating: "x", count: 7_500) }))
            nest(in: $0, levels: 90, around: 99)
        },
        Attack("a view of the kind \"clamp\" has 1 children at most") {
            $0.connection.send(Operations.make, to: 50, Make(kind: "clamp"))
            for id in [UInt64(51), 52] {
                $0.connection.send(Operations.make, to: id, Make(kind: "label"))
                $0.connection.send(Operations.insert, to: 50, ChildInsertion(child: id, index: 0))
            }
        },
        Attack("at most 10000 are allowed") {
            for id in UInt64(1_000)...12_000 {
                $0.connection.send(Operations.make, to: id, Make(kind: "label"))
            }
        },
        Attack(Operations.remove, to: box, 2, "index is 2"),
        Attack(Operations.remove, to: box, .min, "index is -9223372036854775808"),
        Attack(Operations.remove, to: layout, 0, "constraint 1 refers to the child"),
        Attack(Operations.remove, to: label, 0, "index is 0, but there are none"),
        Attack(Operations.move, to: box, ChildMove(from: 2, to: 0), "from is 2"),
        Attack(Operations.move, to: box, ChildMove(from: 0, to: 2), "to is 2"),
    ]

    nonisolated static let layouts: [Attack] = [
        Attack("there are more than 400 constraints in a layout view") {
            for id in 2...401 {
                $0.connection.send(
                    Operations.addConstraint, to: layout,
                    NewConstraint(id: id, constraint: constraint(child: 0)))
            }
        },
        Attack(
            Operations.place, to: box, Placement(index: 0, cell: GridCell(column: 0, row: 0)),
            "object 1 is not a grid"),
        Attack(
            Operations.place, to: grid, Placement(index: 1, cell: GridCell(column: 0, row: 0)), "index is 1"),
        Attack(
            Operations.place, to: grid, Placement(index: 0, cell: GridCell(column: -1, row: 0)),
            "column is -1"),
        Attack(
            Operations.place, to: grid,
            Placement(index: 0, cell: GridCell(column: 0, row: 0, columnSpan: .max)),
            "columnSpan is"),
        Attack(
            Operations.place, to: grid, Placement(index: 0, cell: GridCell(column: 0, row: 20_000)),
            "cell ends at row or column 20001"),
        Attack(
            Operations.addConstraint, to: grid, NewConstraint(id: 2, constraint: constraint(child: 0)),
            "object 6 is not a layout view"),
        Attack(
            Operations.addConstraint, to: layout, NewConstraint(id: 1, constraint: constraint(child: 0)),
            "id is 1, which another constraint has"),
        Attack(
            Operations.addConstraint, to: layout, NewConstraint(id: 2, constraint: constraint(child: 99)),
            "first is 99"),
        Attack(
            Operations.addConstraint, to: layout,
            NewConstraint(id: 2, constraint: constraint(child: 0) { $0.constant = .nan }), "constant is nan"),
        Attack(
            Operations.addConstraint, to: layout,
            NewConstraint(id: 2, constraint: constraint(child: 0) { $0.multiplier = .infinity }),
            "multiplier is inf"),
        Attack(
            Operations.addConstraint, to: layout,
            NewConstraint(id: 2, constraint: constraint(child: 0) { $0.second = nil }),
            "second and secondAttribute have to be given together"),
        Attack(Operations.removeConstraint, to: layout, 7, "the id is 7, which no constraint has"),
        Attack(
            Operations.splice, to: list, ListSplice(position: 4, removed: 0, added: 0), "position is 4"),
        Attack(Operations.splice, to: list, ListSplice(position: 1, removed: 3, added: 0), "removed is 3"),
        Attack(
            Operations.splice, to: list, ListSplice(position: 0, removed: 0, added: .max), "added is"),
        Attack(
            Operations.splice, to: list, ListSplice(position: .min, removed: .max, added: .max), "position is"
        ),
        Attack(
            Operations.splice, to: box, ListSplice(position: 0, removed: 0, added: 0),
            "object 1 is not a collection"),
        Attack(
            render(CollectionViewState.self), to: list,
            Render(state: CollectionViewState { $0.rowCount = 4 }),
            "rowCount is 4, but the changes have led to 3 rows"),
        Attack(
            render(CollectionViewState.self), to: list,
            Render(
                state: CollectionViewState {
                    $0.rowCount = 3
                    $0.selection = [7]
                }), "selection is 7"),
        Attack(Operations.cell, to: list, NewCell(slot: 5, view: content), "slot is 5"),
        Attack(
            Operations.edit, to: text,
            Edit(lastReceivedEvent: 0, edit: TextEdit(3..<9, ""), selection: 0..<0),
            "edit.range is 3..<9"),
        Attack(
            Operations.edit, to: text,
            Edit(lastReceivedEvent: 0, edit: TextEdit(0..<5, ""), selection: 1..<2),
            "selection is 1..<2"),
        Attack(
            Operations.edit, to: text,
            Edit(lastReceivedEvent: 5, edit: TextEdit(0..<0, ""), selection: 0..<0),
            "lastReceivedEvent is 5"),
        Attack(
            Operations.style, to: text, Styling(lastReceivedEvent: 0, range: 0..<9, runs: []),
            "range is 0..<9"),
        Attack(
            Operations.style, to: text,
            Styling(lastReceivedEvent: 0, range: 0..<2, runs: [TextRun(1..<8, TextAttributes(isBold: true))]),
            "runs[0].range is 1..<8"),
    ]

    nonisolated static let windows: [Attack] = [
        Attack(Operations.makeWindow, to: box, EmptyBody(), "object 1 exists already"),
        Attack("at most 16 are allowed") {
            for id in UInt64(100)...120 { $0.connection.send(Operations.makeWindow, to: id, EmptyBody()) }
        },
        Attack(
            Operations.renderWindow, to: window, WindowState { $0.defaultSize = Size(width: -1, height: 0) },
            "width is -1"),
        Attack(
            Operations.renderWindow, to: window,
            WindowState { $0.actions = [sort(Array(repeating: .init("Name", value: "name"), count: 501))] },
            "actions[0].options has 501 options; at most 500 are allowed"),
        Attack("actions[0].id is \"a::(\"; it must have letters, digits, dots, dashes and underscores only") {
            var action = sort([])
            action.id = "a::("
            $0.connection.send(Operations.renderWindow, to: window, WindowState { $0.actions = [action] })
        },
        Attack(Operations.renderWindow, to: popover, WindowState(), "object 12 is not a window"),
        Attack(Operations.windowContent, to: window, missing, "view: object 99 does not exist"),
        Attack(Operations.windowContent, to: window, label, "view 2 is still in view 1"),
        Attack(Operations.windowHeader, to: window, content, "the window is shown"),
        Attack(Operations.windowParent, to: window, window, "window is 11, which would be above itself"),
        Attack(Operations.presentWindow, to: label, EmptyBody(), "object 2 is not a window"),
        Attack(Operations.closeWindow, to: missing, EmptyBody(), "object 99 does not exist"),
        Attack(Operations.makePopover, to: box, EmptyBody(), "object 1 exists already"),
        Attack(Operations.popoverContent, to: window, content, "object 11 is not a popover"),
        Attack(
            Operations.presentPopover, to: popover,
            Presentation(number: 2, anchor: label, position: nil, title: ""), "the popover is open already"),
        Attack("anchor is view 13, which is in the popover itself") {
            $0.connection.send(Operations.closePopover, to: popover, EmptyBody())
            $0.connection.send(
                Operations.presentPopover, to: popover,
                Presentation(number: 2, anchor: content, position: nil, title: ""))
        },
        Attack("anchor is view 7, which is in no window") {
            $0.connection.send(Operations.closePopover, to: popover, EmptyBody())
            $0.connection.send(
                Operations.presentPopover, to: popover,
                Presentation(number: 2, anchor: cell, position: nil, title: ""))
        },
        Attack("position.x is nan") {
            $0.connection.send(Operations.closePopover, to: popover, EmptyBody())
            $0.connection.send(
                Operations.presentPopover, to: popover,
                Presentation(number: 2, anchor: label, position: Point(x: .nan, y: 0), title: ""))
        },
        Attack(Operations.closePopover, to: box, EmptyBody(), "object 1 is not a popover"),
        Attack(
            Operations.makeDialog, to: box, NewDialog(content: .alert(Alert("Why?")), window: nil),
            "object 1 exists already"),
        Attack(
            Operations.makeDialog, to: missing,
            NewDialog(
                content: .alert(Alert("Why?", actions: Array(repeating: .cancel, count: 17))), window: nil),
            "actions has 17 actions"),
        Attack(
            Operations.makeDialog, to: missing, NewDialog(content: .alert(Alert("Why?")), window: box),
            "window: object 1 is not a window"),
        Attack(
            Operations.makeDialog, to: missing,
            NewDialog(
                content: .file(
                    FileDialog(
                        "Open", purpose: .open,
                        filters: Array(repeating: .init("All", patterns: ["*"]), count: 65))),
                window: nil), "filters has 65 filters"),
        Attack("the content is that of a dialog \"file\", but the dialog is \"alert\"") {
            $0.connection.send(
                Operations.makeDialog, to: 50, NewDialog(content: .alert(Alert("Why?")), window: nil))
            $0.connection.send(Operations.renderDialog, to: 50, .file(FileDialog("Open", purpose: .open)))
        },
        Attack(
            Operations.renderDialog, to: window, .alert(Alert("Why?")), "object 11 is not a dialog"),
        Attack(
            "A message of the operation \"showMenu\" is not valid: the message: it is longer than 65536 bytes"
        ) {
            let menu = Menu(sections: [[.init(String(repeating: "x", count: 70_000), action: "a")]])
            $0.connection.send(raw(Operations.showMenu), to: label, OpenMenu(menu: menu, position: nil))
        },
        Attack("A message of the operation \"showMenu\" is not valid: menu.sections[0].items[0].title:") {
            let menu = Menu(sections: [[.init(String(repeating: "x", count: 9_000), action: "a")]])
            $0.connection.send(raw(Operations.showMenu), to: label, OpenMenu(menu: menu, position: nil))
        },
        Attack(
            Operations.showMenu, to: label,
            OpenMenu(
                menu: Menu(sections: [
                    [
                        .init(
                            "More",
                            submenu: Menu(sections: Array(repeating: [.init("a", action: "a")], count: 300)))
                    ]
                ]), position: nil), "menu has 602 entries; at most 500 are allowed"),
        Attack(
            Operations.makeDialog, to: missing,
            NewDialog(
                content: .about(About("Rocket", authors: Array(repeating: "a", count: 501))), window: nil),
            "authors has 501 entries; at most 500 are allowed"),
        Attack(
            Operations.makeDialog, to: missing,
            NewDialog(content: .about(About("Rocket", website: "file:///etc/passwd")), window: nil),
            "website has the scheme \"file\""),
        Attack("A message of the operation \"makeDialog\" is not valid: content.") {
            let about = About("Rocket", license: String(repeating: "x", count: 9_000))
            $0.connection.send(
                raw(Operations.makeDialog), to: missing, NewDialog(content: .about(about), window: nil))
        },
        Attack(
            Operations.makeDialog, to: missing,
            NewDialog(
                content: .shortcuts(
                    ShortcutsOverview(
                        "Keys", groups: Array(repeating: ShortcutsOverview.Group("", entries: []), count: 501)
                    )),
                window: nil), "groups has 501 entries; at most 500 are allowed"),
        Attack("marks has 501 entries; at most 500 are allowed") {
            $0.connection.send(Operations.make, to: 50, Make(kind: "slider"))
            $0.connection.send(
                render(SliderState.self), to: 50,
                Render(state: SliderState { $0.marks = Array(repeating: SliderMark(0), count: 501) }))
        },
        Attack("options has 501 entries; at most 500 are allowed") {
            $0.connection.send(Operations.make, to: 50, Make(kind: "radioGroup"))
            $0.connection.send(
                render(RadioGroupState.self), to: 50,
                Render(state: RadioGroupState { $0.options = Array(repeating: "a", count: 501) }))
        },
        Attack("menu has 501 entries; at most 500 are allowed") {
            $0.connection.send(Operations.make, to: 50, Make(kind: "menuButton"))
            let menu = Menu(sections: [Array(repeating: .init("a", action: "a"), count: 500)])
            $0.connection.send(
                render(MenuButtonState.self), to: 50, Render(state: MenuButtonState { $0.menu = menu }))
        },
        Attack("items has 501 entries; at most 500 are allowed") {
            $0.connection.send(Operations.make, to: 50, Make(kind: "pathBar"))
            $0.connection.send(
                render(PathBarState.self), to: 50,
                Render(state: PathBarState { $0.items = Array(repeating: "a", count: 501) }))
        },
        Attack(Operations.saveState, to: window, "state", "window 11 is not a pane"),
        Attack(Operations.cellsBound, to: 0, 7, "the number is 7, but must be from"),
        Attack(Operations.updateRows, to: list, [3], "rows is 3"),
        Attack("a range of rows begins at -5") {
            $0.connection.send(Operations.updateRows, to: list, RowSet(-5..<(-3)))
        },
        Attack(Operations.scrollToRow, to: list, -1, "row is -1"),
        Attack(Operations.focusRow, to: list, 3, "row is 3"),
        Attack(Operations.emptyView, to: list, missing, "view: object 99 does not exist"),
        Attack("views would be nested more than 100 levels deep") {
            for id in UInt64(100)...200 {
                $0.connection.send(Operations.make, to: id, Make(kind: "collection.list"))
                if id > 100 { $0.connection.send(Operations.emptyView, to: id, id - 1) }
            }
        },
        Attack("a paragraph has 5000000 Unicode scalars; at most 4194304 are allowed") {
            let edit = TextEdit(0..<5, "Hello\n" + String(repeating: "x", count: 5_000_000))
            $0.connection.send(
                Operations.edit, to: text, Edit(lastReceivedEvent: 0, edit: edit, selection: 0..<0))
        },
        Attack("a paragraph has 6000000 Unicode scalars; at most 4194304 are allowed") {
            let half = String(repeating: "x", count: 3_000_000)
            for edit in [TextEdit(0..<5, half + "\n\n" + half), TextEdit(3_000_000..<3_000_002, "")] {
                $0.connection.send(
                    Operations.edit, to: text, Edit(lastReceivedEvent: 0, edit: edit, selection: 0..<0))
            }
        },
        Attack(
            Operations.traits, to: list,
            TraitsResponse(first: 2, revision: 1, traits: [RowTraits(), RowTraits()]),
            "traits.count is 2"),
        Attack(Operations.resignFocus, to: window, EmptyBody(), "object 11 is not a view"),
        Attack(Operations.scrollIntoView, to: window, true, "object 11 is not a view"),
        Attack(
            Operations.requestInput, to: label,
            InputRequest { $0.dropTypes = Array(repeating: .text, count: 65) },
            "dropTypes has more than 64 types"),
        Attack(
            Operations.showMenu, to: cell, OpenMenu(menu: Menu(), position: nil), "view 7 is in no window"),
    ]
}
