// SPDX-License-Identifier: MIT

import RxKernel

/// A bar at the top of a window, with a title and views at both ends.
///
/// ```swift
/// window.headerBar = HeaderBar(leading: [backButton], trailing: [menuButton])
/// ```
/// A `WindowController` has one by default, and fills it. Where the toolkit draws the decoration of the
/// window, as on GNOME, the bar is the title bar, with the buttons of the window. Where the desktop draws it,
/// the bar is a row below the title bar, which does not repeat the title of the window, and which is not
/// visible while it is empty; see ``Window/decoration``. The row of tabs of a ``TabView`` may take the
/// position of the title. Tab reaches its views before those of the content. The bar retains its views. Main
/// thread only.
public final class HeaderBar: Container<HeaderBarState, Never> {
    private let leadingBox: Box
    private let titleBox: Box
    private let trailingBox: Box

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - title: the title; if it is empty, the bar shows the title of the window.
    ///   - subtitle: a second line below the title; if it is empty, there is none.
    ///   - leading: the views at the leading edge: the left one in a left-to-right layout.
    ///   - trailing: the views at the trailing edge.
    public init(
        _ title: String = "", subtitle: String = "", leading: [any View] = [], trailing: [any View] = []
    ) {
        leadingBox = Box(.horizontal, spacing: 6, leading)
        titleBox = Box(.horizontal)
        trailingBox = Box(.horizontal, spacing: 6, trailing)
        super.init(
            HeaderBarState {
                $0.title = title
                $0.subtitle = subtitle
            }, .headerBar, [leadingBox, titleBox, trailingBox])
    }

    /// The title; if it is empty, the bar shows the title of the window.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// A second line below the title; if it is empty, there is none.
    public var subtitle: String {
        get { state.subtitle }
        set { state.subtitle = newValue }
    }

    /// A view in place of the title, such as a search field; nil for the title.
    public var titleView: (any View)? {
        get { titleBox.views.first }
        set {
            titleBox.views = newValue.map { [$0] } ?? []
            state.hasTitleView = newValue != nil
        }
    }

    /// The views at the leading edge. A view that is in the old and the new array keeps its state.
    public var leading: [any View] {
        get { leadingBox.views }
        set { leadingBox.views = newValue }
    }

    /// The views at the trailing edge. A view that is in the old and the new array keeps its state.
    public var trailing: [any View] {
        get { trailingBox.views }
        set { trailingBox.views = newValue }
    }
}

/// The state of a ``HeaderBar``. It has three children: the views at the leading edge, the view in place of the title, and the views at the
/// trailing edge, each in a box.
public struct HeaderBarState: PortableState {
    /// The title; if it is empty, the bar shows the title of the window.
    public var title = ""
    /// A second line below the title; if it is empty, there is none.
    public var subtitle = ""
    /// Whether the second child takes the position of the title.
    public var hasTitleView = false

    /// Creates the state of a new view.
    public init() {}
}

extension ContainerKind where State == HeaderBarState, Event == Never {
    /// The kind of ``HeaderBar``.
    public static var headerBar: Self { Self("headerBar") }
}

extension Reactive where Base: HeaderBar {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }
    /// The second line; nil is an empty one.
    @preconcurrency @MainActor public var subtitle: Binder<String?> {
        Binder(onMain: base) { $0.subtitle = $1 ?? "" }
    }
}
