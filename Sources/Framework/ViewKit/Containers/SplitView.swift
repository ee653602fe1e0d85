// SPDX-License-Identifier: MIT

import RxKernel

/// A side bar, and a content beside it; or two views, one above the other. The user can move the border
/// between them. If there is no space for both, only one of them is visible.
///
/// ```swift
/// let split = SplitView(sidebar: folders, content: messages, sidebarWidth: settings.sidebarWidth, collapseWidth: 600)
/// split.rx.sidebarWidth.skip(1).subscribe(onNext: { [unowned self] in settings.sidebarWidth = $0 })
/// foldersList.rx.selected.map { _ in false }.bind(to: split.rx.showsSidebar)
/// ```
/// Views one above the other:
///
/// ```swift
/// let split = SplitView(top: editor, bottom: terminal, topHeight: 300)
/// ```
/// F6 moves the focus from one view to the other. F8 moves it to the border; the arrow keys then move the border. Controllers use
/// `SplitController`. The split view retains both views. Main thread only.
public final class SplitView: Container<SplitViewState, SplitViewEvent> {
    fileprivate let widths = OwnedRelay<Int>()
    fileprivate let collapsed = BehaviorRelay(value: false)

    /// Creates a split view.
    ///
    /// - Parameters:
    ///   - sidebar: the view at the leading edge.
    ///   - content: the view beside it.
    ///   - sidebarWidth: the initial width of the side bar, in logical pixels, such as a saved one.
    ///   - collapseWidth: the width of the split view below which only one of the views is visible; nil for both at any width.
    public init(
        sidebar: any View, content: any View, sidebarWidth: Int = 240, collapseWidth: Int? = nil
    ) {
        super.init(
            SplitViewState {
                $0.sidebarWidth = sidebarWidth
                $0.collapseWidth = collapseWidth
            }, .splitView, [sidebar, content])
    }

    /// Creates a split view whose views are one above the other.
    ///
    /// - Parameters:
    ///   - top: the upper view.
    ///   - bottom: the view below it.
    ///   - topHeight: the initial height of the upper view, in logical pixels, such as a saved one.
    public init(top: any View, bottom: any View, topHeight: Int = 240) {
        super.init(
            SplitViewState {
                $0.axis = .vertical
                $0.sidebarWidth = topHeight
            }, .splitView, [top, bottom])
    }

    /// The height of the upper view of a vertical split view, in logical pixels. It changes when the user moves the border.
    public var topHeight: Int {
        get { state.sidebarWidth }
        set { state.sidebarWidth = newValue }
    }

    /// The width of the side bar while both views are visible, in logical pixels. It changes when the user moves the border.
    public var sidebarWidth: Int {
        get { state.sidebarWidth }
        set { state.sidebarWidth = newValue }
    }

    /// The least width of the side bar, or height of the upper view, in logical pixels; nil for the minimum of the view in it.
    public var minimumSidebarWidth: Int? {
        get { state.minimumSidebarWidth }
        set { state.minimumSidebarWidth = newValue }
    }

    /// The least width of the content, or height of the lower view, in logical pixels; nil for the minimum of the view in it.
    public var minimumContentWidth: Int? {
        get { state.minimumContentWidth }
        set { state.minimumContentWidth = newValue }
    }

    /// The width of the split view below which only one of the views is visible; nil for both at any width.
    public var collapseWidth: Int? {
        get { state.collapseWidth }
        set { state.collapseWidth = newValue }
    }

    /// Whether only one of the views is visible, because there is no space for both.
    public var isCollapsed: Bool { collapsed.value }

    /// Whether the side bar is visible while the split view is collapsed. If false, the content is.
    public var showsSidebar: Bool {
        get { state.showsSidebar }
        set { state.showsSidebar = newValue }
    }

    public override func receive(_ event: SplitViewEvent) {
        switch event {
        case .sidebarWidth(let width):
            state.sidebarWidth = width
            widths.accept(width)
        case .collapsed(let isCollapsed):
            if isCollapsed != collapsed.value { collapsed.accept(isCollapsed) }
        }
    }
}

/// The state of a ``SplitView``.
public struct SplitViewState: PortableState {
    /// Whether the views are beside each other, or one above the other.
    public var axis = Axis.horizontal
    /// The width of the side bar, or the height of the upper view, while both views are visible, in logical pixels.
    public var sidebarWidth = 240
    /// The least width of the side bar, or height of the upper view; nil for the minimum of the view in it.
    public var minimumSidebarWidth: Int?
    /// The least width of the content, or height of the lower view; nil for the minimum of the view in it.
    public var minimumContentWidth: Int?
    /// The width of the split view below which only one of the views is visible; nil for both at any width.
    public var collapseWidth: Int?
    /// Whether the side bar is visible while only one of the views is. If false, the content is.
    public var showsSidebar = true

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        notALength("sidebarWidth", sidebarWidth)
            ?? notALength("minimumSidebarWidth", minimumSidebarWidth)
            ?? notALength("minimumContentWidth", minimumContentWidth)
            ?? notALength("collapseWidth", collapseWidth)
    }
}

extension ContainerKind where State == SplitViewState, Event == SplitViewEvent {
    /// The kind of ``SplitView``.
    public static var splitView: Self { Self("splitView") }
}

/// An event of a ``SplitView``.
public enum SplitViewEvent: Sendable, Codable, Equatable {
    /// The user moved the border, so that the side bar has this width, or the upper view this height.
    case sidebarWidth(Int)
    /// The split view has become so narrow that only one view is visible, or wide enough for both.
    case collapsed(Bool)
}

extension Reactive where Base: SplitView {
    /// The width of the side bar while both views are visible: the current value on subscription, then each change that the user makes.
    @preconcurrency @MainActor public var sidebarWidth: ControlProperty<Int> {
        .of(
            base, changes: base.widths.asObservable(), get: { $0.sidebarWidth },
            set: { $0.sidebarWidth = $1 })
    }

    /// The height of the upper view of a vertical split view: the current value on subscription, then each change that the user makes.
    @preconcurrency @MainActor public var topHeight: ControlProperty<Int> { sidebarWidth }

    /// Whether only one of the views is visible: the current value on subscription, then each change.
    @preconcurrency @MainActor public var isCollapsed: ControlEvent<Bool> {
        ControlEvent(events: base.collapsed)
    }

    /// Whether the side bar is visible while the split view is collapsed. If false, the content is.
    @preconcurrency @MainActor public var showsSidebar: Binder<Bool> {
        Binder(onMain: base) { $0.showsSidebar = $1 }
    }
}
