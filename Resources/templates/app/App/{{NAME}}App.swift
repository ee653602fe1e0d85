import ControllerKit
import GtkBackend
import {{NAME}}Flows

/// The program: the application with the backend that shows it.
@main struct {{NAME}}App: {{NAME}}Application {}
