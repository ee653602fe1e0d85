// SPDX-License-Identifier: MIT

import Observation
import RxKernel
import Testing

@MainActor
@Suite struct TrackingTests {
    @Observable @MainActor final class Model {
        var name = "Ada"
        var age = 36
    }

    @Test func changesAreSentOncePerTurn() async throws {
        let model = Model()
        let names = Observable.tracking { model.name }.values
        var seen: [String] = []
        for try await name in names {
            seen.append(name)
            if seen.count == 3 { break }
            model.age += 1
            model.name = "not this one"
            model.name = "Grace \(seen.count)"
        }
        #expect(seen == ["Ada", "Grace 1", "Grace 2"])
    }

    @Test func aModelIsNotRetainedAfterDisposal() {
        weak var model: Model?
        do {
            let alive = Model()
            model = alive
            Observable.tracking { alive.name }.subscribe(onNext: { _ in }).dispose()
        }
        #expect(model == nil)
    }
}
