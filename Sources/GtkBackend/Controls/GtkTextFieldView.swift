// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// An entry, and below it what is wrong with the text.
final class GtkTextFieldView: ControlView<TextFieldState, TextEvent> {
    private let box = Gtk.Box(orientation: .vertical, spacing: 3)
    private var entry: any Entry = Gtk.Entry()
    private lazy var problemLabel = makeProblemLabel()

    init() { super.init(box) }

    override var operatedWidget: Gtk.Widget { entry }
    override var writtenName: String? { state.flatMap { $0.placeholder.isEmpty ? nil : $0.placeholder } }

    override func show(_ change: Change<TextFieldState>) {
        change.of(\.purpose, replaceEntry)
        change.of(\.placeholder) { entry.show(placeholder: $0) }
        change.of(\.text) { if entry.text != $0 { entry.text = $0 } }
        change.of(\.problem) { problem in
            guard change.old != nil || problem != nil else { return }
            entry.setCssClass("error", problem != nil)
            entry.setAccessibleInvalid(problem != nil)
            entry.setAccessible(.description, problem)
            problemLabel.text = problem ?? ""
            problemLabel.visible = problem != nil
        }
    }

    private func replaceEntry(_ purpose: TextPurpose) {
        if entry.parent === box { box.remove(entry) }
        entry = purpose.makeEntry()
        entry.hexpand = true
        box.prepend(entry)
        // Once where `changed` comes twice: for what is deleted and for what takes its place.
        entry.onNotify("text") { [weak self] in
            guard let self else { return }
            send(.changed(entry.text))
        }
        entry.onReturn { [weak self] in self?.send(.activated) }
        (entry as? Gtk.SearchEntry)?.onStopSearch { [weak self] in
            self?.entry.text = ""
            self?.send(.cancelled)
        }
    }

    private func makeProblemLabel() -> Gtk.Label {
        let label = Gtk.Label()
        label.addCssClass("caption")
        label.addCssClass("error")
        label.xalign = 0
        label.wrap = true
        box.append(label)
        return label
    }
}

/// GTK's entries have no common class.
@MainActor private protocol Entry: Gtk.Widget, Gtk.Editable {
    func show(placeholder: String)
    func onReturn(_ handler: @escaping @MainActor () -> Void)
}

extension Gtk.Entry: Entry {
    func show(placeholder: String) { placeholderText = placeholder }
    func onReturn(_ handler: @escaping @MainActor () -> Void) { onActivate(handler) }
}

extension Gtk.SearchEntry: Entry {
    func show(placeholder: String) { placeholderText = placeholder }
    func onReturn(_ handler: @escaping @MainActor () -> Void) { onActivate(handler) }
}

extension Gtk.PasswordEntry: Entry {
    func show(placeholder: String) { placeholderText = placeholder }
    func onReturn(_ handler: @escaping @MainActor () -> Void) { onActivate(handler) }
}

extension TextPurpose {
    @MainActor fileprivate func makeEntry() -> any Entry {
        switch self {
        case .search:
            return Gtk.SearchEntry()
        case .password:
            let entry = Gtk.PasswordEntry()
            entry.showPeekIcon = true
            entry.activatesDefault = true
            return entry
        case .plain, .email, .phone, .url:
            let entry = Gtk.Entry()
            entry.inputPurpose = inputPurpose
            entry.activatesDefault = true
            return entry
        }
    }

    /// Which keys an on-screen keyboard offers.
    private var inputPurpose: Gtk.InputPurpose {
        switch self {
        case .plain, .search: .freeForm
        case .email: .email
        case .phone: .phone
        case .url: .url
        case .password: .password
        }
    }
}
