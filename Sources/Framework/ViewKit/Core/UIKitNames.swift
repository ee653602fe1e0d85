// SPDX-License-Identifier: MIT

public import RxKernel

// Members under the names that they have in UIKit and RxCocoa. They compile with a warning that names the member of today.

extension Spinner {
    /// Whether the spinner spins.
    @available(*, deprecated, renamed: "isSpinning")
    public var isAnimating: Bool {
        get { isSpinning }
        set { isSpinning = newValue }
    }

    /// Lets the spinner spin.
    @available(*, deprecated, message: "Set isSpinning.")
    public func startAnimating() { isSpinning = true }

    /// Stops the spinner.
    @available(*, deprecated, message: "Set isSpinning.")
    public func stopAnimating() { isSpinning = false }
}

extension ProgressBar {
    /// The part of the task that is done, from 0 to 1; 0 if it is not known.
    @available(*, deprecated, renamed: "fraction")
    public var progress: Float {
        get { Float(fraction ?? 0) }
        set { fraction = Double(newValue) }
    }

    /// Sets the part of the task that is done, from 0 to 1.
    @available(*, deprecated, message: "Set fraction.")
    public func setProgress(_ progress: Float, animated: Bool) { fraction = Double(progress) }
}

extension Toggle {
    /// Sets whether the control is on.
    @available(*, deprecated, message: "Set isOn.")
    public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
}

extension RadioGroup {
    /// The index of the selected option; -1 for none.
    @available(*, deprecated, renamed: "selectedIndex")
    public var selectedSegmentIndex: Int {
        get { selectedIndex ?? -1 }
        set { selectedIndex = newValue < 0 ? nil : newValue }
    }
}

extension ScrollView {
    /// The position of the visible part.
    @available(*, deprecated, renamed: "offset")
    public var contentOffset: Point {
        get { offset }
        set { offset = newValue }
    }

    /// Scrolls to a position.
    @available(*, deprecated, renamed: "scroll(to:animated:)")
    public func setContentOffset(_ offset: Point, animated: Bool) { scroll(to: offset, animated: animated) }

    /// The size of the content.
    @available(*, deprecated, renamed: "geometry.contentSize")
    public var contentSize: Size { geometry.contentSize }
}

extension Reactive where Base: ScrollView {
    /// The position of the visible part.
    @available(*, deprecated, renamed: "offset")
    @preconcurrency @MainActor public var contentOffset: ControlProperty<Point> { offset }

    /// Another part of the content is visible.
    @available(*, deprecated, message: "Use geometry, which also sends the current value on subscription.")
    @preconcurrency @MainActor public var didScroll: ControlEvent<Void> {
        ControlEvent(events: geometry.skip(1).map { _ in })
    }
}

extension PortableView {
    /// Moves the keyboard focus to the view.
    @available(*, deprecated, renamed: "focus()")
    public func becomeFirstResponder() { focus() }
}

extension Reactive where Base: Toggle {
    /// Whether the control is on.
    @available(*, deprecated, renamed: "isOn")
    @preconcurrency @MainActor public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: RadioGroup {
    /// The index of the selected option; -1 for none.
    @available(*, deprecated, renamed: "selectedIndex")
    @preconcurrency @MainActor public var selectedSegmentIndex: ControlProperty<Int> {
        ControlProperty(
            values: selectedIndex.map { $0 ?? -1 },
            valueSink: selectedIndex.mapObserver { (index: Int) in index < 0 ? nil : index })
    }
}

extension Reactive where Base: DropDown {
    /// Shows the texts of items, as with a UIPickerView.
    @available(
        *, deprecated,
        message: "Bind the texts to options: items.map { $0.map(\\.name) }.bind(to: dropDown.rx.options)."
    )
    @preconcurrency @MainActor public func itemTitles<Items: Sequence, Source: ObservableType>(
        _ source: Source
    )
        -> (_ titleForRow: @escaping (Int, Items.Element) -> String?) -> any Disposable
    where Source.Element == Items {
        { [base] titleForRow in
            source.map { items in items.enumerated().map { titleForRow($0, $1) ?? "" } }
                .bind(to: Binder(base) { $0.options = $1 })
        }
    }

    /// The option that the user selects, as a row of the component 0.
    @available(
        *, deprecated, message: "Use selectedIndex, which also sends the current value on subscription."
    )
    @preconcurrency @MainActor public var itemSelected: ControlEvent<(row: Int, component: Int)> {
        ControlEvent(events: selectedIndex.changed.compactMap { $0.map { (row: $0, component: 0) } })
    }
}

extension Reactive where Base: TextField {
    /// The user pressed Return in a search field.
    @available(*, deprecated, renamed: "activated")
    @preconcurrency @MainActor public var searchButtonClicked: ControlEvent<Void> { activated }

    /// The user pressed Escape in a search field.
    @available(*, deprecated, renamed: "cancelled")
    @preconcurrency @MainActor public var cancelButtonClicked: ControlEvent<Void> { cancelled }
}

extension Reactive where Base: TextView {
    /// The view received the keyboard focus.
    @available(*, deprecated, renamed: "editingDidBegin")
    @preconcurrency @MainActor public var didBeginEditing: ControlEvent<Void> { editingDidBegin }

    /// The view lost the keyboard focus.
    @available(*, deprecated, renamed: "editingDidEnd")
    @preconcurrency @MainActor public var didEndEditing: ControlEvent<Void> { editingDidEnd }

    /// The user changed the text.
    @available(*, deprecated, renamed: "text.changed")
    @preconcurrency @MainActor public var didChange: ControlEvent<Void> {
        ControlEvent(events: text.changed.map { _ in })
    }
}

extension Reactive where Base: ItemList {
    /// Each item that the user activates.
    @available(*, deprecated, renamed: "activated")
    @preconcurrency @MainActor public func modelSelected(_ modelType: Base.Item.Type) -> ControlEvent<
        Base.Item
    > { activated }

    /// In RxCocoa, the items with the cells that show them. Here a list is created with its cells.
    @available(
        *, unavailable,
        message:
            "Create the list with its cell, as in ListView(cell: { Label() }, configure: { $0.text = $1.name }), and bind to rx.items."
    )
    @preconcurrency @MainActor public func items<Source: ObservableType, Cell>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (Source) -> (@escaping (Int, Base.Item, Cell) -> Void) -> any Disposable
    where Source.Element == [Base.Item] {
        fatalError("\(cellIdentifier) is not available.")
    }
}
