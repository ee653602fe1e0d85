// SPDX-License-Identifier: MIT

import RxKernel

/// Reads the values of events: of `events`, of `parentEvents`, or of the result of an operator.
extension ObservableType where Element == RxControllerEvent {
    /// The values of the events with `identifier`.
    public func value<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) -> Observable<Value> {
        compactMap { event in event.key == identifier.key ? event.value as? Value : nil }
    }

    /// The values of the events with `identifier`; nil for an event whose value is not a `Value`.
    public func value<Value>(
        of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
    ) -> Observable<Value?> {
        filter { $0.key == identifier.key }.map { $0.value as? Value }
    }

    /// The values of the events with `identifier`.
    public func unwrappedValue<Value>(
        of identifier: RxControllerEvent.TypedIdentifier<Value>
    ) -> Observable<Value> {
        value(of: identifier)
    }

    /// The values of the events with `identifier`, without those that are not a `Value`.
    public func unwrappedValue<Value>(
        of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
    ) -> Observable<Value> {
        value(of: identifier, type: type).compactMap { $0 }
    }
}
