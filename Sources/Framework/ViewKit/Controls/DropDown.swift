// SPDX-License-Identifier: MIT

/// A choice of one of a few options.
///
/// ```swift
/// private lazy var sizes = DropDown(["Small", "Large"])
/// sizes.rx.selectedIndex.subscribe(onNext: { [unowned self] in viewModel.choose($0) })
/// ```
/// Use a ``ListView`` for many options.
public final class DropDown: OptionsControl<DropDownState> {
    /// Creates a choice of `options`, of which one is selected, or none. An index that no option has yet waits for them.
    public init(_ options: [String], selectedIndex: Int? = 0) {
        super.init(DropDownState(options, selectedIndex: selectedIndex), .dropDown)
        awaitOptions(for: selectedIndex)
    }
}

/// The state of a ``DropDown``.
public struct DropDownState: OptionsState {
    public var options: [String] = []
    public var selectedIndex: Int?

    /// Creates the state of a new view.
    public init() {}
}

extension ControlKind where State == DropDownState, Event == SelectionEvent {
    /// The kind of ``DropDown``.
    public static var dropDown: Self { Self("dropDown") }
}
