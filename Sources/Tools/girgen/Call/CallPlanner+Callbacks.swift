// SPDX-License-Identifier: MIT

/// How long a C function retains a callback. The way in which the generated function passes the closure depends on it.
enum CallbackUse {
    /// The library may call it any number of times, and frees its data when it does not need the callback any more.
    case call
    /// The library calls it once. That call frees its data.
    case once
    /// The library retains it until the program ends.
    case retain
    /// The library uses it only during the call of the function that takes it.
    case temporary
    /// The library uses it only during the call, and it may be nil.
    case temporaryOptional
}

extension CallPlanner {
    /// Passes a closure as an argument, in the way that its ``CallbackUse`` requires.
    func add(callback name: String, _ parameter: Parameter, _ draft: inout CallDraft) throws(Unsupported) {
        if let reason = repository.overrides.skippedCallbacks[name] {
            guard parameter.nullable else { throw Unsupported(reason: reason) }
            return draft.arguments.append("nil")
        }
        guard let callback = repository.callbacks[name], let closure = parameter.closure,
            (try? incoming(callback: callback)) != nil
        else { throw Unsupported(reason: "the callback \(name)") }
        let local = Naming.local(parameter.name)
        let type = repository.callbackName(name, from: module)
        let thunk = type + "Thunk"
        let escapes = (parameter.scope != "call" || draft.finish != nil) && !parameter.nullable
        draft.show(
            Naming.camel(parameter.name),
            escapes ? "@escaping \(type)" : optional(type, parameter.nullable),
            otherwise: parameter.nullable ? "nil" : nil)
        func use(_ uses: CallbackUse...) { repository.usedCallbacks[name, default: []].formUnion(uses) }
        func orNil(_ value: String) -> String {
            parameter.nullable ? "\(local) == nil ? nil : \(value)" : value
        }
        let data = "data\(closure)"
        // A callback without a function that frees its data is kept until the asynchronous function ends.
        let lasts = draft.finish != nil && parameter.scope == "notified" && parameter.destroy == nil
        switch parameter.scope {
        case "call" where draft.finish != nil, "notified" where lasts:
            use(.call, .retain)
            draft.before.append("let \(data) = \(thunk).retained(\(local))")
            draft.before.append("defer { releaseCallback(\(data)) }")
            draft.arguments.append(orNil("\(thunk).call"))
            draft.hidden[closure] = data
        case "call":
            use(.call, parameter.nullable ? .temporaryOptional : .temporary)
            draft.arguments.append(orNil("\(thunk).call"))
            draft.temporaries.append((data, "\(thunk).withTemporary(\(local))"))
            draft.hidden[closure] = data
        case "notified":
            use(.call, .retain)
            draft.arguments.append(orNil("\(thunk).call"))
            draft.hidden[closure] = "\(thunk).retained(\(local))"
            if let destroy = parameter.destroy { draft.hidden[destroy] = orNil("releaseCallback") }
        case "async":
            use(.once, .retain)
            draft.arguments.append(orNil("\(thunk).once"))
            draft.hidden[closure] = "\(thunk).retained(\(local))"
        default: throw Unsupported(reason: "the callback \(name) without a scope")
        }
    }
}
