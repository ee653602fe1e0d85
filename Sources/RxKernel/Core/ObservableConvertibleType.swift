// SPDX-License-Identifier: MIT

/// Something that can be seen as an observable sequence: an observable, a relay, a trait.
///
/// Take it as a parameter where any of them will do, as `flatMap` does with what its closure answers.
public protocol ObservableConvertibleType<Element> {
    /// What the sequence sends.
    associatedtype Element
    /// This sequence as an `Observable`: the same events, on the same threads.
    func asObservable() -> Observable<Element>
}
