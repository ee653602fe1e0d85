/// The model of the application. It does not depend on views or flows.
public struct Greeting: Sendable {
    public let name: String

    public init(name: String) { self.name = name }

    public var text: String { name.isEmpty ? "Enter your name." : "Hello, \(name)!" }
}
