// SPDX-License-Identifier: MIT

import BackendTesting
import Glibc
import HeadlessBackend
import RemoteBackend
import RemoteProbeMessages
import Testing
import ViewKit
import WireKit

/// The compatibility suite, with a host between the views and the headless backend.
@MainActor @Suite(.serialized) struct RemoteCompatibilityTests {
    /// On a busy machine seconds may pass between an action of a case and the request that needs it.
    private var policy: RemotePolicy {
        var policy = RemotePolicy()
        policy.timeAfterAction = .seconds(600)
        return policy
    }

    @Test(arguments: CompatibilityCase.all) func theRemoteBackendIsCompatible(_ testCase: CompatibilityCase)
        async throws
    {
        var pair: RemotePair?
        let driver = RemoteDriver(
            make: {
                pair = try RemotePair(policy: policy)
                return try #require(pair).plugin
            },
            ask: { request in
                let pair = try #require(pair)
                pair.pump()
                let answer = DriverService(pair.host).answer(request)
                pair.pump()
                return answer
            })
        var failures = await testCase.run(on: driver).map(\.description)
        pair?.pump()
        if let end = pair?.end { failures.append("the host has ended the connection: \(end)") }
        for failure in failures { Issue.record("\(failure)") }
    }

    @Test(arguments: CompatibilityCase.all) func aSecondProcessIsCompatible(_ testCase: CompatibilityCase)
        async throws
    {
        let backend = HeadlessBackend()
        let child = try ChildProcess(probe(), as: RemoteHost.peer(of: backend))
        let host = RemoteHost(child.connection, backend: backend, policy: policy)
        let service = DriverService(host)
        child.connection.receive(DriverOperations.request) { [unowned child] _, request in
            let answer = service.answer(request)
            child.connection.send(DriverOperations.answer, answer)
        }
        var result: [String]?
        child.connection.receive(DriverOperations.result) { [unowned child] _, failures in
            result = failures
            child.end(because: "the case has ended")
        }
        child.connection.start()
        // As if the user had performed an action of the program.
        host.noteInput()
        child.connection.send(DriverOperations.run, testCase.description)
        let end = await child.waitForEnd()
        for failure in result ?? ["\(end) \(child.lastLines.lines)"] { Issue.record("\(failure)") }
        #expect(host.objectCount == 0)
    }
}
