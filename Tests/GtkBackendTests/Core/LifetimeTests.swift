// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// No object of GTK or Swift outlives a view that is not retained.
    @MainActor struct LifetimeTests {
        struct Case: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let make: @MainActor @Sendable () -> any View
        }

        nonisolated static let cases = [
            Case(testDescription: "Label") { Label("Text", style: .title) },
            Case(testDescription: "Button") { Button("Save", icon: "document-save-symbolic") },
            Case(testDescription: "MenuButton") {
                MenuButton("More", menu: Menu(sections: [[.init("Open", action: "open")]]))
            },
            Case(testDescription: "TextField") { TextField("Ada").with { $0.errorMessage = "No." } },
            Case(testDescription: "search field") { TextField(purpose: .search) },
            Case(testDescription: "password field") { TextField(purpose: .password) },
            Case(testDescription: "TextView") { TextView("Text") },
            Case(testDescription: "TextView for code") {
                TextView("let a = 1").with {
                    $0.showsLineNumbers = true
                    $0.placeholder = "Code"
                    $0.setAttributes(TextAttributes(isBold: true, link: "https://example.org"), in: 0..<3)
                }
            },
            Case(testDescription: "ImageView") { ImageView(icon: "document-open-symbolic") },
            Case(testDescription: "ImageView of bytes") { ImageView(.bytes([1, 2, 3]), size: 48) },
            Case(testDescription: "Canvas") {
                Canvas { context, size in
                    context.fill(.circle(center: Point(x: 20, y: 20), radius: 9), with: .accent)
                    context.draw("Ada", at: Point(x: 0, y: 0))
                }.with { $0.minimumHeight = 40 }
            },
            Case(testDescription: "TextField with icons and suggestions") {
                TextField("Ada").with {
                    $0.leadingIcon = TextFieldIcon("edit-find-symbolic", label: "Find")
                    $0.suggestions = ["Ada Lovelace"]
                }
            },
            Case(testDescription: "Avatar") { Avatar(name: "Ada Lovelace") },
            Case(testDescription: "CheckBox") { CheckBox("Yes") },
            Case(testDescription: "Switch") { Switch() },
            Case(testDescription: "DropDown") { DropDown(["One", "Two"]) },
            Case(testDescription: "Label with links") {
                Label(markup: "<a href=\"https://example.org\">A</a>")
            },
            Case(testDescription: "suggested button") { Button("Save", style: .suggested) },
            Case(testDescription: "LinkButton") { LinkButton("A", uri: "https://example.org") },
            Case(testDescription: "ToggleButton") { ToggleButton("A", icon: "format-text-bold-symbolic") },
            Case(testDescription: "RadioGroup") { RadioGroup(["One", "Two"]) },
            Case(testDescription: "NumberField") { NumberField(5) },
            Case(testDescription: "Slider") {
                Slider(0.5).with { $0.marks = [SliderMark(1, title: "Full")] }
            },
            Case(testDescription: "ComboField") { ComboField(options: ["One", "Two"]) },
            Case(testDescription: "DateField") { DateField(.today) },
            Case(testDescription: "TimeField") { TimeField() },
            Case(testDescription: "ColorButton") { ColorButton() },
            Case(testDescription: "FontButton") { FontButton() },
            Case(testDescription: "FileField") {
                FileField(FileDialog("Choose", purpose: .open), allowsNone: true)
            },
            Case(testDescription: "ProgressBar") { ProgressBar(0.5, text: "Half") },
            Case(testDescription: "ProgressBar that moves") { ProgressBar() },
            Case(testDescription: "LevelBar") { LevelBar(0.5) },
            Case(testDescription: "ShortcutLabel") { ShortcutLabel("<Primary>n") },
            Case(testDescription: "Spinner") { Spinner() },
            Case(testDescription: "Separator") { Separator() },
            Case(testDescription: "ListView") {
                let list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.id })
                list.items = [Row(id: "Ada"), Row(id: "Grace")]
                return list
            },
            Case(testDescription: "ListView with all that it can have") {
                let list = ListView<Row>(
                    selectionMode: .multiple, cell: { Label() }, configure: { $0.text = $1.id })
                list.sections = [ListSection("A", [Row(id: "Ada")])]
                list.itemText = { $0.id }
                list.contextMenu = { _ in Menu(sections: [[.init("Open", action: "open")]]) }
                list.isReorderable = true
                list.emptyView = StatusView(icon: "system-users-symbolic", title: "Nothing")
                return ScrollView(list)
            },
            Case(testDescription: "TreeView") {
                let tree = ViewKit.TreeView<Row>(
                    hasChildren: { $0.id == "Ada" }, children: { _ in [Row(id: "Byron")] }, cell: { Label() },
                    configure: { $0.text = $1.id })
                tree.roots = [Row(id: "Ada")]
                tree.setExpanded(Row(id: "Ada"), true)
                return tree
            },
            Case(testDescription: "GridView") {
                let grid = ViewKit.GridView<Row>(cell: { Label() }, configure: { $0.text = $1.id })
                grid.items = [Row(id: "Ada"), Row(id: "Grace")]
                return grid
            },
            Case(testDescription: "ColumnView") {
                let view = ViewKit.ColumnView<Row>(columns: [
                    Column("Name", sortedBy: { $0.id < $1.id }) { $0.id }
                ])
                view.items = [Row(id: "Ada"), Row(id: "Grace")]
                view.sort = ColumnSort("Name")
                return view
            },
            Case(testDescription: "Box") { Box(.vertical, spacing: 6, [Label("A"), Button("B")]) },
            Case(testDescription: "Grid") { Grid(rows: [[Label("A"), TextField()], [nil, Label("B")]]) },
            Case(testDescription: "ScrollView") { ScrollView(Label("A"), maximumContentWidth: 300) },
            Case(testDescription: "ScrollView of a list") {
                ScrollView(ListView<Row>(cell: { Label() }, configure: { $0.text = $1.id }))
            },
            Case(testDescription: "Clamp") { Clamp(TextField(), maximumWidth: 300) },
            Case(testDescription: "LayoutView") {
                let label = Label("A")
                let layout = LayoutView([label])
                label.topAnchor.constraint(equalTo: layout.topAnchor).isActive = true
                return layout
            },
            Case(testDescription: "PageStack") {
                let pages = PageStack()
                let page = Label("A")
                pages.show(page, among: [page])
                return pages
            },
            Case(testDescription: "TabView") {
                let tabs = TabView()
                let pages = [Label("A"), Label("B")]
                tabs.show(pages[0], among: pages, titles: ["A", "B"])
                return tabs
            },
            Case(testDescription: "PageView") {
                let view = PageView()
                let pages = [Label("A"), Label("B")]
                view.show(pages[0], among: pages, titles: ["A", "B"])
                return view
            },
            Case(testDescription: "a label that is asked about") {
                let label = Label("A")
                _ = label.rx.contextRequested.subscribe(onNext: { _ in })
                return label
            },
            Case(testDescription: "MenuBar") {
                MenuBar([
                    .init(
                        "File", submenu: Menu(sections: [[.init("Quit", action: "app.quit", icon: "exit")]]))
                ])
            },
            Case(testDescription: "a label with gestures, actions, a menu and drag and drop") {
                let label = Label("A")
                _ = label.rx.tapGesture().subscribe(onNext: { _ in })
                _ = label.rx.panGesture().subscribe(onNext: { _ in })
                _ = label.rx.pinchGesture().subscribe(onNext: { _ in })
                _ = label.rx.keyPressed.subscribe(onNext: { _ in })
                _ = label.rx.isFocused.subscribe(onNext: { _ in })
                label.actions = [Action("a", title: "A", shortcuts: ["F2"]) {}]
                label.contextMenu = Menu(sections: [[.init("A", action: "a")]])
                label.dragSource = DragSource(.text("A"))
                label.dropTypes = [.text, .files, .image, .value("b")]
                return label
            },
            Case(testDescription: "SplitView") { SplitView(sidebar: Label("A"), content: Label("B")) },
            Case(testDescription: "StatusView") {
                StatusView(icon: "system-users-symbolic", title: "Nothing")
            },
            Case(testDescription: "StatusView of an error") { StatusView.error("A") {} },
            Case(testDescription: "SplitView that collapses") {
                SplitView(sidebar: Label("A"), content: Label("B"), collapseWidth: 2000)
            },
            Case(testDescription: "Overlay") { Overlay(Label("A"), [Button("B")]) },
            Case(testDescription: "WrapBox") { WrapBox(spacing: 6, [Label("A"), Button("B")]) },
            Case(testDescription: "Frame") { Frame("A", Label("B")) },
            Case(testDescription: "Expander") { Expander("A", isExpanded: true) { Label("B") } },
            Case(testDescription: "Revealer") { Revealer(Label("A"), isRevealed: true) },
            Case(testDescription: "Spacer") { Box(.horizontal, [Label("A"), Spacer(), Label("B")]) },
            Case(testDescription: "HeaderBar") {
                HeaderBar("A", subtitle: "B", leading: [Button("C")]).with { $0.titleView = Label("D") }
            },
            Case(testDescription: "Toolbar") {
                Toolbar([
                    .init("A", action: "a"), .separator,
                    .init("B", icon: "list-add-symbolic", action: "b", isToggle: true),
                ])
            },
            Case(testDescription: "Banner") { Banner("A", button: "B", isRevealed: true) },
            Case(testDescription: "ToastView") {
                ToastView(Label("A")).with { $0.show(Toast("B", action: "C")) {} }
            },
            Case(testDescription: "LayoutView with a guide") {
                let label = Label("A")
                let layout = LayoutView([label])
                let guide = LayoutGuide()
                layout.addLayoutGuide(guide)
                LayoutConstraint.activate(
                    label.constraints(pinnedTo: guide) + guide.constraints(pinnedTo: layout))
                return layout
            },
            Case(testDescription: "views of a size group") {
                let label = Label("A")
                _ = SizeGroup(.both, [label])
                return label
            },
            Case(testDescription: "GtkView") { GtkView(Gtk.Calendar()) },
        ]

        @Test(arguments: cases) func aViewThatIsNotRetainedIsDeallocated(_ subject: Case) async {
            Stage.gtk.enter()
            let witness = Witness { subject.make() }
            await settle()
            #expect(witness.retainedObjects == [])
        }

        @Test(arguments: cases) func aViewThatWasShownInAWindowIsReleasedAfterIt(_ subject: Case) async {
            Stage.gtk.enter()
            var window: Window? = Window()
            weak let backendWindow = window?.backendWindow
            let witness = Witness {
                let view = subject.make()
                window?.content = view
                return view
            }
            window?.present()
            await settle()
            window?.close()
            window = nil
            await settle()
            #expect(witness.retainedObjects == [])
            #expect(backendWindow == nil)
        }
    }

    struct Row: Identifiable, Equatable {
        let id: String
    }
}

/// Returns the parts of a view that still exist.
@MainActor final class Witness {
    private weak var view: (any View)?
    private weak var backendView: (any BackendView)?
    private weak var widget: Gtk.Widget?

    init(_ make: () -> any View) {
        let view = make()
        self.view = view
        backendView = view.backendView
        widget = view.gtkWidget
    }

    var retainedObjects: [String] {
        [view.map { "\($0)" }, backendView.map { "\($0)" }, widget.map { "\($0)" }].compactMap { $0 }
    }
}
