// SPDX-License-Identifier: MIT

extension LayoutConstraint {
    /// Returns the constraints that a line in the visual format language describes. They are not active yet.
    ///
    /// ```swift
    /// LayoutConstraint.activate(
    ///     try LayoutConstraint.constraints(visualFormat: "H:|-[name]-[field(>=200)]-|", views: ["name": nameLabel, "field": nameField])
    ///         + LayoutConstraint.constraints(visualFormat: "V:|-gap-[field(==name)]", views: views, metrics: ["gap": 20]))
    /// ```
    /// The language is the one of UIKit and GTK:
    /// - `H:` or nothing places views from the leading edge to the trailing edge, `V:` from top to bottom;
    /// - `|` is the container, `[name]` a view or a guide of `views`;
    /// - `-` between two of them is a distance of 8, `-20-` one of 20, `-gap-` one of `metrics`, `-(>=8,<=20)-` a range;
    ///   nothing between them is no distance;
    /// - `[name(100)]`, `[name(>=80,<=120)]`, `[name(==other)]`, `[name(==other*2+10)]` say how long the view is;
    /// - `@high`, `@medium` or `@low` after an equation is its priority; `@strong` and `@weak` are GTK's names for high and low.
    ///
    /// - Parameters:
    ///   - format: the line.
    ///   - views: the views and guides, by their names in `format`.
    ///   - metrics: the numbers, by their names in `format`.
    /// - Throws: ``VisualFormatError``, which says where the line is wrong.
    public static func constraints(
        visualFormat format: String, views: [String: any LayoutItem], metrics: [String: Double] = [:]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        var parser = VisualFormatParser(format, views, metrics)
        return try parser.parse()
    }
}
