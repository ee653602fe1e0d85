// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk
import RxKernel
import Testing

@testable import GtkBackend

extension OnDisplay {
    /// Every signal and every property of the binding, through its reactive member.
    @MainActor struct MemberTests {
        init() { Stage.gtk.enter() }

        @Test(arguments: memberCases.map(\.owner)) func theMembersOfAClassWork(_ owner: String) throws {
            let cases = try #require(memberCases.first { $0.owner == owner }).cases()
            for member in cases {
                let label = "\(owner)\(member.isSignal ? "::" : ":")\(member.name)"
                guard Self.leftOut[owner] == nil, Self.leftOut[label] == nil else { continue }
                guard let object = Specimen.make(member.type) else {
                    Issue.record("No object was made to try \(label) on.")
                    continue
                }
                if member.isSignal { emit(member, on: object, label) } else { set(member, of: object, label) }
                (object as? Gtk.Window)?.destroy()
            }
        }

        /// Emits the signal with test arguments, which the handler receives. GTK's default handler does not run.
        private func emit(_ member: MemberCase, on object: Object, _ label: String) {
            var id: guint = 0
            var detail: GQuark = 0
            guard g_signal_parse_name(member.name, rx_instance_type(object._raw), &id, &detail, 1) != 0 else {
                Issue.record("\(object.typeName) has no signal \(label).")
                return
            }
            var query = GSignalQuery()
            g_signal_query(id, &query)
            var values = [Value(object)]
            for index in 0..<Int(query.n_params) {
                guard let value = Specimen.value(query.param_types[index] & ~1) else {
                    let type = String(cString: g_type_name(query.param_types[index] & ~1))
                    Issue.record("No \(type) was made up for \(label).")
                    return
                }
                values.append(value)
            }
            var events: [String] = []
            let subscription = member.observe(object) { events.append($0) }
            let stop = object.connect(member.name) { _ in g_signal_stop_emission(object._raw, id, 0) }
            let answer = query.return_type & ~1 == rx_type_none() ? nil : Value(type: query.return_type & ~1)
            withExtendedLifetime(values) {
                g_signal_emitv(values.map { $0._pointer.pointee }, id, 0, answer?._pointer)
            }
            stop.disconnect()
            #expect(events.count == 1, "\(label)")
            subscription.dispose()
        }

        /// Reads the property, writes it, changes it directly, and binds it to itself.
        private func set(_ member: MemberCase, of object: Object, _ label: String) {
            var events: [String] = []
            let subscription = member.observe(object) { events.append($0) }
            defer { subscription.dispose() }
            #expect(events.count == 1, "\(label) is read")
            guard member.isWritable(object) else { return }
            let bag = DisposeBag()
            member.echo(object, bag)
            #expect(events.count < 5, "\(label) comes to rest")
            guard !Self.dependent.contains(label),
                let spec = g_object_class_find_property(C.cast(rx_class_of(object._raw)), member.name)
            else { return }
            var current = GValue()
            g_object_get_property(C.cast(object._raw), member.name, &current)
            defer { g_value_unset(&current) }
            guard let other = Specimen.other(than: &current, for: spec) else { return }
            events = []
            g_object_set_property(C.cast(object._raw), member.name, other._pointer)
            #expect((1...4).contains(events.count), "\(label) reports a change, and no echo of it")
            var now = GValue()
            g_object_get_property(C.cast(object._raw), member.name, &now)
            defer { g_value_unset(&now) }
            #expect(g_param_values_cmp(spec, &now, other._pointer) == 0, "\(label) keeps what was written")
        }

        /// Classes and members that are not tested here, with the reason.
        private static let leftOut: [String: String] = {
            let reasons: [(reason: String, names: String)] = [
                (
                    "GIO makes it of a file, a socket, a bus, a device or a running application.",
                    """
                    GAppLaunchContext GApplication GBinding GBufferedInputStream GBufferedOutputStream GConverterInputStream
                    GConverterOutputStream GDBusConnection GDBusInterfaceSkeleton GDBusObject GDBusObjectManager
                    GDBusObjectManagerClient GDBusObjectManagerServer GDBusObjectProxy GDBusObjectSkeleton GDBusProxy GDBusServer
                    GDataInputStream GDataOutputStream GDebugController GDebugControllerDBus GDesktopAppInfo GDrive GFileMonitor
                    GFilterInputStream GFilterOutputStream GIOStream GInetAddress GInetAddressMask GInetSocketAddress GMount
                    GNetworkService GProxyAddress GProxyAddressEnumerator GResolver GSettings
                    GSimpleProxyResolver GSocket GSocketAddress GSocketClient GSocketConnection GTask GTcpConnection
                    GTcpWrapperConnection GTlsCertificate GTlsConnection GUnixCredentialsMessage GUnixInputStream
                    GUnixOutputStream GUnixSocketAddress GVolume GVolumeMonitor GApplicationCommandLine GSignalGroup
                    GUnixMountMonitor GAppInfoMonitor GSocketService
                    GThreadedSocketService
                    """
                ),
                (
                    "It is a drag, which only a person begins.",
                    """
                    GdkDrag GdkDrop GtkDragSource::drag-begin GtkDragSource::drag-end GtkDragSource::drag-cancel
                    GtkDropTargetAsync::drag-leave GtkDropTargetAsync::drag-enter GtkDropTargetAsync::drag-motion
                    GtkDropTargetAsync::accept GtkDropTargetAsync::drop GtkDropTarget::accept
                    """
                ),
                ("The machine has no Vulkan or OpenGL.", "GdkVulkanContext GdkGLContext GskGLShader"),
                ("GTK makes it for a screen reader.", "GtkATContext"),
                (
                    "It hands over an event or a region of the display, which only the display makes.",
                    "GdkSurface::event GdkSurface::render GtkEventControllerLegacy::event"
                ),
                ("There is no printer, and so no job.", "GtkPrintJob GtkPrinter GtkPrintOperation::preview"),
                ("To write it changes the display under all other tests.", "GtkSettings"),
                ("There is no player of media.", "GtkMediaStream GtkMediaFile"),
                ("It has to be told the end of its data.", "GdkPixbufLoader"),
                ("It is made of others only.", "GtkAlternativeTrigger"),
                (
                    "Its own handler runs first, and needs a window that is shown or an application that runs.",
                    """
                    GtkWidget::map GtkWidget::unmap GtkWidget::realize GtkWidget::unrealize GtkFileChooserWidget
                    GtkApplication::window-added GtkApplication::window-removed GtkAssistant::escape
                    GtkCellArea::apply-attributes
                    """
                ),
                (
                    "It is about applications that are installed.",
                    "GtkAppChooserWidget::application-activated GtkAppChooserWidget::application-selected"
                ),
                ("GTK 4.8 crashes when it is read before it was written.", "GtkCellRendererText:language"),
                ("GTK 4.8 hands out a wrong address.", "GtkFixedLayoutChild:transform"),
                (
                    "It is missing until there is a parent, though GTK says it never is.",
                    "GtkMountOperation:display"
                ),
                (
                    "It names a child, and there is none of that name.",
                    "GtkStack:visible-child-name GtkPopoverMenu:visible-submenu"
                ),
            ]
            let pairs = reasons.flatMap { reason, names in
                names.split { $0.isWhitespace }.map { (String($0), reason) }
            }
            return Dictionary(uniqueKeysWithValues: pairs)
        }()

        /// Properties that may have another value than was written: bounds, or what else the object has, decide.
        private static let dependent: Set<String> = [
            "GtkAdjustment:value", "GtkCellRendererText:ellipsize", "GtkComboBox:active",
            "GtkComboBox:active-id", "GtkDropDown:selected", "GtkImage:file", "GtkImage:resource",
            "GtkMessageDialog:secondary-use-markup", "GtkNotebook:page", "GtkShortcutsWindow:section-name",
            "GtkSingleSelection:selected", "GtkSpinButton:value", "GtkTreeListRow:expanded",
            "GtkTreeView:headers-clickable", "GtkWidget:halign", "GtkWidget:opacity",
            "GtkTextTag:line-height-set", "GtkNotebookPage:position",
        ]

        @Test func membersThatAreLeftOutExist() {
            let names = memberCases.flatMap { owner, cases in
                [owner] + cases().map { "\(owner)\($0.isSignal ? "::" : ":")\($0.name)" }
            }
            let unknown = Set(Self.leftOut.keys).union(Self.dependent).subtracting(names)
            #expect(unknown.isEmpty, "Members that are not there need not be left out.")
        }
    }
}
