// SPDX-License-Identifier: MIT

import RxKernel

/// One choice of a few.
public final class DropDown: Control<DropDownState, SelectionEvent> {
    public init(_ options: [String], selectedIndex: Int? = 0) {
        super.init(
            DropDownState(options: options, selectedIndex: selectedIndex), Toolkit.backend.makeDropDown())
    }

    public var options: [String] {
        get { state.options }
        set { state.options = newValue }
    }

    public var selectedIndex: Int? {
        get { state.selectedIndex }
        set { state.selectedIndex = newValue }
    }

    package override func receive(_ event: SelectionEvent) {
        if case .selected(let index) = event { state.selectedIndex = index }
        super.receive(event)
    }
}

public struct DropDownState: Sendable, Codable, Equatable {
    public var options: [String] = []
    public var selectedIndex: Int?
}

public enum SelectionEvent: Sendable, Codable { case selected(Int?) }

@MainActor extension Reactive where Base: DropDown {
    /// The chosen option: the present one on subscription, then each that the person chooses.
    public var selectedIndex: ControlProperty<Int?> {
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
