// SPDX-License-Identifier: MIT

/// What the code of one flow or controller leads to.
struct Trace {
    /// A line of the sources.
    struct Site: Hashable, Comparable {
        var file: Int
        var line: Line

        static func < (left: Site, right: Site) -> Bool { (left.file, left.line) < (right.file, right.line) }
    }

    /// One connection from the subject to another flow or controller.
    struct Lead: Hashable {
        enum Kind: Int, Hashable, Comparable {
            /// Contributed to the coordinator by `navigate(to:)`, or started as a flow.
            case contributes
            /// Embedded in or shown by the subject without the coordinator.
            case shows
            /// A comment `rxtree:leads(…)` says so.
            case stated
            static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
        }

        var target: TypeID
        var kind: Kind
        var way: Vocabulary.Way?
        /// The steps that lead there; nil if that does not depend on a step.
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
        var missing: Missing
    }

    /// What code that could not be followed may lead to.
    enum Missing: Hashable {
        case anything
        /// A flow or controller that is, inherits from or conforms to the named type.
        case some(String)
    }

    var leads: Set<Lead> = []
    var ends: Set<Answer> = []
    var forwards: Set<Answer> = []
    var handled: [StepCase: Site] = [:]
    var troubles: Set<Trouble> = []
    /// The arguments of initializers, by type and parameter.
    var given: [Given: Set<Value>] = [:]
    /// Types that are contributed as presentables although nothing says that they are flows or controllers.
    var presented: Set<TypeID> = []
    /// Where flows and controllers are created, and where they are passed to code outside of the sources.
    var made: [TypeID: Mention] = [:]
    var handedOut: [TypeID: Mention] = [:]
    /// Whether it is a flow whose root is a screen of the application, so that it ends with that screen.
    var isRootedInScreen = false
    /// Whether it depends on an argument of an initializer, which is not known in the first round.
    var usesGiven = false

    /// A flow or controller that is created or passed on.
    struct Mention {
        /// The function that it is passed to.
        var call = ""
        var site: Site
        var steps: Set<StepCase>?
    }

    struct Given: Hashable {
        var type: TypeID
        var parameter: String
    }
}
