// SPDX-License-Identifier: MIT

import FlowKit

// In these functions, the type of a block's parameter is `ViewController` if the block does not declare it.
// In RxFlow it is `UIViewController`.

@MainActor extension Flows {
    /// Runs `block` once with the root of a flow, which is a controller.
    public static func use<Root1: ViewController>(
        _ flow1: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1) -> Void
    ) {
        whenUsable([flow1], strategy) { try block($0[0]) }
    }

    /// Runs `block` once with the roots of two flows, which are controllers.
    public static func use<Root1: ViewController, Root2: ViewController>(
        _ flow1: any Flow, _ flow2: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1, Root2) -> Void
    ) {
        whenUsable([flow1, flow2], strategy) { try block($0[0], $0[1]) }
    }

    /// Runs `block` once with the roots of three flows, which are controllers.
    public static func use<Root1: ViewController, Root2: ViewController, Root3: ViewController>(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1, Root2, Root3) -> Void
    ) {
        whenUsable([flow1, flow2, flow3], strategy) { try block($0[0], $0[1], $0[2]) }
    }

    /// Runs `block` once with the roots of four flows, which are controllers.
    public static func use<
        Root1: ViewController, Root2: ViewController, Root3: ViewController, Root4: ViewController
    >(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, _ flow4: any Flow,
        when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1, Root2, Root3, Root4) -> Void
    ) {
        whenUsable([flow1, flow2, flow3, flow4], strategy) { try block($0[0], $0[1], $0[2], $0[3]) }
    }

    /// Runs `block` once with the roots of five flows, which are controllers.
    public static func use<
        Root1: ViewController, Root2: ViewController, Root3: ViewController, Root4: ViewController,
        Root5: ViewController
    >(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, _ flow4: any Flow, _ flow5: any Flow,
        when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1, Root2, Root3, Root4, Root5) -> Void
    ) {
        whenUsable([flow1, flow2, flow3, flow4, flow5], strategy) {
            try block($0[0], $0[1], $0[2], $0[3], $0[4])
        }
    }

    /// Runs `block` once with the roots of any number of flows, which are controllers.
    public static func use<Root: ViewController>(
        _ flows: [any Flow], when strategy: ExecuteStrategy = .ready, block: @escaping ([Root]) -> Void
    ) {
        whenUsable(flows, strategy) { try block($0.all()) }
    }
}
