{{IMPORT}}import ShellKit

/// The plugin registers the flows and actions that its manifest declares.
public final class {{NAME}}Plugin: Plugin {
    public static let id: PluginID? = "{{ID}}"

    public init() {}

    public func activate(in context: PluginContext) throws {
        context.register(
            flow: "{{PAGE}}", title: "{{NAME}}", icon: "face-smile-symbolic", startingAt: .start
        ) { {{NAME}}Flow() }
    }
}
