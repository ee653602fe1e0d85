// SPDX-License-Identifier: MIT

/// Something that can be seen as an observable sequence.
public protocol ObservableConvertibleType<Element> {
    /// What the sequence sends.
    associatedtype Element
    /// This sequence as an `Observable`.
    func asObservable() -> Observable<Element>
}
