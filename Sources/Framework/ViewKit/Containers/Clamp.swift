// SPDX-License-Identifier: MIT

/// Limits the width of a view, which is centred in a wider space.
///
/// ```swift
/// Clamp(searchField, maximumWidth: 640)
/// ```
///
/// Use ``ScrollView/maximumContentWidth`` for the content of a scroll view, so that the scroll bar stays at the edge.
public final class Clamp: Container<ClampState, Never> {
    /// Creates a view whose content is at most `maximumWidth` logical pixels wide, unless its minimum width is greater.
    public init(_ content: (any View)? = nil, maximumWidth: Int) {
        super.init(ClampState { $0.maximumWidth = maximumWidth }, .clamp, content.map { [$0] } ?? [])
    }

    /// The view whose width is limited.
    public var content: (any View)? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    /// The maximum width of the content, in logical pixels.
    public var maximumWidth: Int {
        get { state.maximumWidth }
        set { state.maximumWidth = newValue }
    }
}

/// How a ``Clamp`` lays out its content.
public struct ClampState: PortableState {
    /// The maximum width of the content, in logical pixels.
    public var maximumWidth = 0

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        notALength("maximumWidth", maximumWidth)
    }
}

extension ContainerKind where State == ClampState, Event == Never {
    /// The kind of ``Clamp``.
    public static var clamp: Self { Self("clamp") }
}
