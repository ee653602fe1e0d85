// SPDX-License-Identifier: MIT

import RxKernel

/// The state of a part of a view. Partial events change it.
///
/// Use ``ActionState``, ``DataState`` and ``CollectionState``. Conform for a state of your own, and load a sequence into it with
/// `load(with:converter:)`:
///
/// ```swift
/// struct CounterState: ViewState {
///     enum Partial: PartialState { case add(Int) }
///     static let initialState = CounterState()
///     var count = 0
///
///     func reduce(partial: Partial) -> CounterState {
///         switch partial { case .add(let number): CounterState(count: count + number) }
///     }
/// }
/// ```
/// A state is a value in a `BehaviorRelay`. Change the relay on the main thread.
public protocol ViewState {
    /// The type of the events that change the state.
    associatedtype P: PartialState
    /// The state before the first event.
    static var initialState: Self { get }
    /// Returns the state after `partial`.
    func reduce(partial: P) -> Self
}

/// An event that changes a ``ViewState``.
public protocol PartialState {}

/// A state whose value is loaded from a local source, a remote source, or both.
///
/// ``DataState`` and ``CollectionState`` conform. Use it for generic functions that work with both.
public protocol State<T>: ViewState where P == PartialEvent<T> {
    /// The type of the value.
    associatedtype T
    /// The value; nil if there is none.
    var data: T? { get }
    /// Whether the program loads from a local source. The source counts as loading from the start.
    var localEnabled: Bool { get }
    /// Whether the local source is loading.
    var localLoading: Bool { get }
    /// Whether the program loads from a remote source. The source counts as loading from the start.
    var remoteEnabled: Bool { get }
    /// Whether the remote source is loading.
    var remoteLoading: Bool { get }
    /// Whether the remote source is loading the data again.
    var refreshLoading: Bool { get }
    /// The error of a source that has not succeeded since.
    var error: (any Error)? { get }
    /// Whether a source is loading.
    var isLoading: Bool { get }
    /// Returns whether `data` is nil or empty.
    func isDataEmpty(_ data: T?) -> Bool
}

extension State {
    /// Whether a source is loading.
    public var isLoading: Bool { localLoading || remoteLoading || refreshLoading }
    /// Whether there is no data.
    public var isDataEmpty: Bool { isDataEmpty(data) }
    /// Whether there is no data, and a source is loading: show a spinner instead of the data.
    public var isGlobalLoading: Bool { isDataEmpty && isLoading }
    /// Whether there is no data, and no source is loading.
    public var isEmpty: Bool { isDataEmpty && !isGlobalLoading }
    /// The error if there is data: show it beside the data.
    public var hintError: (any Error)? { isDataEmpty ? nil : error }
    /// The error if there is no data and no source is loading: show it instead of the data.
    public var globalError: (any Error)? { isDataEmpty && !isLoading ? error : nil }
}

/// An event of a source that changes a ``State``.
public enum PartialEvent<T>: PartialState {
    /// The local source has begun to load.
    case localLoad
    /// The local source has sent a value.
    case localSuccess(data: T)
    /// The local source has failed.
    case localError(error: any Error)
    /// The remote source has begun to load.
    case remoteLoad
    /// The remote source has sent a value.
    case remoteSuccess(data: T)
    /// The remote source has failed.
    case remoteError(error: any Error)
    /// The remote source has begun to load again. The data stays until it has sent a value.
    case refreshLoading
    /// The state restarts: it has no data, and its sources count as loading. Running loads are cancelled.
    case reset
    /// The state has no data, and no source is loading. Running loads are cancelled.
    case empty
    /// The remote source has begun to load a further page.
    case paginationLoad
    /// The remote source has sent a page. After `refreshLoading` it replaces the data, otherwise it is appended. If the source sends
    /// the same page again, that replaces the rows of the page.
    case paginationSuccess(data: T, page: Int, totalPages: Int, totalItems: Int)
    /// The remote source has failed to load a page.
    case paginationError(error: any Error)
    /// The source has completed, or its load was cancelled: it is not loading any more.
    case ended(LoadSources)
}

/// An event of a source: the argument of the converter of `load(with:converter:)`.
public enum LoadEvent<T> {
    /// The source is about to be subscribed to.
    case load
    /// The source has sent a value.
    case success(data: T)
    /// The source has failed.
    case error(error: any Error)
}

extension BehaviorRelay where Element: ViewState {
    /// Applies `partial` to the state. Main thread only.
    public func accept(partial: Element.P) { accept(value.reduce(partial: partial)) }
}
