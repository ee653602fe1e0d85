import ControllerKit

/// The application without a backend, so that tests can run it too.
public protocol {{NAME}}Application: Application {}

extension {{NAME}}Application {
    public var id: String { "{{ID}}" }
    public var name: String { "{{NAME}}" }
    public var windowSize: Size { Size(width: 480, height: 360) }
    public var firstStep: any Step { {{NAME}}Step.start }
    public var restoresNavigation: Bool { true }

    public func rootFlow() -> any Flow { {{NAME}}Flow() }

    /// The actions of each window.
    public func actions(in session: ApplicationSession) -> [Action] {
        [Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() }]
    }
}
