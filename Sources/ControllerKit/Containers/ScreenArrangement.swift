// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// Records and restores the arrangement of the screens of a container: the order, the selected one, those in windows of their own, and those
/// that were closed.
@MainActor final class ScreenArrangement {
    typealias State = SelectionController.RestorableState

    /// Sends when the state has changed, except by the selection and the order.
    let changes = PublishRelay<Void>()

    private unowned let container: SelectionController
    /// The state of an earlier run, until all of its screens were added, or something else was decided.
    private var earlier: State?
    /// The names of the screens that the container had when its state was first recorded or restored. The next run has them again without a step.
    private var initial: Set<String>?
    private var closed: [String] = []

    init(_ container: SelectionController) { self.container = container }

    /// The state to record. Until the earlier one is restored, it is that.
    var state: State {
        rememberInitialScreens()
        let selected = container.selected?.tabItem.name
        if var earlier {
            earlier.selected = earlier.selected ?? selected
            return earlier
        }
        var state = State(order: container.viewControllers.map(\.tabItem.name), selected: selected)
        state.windows = container.detachedScreens.map(\.window)
        state.closed = closed
        return state
    }

    private func rememberInitialScreens() {
        initial = initial ?? Set(container.viewControllers.map(\.tabItem.name))
    }

    // MARK: Changes

    /// The program or the user has arranged the screens.
    func isDecided() { earlier = nil }

    /// The program or the user has selected a screen.
    func select(_ controller: ViewController) { earlier?.selected = nil }

    /// A screen was dismissed.
    func didClose(_ controller: ViewController) {
        let name = controller.tabItem.name
        if initial?.contains(name) == true, !closed.contains(name) { closed.append(name) }
        changes.accept(())
    }

    // MARK: Restoring

    func restore(_ state: State) {
        rememberInitialScreens()
        earlier = state
        changes.accept(())
    }

    /// Whether the user had closed a screen in the earlier run.
    func wasClosed(_ controller: ViewController) -> Bool {
        earlier?.closed.contains(controller.tabItem.name) == true
    }

    /// The windows of the earlier run.
    var earlierWindows: [DetachedScreen] { earlier?.windows ?? [] }

    /// Returns screens in the order of the earlier run, and the one that is selected.
    func restored(
        _ controllers: [ViewController], selecting new: ViewController?
    ) -> (controllers: [ViewController], selected: ViewController?) {
        name(controllers)
        guard let earlier else { return (controllers, new) }
        var rest = controllers
        let known = earlier.order.compactMap { name in
            rest.firstIndex { $0.tabItem.name == name }.map { rest.remove(at: $0) }
        }
        let selected = controllers.first { $0.tabItem.name == earlier.selected } ?? new
        return (known + rest, selected)
    }

    /// Forgets the earlier state if all of its screens are there.
    func settle() {
        guard let earlier else { return }
        let names = Set(
            (container.viewControllers + container.detachedScreens.map(\.screen)).map(\.tabItem.name))
        let windows = Set(container.detachedScreens.map(\.window.name))
        if names.isSuperset(of: earlier.order), windows.isSuperset(of: earlier.windows.map(\.name)) {
            self.earlier = nil
            changes.accept(())
        }
    }

    /// Gives each screen that is new in the container the lowest number that is free among those of its type.
    private func name(_ controllers: [ViewController]) {
        let detached = container.detachedScreens.map(\.screen)
        let new = controllers.filter { controller in
            controller.parent !== container && !detached.contains { $0 === controller }
        }
        guard !new.isEmpty else { return }
        var names = Set((container.viewControllers + detached).map(\.tabItem.typeName))
        var numbers: [String: Int] = [:]
        for controller in new {
            let type = "\(Swift.type(of: controller))"
            var number = numbers[type] ?? 0
            while names.contains("\(type).\(number)") { number += 1 }
            numbers[type] = number + 1
            controller.tabItem.typeName = "\(type).\(number)"
            names.insert(controller.tabItem.typeName)
            closed.removeAll { $0 == controller.tabItem.name }
        }
    }
}

extension SelectionController {
    /// The arrangement of the screens that is restored.
    ///
    /// A screen is recorded by the ``TabItem/identifier`` of its tab; without one by its type and its number among the screens of that type, in the
    /// order in which they were added, such as `InboxController.0`.
    public struct RestorableState: Codable, Equatable, Sendable {
        /// The names of the screens, in order. Screens that are not among them follow at the end.
        public var order: [String]
        /// The name of the visible screen; nil for none.
        public var selected: String?
        /// The screens in windows of their own.
        var windows: [DetachedScreen] = []
        /// The screens that were dismissed, of those that the container had at first.
        var closed: [String] = []

        /// Creates a state.
        public init(order: [String], selected: String? = nil) {
            self.order = order
            self.selected = selected
        }
    }
}

/// What is restored of a screen that was moved from its container into a window of its own.
struct DetachedScreen: Codable, Equatable, Sendable {
    /// The name of the screen in the state of the container.
    let name: String
    /// The index that it had in the container.
    let index: Int
    let geometry: WindowGeometry?
}
