// SPDX-License-Identifier: MIT

public import RxKernel

/// A choice of one of a few options that are all visible.
///
/// ```swift
/// private lazy var sizes = RadioGroup(["Small", "Large"]).with { $0.accessibilityLabel = "Size" }
/// sizes.rx.selectedIndex.subscribe(onNext: { [unowned self] in viewModel.choose($0) })
/// ```
/// Use a ``DropDown`` for more than five options, and a ``CheckBox`` for yes and no.
///
/// Tab leads to the selected option and beyond the group; the arrow keys select the option before or after it. Screen readers announce a
/// radio group with its options: set its ``PortableView/accessibilityLabel``. Main thread only.
public final class RadioGroup: Control<RadioGroupState, SelectionEvent> {
    /// Creates a choice of `options`, of which one is selected, or none.
    public init(_ options: [String], selectedIndex: Int? = 0, axis: Axis = .vertical) {
        super.init(
            RadioGroupState {
                $0.options = options
                $0.selectedIndex = options.isEmpty ? nil : selectedIndex
                $0.axis = axis
            }, .radioGroup)
    }

    /// The options. None is selected when the selected one is beyond the new ones.
    public var options: [String] {
        get { state.options }
        set {
            var state = state
            state.options = newValue
            if let index = state.selectedIndex, index >= newValue.count { state.selectedIndex = nil }
            self.state = state
        }
    }

    /// The index of the selected option; nil for none.
    public var selectedIndex: Int? {
        get { state.selectedIndex }
        set { state.selectedIndex = newValue }
    }

    public override func receive(_ event: SelectionEvent) {
        if case .selected(let index) = event { state.selectedIndex = index }
        super.receive(event)
    }
}

/// The state of a ``RadioGroup``.
public struct RadioGroupState: PortableState {
    /// The options.
    public var options: [String] = []
    /// The index of the selected option; nil for none.
    public var selectedIndex: Int?
    /// The direction in which the options are placed.
    public var axis = Axis.vertical

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        selectedIndex.flatMap { outOfIndices("selectedIndex", $0, options.count) }
    }
}

extension ControlKind where State == RadioGroupState, Event == SelectionEvent {
    /// The kind of ``RadioGroup``.
    public static var radioGroup: Self { Self("radioGroup") }
}

extension Reactive where Base: RadioGroup {
    /// The index of the selected option: the present one on subscription, then each that the user selects.
    @preconcurrency @MainActor public var selectedIndex: ControlProperty<Int?> {
        .of(
            base,
            changes: base.events.map { event in
                switch event {
                case .selected(let index): index
                }
            }
        ) {
            $0.selectedIndex
        } set: {
            $0.selectedIndex = $1
        }
    }
}
