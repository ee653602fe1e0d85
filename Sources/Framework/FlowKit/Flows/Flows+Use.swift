// SPDX-License-Identifier: MIT

// `use` for one to five flows, as RxFlow has it. Parameter packs accept no values of type `any Flow`.

extension Flows {
    /// Runs `block` once with the root of a flow. The type of the block's parameter is the type of the root.
    public static func use<Root1>(
        _ flow1: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1) -> Void
    ) {
        whenUsable([flow1], strategy) { try block($0[0]) }
    }

    /// Runs `block` once with the root of a flow, as `any Presentable`.
    @_disfavoredOverload
    public static func use(
        _ flow1: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (any Presentable) -> Void
    ) {
        whenUsable([flow1], strategy) { try block($0[0]) }
    }

    /// Runs `block` once with the roots of two flows. The types of the block's parameters are the types of the roots.
    public static func use<Root1, Root2>(
        _ flow1: any Flow, _ flow2: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1, Root2) -> Void
    ) {
        whenUsable([flow1, flow2], strategy) { try block($0[0], $0[1]) }
    }

    /// Runs `block` once with the roots of two flows, as `any Presentable`.
    @_disfavoredOverload
    public static func use(
        _ flow1: any Flow, _ flow2: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (any Presentable, any Presentable) -> Void
    ) {
        whenUsable([flow1, flow2], strategy) { try block($0[0], $0[1]) }
    }

    /// Runs `block` once with the roots of three flows. The types of the block's parameters are the types of the roots.
    public static func use<Root1, Root2, Root3>(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1, Root2, Root3) -> Void
    ) {
        whenUsable([flow1, flow2, flow3], strategy) { try block($0[0], $0[1], $0[2]) }
    }

    /// Runs `block` once with the roots of three flows, as `any Presentable`.
    @_disfavoredOverload
    public static func use(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, when strategy: ExecuteStrategy = .ready,
        block: @escaping (any Presentable, any Presentable, any Presentable) -> Void
    ) {
        whenUsable([flow1, flow2, flow3], strategy) { try block($0[0], $0[1], $0[2]) }
    }

    /// Runs `block` once with the roots of four flows. The types of the block's parameters are the types of the roots.
    public static func use<Root1, Root2, Root3, Root4>(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, _ flow4: any Flow,
        when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1, Root2, Root3, Root4) -> Void
    ) {
        whenUsable([flow1, flow2, flow3, flow4], strategy) { try block($0[0], $0[1], $0[2], $0[3]) }
    }

    /// Runs `block` once with the roots of four flows, as `any Presentable`.
    @_disfavoredOverload
    public static func use(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, _ flow4: any Flow,
        when strategy: ExecuteStrategy = .ready,
        block: @escaping (any Presentable, any Presentable, any Presentable, any Presentable) -> Void
    ) {
        whenUsable([flow1, flow2, flow3, flow4], strategy) { try block($0[0], $0[1], $0[2], $0[3]) }
    }

    /// Runs `block` once with the roots of five flows. The types of the block's parameters are the types of the roots.
    public static func use<Root1, Root2, Root3, Root4, Root5>(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, _ flow4: any Flow, _ flow5: any Flow,
        when strategy: ExecuteStrategy = .ready,
        block: @escaping (Root1, Root2, Root3, Root4, Root5) -> Void
    ) {
        whenUsable([flow1, flow2, flow3, flow4, flow5], strategy) {
            try block($0[0], $0[1], $0[2], $0[3], $0[4])
        }
    }

    /// Runs `block` once with the roots of five flows, as `any Presentable`.
    @_disfavoredOverload
    public static func use(
        _ flow1: any Flow, _ flow2: any Flow, _ flow3: any Flow, _ flow4: any Flow, _ flow5: any Flow,
        when strategy: ExecuteStrategy = .ready,
        block:
            @escaping (any Presentable, any Presentable, any Presentable, any Presentable, any Presentable) ->
            Void
    ) {
        whenUsable([flow1, flow2, flow3, flow4, flow5], strategy) {
            try block($0[0], $0[1], $0[2], $0[3], $0[4])
        }
    }

    /// Runs `block` once with the roots of any number of flows, all of one type.
    public static func use<Root>(
        _ flows: [any Flow], when strategy: ExecuteStrategy = .ready, block: @escaping ([Root]) -> Void
    ) {
        whenUsable(flows, strategy) { try block($0.all()) }
    }

    /// Runs `block` once with the roots of any number of flows, as `any Presentable`.
    @_disfavoredOverload
    public static func use(
        _ flows: [any Flow], when strategy: ExecuteStrategy = .ready,
        block: @escaping ([any Presentable]) -> Void
    ) {
        whenUsable(flows, strategy) { try block($0.all()) }
    }
}
