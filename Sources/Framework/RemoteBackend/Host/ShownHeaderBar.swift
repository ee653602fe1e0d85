// SPDX-License-Identifier: MIT

public import ViewKit

/// The header bar of a window of a plugin. The shell shows that of a pane in parts; see ``PaneHeader``.
final class ShownHeaderBar: ShownContainer<HeaderBarState, Never> {
    /// Called with each change of ``header``.
    var onChange: (@MainActor () -> Void)?
    private var state = HeaderBarState()
    private var parts: [BackendViewWrapper] = []

    init(
        _ id: UInt64, _ bar: any BackendContainer<HeaderBarState, Never>,
        _ type: KindType<HeaderBarState, Never>, _ host: RemoteHost
    ) {
        super.init(id, ContainerKind.headerBar.name, bar, type, host, maximumChildren: 3)
    }

    /// The parts; nil until the plugin has added them.
    var header: PaneHeader? {
        guard children.count == 3 else { return nil }
        if !parts.elementsEqual(children, by: { $0.backendView === $1.view }) {
            parts = children.map { BackendViewWrapper($0.view) }
        }
        return PaneHeader(
            title: state.title, subtitle: state.subtitle, leading: parts[0],
            titleView: state.hasTitleView ? parts[1] : nil, trailing: parts[2])
    }

    override func show(_ state: HeaderBarState) {
        super.show(state)
        self.state = state
        onChange?()
    }
}

/// The header bar of a page in the process of a plugin, in parts, which the shell shows in the header bar of its window.
///
/// ```swift
/// pane.onHeaderChange = { [weak pane] in show(pane?.header) }
/// ```
@preconcurrency @MainActor public struct PaneHeader {
    /// The title of the screen.
    public let title: String
    /// A second line below the title; empty for none.
    public let subtitle: String
    /// The views at the leading edge, with the back button.
    public let leading: any View
    /// The view in place of the title; nil for the title.
    public let titleView: (any View)?
    /// The views at the trailing edge.
    public let trailing: any View
}
