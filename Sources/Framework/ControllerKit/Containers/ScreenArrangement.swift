// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// Records and restores the arrangement of the screens of a container: the order, the selected one, those in
/// windows of their own, and those that were closed.
///
/// A recorded screen that is not in the container yet is awaited: it gets its position when it is added.
/// Until then it stays in the record, for at most ``maximumMissedRuns`` runs. The screens that the user has
/// dragged here from another container are recorded by that container, to which the next run adds them.
@MainActor final class ScreenArrangement {
    typealias State = SelectionController.RestorableState

    /// Sends when the state has changed, except by the selection and the order.
    let changes = PublishRelay<Void>()

    private unowned let container: SelectionController
    /// The order of an earlier run.
    private var earlierOrder: [String] = []
    /// The screens of the earlier run that were not added yet.
    private var awaited: Set<String> = []
    /// The number of successive runs, before this one, in which an awaited screen was not added.
    private var missedRuns: [String: Int] = [:]
    /// The screens to which this object has given their names, also those that the user has dragged to another container.
    private var named: [WeakScreen] = []
    /// The screen that was selected in the earlier run, until the program or the user selects one.
    private var earlierSelection: String?
    /// The windows of the earlier run that were not opened again yet.
    private(set) var earlierWindows: [DetachedScreen] = []
    /// The number of the next screen of each type.
    private var nextNumbers: [String: Int] = [:]
    /// The value of ``nextNumbers`` when the state was first recorded or restored. The screens with lower
    /// numbers are the initial ones: the next run creates them with the container, and no step adds them.
    private var firstLaterNumbers: [String: Int]?
    /// The initial screens that were closed.
    private var closed: [String] = []
    /// The closed screens that the next run adds again, with other screens of the same step.
    private var closedOfSteps: [ClosedScreen] = []
    /// The names in ``RestorableState/closedOfSteps`` of the earlier run.
    private var earlierClosedOfSteps: Set<String> = []

    /// A screen that was closed, and the step that had added it, as long as that step is recorded.
    private struct ClosedScreen {
        let name: String
        weak var step: NavigatedStep?
    }

    private struct WeakScreen {
        weak var controller: ViewController?
    }

    /// The number of successive runs after which an awaited screen that was not added is forgotten.
    private static let maximumMissedRuns = 5

    init(_ container: SelectionController) { self.container = container }

    /// The state to record.
    var state: State {
        rememberInitialScreens()
        var order = container.viewControllers.filter { isOwn($0) }.map(\.tabItem.name)
        for name in earlierOrder where awaited.contains(name) {
            order.insert(name, at: index(of: name, in: order))
        }
        let selected = earlierSelection.flatMap { awaited.contains($0) ? $0 : nil }
        let current = container.selected.flatMap { isOwn($0) ? $0.tabItem.name : nil }
        let next = namesInTheNextRun
        var state = State(
            order: order.map { next[$0] ?? $0 }, selected: (selected ?? current).map { next[$0] ?? $0 })
        let windows = container.detachedScreens.filter { isOwn($0.screen) }.map(\.window) + earlierWindows
        state.windows = windows.map {
            DetachedScreen(name: next[$0.name] ?? $0.name, index: $0.index, geometry: $0.geometry)
        }
        state.closed = closed
        state.closedOfSteps = closedAmongOthers.map { next[$0] ?? $0 }
        for name in awaited { state.missedRuns[next[name] ?? name] = missedRuns[name, default: 0] + 1 }
        return state
    }

    /// The names of the closed screens whose steps are still recorded.
    private var closedAmongOthers: [String] { closedOfSteps.filter { $0.step != nil }.map(\.name) }

    // MARK: Names

    private var screens: [ViewController] {
        container.viewControllers + container.detachedScreens.map(\.screen)
    }

    private func rememberInitialScreens() {
        guard firstLaterNumbers == nil else { return }
        firstLaterNumbers = nextNumbers
        for screen in screens { screen.tabItem.isInitial = true }
    }

    /// Whether this object has given the screen its name, and not the container from which the user has dragged it.
    private func isOwn(_ controller: ViewController) -> Bool { controller.tabItem.arrangement === self }

    /// Whether this object must give the screen a name: it has none yet, or a recorded step moves it to this container.
    private func isNew(_ controller: ViewController) -> Bool {
        let arrangement = controller.tabItem.arrangement
        return arrangement == nil || (arrangement !== self && FlowCoordinator.navigatedStep != nil)
    }

    func screen(named name: String) -> ViewController? {
        container.viewControllers.first { isOwn($0) && $0.tabItem.name == name }
    }

    /// Gives each screen that is new in the container, and has no identifier, the next number of its type.
    private func name(_ controllers: [ViewController]) {
        named.removeAll { $0.controller == nil }
        for controller in controllers where isNew(controller) {
            let item = controller.tabItem
            named.append(WeakScreen(controller: controller))
            item.arrangement = self
            item.isInitial = false
            item.step = FlowCoordinator.navigatedStep
            item.typeName = ""
            guard item.identifier.isEmpty else { continue }
            let type = "\(type(of: controller))"
            item.typeName = TypeName(type: type, number: nextNumbers[type, default: 0]).text
            nextNumbers[type, default: 0] += 1
        }
    }

    /// The names that screens will have in the next run, by their current names; only those that differ. Of
    /// the screens that were added after the initial ones, the next run adds those that exist now, and
    /// numbers them without gaps.
    private var namesInTheNextRun: [String: String] {
        var numbers: [String: Set<Int>] = [:]
        let living = named.compactMap(\.controller).filter { isOwn($0) && $0.phase != .dismissed }
        for name in living.map(\.tabItem.typeName) + awaited + closedAmongOthers {
            guard let name = TypeName(name), nextNumbers[name.type] != nil else { continue }
            if name.number >= firstLaterNumber(name.type) {
                numbers[name.type, default: []].insert(name.number)
            }
        }
        var names: [String: String] = [:]
        for (type, numbers) in numbers {
            for (new, old) in zip(firstLaterNumber(type)..., numbers.sorted()) where new != old {
                names[TypeName(type: type, number: old).text] = TypeName(type: type, number: new).text
            }
        }
        return names
    }

    private func firstLaterNumber(_ type: String) -> Int { firstLaterNumbers?[type] ?? 0 }

    // MARK: Changes

    /// Called when the program or the user selects a screen. A selection by a restored step is ignored.
    func willSelect(_ controller: ViewController) {
        guard !FlowCoordinator.isRestoring else { return }
        earlierSelection = nil
        guard isNew(controller) else { return }
        // A new screen that is selected is not an awaited one, even if the two have the same name.
        name([controller])
        awaited.remove(controller.tabItem.name)
        hasWindow(controller)
    }

    /// Called when the program replaces the screens, and selects one of them.
    func willSelectAmongOthers() {
        if !FlowCoordinator.isRestoring { earlierSelection = nil }
    }

    /// Called when a screen has its window of the earlier run, or needs none.
    func hasWindow(_ controller: ViewController) {
        if isOwn(controller) { earlierWindows.removeAll { $0.name == controller.tabItem.name } }
    }

    /// Called when the program or the user has closed a screen.
    func didClose(_ controller: ViewController) {
        if let home = controller.tabItem.arrangement, home !== self { return home.didClose(controller) }
        let name = controller.tabItem.name
        if controller.tabItem.isInitial {
            closed.append(name)
        } else if let step = controller.tabItem.step {
            closedOfSteps.append(ClosedScreen(name: name, step: step))
        }
        if earlierSelection == name { earlierSelection = nil }
        hasWindow(controller)
        changes.accept(())
    }

    // MARK: Restoring

    /// Stores the state of an earlier run, and returns the screens that were not closed in that run.
    func restore(_ state: State) -> [ViewController] {
        rememberInitialScreens()
        earlierOrder = state.order
        earlierSelection = state.selected
        missedRuns = state.missedRuns.filter { $0.value < Self.maximumMissedRuns }
        let forgotten = Set(state.missedRuns.keys).subtracting(missedRuns.keys)
        earlierWindows = state.windows.filter { !forgotten.contains($0.name) }
        awaited = Set(state.order + state.windows.map(\.name)).subtracting(forgotten)
        closed = state.closed
        earlierClosedOfSteps = Set(state.closedOfSteps)
        let open = container.viewControllers.filter {
            !($0.tabItem.isInitial && closed.contains($0.tabItem.name)) && !isClosedAgain($0)
        }
        changes.accept(())
        return open
    }

    /// Whether a restored step has added a screen that the user had closed, among other ones. It is closed again.
    private func isClosedAgain(_ controller: ViewController) -> Bool {
        let item = controller.tabItem
        guard let step = item.step, step.isRestored, !item.isInitial,
            earlierClosedOfSteps.remove(item.name) != nil
        else { return false }
        closedOfSteps.append(ClosedScreen(name: item.name, step: step))
        return true
    }

    /// Moves the screens that were awaited to their positions. Returns the screens, in order, the one that is
    /// selected, and those that are closed again.
    func arranged(
        _ controllers: [ViewController], selecting new: ViewController?
    ) -> (controllers: [ViewController], selected: ViewController?, closed: [ViewController]) {
        name(controllers)
        let closed = controllers.filter { isClosedAgain($0) }
        let controllers = controllers.filter { screen in !closed.contains { $0 === screen } }
        var arranged = controllers
        if !awaited.isEmpty {
            let arriving = controllers.filter { isOwn($0) && awaited.remove($0.tabItem.name) != nil }
            for name in earlierOrder {
                guard let screen = arriving.first(where: { $0.tabItem.name == name }) else { continue }
                arranged.removeAll { $0 === screen }
                let names = arranged.map { isOwn($0) ? $0.tabItem.name : "" }
                arranged.insert(screen, at: index(of: name, in: names))
            }
        }
        let selected = earlierSelection.flatMap { name in
            controllers.first { isOwn($0) && $0.tabItem.name == name }
        }
        let isClosed = closed.contains { $0 === new }
        return (arranged, selected ?? (isClosed ? controllers.first : new), closed)
    }

    /// The index of a screen of the earlier run among others: after the nearest one that was before it.
    private func index(of name: String, in names: [String]) -> Int {
        for previous in earlierOrder.prefix(while: { $0 != name }).reversed() {
            if let index = names.firstIndex(of: previous) { return index + 1 }
        }
        return 0
    }
}

/// The name of a screen without an identifier: its type, and its number among the screens of this type, in
/// the order in which they were added.
private struct TypeName {
    let type: String
    let number: Int

    var text: String { "\(type).\(number)" }

    init(type: String, number: Int) {
        self.type = type
        self.number = number
    }

    init?(_ text: String) {
        guard let dot = text.lastIndex(of: "."), let number = Int(text[text.index(after: dot)...]) else {
            return nil
        }
        self.init(type: String(text[..<dot]), number: number)
    }
}

extension SelectionController {
    /// The arrangement of the screens that is restored.
    ///
    /// A screen is recorded by the ``TabItem/identifier`` of its tab; without one by its type and its number
    /// among the screens of that type, in the order in which the next run adds them, such as
    /// `InboxController.0`.
    public struct RestorableState: Codable, Equatable, Sendable {
        /// The names of the screens, in order. Screens that are not among them follow at the end.
        public var order: [String]
        /// The name of the visible screen; nil for none.
        public var selected: String?
        /// The screens in windows of their own.
        var windows: [DetachedScreen] = []
        /// The screens that were dismissed, of those that the container had at first.
        var closed: [String] = []
        /// The screens that were dismissed, of those that a recorded step adds together with others.
        var closedOfSteps: [String] = []
        /// The number of successive runs in which a screen was not added, by its name.
        var missedRuns: [String: Int] = [:]

        /// Creates a state.
        public init(order: [String], selected: String? = nil) {
            self.order = order
            self.selected = selected
        }
    }
}

/// The state of a screen that was moved from its container into a window of its own, for restoration.
struct DetachedScreen: Codable, Equatable, Sendable {
    /// The name of the screen in the state of the container.
    let name: String
    /// The index that it had in the container.
    let index: Int
    let geometry: WindowGeometry?
}
