// SPDX-License-Identifier: MIT

import RxKernel

/// Detects that a flow uses the protocol's default of `adapt(step:)`, which returns the step itself. The
/// coordinator then navigates the step without creating a `Single` and subscribing to it.
///
/// For a value of type `any Flow`, the coordinator cannot find out whether the type implements the function:
/// the call is the same. A marker protocol would be simpler, but flows that were written for RxFlow do not
/// conform to it, and must still work. Therefore the call is observed:
///
/// 1. The coordinator stores the identity of the flow in `asked`, and calls `adapt(step:)`.
/// 2. If that is the default, it finds its flow in `asked`, sets `asked` to nil, and returns a placeholder, which the coordinator ignores.
/// 3. If the flow has its own `adapt(step:)`, `asked` stays set, and the coordinator uses the result. An
///    implementation that calls the default of another flow gets the step from it, since that flow is not in
///    `asked`.
///
/// The static variable is set for one call on the main actor, and has its former value after it. Therefore the flow of another application
/// may navigate within that call.
@MainActor enum DefaultAdaptDetection {
    /// The flow whose `adapt(step:)` runs and whose default was not called; nil outside of that call.
    private static var asked: ObjectIdentifier?
    /// The result of the default, which is not used.
    private static let placeholder = Single<any Step>.never()

    /// Calls the flow's `adapt(step:)`, and returns its result; nil if the flow uses the default.
    static func adapting(_ step: any Step, by flow: any Flow) -> Single<any Step>? {
        let outer = asked
        asked = ObjectIdentifier(flow)
        defer { asked = outer }
        let adapting = flow.adapt(step: step)
        return asked == nil ? nil : adapting
    }

    /// The implementation of the default of `adapt(step:)`.
    static func `default`(_ step: any Step, of flow: any Flow) -> Single<any Step> {
        guard asked == ObjectIdentifier(flow) else { return .just(step) }
        asked = nil
        return placeholder
    }
}
