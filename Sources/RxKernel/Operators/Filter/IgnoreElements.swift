// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The ending alone.
    public func ignoreElements() -> Observable<Never> { lifted { IgnoreSink($0) } }
}

final class IgnoreSink<In>: Forward<In, Never> {}
