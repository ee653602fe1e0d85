// SPDX-License-Identifier: MIT

/// The edges and lengths of a view, from which constraints are made.
extension PortableView {
    /// The edge where reading begins: the left one, in a left-to-right language.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(view: self, attribute: .leading) }
    /// The edge where reading ends: the right one, in a left-to-right language.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(view: self, attribute: .trailing) }
    /// The edge where reading begins.
    @available(*, deprecated, renamed: "leadingAnchor")
    public var leftAnchor: LayoutXAxisAnchor { leadingAnchor }
    /// The edge where reading ends.
    @available(*, deprecated, renamed: "trailingAnchor")
    public var rightAnchor: LayoutXAxisAnchor { trailingAnchor }
    /// The vertical line in the middle.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(view: self, attribute: .centerX) }
    /// The upper edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(view: self, attribute: .top) }
    /// The lower edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(view: self, attribute: .bottom) }
    /// The horizontal line in the middle.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(view: self, attribute: .centerY) }
    /// The baseline of the first line of text.
    public var firstBaselineAnchor: LayoutYAxisAnchor {
        LayoutYAxisAnchor(view: self, attribute: .firstBaseline)
    }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutDimension(view: self, attribute: .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutDimension(view: self, attribute: .height) }

    /// Returns the four constraints that place the edges of this view at the edges of `other`, `insets` inside. They are not active yet.
    public func constraints(pinnedTo other: PortableView, insets: Insets = .zero) -> [LayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor, constant: Double(insets.top)),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: Double(insets.leading)),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -Double(insets.bottom)),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -Double(insets.trailing)),
        ]
    }
}
