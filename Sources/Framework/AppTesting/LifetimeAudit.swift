// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import RxKernel
import ViewKit

/// Records the objects of an application, without retaining them.
@MainActor final class LifetimeAudit {
    private var objects: [ObjectIdentifier: WeakObject] = [:]
    private var lifetimes: [Lifetimes] = []
    private var ignored: ObjectIdentifier?
    /// The subscriptions that existed before the application, by their places in the source.
    private let earlierSubscriptions: [String: Int]

    init(of session: ApplicationSession) {
        LiveSubscriptions.isRecording = true
        earlierSubscriptions = LiveSubscriptions.counts
        follow(session.coordinator)
        session.onCreate = { [weak self] controller in self?.created.append(WeakController(controller)) }
    }

    /// Records the objects of a tree of flows.
    func follow(_ coordinator: FlowCoordinator) { lifetimes.append(coordinator.trackLifetimes()) }

    /// All controllers that the application has created.
    private var created: [WeakController] = []

    private struct WeakController {
        weak var controller: ViewController?

        init(_ controller: ViewController) { self.controller = controller }
    }

    /// Returns the controllers that exist although their screen was closed, or although they were never
    /// shown. There is one line for each, in alphabetical order.
    func strayControllers() -> [String] {
        created.removeAll { $0.controller == nil }
        return created.compactMap { $0.controller.flatMap(line) }.sorted()
    }

    private func line(for controller: ViewController) -> String? {
        guard ignored != ObjectIdentifier(controller) else { return nil }
        let name = "\(type(of: controller))"
        switch controller.phase {
        case .dismissed:
            return
                "\(name) outlives its screen, which was dismissed: look for a closure that captures it strongly, or a subscription "
                + "that is not disposed of."
        case .detached where !controller.hasAppeared && !controller.isInWindow:
            return
                "\(name) was never shown: it is in no window and no container. Show it in the step that creates it, or do not create it."
        case .detached where !controller.isInWindow:
            return
                "\(name) outlives its screen: it was removed from its parent, and something retains it. Release it, or add it again."
        case .hidden where !controller.hasAppeared && controller.window == nil:
            return
                "\(name) was never shown: its parent is in no window. Show it in the step that creates it, or do not create it."
        case .detached, .hidden, .visible: return nil
        }
    }

    func watch(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        if objects[id]?.object !== object { objects[id] = WeakObject(object) }
    }

    /// Excludes an object, because the test itself retains it.
    func ignore(_ object: AnyObject) { ignored = ObjectIdentifier(object) }

    func watch(_ session: ApplicationSession) {
        for window in session.windows {
            watch(window)
            watch(tree: window.root)
        }
    }

    /// Returns the views in the open windows of a session. They are expected to exist.
    private func shownViews(of session: ApplicationSession) -> Set<ObjectIdentifier> {
        var shown: Set<ObjectIdentifier> = []
        func add(_ view: any View) {
            shown.insert(ObjectIdentifier(view))
            for child in (view as? PortableView)?.childViews ?? [] { add(child) }
        }
        func add(_ controller: ViewController) {
            if controller.isViewLoaded { add(controller.view) }
            for child in controller.children + controller.presentedPopovers.map(\.root) { add(child) }
        }
        for window in session.windows { add(window.root) }
        return shown
    }

    private func watch(tree controller: ViewController) {
        watch(controller)
        if let owner = controller as? any ViewModelOwner { watch(owner.rxViewModel) }
        if controller.isViewLoaded { watch(views: controller.view) }
        for popover in controller.presentedPopovers {
            watch(popover)
            watch(tree: popover.root)
        }
        for child in controller.children { watch(tree: child) }
    }

    private func watch(views view: any View) {
        watch(view)
        for child in (view as? PortableView)?.childViews ?? [] { watch(views: child) }
    }

    /// Returns the types of the objects that still exist, without the views in open windows: first those of
    /// the application that probably retain the others, each kind in alphabetical order. When all windows
    /// are closed, the type has the lines of its file at which subscriptions were made that have not ended:
    /// their closures may retain the object.
    func retainedObjects(of session: ApplicationSession) -> [String] {
        var living = objects.filter { $0.value.object != nil }.mapValues { ($0.kind, $0.type) }
        for lifetimes in lifetimes {
            for (id, type) in lifetimes.living { living[id] = (living[id]?.0 ?? .flow, type) }
        }
        if let ignored { living[ignored] = nil }
        for id in shownViews(of: session) { living[id] = nil }
        // While a window is open, its screens have such subscriptions.
        let lines = living.isEmpty || !session.windows.isEmpty ? [:] : linesOfSubscriptions()
        return living.values.sorted { $0 < $1 }.map { kind, type in
            guard kind < .window, let lines = lines[type] else { return type }
            return
                "\(type) (subscribed at \(lines.sorted().map { "\(type).swift:\($0)" }.joined(separator: ", ")))"
        }
    }

    /// The lines at which the application has made subscriptions that have not ended, by the name of the file,
    /// which is that of the type.
    private func linesOfSubscriptions() -> [String: [Int]] {
        var lines: [String: [Int]] = [:]
        for (place, count) in LiveSubscriptions.counts where count > earlierSubscriptions[place] ?? 0 {
            let parts = place.split(separator: "/").last?.split(separator: ":") ?? []
            guard parts.count == 2, parts[0].hasSuffix(".swift"), let line = Int(parts[1]) else { continue }
            lines[String(parts[0].dropLast(6)), default: []].append(line)
        }
        return lines
    }

    /// The kinds of objects, in the order in which a list names them.
    private enum Kind: Comparable {
        case controller, viewModel, flow, window, view
    }

    private struct WeakObject {
        weak var object: AnyObject?
        let kind: Kind
        let type: String

        init(_ object: AnyObject) {
            self.object = object
            kind =
                switch object {
                case is WindowController, is PopoverController: .window
                case is ViewController: .controller
                case is any Flow, is any Stepper: .flow
                case is any View: .view
                default: .viewModel
                }
            type = "\(Swift.type(of: object))"
        }
    }
}
