// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the sequence without its elements. The error, the completion and disposal are passed on.
    public func ignoreElements() -> Observable<Never> { lifted { IgnoreSink($0) } }
}

final class IgnoreSink<In>: Forward<In, Never> {}
