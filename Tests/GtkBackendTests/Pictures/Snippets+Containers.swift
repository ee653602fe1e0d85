// SPDX-License-Identifier: MIT

import ViewKit

/// The smallest code of each list and container.
extension Snippets {
    static func listView() -> any View {
        let list = ListView<Person>(cell: { Label() }, configure: { $0.text = $1.name })
        list.accessibilityLabel = "People"
        list.items = people
        list.selectedItem = people[1]
        return list
    }

    static func treeView() -> any View {
        let tree = TreeView<Folder>(
            hasChildren: { !$0.folders.isEmpty }, children: { $0.folders }, cell: { Label() },
            configure: { $0.text = $1.name })
        tree.accessibilityLabel = "Folders"
        tree.roots = folders
        tree.setExpanded(folders[0], true)
        return tree
    }

    static func gridView() -> any View {
        let photos = GridView<Person>(
            columns: 1...3, cell: { Label() }, configure: { $0.text = "\($1.born)" })
        photos.accessibilityLabel = "Photos"
        photos.items = people
        return photos
    }

    static func columnView() -> any View {
        let table = ColumnView<Person>(columns: [
            Column("Name", expands: true, sortedBy: { $0.name < $1.name }) { $0.name },
            Column("Born") { "\($0.born)" },
        ])
        table.accessibilityLabel = "People"
        table.items = people
        let view = ScrollView(table, horizontally: true)
        view.minimumHeight = 130
        return view
    }

    static func box() -> any View {
        Box(.horizontal, spacing: 6, [Button("Cancel"), Button("Save")])
    }

    static func grid() -> any View {
        Grid(
            columnSpacing: 12, rowSpacing: 6,
            rows: [[Label("Name"), Label("Ada Lovelace")], [Label("Born"), Label("1815")]])
    }

    static func layoutView() -> any View {
        let label = Label("In the middle")
        let view = LayoutView([label])
        LayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        return view
    }

    static func wrapBox() -> any View {
        let box = WrapBox(spacing: 6, ["Red", "Orange", "Yellow", "Green", "Blue"].map { Button($0) })
        return Clamp(box, maximumWidth: 220)
    }

    static func scrollView() -> any View {
        let lines = (1...20).map { Label("Line \($0)") }
        let view = ScrollView(Box(spacing: 4, lines))
        view.minimumHeight = 80
        return view
    }

    static func clamp() -> any View {
        Clamp(Button("At most 120 wide"), maximumWidth: 120)
    }

    static func spacer() -> any View {
        Box(.horizontal, [Button("Back"), Spacer(), Button("Next")])
    }

    static func frame() -> any View {
        let address = Label("12 St James's Square\nLondon")
        address.margins = Insets(12)
        return Frame("Address", address)
    }

    static func expander() -> any View {
        Expander("More", isExpanded: true) { Label("What was hidden before") }
    }

    static func revealer() -> any View {
        Revealer(Label("A hint that slides in"), isRevealed: true)
    }

    static func overlay() -> any View {
        let name = Label("New")
        name.horizontalAlignment = .end
        name.verticalAlignment = .start
        return Overlay(ImageView(icon: "folder", size: 64), [name])
    }

    static func splitView() -> any View {
        let split = SplitView(sidebar: Label("Folders"), content: Label("Letters"), sidebarWidth: 100)
        split.minimumHeight = 60
        return split
    }

    static func pageStack() -> any View {
        let stack = PageStack()
        let page = Label("A page")
        stack.show(page, among: [page])
        return stack
    }

    static func tabView() -> any View {
        let tabs = TabView()
        let (first, second) = (Label("The first page"), Label("The second page"))
        tabs.show(first, among: [first, second], titles: ["First", "Second"])
        return tabs
    }

    static func pageView() -> any View {
        let pages = PageView()
        let (first, second) = (Label("The first page"), Label("The second page"))
        pages.show(first, among: [first, second], titles: ["First", "Second"])
        return pages
    }

    static func toolbar() -> any View {
        Toolbar([
            .init("Copy", icon: "edit-copy-symbolic", action: "edit.copy"), .separator,
            .init("Bold", action: "text.bold", isToggle: true),
        ])
    }

    static func headerBar() -> any View {
        HeaderBar("Letters", subtitle: "12 new", leading: [Button("Back")], trailing: [Button("New")])
    }

    static func pathBar() -> any View {
        PathBar(["Home", "Documents", "Letters"])
    }

    static func banner() -> any View {
        Banner("You are offline", button: "Retry", isRevealed: true)
    }

    static func toastView() -> any View {
        let view = ToastView(Label("The letters"))
        view.minimumHeight = 90
        view.show(Toast("Deleted", action: "Undo"))
        return view
    }

    static func statusView() -> any View {
        StatusView(icon: "dialog-information", title: "No Messages", message: "Nothing has happened yet.")
    }
}
