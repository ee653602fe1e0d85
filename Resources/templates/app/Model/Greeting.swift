/// What the application is about. The model knows neither views nor flows.
public struct Greeting: Sendable {
    public let name: String

    public init(name: String) { self.name = name }

    public var text: String { name.isEmpty ? "Enter your name." : "Hello, \(name)!" }
}
