// SPDX-License-Identifier: MIT

import Gtk

/// A page: a title, sections with widgets, and a status line with the last event.
public class Page: Gtk.Box {
    public let lesson: Lesson
    /// The status line. Screen readers read its changes.
    public let status = Gtk.Label(properties: [
        "accessible-role": Gtk.AccessibleRole.status, "xalign": 0.0,
    ])
    private let column = Gtk.Box(orientation: .vertical, spacing: 24)

    init(_ lesson: Lesson) {
        self.lesson = lesson
        super.init(properties: [
            "accessible-role": Gtk.AccessibleRole.tabPanel, "orientation": Gtk.Orientation.vertical,
        ])
        update(.label, lesson.title)

        let title = Gtk.Label(lesson.title)
        title.addCssClass("title-1")
        title.xalign = 0
        column.append(
            Gtk.Box(
                orientation: .vertical, spacing: 6,
                children: [title, .paragraph(lesson.about), .caption("The code: \(lesson.file)")]))
        column.addCssClass("page")

        let scroller = Gtk.ScrolledWindow()
        scroller.hscrollbarPolicy = .never
        scroller.vexpand = true
        scroller.child = Clamp(column, width: 680)
        append(scroller)

        report("Nothing happened yet.")
        status.addCssClass("dim-label")
        status.ellipsize = .end
        status.setMargins(9)
        append(Gtk.Separator(properties: ["orientation": Gtk.Orientation.horizontal]))
        append(status)
    }

    /// Adds a section: a heading, an explanation, and widgets in a column.
    func section(_ title: String, _ about: String? = nil, _ widgets: Gtk.Widget...) {
        let heading = Gtk.Label(properties: ["accessible-role": Gtk.AccessibleRole.heading, "label": title])
        heading.addCssClass("heading")
        heading.xalign = 0
        let section = Gtk.Box(orientation: .vertical, spacing: 9, children: [heading])
        if let about { section.append(.paragraph(about)) }
        widgets.forEach(section.append)
        section.update(.labelledBy, [heading])
        nameMnemonics(in: section)
        column.append(section)
    }

    /// Sets the accessible name. In GTK 4.8 the name includes the underscore of a mnemonic, “_Remember me”, and the name of a button has
    /// its label twice: “_Save Save”.
    private func nameMnemonics(in widget: Gtk.Widget) {
        switch widget {
        case let button as Gtk.Button where button.useUnderline: button.resetProperty(.label)
        case let check as Gtk.CheckButton where check.useUnderline:
            check.update(.label, (check.label ?? "").filter { $0 != "_" })
        case let expander as Gtk.Expander:
            expander.update(.label, (expander.label ?? "").filter { $0 != "_" })
        default: break
        }
        widget.children.forEach(nameMnemonics)
    }

    /// Shows an event in the status line.
    func report(_ text: String) {
        status.label = text
        // Since GTK 4.14 the text of a label with this role is not its name.
        status.update(.label, text)
    }
}

extension Gtk.Widget {
    /// Text that wraps.
    static func paragraph(_ text: String) -> Gtk.Label {
        let label = Gtk.Label(text)
        label.wrap = true
        label.xalign = 0
        label.naturalWrapMode = .word
        return label
    }

    /// Small, dimmed text.
    static func caption(_ text: String) -> Gtk.Label {
        let label = Gtk.Label(text)
        label.xalign = 0
        label.addCssClass("caption")
        label.addCssClass("dim-label")
        return label
    }

    /// Widgets side by side, which wrap where the line is too short.
    static func row(_ widgets: Gtk.Widget...) -> Gtk.Box {
        let row = Gtk.Box(orientation: .horizontal, spacing: 9, children: widgets)
        return row
    }

    /// A control with a label before it. The label is its accessible name, and the label's mnemonic focuses the control.
    static func labelled(_ name: String, _ control: Gtk.Widget) -> Gtk.Box {
        let label = Gtk.Label(properties: ["label": name, "use-underline": true, "xalign": 0.0])
        label.mnemonicWidget = control
        control.update(.labelledBy, [label])
        // In these widgets, GTK 4.8 focuses an inner button that has no name.
        if control is Gtk.DropDown || control is Gtk.ColorButton || control is Gtk.FontButton {
            control.firstChild?.update(.labelledBy, [label])
        }
        label.hexpand = !control.hexpand
        label.widthChars = 16
        return row(label, control)
    }

    /// A list or a text in a frame of a given height.
    static func scrolling(_ child: Gtk.Widget, height: Int) -> Gtk.ScrolledWindow {
        let scroller = Gtk.ScrolledWindow()
        scroller.hasFrame = true
        scroller.minContentHeight = height
        scroller.child = child
        return scroller
    }
}
