// SPDX-License-Identifier: MIT

/// Views in front of another view, the content, such as a button in a corner of a map. Use a ``Box`` for views beside each other.
///
/// ```swift
/// let map = Overlay(canvas, [zoomButton.with { $0.horizontalAlignment = .end; $0.verticalAlignment = .end }])
/// ```
/// The content determines the size. The positions of the other views follow from their alignments and
/// margins; the last view is in front. Tab reaches the content first, then the other views. The overlay
/// retains its views. Main thread only.
public final class Overlay: Container<OverlayState, Never> {
    private var isReplacingContent = false

    /// Creates an overlay of `views` in front of `content`.
    public init(_ content: (any View)? = nil, _ views: [any View] = []) {
        super.init(OverlayState(), .overlay, [content ?? EmptyContent()])
        self.views = views
    }

    /// The view behind the others; nil for none.
    public var content: (any View)? {
        get { children.first is EmptyContent ? nil : children.first }
        set {
            let view = newValue ?? EmptyContent()
            guard view !== children.first else { return }
            removeChild(view)
            isReplacingContent = true
            super.removeChild(at: 0)
            if !insert(view, at: 0) { insert(EmptyContent(), at: 0) }
            isReplacingContent = false
        }
    }

    /// The views in front of the content, from back to front. A view that is in the old and the new array keeps its state.
    public var views: [any View] {
        get { Array(children.dropFirst()) }
        set { setChildren(Array(children.prefix(1)) + newValue.filter { $0 !== children.first }) }
    }

    /// Adds `view` in front of the others.
    public func append(_ view: any View) { insertChild(view, at: children.count) }
    /// Removes `view`, if it is in front of the content.
    public func remove(_ view: any View) { removeChild(view) }

    @discardableResult package override func insert(_ view: any View, at index: Int) -> Bool {
        super.insert(view, at: isReplacingContent || children.isEmpty ? 0 : max(index, 1))
    }

    package override func move(from index: Int, to newIndex: Int) {
        if index > 0 { super.move(from: index, to: max(newIndex, 1)) }
    }

    /// Removes a child. If it is the content, as when the content is added to another container, an empty content replaces it.
    package override func removeChild(at index: Int) {
        super.removeChild(at: index)
        if index == 0, !isReplacingContent {
            isReplacingContent = true
            insert(EmptyContent(), at: 0)
            isReplacingContent = false
        }
    }

    /// The first child if there is no content.
    private final class EmptyContent: Box {}
}

/// The state of an ``Overlay``. Its first child is the content.
public struct OverlayState: PortableState {
    /// Creates the state of a new view.
    public init() {}
}

extension ContainerKind where State == OverlayState, Event == Never {
    /// The kind of ``Overlay``.
    public static var overlay: Self { Self("overlay") }
}
