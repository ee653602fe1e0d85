// SPDX-License-Identifier: MIT

import RxKernel

/// One choice of a few.
public final class DropDown: Control<DropDownState, SelectionEvent> {
    /// A choice of `options`, of which one is chosen already, or none.
    public init(_ options: [String], selectedIndex: Int? = 0) {
        super.init(
            DropDownState(options: options, selectedIndex: selectedIndex), Toolkit.backend.makeDropDown())
    }

    /// What there is to choose from.
    public var options: [String] {
        get { state.options }
        set { state.options = newValue }
    }

    /// The option that is chosen, counted from zero; nil for none.
    public var selectedIndex: Int? {
        get { state.selectedIndex }
        set { state.selectedIndex = newValue }
    }

    package override func receive(_ event: SelectionEvent) {
        if case .selected(let index) = event { state.selectedIndex = index }
        super.receive(event)
    }
}

/// What a ``DropDown`` shows.
public struct DropDownState: Sendable, Codable, Equatable {
    /// What there is to choose from.
    public var options: [String] = []
    /// The option that is chosen, counted from zero; nil for none.
    public var selectedIndex: Int?
}

/// What a person does to a ``DropDown``.
public enum SelectionEvent: Sendable, Codable {
    /// The option of this number was chosen, or none.
    case selected(Int?)
}

extension Reactive where Base: DropDown {
    /// The chosen option: the present one on subscription, then each that the person chooses.
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
