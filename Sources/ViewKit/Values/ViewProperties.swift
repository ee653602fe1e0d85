// SPDX-License-Identifier: MIT

/// What every view has, whatever it shows.
public struct ViewProperties: Sendable, Codable, Equatable {
    /// Whether the view is left out of its container.
    public var isHidden = false
    /// Whether the view reacts to the person.
    public var isEnabled = true
    /// A short explanation, shown when the pointer rests on the view.
    public var tooltip: String?
    /// A name for tests and style sheets.
    public var identifier: String?
    /// What a screen reader calls the view.
    public var accessibilityLabel: String?
    /// What a screen reader adds to the name.
    public var accessibilityDescription: String?
    /// Where the view sits from side to side.
    public var horizontalAlignment = Alignment.fill
    /// Where the view sits from top to bottom.
    public var verticalAlignment = Alignment.fill
    /// Whether the view takes the width that is left; nil leaves it to its content.
    public var expandsHorizontally: Bool?
    /// Whether the view takes the height that is left; nil leaves it to its content.
    public var expandsVertically: Bool?
    /// The space around the view.
    public var margins = Insets.zero
    /// The least width, in logical pixels; nil for what the content needs.
    public var minimumWidth: Int?
    /// The least height, in logical pixels; nil for what the content needs.
    public var minimumHeight: Int?
    /// Names that a style sheet can refer to.
    public var styleClasses: [String] = []

    /// The state of a view of which nothing was said.
    public init() {}
}
