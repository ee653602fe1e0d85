// SPDX-License-Identifier: MIT

/// A row or a column of views. Use a ``Grid`` for rows and columns that are aligned, and a ``LayoutView`` for constraints.
///
/// ```swift
/// Box(.horizontal, spacing: 6, [nameLabel, callButton])
/// ```
open class Box: Container<BoxState, Never> {
    private let isHomogeneous: Bool
    /// Whether a child fills the box if it is the only one.
    package var onlyChildFills = false { didSet { updateHomogeneity() } }

    /// Creates a row or a column.
    ///
    /// - Parameters:
    ///   - axis: the direction in which the children follow each other.
    ///   - spacing: the space between two children, in logical pixels.
    ///   - isHomogeneous: whether all children have the same length.
    ///   - children: the views.
    public init(
        _ axis: Axis = .vertical, spacing: Int = 0, isHomogeneous: Bool = false, _ children: [any View] = []
    ) {
        self.isHomogeneous = isHomogeneous
        super.init(
            BoxState {
                $0.axis = axis; $0.spacing = spacing; $0.isHomogeneous = isHomogeneous
            }, .box,
            children)
    }

    /// Creates a column.
    public convenience init(spacing: Int = 0, _ children: [any View]) {
        self.init(.vertical, spacing: spacing, children)
    }

    /// The space between two children, in logical pixels.
    public var spacing: Int {
        get { state.spacing }
        set { state.spacing = newValue }
    }

    /// The views in the box. A view that is in the old and the new array keeps its state.
    public var views: [any View] {
        get { children }
        set { setChildren(newValue) }
    }

    /// Adds `view` at the end.
    public func append(_ view: any View) { insertChild(view, at: children.count) }
    /// Adds `view` before the view at `index`; at the end if there is none. A view that is already in the box moves.
    public func insert(_ view: any View, at index: Int) { insertChild(view, at: index) }
    /// Removes `view`, if it is in the box.
    public func remove(_ view: any View) { removeChild(view) }

    open override func childrenDidChange() { updateHomogeneity() }

    private func updateHomogeneity() {
        state.isHomogeneous = isHomogeneous || onlyChildFills && children.count == 1
    }
}

/// How a ``Box`` lays out its children.
public struct BoxState: PortableState {
    /// The direction in which the children follow each other.
    public var axis = Axis.vertical
    /// The space between two children, in logical pixels.
    public var spacing = 0
    /// Whether all children have the same length.
    public var isHomogeneous = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        notALength("spacing", spacing)
    }
}

extension ContainerKind where State == BoxState, Event == Never {
    /// The kind of ``Box``.
    public static var box: Self { Self("box") }
}
