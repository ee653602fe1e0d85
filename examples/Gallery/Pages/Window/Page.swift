// SPDX-License-Identifier: MIT

import Gtk

/// A lesson: sections of widgets in a column, below a title, above a line that says what happened last.
public class Page: Gtk.Box {
    public let lesson: Lesson
    /// What happened last. Screen readers read it out as it changes.
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

    /// Adds a section: a heading, what it shows, and its widgets one below the other.
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

    /// GTK 4.8 reads out the mark of a mnemonic, too: “_Remember me”, and of a button its label besides: “_Save Save”.
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

    /// Says what happened, in the line at the bottom.
    func report(_ text: String) {
        status.label = text
        // Since GTK 4.14 a status is not called what is written on it.
        status.update(.label, text)
    }
}

extension Gtk.Widget {
    /// Text that may take several lines.
    static func paragraph(_ text: String) -> Gtk.Label {
        let label = Gtk.Label(text)
        label.wrap = true
        label.xalign = 0
        label.naturalWrapMode = .word
        return label
    }

    /// Small text that is not important.
    static func caption(_ text: String) -> Gtk.Label {
        let label = Gtk.Label(text)
        label.xalign = 0
        label.addCssClass("caption")
        label.addCssClass("dim-label")
        return label
    }

    /// Widgets side by side, which go to the next line when there is no room.
    static func row(_ widgets: Gtk.Widget...) -> Gtk.Box {
        let row = Gtk.Box(orientation: .horizontal, spacing: 9, children: widgets)
        return row
    }

    /// A control with its name before it, which screen readers read out and whose underlined letter leads to it.
    static func labelled(_ name: String, _ control: Gtk.Widget) -> Gtk.Box {
        let label = Gtk.Label(properties: ["label": name, "use-underline": true, "xalign": 0.0])
        label.mnemonicWidget = control
        control.update(.labelledBy, [label])
        // In these, GTK 4.8 gives the focus to a button that has no name of its own.
        if control is Gtk.DropDown || control is Gtk.ColorButton || control is Gtk.FontButton {
            control.firstChild?.update(.labelledBy, [label])
        }
        label.hexpand = !control.hexpand
        label.widthChars = 16
        return row(label, control)
    }

    /// A list or a text in a frame, as high as it is said to be.
    static func scrolling(_ child: Gtk.Widget, height: Int) -> Gtk.ScrolledWindow {
        let scroller = Gtk.ScrolledWindow()
        scroller.hasFrame = true
        scroller.minContentHeight = height
        scroller.child = child
        return scroller
    }
}
