// SPDX-License-Identifier: MIT

/// Views in lines, as words are in a text: a view for which a line has no space begins the next one. Use it for tags and filters, and a
/// ``Grid`` for views in columns.
///
/// ```swift
/// WrapBox(spacing: 6, tags.map { Button($0, style: .flat) })
/// ```
/// Each view has its natural width, unless it is wider than the box. Views that expand horizontally share the rest of their line: cards
/// with the same ``PortableView/minimumWidth`` are columns where there is room for several. Tab moves through the views in order. The box
/// retains its views. Main thread only.
public final class WrapBox: Container<WrapBoxState, Never> {
    /// Creates a box.
    ///
    /// - Parameters:
    ///   - spacing: the space between two views of a line, in logical pixels.
    ///   - lineSpacing: the space between two lines; unless given, `spacing`.
    ///   - views: the views.
    public init(spacing: Int = 0, lineSpacing: Int? = nil, _ views: [any View] = []) {
        super.init(
            WrapBoxState {
                $0.spacing = spacing
                $0.lineSpacing = lineSpacing ?? spacing
            }, .wrapBox, views)
    }

    /// The space between two views of a line, in logical pixels.
    public var spacing: Int {
        get { state.spacing }
        set { state.spacing = newValue }
    }

    /// The space between two lines, in logical pixels.
    public var lineSpacing: Int {
        get { state.lineSpacing }
        set { state.lineSpacing = newValue }
    }

    /// The views in the box. A view that stays when it is set keeps its state.
    public var views: [any View] {
        get { children }
        set { setChildren(newValue) }
    }

    /// Adds `view` at the end.
    public func append(_ view: any View) { insertChild(view, at: children.count) }
    /// Removes `view`, if it is in the box.
    public func remove(_ view: any View) { removeChild(view) }
}

/// How a ``WrapBox`` lays out its children.
public struct WrapBoxState: PortableState {
    /// The space between two views of a line, in logical pixels.
    public var spacing = 0
    /// The space between two lines, in logical pixels.
    public var lineSpacing = 0

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        notALength("spacing", spacing) ?? notALength("lineSpacing", lineSpacing)
    }
}

extension ContainerKind where State == WrapBoxState, Event == Never {
    /// The kind of ``WrapBox``.
    public static var wrapBox: Self { Self("wrapBox") }
}
