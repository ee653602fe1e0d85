// SPDX-License-Identifier: MIT

/// The map of an application: its flows and controllers, the transitions between them, and their steps.
///
/// It consists of plain values and is equal for equal sources, so two maps can be compared.
public struct AppMap: Sendable, Equatable {
    /// The directory that was read; paths are relative to it.
    public var root: String
    /// Flows before controllers, each by name.
    public var nodes: [Node] = []
    public var edges: [Edge] = []
    public var steps: [Step] = []
    public var answers: [Answer] = []
    public var viewModels: [ViewModel] = []
    /// Code that could not be read or followed.
    public var troubles: [Trouble] = []
    /// The comments that silence findings.
    var allowed: [Allowance] = []

    /// A line of a file.
    public struct Site: Sendable, Hashable, Comparable, CustomStringConvertible {
        public var path: String
        public var line: Int

        public var description: String { "\(path):\(line)" }
        public static func < (left: Site, right: Site) -> Bool {
            (left.path, left.line) < (right.path, right.line)
        }
    }

    /// A flow or a controller.
    public struct Node: Sendable, Equatable {
        public enum Kind: String, Sendable, Comparable {
            case flow, controller
            /// Flows come first.
            public static func < (left: Kind, right: Kind) -> Bool { left == .flow && right == .controller }
        }

        /// The name of its class, qualified where several classes have that name.
        public var name: String
        public var kind: Kind
        public var site: Site
        /// Whether other classes inherit from it, and nothing leads to it: it is not a screen itself.
        public var isBase: Bool
        /// Whether the code that starts the application creates one, directly or by a function that it calls.
        public var isEntry: Bool
        /// Whether the flow returns `.end` for some step.
        public var ends: Bool
        /// Whether the root of the flow is a screen: if that screen is popped or dismissed, the flow ends.
        public var isRootedInScreen: Bool
    }

    /// A transition from one node to another, by their indices.
    public struct Edge: Sendable, Equatable {
        public var from: Int
        public var to: Int
        /// Whether the target is contributed to the coordinator; otherwise it is only shown or embedded.
        public var isContributed: Bool
        public var isAwaited: Bool
        /// Whether only a comment `rxtree:leads(…)` states the transition.
        public var isStated: Bool
        /// How it is shown: `pushes`, `presents`, `replaces`, `contains`.
        public var ways: [String]
        /// The steps that lead there, such as `AppStep.detail`.
        public var steps: [String]
        public var site: Site
    }

    /// A step, the code that emits it and the flows that handle it.
    public struct Step: Sendable, Equatable {
        /// Such as `AppStep.detail`, or the name of a step that is a struct.
        public var name: String
        public var site: Site
        public var emitted: [Emission]
        public var handled: [Handling]
        /// Whether code that does not show the type names a case with this name.
        public var isPerhapsEmitted: Bool
    }

    public struct Emission: Sendable, Equatable {
        /// The type whose code emits it; empty for top-level code.
        public var emitter: String
        /// Whether the application starts with it: code outside of screens and view models emits it, or it is a first step of
        /// the stepper with which the application is started.
        public var isInitial: Bool
        public var site: Site
    }

    public struct Handling: Sendable, Equatable {
        public var flow: Int
        public var site: Site
    }

    /// What a flow does for a step.
    public struct Answer: Sendable, Equatable {
        public var flow: Int
        public var step: String
        public var leadsTo: [Int]
        public var ends: Bool
        public var forwards: Bool
        /// Whether a part of its code could not be followed.
        public var isUnclear: Bool
        public var site: Site
    }

    /// A view model and the controllers that show it.
    public struct ViewModel: Sendable, Equatable {
        public var name: String
        public var controllers: [Int]
        public var emits: Bool
        public var site: Site
    }

    /// Code that could not be read or followed, and why.
    public struct Trouble: Sendable, Hashable {
        public var site: Site
        public var message: String
        /// The flow or controller whose code it is; nil where that is not known, such as in a file that does not parse.
        public var node: Int?
        /// The flows and controllers that it may lead to; nil stands for any.
        public var targets: Set<Int>?
        /// The steps under which it may do so; nil stands for any.
        public var steps: Set<String>?
        /// Whether the result of `navigate(to:)` is unknown, so that it may be `.end`.
        public var hidesAnswer = false
    }

    /// A comment that silences findings on its line and on the next.
    struct Allowance: Sendable, Equatable {
        var site: Site
        var rules: [String]
    }
}
