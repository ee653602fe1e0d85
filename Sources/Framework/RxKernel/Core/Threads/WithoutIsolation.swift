// SPDX-License-Identifier: MIT

// A function that carries its isolation (`@isolated(any)`) has the same representation as a plain one, and a caller on
// the function's actor can call it as one. That is the guard of every cast here: a `Link`, or `perform` and `attach` of
// `Isolation`, call the returned functions, and they do so on that actor only.
//
// There is one function for each function type. A cast through a generic parameter would wrap functions with arguments
// or results of fixed types in thunks; for those, a structure that contains the function is cast.

@inlinable @inline(__always)
func withoutIsolation<Result>(_ function: @escaping @isolated(any) () throws -> Result) -> () throws -> Result
{
    unsafeBitCast(function, to: (() throws -> Result).self)
}

@inlinable @inline(__always)
func withoutIsolation<Result>(_ function: @escaping @isolated(any) () -> Result) -> () -> Result {
    unsafeBitCast(function, to: (() -> Result).self)
}

@inlinable @inline(__always)
func withoutIsolation<Argument, Result>(
    _ function: @escaping @isolated(any) (Argument) throws -> Result
) -> (Argument) throws -> Result {
    unsafeBitCast(function, to: ((Argument) throws -> Result).self)
}

@inlinable @inline(__always)
func withoutIsolation<Argument, Result>(
    _ function: @escaping @isolated(any) (Argument) -> Result
) -> (Argument) -> Result {
    unsafeBitCast(function, to: ((Argument) -> Result).self)
}

@inlinable @inline(__always)
func withoutIsolation<First, Second, Result>(
    _ function: @escaping @isolated(any) (First, Second) throws -> Result
) -> (First, Second) throws -> Result {
    unsafeBitCast(function, to: ((First, Second) throws -> Result).self)
}

@inlinable @inline(__always)
func withoutIsolation<First, Second, Result>(
    _ function: @escaping @isolated(any) (First, Second) -> Result
) -> (First, Second) -> Result {
    unsafeBitCast(function, to: ((First, Second) -> Result).self)
}

@inlinable @inline(__always)
func withoutIsolation<Value, Argument>(
    _ function: @escaping @isolated(any) (inout Value, Argument) throws -> Void
) -> (inout Value, Argument) throws -> Void {
    unsafeBitCast(function, to: ((inout Value, Argument) throws -> Void).self)
}

@inlinable @inline(__always)
func withoutIsolation<Argument>(
    _ function: @escaping @isolated(any) (Argument) throws -> Bool
) -> (Argument) throws -> Bool {
    unsafeBitCast(IsolatedPredicate(call: function), to: PlainPredicate<Argument>.self).call
}

@usableFromInline
struct IsolatedPredicate<Argument> {
    @usableFromInline let call: @isolated(any) (Argument) throws -> Bool

    @inlinable init(call: @escaping @isolated(any) (Argument) throws -> Bool) { self.call = call }
}

@usableFromInline
struct PlainPredicate<Argument> {
    @usableFromInline let call: (Argument) throws -> Bool
}

@inlinable @inline(__always)
func withoutIsolation<Argument>(_ function: @escaping @isolated(any) (Argument) -> Void) -> (Argument) -> Void
{
    unsafeBitCast(IsolatedEffect(call: function), to: PlainEffect<Argument>.self).call
}

@usableFromInline
struct IsolatedEffect<Argument> {
    @usableFromInline let call: @isolated(any) (Argument) -> Void

    @inlinable init(call: @escaping @isolated(any) (Argument) -> Void) { self.call = call }
}

@usableFromInline
struct PlainEffect<Argument> {
    @usableFromInline let call: (Argument) -> Void
}

@inlinable @inline(__always)
func withoutIsolation(_ function: @escaping @isolated(any) () -> Void) -> () -> Void {
    unsafeBitCast(IsolatedAction(call: function), to: PlainAction.self).call
}

@usableFromInline
struct IsolatedAction {
    @usableFromInline let call: @isolated(any) () -> Void

    @inlinable init(call: @escaping @isolated(any) () -> Void) { self.call = call }
}

@usableFromInline
struct PlainAction {
    @usableFromInline let call: () -> Void
}

@inlinable @inline(__always)
func withoutIsolation<Element>(
    _ function: @escaping @isolated(any) (AnyObserver<Element>) -> any Disposable
) -> (AnyObserver<Element>) -> any Disposable {
    unsafeBitCast(IsolatedFactory(call: function), to: PlainFactory<Element>.self).call
}

@usableFromInline
struct IsolatedFactory<Element> {
    @usableFromInline let call: @isolated(any) (AnyObserver<Element>) -> any Disposable

    @inlinable
    init(call: @escaping @isolated(any) (AnyObserver<Element>) -> any Disposable) { self.call = call }
}

@usableFromInline
struct PlainFactory<Element> {
    @usableFromInline let call: (AnyObserver<Element>) -> any Disposable
}

@inlinable @inline(__always)
func withoutIsolation<State>(
    _ function: @escaping @isolated(any) (State) -> any Disposable
) -> (State) -> any Disposable {
    unsafeBitCast(IsolatedWork(call: function), to: PlainWork<State>.self).call
}

@usableFromInline
struct IsolatedWork<State> {
    @usableFromInline let call: @isolated(any) (State) -> any Disposable

    @inlinable init(call: @escaping @isolated(any) (State) -> any Disposable) { self.call = call }
}

@usableFromInline
struct PlainWork<State> {
    @usableFromInline let call: (State) -> any Disposable
}

func withoutIsolation<State>(
    _ function: @escaping @isolated(any) (State, (State) -> Void) -> Void
) -> (State, (State) -> Void) -> Void {
    unsafeBitCast(IsolatedRecursion(call: function), to: PlainRecursion<State>.self).call
}

private struct IsolatedRecursion<State> {
    let call: @isolated(any) (State, (State) -> Void) -> Void
}

private struct PlainRecursion<State> {
    let call: (State, (State) -> Void) -> Void
}

/// A function with a parameter pack can be cast inside a structure only.
@inlinable
func packWithoutIsolation<each Argument, Result>(
    _ function: @escaping @isolated(any) (repeat each Argument) throws -> Result
) -> (repeat each Argument) throws -> Result {
    unsafeBitCast(
        IsolatedPackFunction(call: function), to: PlainPackFunction<Result, repeat each Argument>.self
    )
    .call
}

@usableFromInline
struct IsolatedPackFunction<Result, each Argument> {
    @usableFromInline let call: @isolated(any) (repeat each Argument) throws -> Result

    @inlinable
    init(call: @escaping @isolated(any) (repeat each Argument) throws -> Result) { self.call = call }
}

@usableFromInline
struct PlainPackFunction<Result, each Argument> {
    @usableFromInline let call: (repeat each Argument) throws -> Result
}
