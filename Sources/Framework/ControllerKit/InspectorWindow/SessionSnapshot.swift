// SPDX-License-Identifier: MIT

import FlowKit
import ViewKit

/// The objects of an application at one moment: its windows with their controllers and view models, and its flows.
///
/// ```swift
/// print(session.snapshot())
/// ```
/// ``Inspector`` shows it in a window, and `rxtree --live` prints it for a running program. It is a value,
/// and retains none of these objects.
public struct SessionSnapshot: Sendable, Codable, Hashable {
    /// An entry of the trees.
    public struct Node: Sendable, Codable, Hashable, Identifiable {
        /// The kind of object that an entry describes.
        public enum Kind: String, Sendable, Codable {
            /// A window.
            case window
            /// A popover.
            case popover
            /// A view controller.
            case controller
            /// A view model.
            case viewModel
            /// The latest event of an identifier, which a child that is added later receives.
            case event
            /// A flow.
            case flow
            /// A screen that a flow has contributed.
            case screen
        }

        /// The position in the tree, with the name. It does not change as long as the entries above do not change.
        public let id: String
        /// The kind of object that the entry describes.
        public let kind: Kind
        /// The type; for a window its title, for an event its identifier.
        public let name: String
        /// Details, such as whether the object is visible; empty if there are none.
        public let detail: String
        /// The entries below it.
        public let children: [Node]
    }

    /// The open windows, in the order in which they were opened.
    public let windows: [Node]
    /// The root flows: one for each main window.
    public let flows: [Node]
}

extension SessionSnapshot: CustomStringConvertible {
    /// The trees as lines of text.
    public var description: String {
        (["Windows"] + windows.flatMap { $0.lines(below: "  ") } + ["Flows"]
            + flows.flatMap { $0.lines(below: "  ") })
            .joined(separator: "\n")
    }
}

extension SessionSnapshot.Node {
    func lines(below indentation: String) -> [String] {
        [indentation + name + (detail.isEmpty ? "" : " (\(detail))")]
            + children.flatMap { $0.lines(below: indentation + "  ") }
    }

    /// - Parameter parent: the id of the entry above.
    init(
        _ kind: Kind, _ name: String, _ detail: String, in parent: String, at index: Int,
        _ children: (String) -> [Self] = { _ in [] }
    ) {
        let id = "\(parent)/\(index)-\(name)"
        self.init(id: id, kind: kind, name: name, detail: detail, children: children(id))
    }
}

extension ApplicationSession {
    /// Returns the current objects of the application, without the windows of an ``Inspector``.
    public func snapshot() -> SessionSnapshot {
        let windows = windows.filter { $0.role != Inspector.role }.enumerated().map { index, window in
            let title = window.root.displayTitle
            return SessionSnapshot.Node(
                .window, title.isEmpty ? "A window without a title" : title,
                window.role.map { "role \($0)" } ?? "",
                in: "windows", at: index
            ) { [Self.node(of: window.root, in: $0, at: 0)] }
        }
        let flows = coordinators.compactMap(\.ownership).enumerated().map { index, ownership in
            Self.node(of: ownership, in: "flows", at: index)
        }
        return SessionSnapshot(windows: windows, flows: flows)
    }

    private static func node(of controller: ViewController, in parent: String, at index: Int)
        -> SessionSnapshot.Node
    {
        let title = controller.title.isEmpty ? "" : "“\(controller.title)”, "
        return SessionSnapshot.Node(
            .controller, "\(type(of: controller))", "\(title)\(controller.phase)", in: parent, at: index
        ) { id in
            var nodes: [SessionSnapshot.Node] = []
            if let owner = controller as? any ViewModelOwner {
                nodes.append(node(of: owner.rxViewModel, in: id, at: 0))
            }
            for child in controller.children { nodes.append(node(of: child, in: id, at: nodes.count)) }
            for popover in controller.presentedPopovers {
                let index = nodes.count
                nodes.append(
                    SessionSnapshot.Node(.popover, "\(type(of: popover))", "", in: id, at: index) {
                        [node(of: popover.root, in: $0, at: 0)]
                    })
            }
            return nodes
        }
    }

    private static func node(of viewModel: RxViewModel, in parent: String, at index: Int)
        -> SessionSnapshot.Node
    {
        SessionSnapshot.Node(
            .viewModel, "\(type(of: viewModel))", viewModel.hasParent ? "has a parent" : "", in: parent,
            at: index
        ) { id in
            viewModel.events.cachedEvents.enumerated().map { index, event in
                SessionSnapshot.Node(.event, event.key.name, event.printedValue, in: id, at: index)
            }
        }
    }

    private static func node(of ownership: Ownership, in parent: String, at index: Int)
        -> SessionSnapshot.Node
    {
        let visibility = ownership.isVisible ? "" : ", not visible"
        return SessionSnapshot.Node(
            ownership.kind == .flow ? .flow : .screen, ownership.name,
            "steps from \(ownership.stepper)\(visibility)", in: parent, at: index
        ) { id in
            ownership.children.enumerated().map { node(of: $1, in: id, at: $0) }
        }
    }
}

extension RxControllerEvent {
    /// The value, in at most 200 characters.
    fileprivate var printedValue: String {
        guard let value else { return "nil" }
        let text = "\(value)"
        return text.count <= 200 ? text : "\(text.prefix(200))…"
    }
}
