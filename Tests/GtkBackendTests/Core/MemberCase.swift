// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk
import RxKernel

@testable import GtkBackend

/// A signal or a property with a reactive member, and the functions that test it with an object.
@MainActor
struct MemberCase {
    /// The C type that declares it.
    let owner: String
    /// The C name.
    let name: String
    let isSignal: Bool
    /// The class through which it is reached.
    let type: UInt
    /// Subscribes to the reactive member, and reports each event as text.
    let observe: @MainActor (Object, @escaping (String) -> Void) -> any Disposable
    /// Sends the value of a property to its reactive member: once directly, and once by binding the property to itself.
    let echo: @MainActor (Object, DisposeBag) -> Void
    let isWritable: @MainActor (Object) -> Bool

    init<Owner: Object, Arguments>(
        _ owner: String, _ key: KeyPath<Members<Owner>, SignalKey<Owner, Arguments>>
    ) {
        self.owner = owner
        name = Members<Owner>()[keyPath: key].name
        isSignal = true
        type = Owner.gtype
        observe = { object, send in
            Self.cast(object, Owner.self).rx[key].subscribe(onNext: { send("\($0)") })
        }
        echo = { _, _ in }
        isWritable = { _ in false }
    }

    init<Owner: Object, Arguments, Answer: ValueConvertible>(
        _ owner: String, _ key: KeyPath<Members<Owner>, AnsweredSignalKey<Owner, Arguments, Answer>>
    ) {
        self.owner = owner
        name = Members<Owner>()[keyPath: key].name
        isSignal = true
        type = Owner.gtype
        observe = { object, send in
            let value = Specimen.value(Answer._valueType) ?? Value(type: Answer._valueType)
            guard let answer = Answer._read(value._pointer) else {
                fatalError("No \(Answer.self) was made up")
            }
            return Self.cast(object, Owner.self).rx[key](answering: answer).subscribe(onNext: {
                send("\($0)")
            })
        }
        echo = { _, _ in }
        isWritable = { _ in false }
    }

    init<Owner: Object, Value>(_ owner: String, _ key: KeyPath<Members<Owner>, PropertyKey<Owner, Value>>) {
        self.owner = owner
        let member = Members<Owner>()[keyPath: key]
        name = member.name
        isSignal = false
        type = Owner.gtype
        observe = { object, send in
            Self.cast(object, Owner.self).rx[key].subscribe(onNext: { send("\($0)") })
        }
        echo = { object, bag in
            let object = Self.cast(object, Owner.self)
            let value = member.get(object)
            Observable.just(value).bind(to: object.rx[key]).disposed(by: bag)
            object.rx[key].bind(to: object.rx[key]).disposed(by: bag)
        }
        isWritable = { member.isWritable(Self.cast($0, Owner.self)) }
    }

    private static func cast<Owner: Object>(_ object: Object, _ type: Owner.Type) -> Owner {
        guard let owner = object as? Owner else { fatalError("\(object) is no \(type)") }
        return owner
    }
}

// MARK: Objects

/// The objects with which members are tested.
@MainActor
enum Specimen {
    /// An object of a type or of a subclass; nil if one cannot be created without a device, a service or a user.
    static func make(_ type: UInt) -> Object? {
        let name = String(cString: g_type_name(type))
        if let make = special[name] { return make() }
        if needy.contains(name) { return nil }
        guard rx_is_abstract(type) == 0, rx_fundamental(type) == rx_type_object() else {
            return descendants(type).lazy.compactMap { make($0) }.first
        }
        return bare(type)
    }

    /// An object of a class, created without arguments.
    static func bare(_ type: UInt) -> Object? {
        let raw = g_object_new_with_properties(type, 0, nil, nil)
        // A window belongs to GTK.
        return g_type_is_a(type, Gtk.Window.gtype) != 0 ? C.borrow(raw) : C.adopt(raw)
    }

    /// An object of a class that needs arguments, or that exists already; nil if there is none in the tests.
    static func whole(_ name: String) -> Object? { special[name]?() }

    private static func descendants(_ type: UInt) -> [UInt] {
        var count: guint = 0
        let children = g_type_children(type, &count)
        defer { g_free(children) }
        return (0..<Int(count)).map { children.unsafelyUnwrapped[$0] }
    }

    /// Objects that need arguments, or that exist already.
    private static let special: [String: @MainActor () -> Object?] = [
        // Not each month has the day of today.
        "GtkCalendar": {
            let calendar = Gtk.Calendar()
            calendar.day = 15
            return calendar
        },
        "GdkDisplay": { Gdk.Display.default },
        "GdkSeat": { Gdk.Display.default?.defaultSeat },
        "GdkDevice": { Gdk.Display.default?.defaultSeat?.pointer },
        "GdkClipboard": { Gdk.Display.default?.clipboard },
        "GdkMonitor": { Gdk.Display.default?.monitors.item(at: 0) },
        "GdkContentProvider": { Gdk.ContentProvider(value: Value("text")) },
        "GdkCursor": { Gdk.Cursor(name: "pointer") },
        "GdkDisplayManager": { Gdk.DisplayManager.get() },
        "GdkPaintable": { texture },
        "GdkTexture": { texture },
        "GdkFrameClock": { realized.frameClock },
        "GdkSurface": { (realized as any Gtk.Native).surface },
        "GskRenderer": { (realized as any Gtk.Native).renderer },
        "GtkSettings": { Gtk.Settings.default },
        "GAction": { Gio.SimpleAction(name: "a") },
        "GPropertyAction": { Gio.PropertyAction(name: "a", object: Gtk.Label("x"), propertyName: "label") },
        "GListModel": { Gtk.StringList(strings: ["a"]) },
        "GMenuModel": { Gio.Menu() },
        "GThemedIcon": { Gio.ThemedIcon(name: "a") },
        "GBytesIcon": { Gio.BytesIcon(bytes: Bytes([1])) },
        "GFileIcon": { Gio.FileIcon(file: Gio.File(path: "/tmp")) },
        "GEmblem": { Gio.Emblem(icon: Gio.ThemedIcon(name: "a")) },
        "GEmblemedIcon": { Gio.EmblemedIcon(icon: Gio.ThemedIcon(name: "a")) },
        "GBufferedInputStream": { Gio.BufferedInputStream(baseStream: Gio.MemoryInputStream()) },
        "GDataInputStream": { Gio.DataInputStream(baseStream: Gio.MemoryInputStream()) },
        "GBufferedOutputStream": { Gio.BufferedOutputStream(baseStream: Gio.MemoryOutputStream.resizable()) },
        "GDataOutputStream": { Gio.DataOutputStream(baseStream: Gio.MemoryOutputStream.resizable()) },
        "GSimpleIOStream": {
            Gio.SimpleIOStream(
                inputStream: Gio.MemoryInputStream(), outputStream: Gio.MemoryOutputStream.resizable())
        },
        "GConverterInputStream": {
            Gio.ConverterInputStream(
                baseStream: Gio.MemoryInputStream(), converter: Gio.ZlibDecompressor(format: .gzip))
        },
        "GConverterOutputStream": {
            Gio.ConverterOutputStream(
                baseStream: Gio.MemoryOutputStream.resizable(), converter: Gio.ZlibDecompressor(format: .gzip)
            )
        },
        "GInetSocketAddress": { Gio.InetSocketAddress(address: Gio.InetAddress(loopback: .ipv4), port: 1) },
        "GPermission": { Gio.SimplePermission(allowed: true) },
        "GdkAppLaunchContext": { Gdk.Display.default?.appLaunchContext },
        "GtkNotebookPage": {
            let notebook = held(Gtk.Notebook())
            let page = Gtk.Label("x")
            notebook.appendPage(page, tabLabel: nil)
            return notebook.page(of: page)
        },
        "GtkStackPage": { held(Gtk.Stack()).addChild(Gtk.Label("x")) },
        "GtkAssistantPage": {
            let assistant = held(Gtk.Assistant())
            let page = Gtk.Label("x")
            assistant.appendPage(page)
            return assistant.page(of: page)
        },
        "GtkTreeSelection": { held(Gtk.TreeView(model: Gtk.ListStore(types: [String.self]))).selection },
        "GtkTreeModelSort": { Gtk.TreeModelSort(childModel: Gtk.ListStore(types: [String.self])) },
        "GtkTreeModelFilter": {
            Gtk.ListStore(types: [String.self]).filterNew() as? Gtk.TreeModelFilter
        },
        "GtkTreeListModel": { treeListModel },
        "GtkTreeListRow": { treeListModel.row(at: 0) },
        "GtkLayoutChild": { layoutChild(Gtk.GridLayout()) },
        "GtkGridLayoutChild": { layoutChild(Gtk.GridLayout()) },
        "GtkFixedLayoutChild": { layoutChild(Gtk.FixedLayout()) },
        "GtkOverlayLayoutChild": { layoutChild(Gtk.OverlayLayout()) },
        "GtkCellArea": { Gtk.CellAreaBox() },
        "GtkCellAreaContext": { held(Gtk.CellAreaBox()).createContext() },
        "GtkCellEditable": { Gtk.Entry() },
        "GtkTreeModel": { Gtk.ListStore(types: [String.self]) },
        "GtkCellRenderer": { Gtk.CellRendererText() },
        "GtkBuilderListItemFactory": {
            Gtk.BuilderListItemFactory(bytes: Bytes(Array("<interface/>".utf8)))
        },
        "GtkEventController": {
            let gesture = Gtk.GestureClick()
            held(Gtk.Label("x")).addController(gesture)
            return gesture
        },
        "PangoFontFamily": { Gtk.Label("x").pangoContext.listFamilies().first },
        "GtkNamedAction": { Gtk.NamedAction(name: "a") },
        "GtkSignalAction": { Gtk.SignalAction(signalName: "clicked") },
        "GtkTextMark": { Gtk.TextMark(name: "a", leftGravity: true) },
    ]

    /// Classes whose objects GLib or GTK does not create without arguments.
    static let needy: Set<String> = [
        "GBinding", "GDBusObjectManagerClient", "GDBusObjectManagerServer", "GFileIcon", "GFileIOStream",
        "GInetAddress", "GPropertyAction", "GSettings", "GSocketConnection", "GTcpConnection",
        "GTcpWrapperConnection", "GUnixConnection", "GdkClipboard", "GdkDisplay", "GdkGLTexture",
        "GdkMemoryTexture", "GdkPixbufAnimation", "GdkPixbufSimpleAnimIter", "GskGLShader", "GtkNamedAction",
        "GtkPrintJob", "GtkPrinter", "GtkSignalAction", "GtkStackPage", "PangoLayout",
    ]

    private static let variant = Variant("text")
    private static let treeListModel = Gtk.TreeListModel(
        root: Gtk.StringList(strings: ["a"]), passthrough: false, autoexpand: false
    ) { _ in nil }

    private static func layoutChild(_ layout: Gtk.LayoutManager) -> Object? {
        let box = held(Gtk.Box())
        let child = Gtk.Label("x")
        box.layoutManager = layout
        box.append(child)
        return layout.layoutChild(of: child)
    }

    /// The owner of a specimen, which the specimen does not retain.
    private static var owners: [Object] = []

    private static func held<Owner: Object>(_ owner: Owner) -> Owner {
        owners.append(owner)
        return owner
    }

    private static let texture = Gdk.MemoryTexture(
        width: 1, height: 1, format: .r8g8b8a8, bytes: Bytes([1, 2, 3, 4]), stride: 4)

    private static let realized: Gtk.Window = {
        let window = Gtk.Window()
        window.present()
        return window
    }()

}

// MARK: Values

extension Specimen {
    /// A value of a type for an argument of a signal; nil if none can be created.
    static func value(_ type: UInt) -> Value? {
        let value = Value(type: type)
        switch rx_fundamental(type) {
        case rx_type_boolean(), rx_type_int(), rx_type_uint(), rx_type_long(), rx_type_ulong(),
            rx_type_int64(), rx_type_uint64(), rx_type_double(), rx_type_float(), rx_type_flags(),
            rx_type_uchar(), rx_type_char(), rx_type_pointer():
            break
        case rx_type_string(): g_value_set_string(value._pointer, "text")
        case rx_type_enum():
            let values: UnsafeMutablePointer<GEnumClass>? = C.cast(g_type_class_ref(type))
            g_value_set_enum(value._pointer, values?.pointee.minimum ?? 0)
        case rx_type_object(), rx_type_interface():
            guard let object = make(type) else { return nil }
            g_value_set_object(value._pointer, object._raw)
        case rx_type_variant(): variant._write(value._pointer)
        case rx_type_param():
            guard let spec = Gtk.Label("").propertySpecs.first else { return nil }
            g_value_set_param(value._pointer, C.cast(spec._raw))
        case rx_type_boxed():
            // A gesture of the mouse has no touch sequence.
            if type == gdk_event_sequence_get_type() { break }
            guard let boxed = boxed[String(cString: g_type_name(type))] else { return nil }
            boxed(value._pointer)
        default: return nil
        }
        return value
    }

    private static let boxed: [String: @MainActor (UnsafeMutablePointer<GValue>) -> Void] = [
        "GtkTextIter": { value in Gtk.TextBuffer().startIter._write(value) },
        "GtkTreeIter": { value in Gtk.TreeIter(_c: GtkTreeIter())._write(value) },
        "GtkTreePath": { value in Gtk.TreePath(path: "0")._write(value) },
        "GdkRectangle": { value in Gdk.Rectangle(x: 0, y: 0, width: 1, height: 1)._write(value) },
        "GdkRGBA": { value in Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1)._write(value) },
        "GtkCssSection": { value in
            let section = gtk_css_section_new(nil, nil, nil)
            g_value_take_boxed(value, UnsafeMutableRawPointer(section))
        },
        "GValue": { value in
            let text = Value("text")
            withExtendedLifetime(text) { g_value_set_boxed(value, text._pointer) }
        },
        "GError": { value in g_value_take_boxed(value, GLibError(domain: "d", code: 1, message: "m").copy) },
        "GStrv": { value in ["a", "b"]._write(value) },
        "GdkFileList": { value in
            var file = C.raw(g_file_new_for_path("/tmp"))
            let files = withUnsafeMutablePointer(to: &file) {
                gdk_file_list_new_from_array(
                    UnsafeMutableRawPointer($0).assumingMemoryBound(to: OpaquePointer?.self), 1)
            }
            g_value_take_boxed(value, UnsafeMutableRawPointer(files))
            g_object_unref(file)
        },
    ]

    /// A value that differs from the value of a property; nil if none can be created.
    static func other(than value: UnsafePointer<GValue>, for spec: UnsafeMutablePointer<GParamSpec>) -> Value?
    {
        let new = Value(type: rx_value_type(value))
        switch rx_fundamental(rx_value_type(value)) {
        case rx_type_boolean(): g_value_set_boolean(new._pointer, g_value_get_boolean(value) == 0 ? 1 : 0)
        case rx_type_string():
            g_value_set_string(new._pointer, g_value_get_string(value) == nil ? "a" : "other")
        case rx_type_int(): g_value_set_int(new._pointer, g_value_get_int(value) == 1 ? 2 : 1)
        case rx_type_uint(): g_value_set_uint(new._pointer, g_value_get_uint(value) == 1 ? 2 : 1)
        case rx_type_double(): g_value_set_double(new._pointer, g_value_get_double(value) == 0.5 ? 0.25 : 0.5)
        case rx_type_float(): g_value_set_float(new._pointer, g_value_get_float(value) == 0.5 ? 0.25 : 0.5)
        case rx_type_enum():
            let values: UnsafeMutablePointer<GEnumClass>? = C.cast(g_type_class_ref(rx_value_type(value)))
            let (minimum, maximum) = (values?.pointee.minimum ?? 0, values?.pointee.maximum ?? 0)
            g_value_set_enum(new._pointer, g_value_get_enum(value) == minimum ? maximum : minimum)
        default: return nil
        }
        // A value outside of the property's bounds is clamped.
        g_param_value_validate(spec, new._pointer)
        return g_param_values_cmp(spec, value, new._pointer) == 0 ? nil : new
    }
}
