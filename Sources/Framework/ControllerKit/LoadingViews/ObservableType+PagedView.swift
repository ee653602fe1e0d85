// SPDX-License-Identifier: MIT

public import RxKernel
public import StateKit
public import ViewKit

// The functions by which CleanUtils binds states to its views, for programs that were written with it.
extension ObservableType {
    /// Shows each state in `view`, until the subscription is disposed of. The view is not retained.
    @preconcurrency @MainActor
    public func bind<Item, List>(to view: PagedView<Item, List>) -> any Disposable
    where Element == CollectionState<Item> {
        subscribe(onNext: { [weak view] in view?.show($0) })
    }

    /// Shows each state in `view`, until the subscription is disposed of. The view is not retained.
    @preconcurrency @MainActor
    public func bind<Item, List>(to view: PagedView<Item, List>) -> any Disposable
    where Element == DataState<[Item]> {
        subscribe(onNext: { [weak view] in view?.show($0) })
    }

    /// Shows each state in a list.
    @preconcurrency @MainActor
    public func bindToPagedTableView<Item>(_ view: PagedListView<Item>) -> any Disposable
    where Element == CollectionState<Item> { bind(to: view) }

    /// Shows each state in a list.
    @preconcurrency @MainActor
    public func bindToPagedTableView<Item>(_ view: PagedListView<Item>) -> any Disposable
    where Element == DataState<[Item]> { bind(to: view) }

    /// Shows each state in a grid.
    @preconcurrency @MainActor
    public func bindToPagedCollectionView<Item>(_ view: PagedGridView<Item>) -> any Disposable
    where Element == CollectionState<Item> { bind(to: view) }

    /// Shows each state in a grid.
    @preconcurrency @MainActor
    public func bindToPagedCollectionView<Item>(_ view: PagedGridView<Item>) -> any Disposable
    where Element == DataState<[Item]> { bind(to: view) }

    /// Shows the values of each state as the options of a drop-down, until the subscription is disposed of. The view is not retained.
    @preconcurrency @MainActor
    public func bindToPickerView<Value: CustomStringConvertible>(_ view: DropDown) -> any Disposable
    where Element == CollectionState<Value> {
        subscribe(onNext: { [weak view] in view?.options = $0.data?.map(\.description) ?? [] })
    }

    /// Shows the values of each state as the options of a drop-down, until the subscription is disposed of. The view is not retained.
    @preconcurrency @MainActor
    public func bindToPickerView<Value: CustomStringConvertible>(_ view: DropDown) -> any Disposable
    where Element == DataState<[Value]> {
        subscribe(onNext: { [weak view] in view?.options = $0.data?.map(\.description) ?? [] })
    }
}
