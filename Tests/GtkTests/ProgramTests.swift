// SPDX-License-Identifier: MIT

import Cairo
import Foundation
import GLib
import GObject
import Gio
import Glibc
import Gtk
import Testing

/// What a program reads from its surroundings: the command line, its settings, streams of text.
@MainActor
@Suite(.serialized, .gtk)
struct ProgramTests {
    private func application(_ id: String) -> Gio.Application {
        Gio.Application(applicationId: "org.example.RxShellTests.\(id)", flags: .handlesCommandLine)
    }

    @Test func optionsOfTheCommandLineAreSwiftValues() {
        weak var dead: Gio.Application?
        do {
            let application = application("Options")
            dead = application
            application.addMainOption("title", shortName: "t", arg: .string, description: "Title")
            application.addMainOption("count", arg: .int, description: "Count", argDescription: "N")
            application.addMainOption("file", arg: .filename, description: "File")
            application.addMainOption("quiet", shortName: "q", description: "Quiet")
            var seen: [String?] = []
            application.onCommandLine { commandLine in
                let options = commandLine.options
                seen = [
                    options.get("title"), options.get("count", as: Int.self).map { "\($0)" },
                    options.get("file"), "\(options.contains("quiet"))", "\(options.contains("nothing"))",
                    options["title"]?.signature, commandLine.arguments.last,
                ]
                return 3
            }
            let code = application.run(["test", "-t", "Tea", "--count=7", "--file=/tmp/x", "-q", "rest"])
            #expect(code == 3)
            #expect(seen == ["Tea", "7", "/tmp/x", "true", "false", "s", "rest"])
        }
        #expect(dead == nil)
    }

    @Test func optionsMayEndTheProgramBeforeItLooksForAnother() {
        for (arguments, code) in [(["test", "--version"], 5), (["test"], 0)] {
            let application = application("Local")
            application.addMainOption("version", description: "Version")
            application.onCommandLine { _ in 0 }
            application.onHandleLocalOptions { options in options.contains("version") ? 5 : nil }
            #expect(application.run(arguments) == code)
        }
    }

    /// The program may be a second process, which has passed its command line to the first one.
    @Test(arguments: [false, true]) func whatIsPrintedArrivesWhereTheProgramWasStarted(_ isSecond: Bool)
        async throws
    {
        let id = "org.example.RxShellTests.Print\(getpid())"
        let first = isSecond ? Self.printer(id) : nil
        try first?.register()
        var isDone = false
        let other = Task { @MainActor in
            defer { isDone = true }
            return await #expect(
                processExitsWith: .exitCode(7),
                observing: [\.standardOutputContent, \.standardErrorContent]
            ) { [id = id as String] in
                await Self.runPrinter(id)
            }
        }
        while !isDone {
            MainQueue.iterate()
            await Task.yield()
        }
        let result = try #require(await other.value)
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("100 %s of \"Tea\"\n"))
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("no %d\n"))
    }

    private static func runPrinter(_ id: String) { exit(Int32(printer(id).run(["test"]))) }

    private static func printer(_ id: String) -> Gio.Application {
        let application = Gio.Application(applicationId: id, flags: .handlesCommandLine)
        application.onCommandLine { commandLine in
            commandLine.print("100 %s of \"Tea\"\n")
            commandLine.printError("no %d\n")
            return 7
        }
        return application
    }

    @Test func linesOfAStreamAreAwaited() async throws {
        let stream = Gio.MemoryInputStream(bytes: Bytes(Array("one\ntwo\n\nthree".utf8)))
        let lines = Gio.DataInputStream(baseStream: stream)
        var seen: [String] = []
        while let line = try await lines.readLine() { seen.append(line) }
        #expect(seen == ["one", "two", "", "three"])
    }

    @Test func aSchemaOfSettingsIsReadWrittenAndBound() throws {
        let folder = Gio.File(path: "\(GLib.tmpDir)/rxshell-\(UInt64.random(in: 0 ... .max))")
        try folder.makeDirectory()
        defer {
            for name in ["t.gschema.xml", "gschemas.compiled", "kept.ini"] {
                _ = try? folder.child(name).delete()
            }
            _ = try? folder.delete()
        }
        let xml = """
            <schemalist><schema id="org.example.t" path="/org/example/t/">
            <key name="wrap" type="b"><default>false</default></key>
            <key name="size" type="i"><default>3</default></key>
            <key name="names" type="as"><default>['a']</default></key>
            </schema></schemalist>
            """
        let file = folder.child("t.gschema.xml")
        try file.replaceContents(Array(xml.utf8))
        try Gio.Subprocess(argv: ["glib-compile-schemas", folder.path ?? ""]).waitCheck()
        let source = try Gio.SettingsSchemaSource(directory: folder.path ?? "")
        let schema = try #require(source.lookup("org.example.t", recursive: false))
        #expect(Gio.Settings(schema: schema, backend: .null()).isWritable("size") == false)
        let backend = SettingsBackend.memory()
        let settings = Gio.Settings(schema: schema, backend: backend)
        #expect(settings.get("size") == 3)
        #expect(settings.get("names") == ["a"])
        #expect(settings.get("names", as: Int.self) == nil)
        settings.set("size", 12)
        settings.set("names", ["b", "c"])
        #expect(settings.int(forKey: "size") == 12)
        #expect(settings.strings(forKey: "names") == ["b", "c"])
        let toggle = Gtk.Switch()
        settings.bind("wrap", to: toggle, \.active)
        toggle.active = true
        #expect(settings.get("wrap") == true)
        settings.set("wrap", false)
        #expect(!toggle.active)
        #expect(Gio.Settings(schema: schema, backend: backend).get("names") == ["b", "c"])
        #expect(Gio.Settings(schema: schema, backend: .memory()).get("names") == ["a"])

        let kept = folder.child("kept.ini")
        let inFile = SettingsBackend.keyFile(path: kept.path ?? "", rootPath: "/org/example/")
        Gio.Settings(schema: schema, backend: inFile).set("size", 5)
        #expect(String(decoding: try kept.loadContents().contents, as: UTF8.self).contains("[t]\nsize=5"))
    }

    @Test func applicationsAreSearchedInGroupsOfFitness() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let folder = "\(GLib.tmpDir)/rxshell-\(UInt64.random(in: 0 ... .max))"
            setenv("XDG_DATA_HOME", folder, 1)
            let entries = [("named", "Name=Zyzzyva"), ("described", "Name=Beetle\nKeywords=zyzzyva;")]
            for (id, lines) in entries {
                let file = Gio.File(path: "\(folder)/applications/\(id).desktop")
                if id == "named" { try file.parent?.makeDirectoryWithParents() }
                try file.replaceContents(
                    Array("[Desktop Entry]\nType=Application\nExec=true\n\(lines)\n".utf8))
            }
            let found = DesktopAppInfo.search("zyzzyva")
            try FileManager.default.removeItem(atPath: folder)
            guard found == [["named.desktop"], ["described.desktop"]] else { fatalError("\(found)") }
        }
    }

    @Test func positionsOfASelectionAreASequence() {
        let names = Gtk.StringList(strings: ["a", "b", "c", "d"])
        let selection = Gtk.MultiSelection(model: names)
        selection.selectItem(position: 1, unselectRest: true)
        selection.selectItem(position: 3, unselectRest: false)
        #expect(Array(selection.selection) == [1, 3])
        #expect(Gtk.Bitset([4, 2, 4]).map { $0 } == [2, 4])
        #expect(Gtk.Bitset([]).map { $0 } == [])
        #expect(names.items.compactMap { ($0 as? Gtk.StringObject)?.string } == ["a", "b", "c", "d"])
    }

    @Test func keysAreKeysFromHandlersToTriggers() {
        #expect(Gdk.Key("+").name == "plus")
        #expect(Gtk.KeyvalTrigger(keyval: .escape, modifiers: .controlMask).keyval == .escape)
        let keys = Gtk.EventControllerKey()
        var seen: [Gdk.Key] = []
        keys.onKeyPressed { key, _, _ in
            seen.append(key)
            return true
        }
        let state = Gdk.ModifierType.controlMask
        #expect(keys.emit("key-pressed", Gdk.Key("a"), 0, state, returning: Bool.self) == true)
        #expect(seen == [Gdk.Key("a")])
    }

    @Test func propertiesWithoutAnObjectAreNilInsteadOfATrap() {
        let window = Gtk.Window()
        #expect(window.surface == nil)
        #expect(window.renderer == nil)
        #expect(Gtk.GestureClick().widget == nil)
        window.destroy()
    }

    @Test func sortersCompareObjectsByTheirPropertiesAndByClosures() {
        let names = Gtk.StringList(strings: ["pear", "fig", "apple"])
        func sorted(_ sorter: Gtk.CustomSorter) -> [String] {
            Gtk.SortListModel(model: names, sorter: sorter).items.compactMap {
                ($0 as? Gtk.StringObject)?.string
            }
        }
        #expect(sorted(Gtk.CustomSorter(by: \Gtk.StringObject.string)) == ["apple", "fig", "pear"])
        let longest = Gtk.CustomSorter { (left: Gtk.StringObject, right: Gtk.StringObject) in
            left.string.count > right.string.count ? .smaller : .larger
        }
        #expect(sorted(longest) == ["apple", "pear", "fig"])
    }

    @Test func rowsSortersAndFiltersTakeTheObjectsOfAnyList() {
        weak var dead: Gtk.Window?
        do {
            let names = Gtk.StringList(strings: ["pear", "fig", "apple"])
            let sorter = Gtk.CustomSorter { (name: Gtk.StringObject) in name.string.count }
            let sorted = Gtk.SortListModel(model: names, sorter: sorter)
            let filter = Gtk.CustomFilter(of: Gtk.StringObject.self) { $0.string != "pear" }
            let tree = Gtk.TreeListModel(root: Gtk.FilterListModel(model: sorted, filter: filter)) { _ in nil
            }
            var seen: [String] = []
            let factory = Gtk.SignalListItemFactory(
                make: { Gtk.Label("") },
                bind: { (label: Gtk.Label, name: Gtk.StringObject) in seen.append(name.string) })
            let window = Gtk.Window()
            dead = window
            window.child = Gtk.ListView(model: Gtk.NoSelection(model: tree), factory: factory)
            window.present()
            pump { seen.count >= 2 }
            #expect(seen == ["fig", "apple"])
            window.destroy()
        }
        #expect(dead == nil)
    }

    @Test func coloursAreWrittenInDigits() {
        #expect(Gdk.RGBA(hex: 0x3584E4) == Gdk.RGBA("#3584e4"))
        #expect(Gdk.RGBA(hex: 0xFF0000, alpha: 0.5).alpha == 0.5)
    }

    @Test func aDrawingTakesColoursAndLayouts() throws {
        let surface = try Cairo.ImageSurface(.argb32, width: 40, height: 20)
        let drawing = Cairo.Context(surface)
        drawing.setSource(Gdk.RGBA(hex: 0xFF0000))
        drawing.paint()
        #expect(Array(surface.pixels.prefix(4)) == [0, 0, 0xFF, 0xFF])
        drawing.setSource(Gdk.RGBA(hex: 0x0000FF))
        let layout = Pango.Layout(drawing)
        layout.setText("MMMM")
        drawing.show(layout)
        // Blue comes first.
        #expect(stride(from: 0, to: surface.pixels.count, by: 4).contains { surface.pixels[$0] > 0 })
    }

    @Test func arraysThatCFillAreResults() {
        let moved = Gsk.Transform().translate(Graphene.Point(x: 3, y: 4)).toMatrix().toFloat()
        #expect(moved == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 3, 4, 0, 1])
        let corners = Graphene.Rect(x: 1, y: 2, width: 10, height: 20).vertices
        #expect(corners.map { [$0.x, $0.y] } == [[1, 2], [11, 2], [11, 22], [1, 22]])
    }

    @Test func aTransformThatChangesNothingIsEqualToTheIdentity() {
        let (there, back) = (Graphene.Point(x: 3, y: 0), Graphene.Point(x: -3, y: 0))
        let nothing = Gsk.Transform().translate(there).translate(back)
        #expect(nothing.equal(Gsk.Transform()))
        #expect(nothing.rotate(0).toString() == Gsk.Transform().toString())
    }
}
