// SPDX-License-Identifier: MIT

import RxKernel

/// A choice of one of a few options.
///
/// ```swift
/// private lazy var sizes = DropDown(["Small", "Large"])
/// sizes.rx.selectedIndex.subscribe(onNext: { [unowned self] in viewModel.choose($0) })
/// ```
/// Use a ``ListView`` for many options.
public final class DropDown: Control<DropDownState, SelectionEvent> {
    /// Creates a choice of `options`, of which one is selected, or none.
    public init(_ options: [String], selectedIndex: Int? = 0) {
        super.init(
            DropDownState(options: options, selectedIndex: selectedIndex), Toolkit.backend.makeDropDown())
    }

    /// The options.
    public var options: [String] {
        get { state.options }
        set { state.options = newValue }
    }

    /// The index of the selected option; nil for none.
    public var selectedIndex: Int? {
        get { state.selectedIndex }
        set { state.selectedIndex = newValue }
    }

    package override func receive(_ event: SelectionEvent) {
        if case .selected(let index) = event { state.selectedIndex = index }
        super.receive(event)
    }
}

/// The state of a ``DropDown``.
public struct DropDownState: Sendable, Codable, Equatable {
    /// The options.
    public var options: [String] = []
    /// The index of the selected option; nil for none.
    public var selectedIndex: Int?
}

/// What the user does to a ``DropDown``.
public enum SelectionEvent: Sendable, Codable {
    /// The user selected the option with this index, or none.
    case selected(Int?)
}

extension Reactive where Base: DropDown {
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
