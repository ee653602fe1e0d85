// SPDX-License-Identifier: MIT

/// One step of the path from a message to a value in it.
enum PathStep {
    case root
    case field(String)
    case element(Int)
    /// The same field, as seen by a type that wraps another one.
    case same

    /// The steps as text, such as `style.margins[2]`.
    static func path(_ steps: some Sequence<PathStep>) -> String {
        var text = ""
        for step in steps {
            switch step {
            case .field(let name): text += text.isEmpty ? name : ".\(name)"
            case .element(let index): text += "[\(index)]"
            case .root, .same: break
            }
            // A hostile message can have a path that is as long as the message.
            if text.utf8.count > 512 { return "\(text.prefix(512))…" }
        }
        return text
    }

    var key: PathStepKey? {
        switch self {
        case .field(let name): PathStepKey(stringValue: name, intValue: nil)
        case .element(let index): PathStepKey(stringValue: "[\(index)]", intValue: index)
        case .root, .same: nil
        }
    }
}

/// A step as a coding key.
struct PathStepKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String, intValue: Int?) {
        self.stringValue = stringValue
        self.intValue = intValue
    }

    init?(stringValue: String) { self.init(stringValue: stringValue, intValue: nil) }
    init?(intValue: Int) { self.init(stringValue: "\(intValue)", intValue: intValue) }
}

extension WireError {
    /// Converts an error that was thrown by a type of the standard library, or by a type of the program.
    init(_ error: any Error, in path: String) {
        switch error {
        case let error as WireError: self = error
        case let error as Reason: self.init(path: path, reason: error)
        case DecodingError.keyNotFound(let key, let context):
            self.init(path: Self.path(context.codingPath + [key]), reason: .missing)
        case DecodingError.valueNotFound(let type, let context):
            self.init(
                path: Self.path(context.codingPath),
                reason: .wrongType(expected: "\(type)", found: Tag.name(of: Tag.none)))
        case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
            self.init(
                path: Self.path(context.codingPath), reason: .refused(Self.clause(context.debugDescription)))
        case EncodingError.invalidValue(_, let context):
            self.init(
                path: Self.path(context.codingPath), reason: .refused(Self.clause(context.debugDescription)))
        default: self.init(path: path, reason: .refused(Self.clause("\(error)")))
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        PathStep.path(keys.map { $0.intValue.map { .element($0) } ?? .field($0.stringValue) })
    }

    /// Returns a sentence without its full stop, because `description` adds one.
    private static func clause(_ text: String) -> String {
        text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
