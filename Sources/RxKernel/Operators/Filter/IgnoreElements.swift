// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The ending alone: elements are dropped, the error, the completion and disposal pass through.
    public func ignoreElements() -> Observable<Never> { lifted { IgnoreSink($0) } }
}

final class IgnoreSink<In>: Forward<In, Never> {}
