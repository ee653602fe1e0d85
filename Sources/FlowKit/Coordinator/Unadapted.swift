// SPDX-License-Identifier: MIT

import RxKernel

/// Lets a coordinator see that a flow has no `adapt(step:)` of its own, so that a step costs no subscription.
///
/// Before it asks a flow, the coordinator leaves the flow's identity here; the protocol's default takes it and answers a
/// placeholder. Whoever else calls the default gets the step.
@MainActor enum Unadapted {
    private static var asked: ObjectIdentifier?
    private static let placeholder = Single<any Step>.never()

    /// What the flow's `adapt` answers; nil if it has none of its own.
    static func adapting(_ step: any Step, by flow: any Flow) -> Single<any Step>? {
        asked = ObjectIdentifier(flow)
        let answer = flow.adapt(step: step)
        defer { asked = nil }
        return asked == nil ? nil : answer
    }

    /// The answer of the default.
    static func answer(_ step: any Step, of flow: any Flow) -> Single<any Step> {
        guard asked == ObjectIdentifier(flow) else { return .just(step) }
        asked = nil
        return placeholder
    }
}
