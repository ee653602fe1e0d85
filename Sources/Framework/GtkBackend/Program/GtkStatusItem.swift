// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gio
import Glibc
import Gtk
import ViewKit

/// A status item by the protocols StatusNotifierItem and com.canonical.dbusmenu.
///
/// It has a connection to the session bus of its own: a tray removes an icon only when its connection ends.
final class GtkStatusItem: BackendStatusItem {
    var onEvent: (@MainActor (StatusItemEvent) -> Void)?

    static let path = "/StatusNotifierItem"
    static let menuPath = "/MenuBar"
    static let watcher = "org.kde.StatusNotifierWatcher"

    private var state: StatusItemState?
    private var menu = StatusMenu()
    private var revision: UInt32 = 1
    private var bus: DBusConnection?
    private var connecting: Task<Void, Never>?
    private var registrations: [Registration] = []
    private var isRegistered = false
    private var hasHost = false

    isolated deinit { remove() }

    func render(_ state: StatusItemState) {
        let old = self.state
        self.state = state
        guard let old else { return connect() }
        if state.title != old.title || state.badge != old.badge { emit("NewTitle") }
        if state.icon != old.icon {
            emit("NewIcon")
            emit("NewAttentionIcon")
        }
        if state.tooltip != old.tooltip || state.title != old.title || state.badge != old.badge {
            emit("NewToolTip")
        }
        if state.badge != old.badge { emit("XAyatanaNewLabel", Variant(state.badge), Variant(state.badge)) }
        if state.needsAttention != old.needsAttention { emit("NewStatus", Variant(status)) }
        if state.menu != old.menu || state.actions != old.actions { updateMenu() }
    }

    func remove() {
        connecting?.cancel()
        connecting = nil
        onEvent = nil
        for registration in registrations { registration.cancel() }
        registrations = []
        guard let bus else { return }
        self.bus = nil
        Task { try? await bus.close() }
    }

    // MARK: Bus

    private func connect() {
        updateMenu()
        connecting = Task { [weak self] in
            guard let address = Self.address,
                let bus = try? await DBusConnection(
                    address: address, flags: [.authenticationClient, .messageBusConnection])
            else { return }
            guard let self, !Task.isCancelled else {
                try? await bus.close()
                return
            }
            bus.exitOnClose = false
            export(on: bus)
        }
    }

    /// The address of the session bus; nil if there is none.
    private static var address: String? {
        guard let address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
        defer { g_free(address) }
        return String(cString: address)
    }

    private func export(on bus: DBusConnection) {
        self.bus = bus
        do {
            registrations.append(
                try bus.register(Self.path, interface: Self.itemInterface) { [weak self] in
                    self?.receiveForItem($0, $1)
                } get: { [weak self] in
                    self?.property($0) ?? Variant("")
                })
            registrations.append(
                try bus.register(Self.menuPath, interface: Self.menuInterface) { [weak self] in
                    self?.receive($0, $1)
                } get: { [weak self] in
                    self?.menuProperty($0) ?? Variant("")
                })
        } catch { return }
        for signal in ["StatusNotifierHostRegistered", "StatusNotifierHostUnregistered"] {
            registrations.append(
                bus.signalSubscribe(Self.watcher, interfaceName: Self.watcher, member: signal) {
                    [weak self] _, _, _, _, _, _ in
                    self?.askForHost()
                })
        }
        registrations.append(
            Gio.busWatchName(Self.watcher) { [weak self] _, _, _ in
                self?.register()
            } vanished: { [weak self] _, _ in
                self?.isRegistered = false
                self?.hasHost = false
                self?.report()
            })
    }

    private func register() {
        guard let bus, let name = bus.uniqueName else { return }
        Task { [weak self] in
            let answer = try? await bus.call(
                "RegisterStatusNotifierItem", of: Self.watcher, at: "/StatusNotifierWatcher",
                on: Self.watcher,
                Variant(name))
            self?.isRegistered = answer != nil
            self?.askForHost()
        }
    }

    private func askForHost() {
        guard let bus else { return }
        Task { [weak self] in
            let answer = try? await bus.call(
                "Get", of: "org.freedesktop.DBus.Properties", at: "/StatusNotifierWatcher", on: Self.watcher,
                Variant(Self.watcher), Variant("IsStatusNotifierHostRegistered"))
            self?.hasHost = answer?[0].unboxed?.get(Bool.self) ?? false
            self?.report()
        }
    }

    private func report() { onEvent?(.shown(isRegistered && hasHost)) }

    private func emit(
        _ signal: String, of interface: String = "org.kde.StatusNotifierItem", at path: String = path,
        _ arguments: Variant...
    ) {
        try? bus?.emitSignal(
            objectPath: path, interfaceName: interface, signalName: signal,
            parameters: Variant(tuple: arguments))
    }

    // MARK: Icon

    private var status: String { state?.needsAttention == true ? "NeedsAttention" : "Active" }

    /// The title with the badge, which most trays do not show otherwise.
    private var title: String {
        guard let state else { return "" }
        return state.badge.isEmpty ? state.title : "\(state.title) (\(state.badge))"
    }

    private func property(_ name: String) -> Variant {
        let state = state ?? StatusItemState()
        let noPictures = Variant(array: [], of: VariantType(typeString: "(iiay)"))
        return switch name {
        case "Category": "ApplicationStatus"
        case "Id": Variant(state.id)
        case "Title": Variant(title)
        case "Status": Variant(status)
        case "WindowId": Variant(Int32(0))
        case "IconName", "AttentionIconName": Variant(state.icon)
        case "IconPixmap", "AttentionIconPixmap", "OverlayIconPixmap": noPictures
        case "ToolTip":
            // The protocol takes the text for markup.
            Variant(tuple: [
                Variant(state.icon), noPictures, Variant(title), Variant(Markup.escape(state.tooltip)),
            ])
        case "ItemIsMenu": Variant(false)
        case "Menu": Variant(objectPath: Self.menuPath) ?? Variant("")
        case "XAyatanaLabel", "XAyatanaLabelGuide": Variant(state.badge)
        default: Variant("")
        }
    }

    private func receiveForItem(_ method: String, _ arguments: Variant) -> Variant? {
        switch method {
        // The tray shows the menu itself.
        case "Activate", "SecondaryActivate": onEvent?(.activated)
        case "ProvideXdgActivationToken":
            GtkWindowView.activationToken = arguments.count > 0 ? arguments[0].get(String.self) : nil
        default: break
        }
        return nil
    }

    // MARK: Menu

    private func updateMenu() {
        let old = menu
        menu = StatusMenu(state?.menu ?? Menu(), actions: state?.actions ?? [], after: old)
        guard menu != old else { return }
        let interface = "com.canonical.dbusmenu"
        guard menu.root.hasStructure(of: old.root) else {
            revision += 1
            return emit(
                "LayoutUpdated", of: interface, at: Self.menuPath, Variant(revision), Variant(Int32(0)))
        }
        let changed = zip(menu.nodes, old.nodes).filter { $0.properties != $1.properties }
        let updated = changed.map { Variant(tuple: [Variant($0.0.id), $0.0.properties([])]) }
        let removed = changed.map { new, old in
            Variant(tuple: [
                Variant(new.id), Variant(old.properties.keys.filter { new.properties[$0] == nil }.sorted()),
            ])
        }
        emit(
            "ItemsPropertiesUpdated", of: interface, at: Self.menuPath,
            Variant(array: updated, of: VariantType(typeString: "(ia{sv})")),
            Variant(array: removed, of: VariantType(typeString: "(ias)")))
    }

    private func menuProperty(_ name: String) -> Variant {
        switch name {
        case "Version": Variant(UInt32(3))
        case "TextDirection": Variant(Gtk.Widget.defaultDirection == .rtl ? "rtl" : "ltr")
        case "Status": "normal"
        default: Variant([String]())
        }
    }

    /// Handles a call of the tray. The arguments come from another process: one of another type counts as missing.
    private func receive(_ method: String, _ arguments: Variant) -> Variant? {
        func argument<T: VariantConvertible>(_ index: Int, _ type: T.Type) -> T? {
            index < arguments.count ? arguments[index].get(type) : nil
        }
        switch method {
        case "GetLayout":
            let node = menu.node(argument(0, Int32.self) ?? 0) ?? menu.root
            let depth = Int(argument(1, Int32.self) ?? -1)
            return Variant(tuple: [
                Variant(revision), node.layout(depth: depth, argument(2, [String].self) ?? []),
            ])
        case "GetGroupProperties":
            let ids = argument(0, [Int32].self) ?? []
            let nodes = menu.nodes.filter { ids.isEmpty || ids.contains($0.id) }
            let names = argument(1, [String].self) ?? []
            return Variant(tuple: [
                Variant(
                    array: nodes.map { Variant(tuple: [Variant($0.id), $0.properties(names)]) },
                    of: VariantType(typeString: "(ia{sv})"))
            ])
        case "GetProperty":
            let value = menu.node(argument(0, Int32.self) ?? -1)?.properties[argument(1, String.self) ?? ""]
            return Variant(tuple: [Variant(boxing: value?.variant ?? Variant(""))])
        case "Event":
            choose(argument(0, Int32.self), argument(1, String.self))
            return nil
        case "EventGroup":
            for event in arguments.count > 0 ? arguments[0].items : [] where event.count > 1 {
                choose(event[0].get(Int32.self), event[1].get(String.self))
            }
            return Variant(tuple: [Variant([Int32]())])
        case "AboutToShow": return Variant(tuple: [Variant(false)])
        case "AboutToShowGroup": return Variant(tuple: [Variant([Int32]()), Variant([Int32]())])
        default: return nil
        }
    }

    private func choose(_ id: Int32?, _ event: String?) {
        guard event == "clicked", let id, let node = menu.node(id),
            node.properties["enabled"] != .flag(false),
            let chosen = node.event
        else { return }
        onEvent?(chosen)
    }

    private static let itemInterface = """
        <node><interface name="org.kde.StatusNotifierItem">
        <property name="Category" type="s" access="read"/><property name="Id" type="s" access="read"/>
        <property name="Title" type="s" access="read"/><property name="Status" type="s" access="read"/>
        <property name="WindowId" type="i" access="read"/><property name="IconThemePath" type="s" access="read"/>
        <property name="Menu" type="o" access="read"/><property name="ItemIsMenu" type="b" access="read"/>
        <property name="IconName" type="s" access="read"/><property name="IconPixmap" type="a(iiay)" access="read"/>
        <property name="OverlayIconName" type="s" access="read"/>
        <property name="OverlayIconPixmap" type="a(iiay)" access="read"/>
        <property name="AttentionIconName" type="s" access="read"/>
        <property name="AttentionIconPixmap" type="a(iiay)" access="read"/>
        <property name="AttentionMovieName" type="s" access="read"/>
        <property name="ToolTip" type="(sa(iiay)ss)" access="read"/>
        <property name="XAyatanaLabel" type="s" access="read"/>
        <property name="XAyatanaLabelGuide" type="s" access="read"/>
        <method name="ContextMenu"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="Activate"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="SecondaryActivate"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="Scroll"><arg type="i" direction="in"/><arg type="s" direction="in"/></method>
        <method name="ProvideXdgActivationToken"><arg type="s" direction="in"/></method>
        <signal name="NewTitle"/><signal name="NewIcon"/><signal name="NewAttentionIcon"/>
        <signal name="NewOverlayIcon"/><signal name="NewToolTip"/>
        <signal name="NewStatus"><arg type="s"/></signal>
        <signal name="XAyatanaNewLabel"><arg type="s"/><arg type="s"/></signal>
        </interface></node>
        """

    private static let menuInterface = """
        <node><interface name="com.canonical.dbusmenu">
        <property name="Version" type="u" access="read"/><property name="TextDirection" type="s" access="read"/>
        <property name="Status" type="s" access="read"/><property name="IconThemePath" type="as" access="read"/>
        <method name="GetLayout"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="as" direction="in"/><arg type="u" direction="out"/><arg type="(ia{sv}av)" direction="out"/></method>
        <method name="GetGroupProperties"><arg type="ai" direction="in"/><arg type="as" direction="in"/>
        <arg type="a(ia{sv})" direction="out"/></method>
        <method name="GetProperty"><arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/></method>
        <method name="Event"><arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="in"/><arg type="u" direction="in"/></method>
        <method name="EventGroup"><arg type="a(isvu)" direction="in"/><arg type="ai" direction="out"/></method>
        <method name="AboutToShow"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="AboutToShowGroup"><arg type="ai" direction="in"/><arg type="ai" direction="out"/>
        <arg type="ai" direction="out"/></method>
        <signal name="ItemsPropertiesUpdated"><arg type="a(ia{sv})"/><arg type="a(ias)"/></signal>
        <signal name="LayoutUpdated"><arg type="u"/><arg type="i"/></signal>
        <signal name="ItemActivationRequested"><arg type="i"/><arg type="u"/></signal>
        </interface></node>
        """
}
