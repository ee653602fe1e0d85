// SPDX-License-Identifier: MIT

import Gtk

/// The window: the list of pages with a search field, and beside it the selected page.
public final class GalleryWindow: Gtk.ApplicationWindow {
    public let search = Gtk.SearchEntry().takingOneLine()
    public let list = Gtk.ListBox()
    private let stack = Gtk.Stack()
    private let scroller = Gtk.ScrolledWindow()
    private var pages: [String: Page] = [:]

    /// The page that is shown.
    public var page: Page? { stack.visibleChild as? Page }

    public init(application: Gtk.Application) {
        super.init(properties: ["application": application, "title": "Gallery"])
        setDefaultSize(width: 980, height: 720)
        titlebar = makeHeaderBar()
        helpOverlay = makeShortcutsWindow()

        for lesson in Lesson.all { list.append(LessonRow(lesson)) }
        list.addCssClass("navigation-sidebar")
        list.update(.label, "Pages")
        list.setHeaderFunc { row, before in
            guard let row = row as? LessonRow else { return }
            row.showArea(isFirst: (before as? LessonRow)?.lesson.area != row.lesson.area)
        }
        list.setFilterFunc { [unowned search] row in (row as? LessonRow)?.lesson.matches(search.text) ?? true
        }
        list.setPlaceholder(.paragraph("No page is about that."))
        list.onRowSelected { [weak self] row in
            guard let row = row as? LessonRow else { return }
            self?.show(row.lesson)
            self?.scroll(to: row)
        }
        // Otherwise Tab would focus each row in turn.
        let keys = Gtk.ShortcutController()
        keys.propagationPhase = .capture
        keys.addShortcut("Tab") { [unowned stack] in stack.childFocus(.tabForward) }
        keys.addShortcut("<Shift>Tab") { [unowned search] in search.grabFocus() }
        list.addController(keys)
        scroller.hscrollbarPolicy = .never
        scroller.vexpand = true
        scroller.widthRequest = 220
        scroller.child = list

        search.placeholderText = "Search pages"
        search.update(.label, "Search pages")
        search.setMargins(9)
        search.onSearchChanged { [weak self] in self?.filter() }
        search.onActivate { [unowned self] in page?.childFocus(.tabForward) }
        search.onStopSearch { [unowned self] in search.text = "" }

        stack.transitionType = .crossfade
        stack.hexpand = true
        let sidebar = Gtk.Box(orientation: .vertical, spacing: 0, children: [search, scroller])
        child = Gtk.Box(
            orientation: .horizontal, spacing: 0,
            children: [sidebar, Gtk.Separator(properties: ["orientation": Gtk.Orientation.vertical]), stack])

        addAction("search") { [unowned self] in search.grabFocus() }
        addAction("next-page") { [unowned self] in move(by: 1) }
        addAction("previous-page") { [unowned self] in move(by: -1) }
        list.selectRow(list.row(at: 0))
    }

    /// Shows a page, and creates it the first time.
    public func show(_ lesson: Lesson) {
        if pages[lesson.title] == nil {
            let page = lesson.make()
            pages[lesson.title] = page
            stack.addNamed(page, name: lesson.title)
        }
        stack.visibleChildName = lesson.title
        title = lesson.title
    }

    private func filter() {
        list.invalidateFilter()
        guard !search.text.isEmpty else { return }
        // Pages whose title matches come before those whose text matches.
        let typed = search.text.lowercased()
        let rows = shownRows
        if let row = rows.first(where: { $0.lesson.title.lowercased().hasPrefix(typed) }) ?? rows.first {
            list.selectRow(row)
        }
    }

    private func move(by step: Int) {
        let rows = shownRows
        guard let index = rows.firstIndex(where: { $0.isSelected }), rows.indices.contains(index + step)
        else { return }
        list.selectRow(rows[index + step])
    }

    /// Scrolls to the row that a key has selected.
    private func scroll(to row: LessonRow) {
        guard let scrolled = scroller.vadjustment, let place = row.computeBounds(scroller) else { return }
        let top = scrolled.value + Double(place.y)
        scrolled.clampPage(lower: top, upper: top + Double(place.height))
    }

    private var shownRows: [LessonRow] {
        list.children.compactMap { $0 as? LessonRow }.filter(\.childVisible)
    }

    private func makeHeaderBar() -> Gtk.HeaderBar {
        let menu = Gio.Menu()
        menu.append("New Window", detailedAction: "app.new-window")
        let looks = Gio.Menu()
        looks.append("Dark", detailedAction: "app.dark")
        looks.append("Right to Left", detailedAction: "app.right-to-left")
        menu.appendSection(section: looks)
        let help = Gio.Menu()
        help.append("Keyboard Shortcuts", detailedAction: "win.show-help-overlay")
        help.append("About Gallery", detailedAction: "app.about")
        menu.appendSection(section: help)

        let button = Gtk.MenuButton()
        button.iconName = "open-menu-symbolic"
        button.menuModel = menu
        button.primary = true
        button.tooltipText = "Main menu"
        button.update(.label, "Main menu")
        let bar = Gtk.HeaderBar()
        bar.packEnd(button)
        return bar
    }
}

/// The row of a page in the list.
final class LessonRow: Gtk.ListBoxRow {
    let lesson: Lesson

    init(_ lesson: Lesson) {
        self.lesson = lesson
        super.init()
        let label = Gtk.Label(lesson.title)
        label.xalign = 0
        child = label
        update(.label, lesson.title)
    }

    /// Shows the title of the area above its first page.
    func showArea(isFirst: Bool) {
        header = nil
        guard isFirst else { return }
        let heading = Gtk.Label(lesson.area.rawValue)
        heading.xalign = 0
        heading.addCssClass("sidebar-heading")
        header = heading
    }
}
