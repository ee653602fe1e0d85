// SPDX-License-Identifier: MIT

/// The properties that every view has.
public struct ViewProperties: PortableState {
    /// Whether the view is hidden. A hidden view takes no space in its container.
    public var isHidden = false
    /// Whether the view, with all views in it, reacts to the user.
    public var isEnabled = true
    /// A short explanation, shown when the pointer rests on the view.
    public var tooltip: String?
    /// A name for tests and style sheets.
    public var identifier: String?
    /// The name of the view for screen readers.
    public var accessibilityLabel: String?
    /// A description that screen readers add to the name.
    public var accessibilityDescription: String?
    /// The horizontal alignment of the view.
    public var horizontalAlignment = Alignment.fill
    /// The vertical alignment of the view.
    public var verticalAlignment = Alignment.fill
    /// Whether the view takes the remaining width of its container; nil if its content decides.
    public var expandsHorizontally: Bool?
    /// Whether the view takes the remaining height of its container; nil if its content decides.
    public var expandsVertically: Bool?
    /// The space around the view.
    public var margins = Insets.zero
    /// The minimum width, in logical pixels; nil for the minimum of the content.
    public var minimumWidth: Int?
    /// The minimum height, in logical pixels; nil for the minimum of the content.
    public var minimumHeight: Int?
    /// The number of a ``SizeGroup``: views with the same number have the same width; nil for none. Numbers are unique in a process.
    public var widthGroup: Int?
    /// The number of a ``SizeGroup``: views with the same number have the same height; nil for none. Numbers are unique in a process.
    public var heightGroup: Int?
    /// The style classes, to which a style sheet refers.
    public var styleClasses: [String] = []

    /// Creates the properties of a new view.
    public init() {}

    public var validationError: String? {
        notALength("margins.top", margins.top) ?? notALength("margins.leading", margins.leading)
            ?? notALength("margins.bottom", margins.bottom) ?? notALength(
                "margins.trailing", margins.trailing)
            ?? notALength("minimumWidth", minimumWidth) ?? notALength("minimumHeight", minimumHeight)
    }
}
