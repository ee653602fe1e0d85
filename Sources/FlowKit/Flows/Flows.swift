// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// Uses the roots of flows that are about to run: how a flow puts its child flows on screen.
///
/// ```swift
/// let contacts = ContactsFlow(), settings = SettingsFlow()
/// Flows.use(contacts, settings, when: .created) { (contacts: NavigationController, settings: SplitController) in
///     tabs.setPages([contacts, settings])
/// }
/// return .multiple(.flow(contacts, with: .list), .flow(settings, with: .home))
/// ```
@preconcurrency @MainActor public enum Flows {
    /// When the roots are used.
    public enum ExecuteStrategy: Sendable {
        /// When all flows are ready: each has navigated its first step, and so have the flows which that started.
        /// Readiness is remembered; asking late is no mistake.
        case ready
        /// At once.
        case created
    }

    /// Runs `block` once with the roots of one or more flows. The types of its parameters say which roots to expect.
    public static func use<each Used: Flow, each Root>(
        _ flows: repeat each Used, when strategy: ExecuteStrategy,
        block: @escaping (repeat each Root) -> Void,
        rootTypes: (repeat (each Used, each Root)).Type? = nil
    ) {
        var list: [any Flow] = []
        repeat list.append(each flows)
        // What waits for a flow must not keep it alive.
        let waiting = (repeat Waiting<each Used>(each flows))
        run(list, when: strategy) { try block(repeat (each waiting).root(as: (each Root).self)) }
    }

    /// Runs `block` once with the roots of any number of flows.
    public static func use<Root>(
        _ flows: [any Flow], when strategy: ExecuteStrategy, block: @escaping ([Root]) -> Void
    ) {
        let waiting = flows.map(Waiting<any Flow>.init)
        run(flows, when: strategy) { try block(waiting.map { try $0.root(as: Root.self) }) }
    }

    /// Runs `block`, which throws if a flow has been released meanwhile: then there is nothing to show.
    private static func run(
        _ flows: [any Flow], when strategy: ExecuteStrategy, _ block: @escaping () throws -> Void
    ) {
        guard strategy == .ready, !flows.isEmpty else { return _ = try? block() }
        var missing = flows.count
        for flow in flows {
            FlowRegistry.whenReady(flow) {
                missing -= 1
                if missing == 0 { _ = try? block() }
            }
        }
        guard missing > 0 else { return }
        let waiting = flows.map(Waiting<any Flow>.init)
        _ = scheduler.scheduleRelative((), dueTime: .seconds(patience)) { _ in
            for flow in waiting.compactMap(\.flow) where FlowRegistry.coordinator(of: flow) == nil {
                FlowReport.unattended(
                    FlowReport(
                        reason: .notCoordinated(seconds: patience), flow: String(describing: type(of: flow)),
                        emitter: "Flows.use", step: nil))
            }
            return Disposables.create()
        }
    }

    /// After how many seconds a flow that nobody coordinates is reported, and whose seconds these are.
    static let patience = 10
    static var scheduler: any SchedulerType = MainScheduler.asyncInstance

    private struct Waiting<Used> {
        weak let flow: (any Flow)?

        init(_ flow: any Flow) { self.flow = flow }

        @MainActor func root<Root>(as type: Root.Type) throws -> Root {
            guard let flow else { throw CancellationError() }
            guard let root = flow.root as? Root else {
                fatalError(
                    "Flows.use: the root of \(Swift.type(of: flow)) is a \(Swift.type(of: flow.root)), but the block "
                        + "expects a \(Root.self). Declare the block's parameter with the type of the root.")
            }
            return root
        }
    }
}

extension Flow {
    /// Whether it has navigated its first step, and the flows which that started have theirs.
    public var isReady: Bool { FlowRegistry.isReady(self) }

    /// Succeeds when the flow is ready; at once if it is.
    public var rxReady: Single<Void> {
        Single.create { [weak self] single in
            if let self { FlowRegistry.whenReady(self) { single(.success(())) } }
            return Disposables.create()
        }
    }
}
