// SPDX-License-Identifier: MIT

/// A type that can be converted to an observable sequence: an observable, a relay, a trait.
///
/// Use it for a parameter that accepts all of them, as `flatMap` does for the result of its closure.
/// ```swift
/// func printing(_ source: some ObservableConvertibleType<String>) -> any Disposable {
///     source.asObservable().subscribe(onNext: { print($0) })
/// }
/// ```
public protocol ObservableConvertibleType<Element> {
    /// The type of the sequence's elements.
    associatedtype Element
    /// Returns this sequence as an `Observable`, with the same events on the same threads.
    func asObservable() -> Observable<Element>
}
