// SPDX-License-Identifier: MIT

import Gtk

/// What the user has typed on the rows of a list, and whether a mouse button is pressed. Main thread only.
@MainActor final class RowInput {
    /// Whether a mouse button is pressed. GTK activates a row at a double click too, which is ignored if a single click has activated it.
    private(set) var isPointerDown = false
    /// The letters that were typed without a pause.
    private var typed = TypedText()

    init(_ holder: Gtk.Widget) {
        let press = Gtk.GestureClick()
        press.propagationPhase = .capture
        press.onPressed { [weak self] _, _, _ in self?.isPointerDown = true }
        press.onEnd { [weak self] _ in self?.isPointerDown = false }
        press.onCancel { [weak self] _ in self?.isPointerDown = false }
        holder.addController(press)
    }

    /// Adds a letter, and returns the text to search for; nil if a search does not begin with it.
    func type(_ character: Character, at time: Int) -> String? {
        guard character != " " || typed.isTyping(at: time) else { return nil }
        return typed.add(character, at: time)
    }
}

/// The letters that the user has typed without a pause.
struct TypedText {
    private var text = ""
    private var time = 0
    /// The time in milliseconds after which the next letter begins a new search.
    private static let pause = 1000

    /// Adds a letter, and returns all letters that were typed without a pause.
    mutating func add(_ character: Character, at time: Int) -> String {
        text = time - self.time > Self.pause ? String(character) : text + String(character)
        self.time = time
        return text
    }

    /// Whether less than a pause has passed since the last letter.
    func isTyping(at time: Int) -> Bool { !text.isEmpty && time - self.time <= Self.pause }
}
