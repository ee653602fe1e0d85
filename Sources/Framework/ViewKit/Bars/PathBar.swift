// SPDX-License-Identifier: MIT

import RxKernel

/// The path to the current screen or folder, as a row of buttons: the user selects one to go back to it. The last item is the current one.
///
/// ```swift
/// private lazy var pathBar = PathBar(["Home", "Documents", "Letters"])
/// pathBar.rx.selected.subscribe(onNext: { [unowned self] index in viewModel.goBack(to: index) })
/// ```
/// A navigation stack can show its screens in a path bar: see `NavigationController.titleStyle`. If the items
/// do not fit, the bar scrolls, and shows its end. Each item is a button that Tab reaches; screen readers say
/// which item is the current one. Use a `HeaderBar` with a title for a path of one or two items. Main thread
/// only.
public final class PathBar: Control<PathBarState, PathBarEvent> {
    /// Creates a bar with items, of which the last one is the current one.
    public init(_ items: [String] = []) { super.init(PathBarState { $0.items = items }, .pathBar) }

    /// The titles, in order. The last one is the current one.
    public var items: [String] {
        get { state.items }
        set { state.items = newValue }
    }
}

/// The state of a ``PathBar``.
public struct PathBarState: PortableState {
    /// The titles, in order. The last one is the current one.
    public var items: [String] = []

    /// Creates the state of a new view.
    public init() {}
}

/// An action of the user on a ``PathBar``.
public enum PathBarEvent: Sendable, Codable, Equatable {
    /// The user selected the item with this index. The bar does not change its items.
    case selected(Int)
}

extension ControlKind where State == PathBarState, Event == PathBarEvent {
    /// The kind of ``PathBar``.
    public static var pathBar: Self { Self("pathBar") }
}

extension Reactive where Base: PathBar {
    /// The titles, in order.
    @preconcurrency @MainActor public var items: Binder<[String]> { Binder(onMain: base) { $0.items = $1 } }

    /// The index of each item that the user selects. The last item, which is the current one, cannot be selected.
    @preconcurrency @MainActor public var selected: ControlEvent<Int> {
        .of(base.events) {
            switch $0 {
            case .selected(let index): index
            }
        }
    }
}
