// SPDX-License-Identifier: MIT

import RxKernel

/// A border around a view, with a title, which shows that the parts of the view belong together. Use a
/// heading above a ``Box`` if no border is needed.
///
/// ```swift
/// Frame("Delivery", Box(spacing: 6, [streetField, townField]))
/// ```
/// Screen readers read the title when the user enters the frame. The frame retains its content. Main thread only.
public final class Frame: Container<FrameState, Never> {
    /// Creates a frame around `content`. An empty title is not shown.
    public init(_ title: String = "", _ content: (any View)? = nil) {
        super.init(FrameState { $0.title = title }, .frame, content.map { [$0] } ?? [])
    }

    /// The title; an empty one is not shown.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// The view in the frame.
    public var content: (any View)? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }
}

/// The state of a ``Frame``.
public struct FrameState: PortableState {
    /// The title; an empty one is not shown.
    public var title = ""

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { ShownText.tooLong("title", title) }

    public mutating func cutLongTexts() -> String? { title.cutToShownText() ? "title" : nil }
}

extension ContainerKind where State == FrameState, Event == Never {
    /// The kind of ``Frame``.
    public static var frame: Self { Self("frame") }
}

extension Reactive where Base: Frame {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }
}
