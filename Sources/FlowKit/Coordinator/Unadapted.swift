// SPDX-License-Identifier: MIT

import RxKernel

/// Detects that a flow has no `adapt(step:)` of its own, so that its steps need no subscription.
///
/// The coordinator stores the flow's identity here before it calls `adapt(step:)`. The protocol's default removes it and returns a
/// placeholder. Any other caller of the default gets the step.
@MainActor enum Unadapted {
    private static var asked: ObjectIdentifier?
    private static let placeholder = Single<any Step>.never()

    /// What the flow's `adapt(step:)` returns; nil if the flow has only the default.
    static func adapting(_ step: any Step, by flow: any Flow) -> Single<any Step>? {
        asked = ObjectIdentifier(flow)
        let adapting = flow.adapt(step: step)
        defer { asked = nil }
        return asked == nil ? nil : adapting
    }

    /// What the default of `adapt(step:)` returns.
    static func `default`(_ step: any Step, of flow: any Flow) -> Single<any Step> {
        guard asked == ObjectIdentifier(flow) else { return .just(step) }
        asked = nil
        return placeholder
    }
}
