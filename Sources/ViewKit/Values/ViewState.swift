// SPDX-License-Identifier: MIT

/// What every view has, whatever it shows.
public struct ViewState: Sendable, Codable, Equatable {
    public var isHidden = false
    public var isEnabled = true
    public var tooltip: String?
    public var identifier: String?
    public var accessibilityLabel: String?
    public var accessibilityDescription: String?
    public var horizontalAlignment = Alignment.fill
    public var verticalAlignment = Alignment.fill
    /// Whether the view takes the space that is left; nil leaves it to its content.
    public var expandsHorizontally: Bool?
    public var expandsVertically: Bool?
    public var margins = Insets.zero
    public var minimumWidth: Int?
    public var minimumHeight: Int?
    /// Names that a style sheet can refer to.
    public var styleClasses: [String] = []

    public init() {}
}
