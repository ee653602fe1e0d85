// SPDX-License-Identifier: MIT

/// A choice of one of a few options that are all visible.
///
/// ```swift
/// private lazy var sizes = RadioGroup(["Small", "Large"]).with { $0.accessibilityLabel = "Size" }
/// sizes.rx.selectedIndex.subscribe(onNext: { [unowned self] in viewModel.choose($0) })
/// ```
/// Use a ``DropDown`` for more than five options, and a ``CheckBox`` for yes and no.
///
/// Tab reaches the selected option, and then leaves the group. The arrow keys select the option before or
/// after it. Screen readers announce a radio group with its options: set its
/// ``PortableView/accessibilityLabel``. Main thread only.
public final class RadioGroup: OptionsControl<RadioGroupState> {
    /// Creates a choice of `options`, of which one is selected, or none. An index that no option has yet waits for them.
    public init(_ options: [String], selectedIndex: Int? = 0, axis: Axis = .vertical) {
        var state = RadioGroupState(options, selectedIndex: selectedIndex)
        state.axis = axis
        super.init(state, .radioGroup)
        awaitOptions(for: selectedIndex)
    }
}

/// The state of a ``RadioGroup``.
public struct RadioGroupState: OptionsState {
    public var options: [String] = []
    public var selectedIndex: Int?
    /// The direction in which the options are placed.
    public var axis = Axis.vertical

    /// Creates the state of a new view.
    public init() {}
}

extension ControlKind where State == RadioGroupState, Event == SelectionEvent {
    /// The kind of ``RadioGroup``.
    public static var radioGroup: Self { Self("radioGroup") }
}
