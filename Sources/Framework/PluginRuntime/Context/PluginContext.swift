// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
public import PluginKit
public import RxKernel
public import StateKit
import ViewKit

/// The interface of a shell for one plugin, with which the plugin registers flows and actions at any time.
///
/// Each plugin has a context of its own. Its registrations are removed when the plugin is deactivated.
/// ```swift
/// func activate(in context: PluginContext) throws {
///     let store = try NoteStore(folder: context.dataFolder)
///     context.register(flow: "notes", title: "Notes", icon: "text-x-generic", startingAt: .list) { NotesFlow(store) }
/// }
/// ```
/// The context works in the same way in the shell's process and in a process of the plugin's own. **Errors**:
/// a registration that is refused adds a warning to the list of plugins. **Lifetime**: its functions do
/// nothing after the plugin was deactivated. It retains the closures that are registered, so capture it in
/// them with `[weak context]`. **Threading**: the main thread only.
@preconcurrency @MainActor public final class PluginContext {
    /// The id of the plugin; nil for a linked plugin without an id.
    public let id: PluginID?
    /// The manifest of the plugin; nil for a linked plugin.
    public let manifest: PluginManifest?

    /// The settings that the manifest declares, with the values that the user has set.
    public let settings: PluginSettings

    /// The permissions that the plugin has: those of its manifest that the user grants, and all of them in the
    /// shell's process. They stay as long as the process runs, which is started again when the user changes one.
    public package(set) var permissions = Set(PluginManifest.Permission.Kind.allCases)

    private let dataFolderPath: String
    /// The notifications and the work of the plugin.
    package let messages = ContextMessages()
    /// The extensions of other plugins, by the ids of the extension points.
    package let extensions = BehaviorRelay<[String: [PluginExtension]]>(value: [:])
    /// What registers for the plugin; nil when it was deactivated.
    package weak var owner: (any PluginContextOwner)?
    /// Called in a test for each permission that the plugin requests.
    var onRequest: (@MainActor (PluginManifest.Permission.Kind) -> Void)?

    /// Creates a context without a shell, for the test of a plugin. Registrations are ignored.
    ///
    /// - Parameters:
    ///   - dataFolder: The absolute path of ``dataFolder``.
    ///   - permissions: The permissions that the plugin has.
    ///   - onRequest: Called for each permission that the plugin requests by ``requestPermission(_:)``.
    public convenience init(
        id: PluginID? = nil, manifest: PluginManifest? = nil, dataFolder: String,
        permissions: Set<PluginManifest.Permission.Kind> = Set(PluginManifest.Permission.Kind.allCases),
        onRequest: (@MainActor (PluginManifest.Permission.Kind) -> Void)? = nil
    ) {
        self.init(id, manifest, dataFolder, PluginSettings(manifest))
        self.permissions = permissions
        self.onRequest = onRequest
    }

    private init(
        _ id: PluginID?, _ manifest: PluginManifest?, _ dataFolder: String, _ settings: PluginSettings
    ) {
        self.id = id
        self.manifest = manifest
        self.settings = settings
        dataFolderPath = dataFolder
    }

    package convenience init(
        id: PluginID?, manifest: PluginManifest?, dataFolder: String, settings: PluginSettings,
        owner: any PluginContextOwner
    ) {
        self.init(id, manifest, dataFolder, settings)
        self.owner = owner
        settings.onMistake = { [weak self] in self?.warn($0) }
    }

    /// The absolute path of the folder for the files of the plugin. Reading this property creates the folder.
    ///
    /// A plugin in a process of its own can write in this folder only if its manifest has the group
    /// `[Permission data-folder]`, and elsewhere only in the copies of files that the user has chosen.
    /// Without the permission, files in the folder can be read, and writing fails with the error "Read-only
    /// file system". The XDG variables of the process point to folders in it.
    /// If it cannot be created, the list of plugins shows a warning with the reason, and writing in it fails.
    public var dataFolder: String {
        if let error = Folder.make(dataFolderPath) { warn(error) }
        return dataFolderPath
    }

    /// Throws an error if the plugin does not have a permission. Its description tells the user what to do.
    ///
    /// ```swift
    /// do { try context.require(.userFolders) } catch { banner.show("\(error)") }
    /// ```
    /// ``permissionView(for:title:)`` also has a button with which the user grants it.
    public func require(_ kind: PluginManifest.Permission.Kind) throws(PluginPermissionError) {
        guard permissions.contains(kind) else { throw permissionError(kind) }
    }

    /// Registers a flow as a page of the shell. The side bar shows the page, and the flow is created when the user
    /// first selects it. The root of the flow must be a `ViewController`, such as a `NavigationController`.
    /// - Parameters:
    ///   - id: The id of the page. If it is registered already, the first flow stays in use, and the list of plugins shows a warning.
    ///   - title: The name that users see.
    ///   - icon: The name of an icon in the icon theme.
    ///   - group: The title of its group in the side bar; nil for none. A page that the manifest declares has the group of the manifest.
    ///   - step: The first step of the flow.
    ///   - make: Creates the flow. It is called again after an earlier flow has ended, and is retained while the plugin is active.
    public func register<Page: Flow>(
        flow id: String, title: String, icon: String, group: String? = nil, startingAt step: Page.Steps,
        make: @escaping @MainActor () -> Page
    ) where Page.Steps: Step {
        add(ShellPage(id: id, title: title, icon: icon, group: group)) {
            PageFlow(flow: make(), stepper: OneStepper(withSingleStep: step))
        }
    }

    /// Shows a short text beside a page in the side bar, such as the number of unread messages; an empty one removes it. It has at most 8
    /// characters.
    public func setBadge(_ text: String, ofPage id: String) { owner?.setBadge(text, of: id) }

    /// Registers a flow that is also its stepper, and sends its first step itself.
    public func register<Page: Flow & Stepper>(
        flow id: String, title: String, icon: String, group: String? = nil,
        make: @escaping @MainActor () -> Page
    ) {
        add(ShellPage(id: id, title: title, icon: icon, group: group)) {
            let flow = make()
            return PageFlow(flow: flow, stepper: flow)
        }
    }

    /// Registers an action of the shell's window. It is a command in menus and in the command palette.
    /// - Parameters:
    ///   - id: The id of the action, which other plugins and the application may have too, unless the plugin runs in the process of the
    ///     shell. If it is registered already, the first action stays in use, and the list of plugins shows a warning.
    ///   - title: The name that users see.
    ///   - shortcut: The default shortcut; the user can choose another one.
    ///   - traits: The category, the icon and the locations of the command. They are ignored for an action that the manifest declares.
    ///   - handler: Called when the user performs it. It is retained while the plugin is active.
    public func register(
        action id: String, title: String, shortcut: Shortcut? = nil,
        traits: Command.Traits = Command.Traits(), handler: @escaping @MainActor () -> Void
    ) {
        let action = Action(id, title: title, shortcuts: shortcut.map { [$0] } ?? [], handler: handler)
        owner?.add(action, traits)
    }

    /// Returns the extensions that other plugins declare for an extension point of this plugin: the current
    /// ones on subscription, then after each change.
    ///
    /// ```swift
    /// // [ExtensionPoint exporter]
    /// // Fields=title:string;command:string;
    /// context.extensions(of: "exporter")
    ///     .subscribe(onNext: { print($0.map { $0.values["title"] }) }).disposed(by: disposeBag)
    /// ```
    /// The extensions of a plugin are there while the user has turned it on, whether it runs or not. For a
    /// point that the manifest does not declare, there are none, and the list of plugins shows a warning.
    public func extensions(of point: String) -> Observable<[PluginExtension]> {
        if manifest?.extensionPoints.contains(where: { $0.id == point }) != true {
            warn(
                "extensions(of:) was called for \"\(point)\", which the manifest does not declare. Add [ExtensionPoint \(point)] to it."
            )
        }
        return extensions.map { $0[point] ?? [] }.distinctUntilChanged()
    }

    /// Writes a line to the standard error and to the log of the plugin. When a plugin in a process of its
    /// own fails, its last lines are shown.
    public func log(_ text: String) { owner?.log(text) }

    /// Adds a warning to the plugin in the list of plugins: an error message about a mistake that does not stop the plugin.
    public func warn(_ text: String) { owner?.warn(text) }

    /// Shows a notification, and adds it to the shell's history. It is a toast while the shell's window is
    /// active, otherwise a notification of the desktop.
    ///
    /// A plugin in a process of its own needs the permission `notifications`. Without it, or after 10
    /// notifications in 10 seconds, the notification is not shown, and the list of plugins shows a warning.
    /// While the user has turned on "Do not disturb", notifications are only added to the history.
    /// - Parameter perform: Called when the user presses the button of the notification, or clicks it on the desktop.
    public func notify(_ notification: PluginNotification, perform: (@MainActor () -> Void)? = nil) {
        owner?.post(
            PostedNotification(number: messages.add(perform), notification: notification.bounded))
    }

    /// Shows long work at the bottom of the shell's window until it ends: its progress, the time left, and a button that cancels it.
    ///
    /// ```swift
    /// let catalogue = LongWork<Int>()
    /// catalogue.start { report in try await fetch(report) }
    /// context.show(catalogue, as: "Fetching the catalogue")
    /// ```
    /// Work that has failed is shown with its error message until the user closes it. The work is not retained.
    public func show<Value: Sendable>(_ work: LongWork<Value>, as title: String) {
        messages.follow(work, as: title) { [weak self] in self?.owner?.show($0) }
    }

    private func add(_ page: ShellPage, _ make: @escaping @MainActor () -> PageFlow) {
        owner?.add(PageRegistration(page: page, make: make))
    }
}

/// The receiver of the registrations of a plugin: the shell, or ``PluginMain`` in the plugin's own process.
@MainActor package protocol PluginContextOwner: AnyObject {
    func add(_ page: PageRegistration)
    func add(_ action: Action, _ traits: Command.Traits)
    func add(_ contribution: PluginContribution)
    func setBadge(_ text: String, of page: ShellPage.ID)
    func request(_ permission: PluginManifest.Permission.Kind)
    func log(_ text: String)
    func warn(_ text: String)
    func post(_ notification: PostedNotification)
    func show(_ work: WorkReport)
}

/// A page, and the function that creates its flow.
package struct PageRegistration {
    package let page: ShellPage
    package let make: @MainActor () -> PageFlow
}

/// A flow and the stepper that sends its first step.
package struct PageFlow {
    package let flow: any Flow
    package let stepper: any Stepper

    package init(flow: any Flow, stepper: any Stepper) {
        self.flow = flow
        self.stepper = stepper
    }

    /// The reason why a flow cannot be a page.
    @MainActor package static func errorMessage(for flow: any Flow) -> String {
        "The root of \(type(of: flow)) is a \(type(of: flow.root)). In a shell it must be a "
            + "ViewController, such as a NavigationController."
    }
}
