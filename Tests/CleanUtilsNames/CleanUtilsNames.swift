// SPDX-License-Identifier: MIT

// The public names of CleanUtils, which an application imports beside ControllerKit: a name that both declare is ambiguous.

public protocol ViewState {}
public protocol PartialState {}
public protocol State: ViewState {}
public enum PartialEvent<Value> { case localLoad }
public struct ActionState: ViewState { public init() {} }
public struct DataState<Data>: State { public init() {} }
public struct CollectionState<Data>: State { public init() {} }
public enum LoadEvent<Value> { case load }
public struct Paged<Data> { public init() {} }
public protocol PagedDataSource {}
public final class PagedCollectionController<Data>: PagedDataSource { public init() {} }
open class CleanViewModel<ActionInput, Output> { public init() {} }
