// SPDX-License-Identifier: MIT

/// What following the code of one flow or controller brought to light.
struct Trace {
    /// A place of the sources.
    struct Site: Hashable {
        var file: Int
        var line: Line
    }

    /// One way from the subject to another flow or controller.
    struct Lead: Hashable {
        enum Kind: Int, Hashable, Comparable {
            /// Handed to the coordinator by `navigate(to:)`, or started as a flow.
            case contributes
            /// Embedded in or shown by the subject without the coordinator.
            case shows
            static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
        }

        var target: TypeID
        var kind: Kind
        var way: Vocabulary.Way?
        /// The steps that lead there; nil when no step decides.
        var steps: Set<StepCase>?
        var site: Site
        /// True when the subject awaits the flow's result.
        var isAwaited = false
    }

    struct Answer: Hashable {
        var steps: Set<StepCase>?
        var site: Site
    }

    struct Trouble: Hashable {
        var site: Site
        var message: String
        var steps: Set<StepCase>?
    }

    var leads: Set<Lead> = []
    var ends: Set<Answer> = []
    var forwards: Set<Answer> = []
    var handled: [StepCase: Site] = [:]
    var troubles: Set<Trouble> = []
    /// What was given to initialisers, by type and parameter.
    var given: [Given: Set<Value>] = [:]
    /// A flow whose root is a screen of the application, so that it ends with that screen.
    var isRootedInScreen = false
    /// Asks what an initialiser was given, which the first round cannot tell yet.
    var usesGiven = false

    struct Given: Hashable {
        var type: TypeID
        var parameter: String
    }
}
