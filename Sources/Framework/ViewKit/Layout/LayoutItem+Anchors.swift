// SPDX-License-Identifier: MIT

/// The edges and lengths of a view or a guide, from which constraints are made.
extension LayoutItem {
    /// The left edge in a left-to-right layout, the right edge in a right-to-left one.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .leading) }
    /// The right edge in a left-to-right layout, the left edge in a right-to-left one.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .trailing) }
    /// The vertical line in the middle.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .centerX) }
    /// The upper edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .top) }
    /// The lower edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .bottom) }
    /// The horizontal line in the middle.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .centerY) }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .height) }

    /// Returns the four constraints that place the edges of this item at the edges of `other`, `insets` inside. They are not active yet.
    public func constraints(
        pinnedTo other: any LayoutItem, insets: Insets = .zero
    ) -> [LayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor, constant: Double(insets.top)),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: Double(insets.leading)),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -Double(insets.bottom)),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -Double(insets.trailing)),
        ]
    }
}

extension PortableView {
    /// The baseline of the first line of text.
    public var firstBaselineAnchor: LayoutYAxisAnchor {
        LayoutYAxisAnchor(item: self, attribute: .firstBaseline)
    }
    /// The edge where reading begins.
    @available(*, deprecated, renamed: "leadingAnchor")
    public var leftAnchor: LayoutXAxisAnchor { leadingAnchor }
    /// The edge where reading ends.
    @available(*, deprecated, renamed: "trailingAnchor")
    public var rightAnchor: LayoutXAxisAnchor { trailingAnchor }
}
