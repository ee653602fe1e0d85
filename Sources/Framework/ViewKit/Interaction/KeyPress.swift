// SPDX-License-Identifier: MIT

/// A key that was pressed.
/// ```swift
/// map.rx.keyPressed.subscribe(onNext: { press in
///     if press.keys == KeyCombination("Left") { print("west") }
/// }).disposed(by: bag)
/// ```
public struct KeyPress: Sendable, Codable, Hashable {
    /// The key with the modifiers, as a ``Shortcut`` names them: the same ones in each layout of the
    /// keyboard. The key that types о in a Cyrillic layout is `j` if it types j in another layout of the
    /// user.
    public var keys: KeyCombination
    /// The text that the key produces in the layout of the keyboard; nil for a key such as an arrow.
    public var text: String?

    /// Creates a key press.
    public init(_ keys: KeyCombination, text: String? = nil) {
        self.keys = keys
        self.text = text
    }
}
