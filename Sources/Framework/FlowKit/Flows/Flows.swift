// SPDX-License-Identifier: MIT

import RxKernel

/// Passes the roots of child flows to a closure, in which the parent flow shows them.
///
/// ```swift
/// let contacts = ContactsFlow(), settings = SettingsFlow()
/// Flows.use(contacts, settings, when: .created) { (contacts: NavigationController, settings: SplitController) in
///     tabs.set([contacts, settings])
/// }
/// return .multiple(.flow(contacts, with: .list), .flow(settings, with: .home))
/// ```
/// The types of the block's parameters are the types of the roots. A parameter without a type is
/// `any Presentable`, and with ControllerKit a `ViewController`. While the block waits it does not retain the
/// flows; it is released with them.
@preconcurrency @MainActor public enum Flows {
    /// When the roots are used.
    public enum ExecuteStrategy: Sendable {
        /// When all flows are ready: each has navigated its first step, and so have the flows that this step started.
        /// A flow that is ready already counts.
        case ready
        /// At once.
        case created
    }

    /// Runs `block` once with the roots. It is not run if a flow is released before.
    package static func whenUsable(
        _ flows: [any Flow], _ strategy: ExecuteStrategy, _ block: @escaping (Roots) throws -> Void
    ) {
        let roots = Roots(of: flows)
        guard strategy == .ready, !flows.isEmpty else { return _ = try? block(roots) }
        var missing = flows.count
        for flow in flows {
            FlowRegistry.whenReady(flow) {
                missing -= 1
                if missing == 0 { _ = try? block(roots) }
            }
        }
        guard missing > 0 else { return }
        _ = scheduler.scheduleRelative((), dueTime: .seconds(timeout)) { _ in
            for flow in roots.flows where FlowRegistry.coordinator(of: flow) == nil {
                FlowReport.unobserved(
                    FlowReport(
                        reason: .notCoordinated(seconds: timeout), flow: String(describing: type(of: flow)),
                        emitter: "Flows.use", step: nil))
            }
            return Disposables.create()
        }
    }

    /// The seconds after which a flow is reported that no coordinator runs, and the clock for them.
    static let timeout = 10
    // For all applications of the process: only tests replace it.
    static var scheduler: any SchedulerType = MainScheduler.asyncInstance

    /// The roots of flows, which it does not retain.
    @MainActor package struct Roots {
        private struct Entry {
            weak let flow: (any Flow)?
        }

        private let entries: [Entry]

        fileprivate init(of flows: [any Flow]) { entries = flows.map { Entry(flow: $0) } }

        fileprivate var flows: [any Flow] { entries.compactMap(\.flow) }

        /// All roots, as a type. Throws `CancellationError` if a flow was released.
        package func all<Root>() throws -> [Root] { try entries.indices.map { try self[$0] } }

        /// One root, as a type. Throws `CancellationError` if its flow was released.
        package subscript<Root>(index: Int) -> Root {
            get throws {
                guard let flow = entries[index].flow else { throw CancellationError() }
                guard let root = flow.root as? Root else {
                    fatalError(
                        "Flows.use: the root of \(type(of: flow)) is a \(type(of: flow.root)), but the block expects a "
                            + "\(Root.self). Declare the block's parameter with the type of the root.")
                }
                return root
            }
        }
    }
}

extension Flow {
    /// Whether the flow has navigated its first step, and the flows that this step started are ready.
    public var isReady: Bool { FlowRegistry.isReady(self) }

    /// Succeeds when the flow is ready; at once if it is.
    public var rxReady: Single<Void> {
        Single.create { [weak self] single in
            if let self { FlowRegistry.whenReady(self) { single(.success(())) } }
            return Disposables.create()
        }
    }
}
