// SPDX-License-Identifier: MIT

import Foundation
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct PrintingTests {
    private func withFile(_ name: String, _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: name).path)
    }

    @Test func pagesAreExportedAsPDF() throws {
        try withFile("pages.pdf") { path in
            let operation = Gtk.PrintOperation()
            operation.exportFilename = path
            operation.unit = .mm
            operation.jobName = "Cards"
            var steps: [String] = []
            operation.onBeginPrint { [unowned operation] context in
                steps.append("begin")
                operation.nPages = 3
                #expect(context.width > 150)
            }
            operation.onDrawPage { context, page in
                steps.append("page \(page)")
                let layout = context.createPangoLayout()
                layout.setText("Page \(page)", length: -1)
                let cairo = context.cairoContext
                cairo.move(toX: 10, y: 10)
                cairo.show(layout)
            }
            operation.onEndPrint { _ in steps.append("end") }
            operation.onDone { result in steps.append("\(result)") }
            #expect(try operation.run(.export) == .apply)
            #expect(steps == ["begin", "page 0", "page 1", "page 2", "end", "apply"])
            let pdf = try #require(FileManager.default.contents(atPath: path))
            #expect(pdf.starts(with: Data("%PDF-".utf8)))
            // In a PDF file that Cairo writes, only a page has a media box. Cairo 1.18 writes PDF 1.7, where pages are compressed.
            let text = String(decoding: pdf, as: UTF8.self)
            if text.hasPrefix("%PDF-1.4") || text.hasPrefix("%PDF-1.5") {
                #expect(text.components(separatedBy: "/MediaBox").count - 1 == 3)
            }
        }
    }

    @Test func anExportThatCannotBeWrittenThrows() {
        let operation = Gtk.PrintOperation()
        operation.exportFilename = "/nowhere/at/all.pdf"
        operation.nPages = 1
        var isDone: Gtk.PrintOperationResult?
        operation.onDone { isDone = $0 }
        #expect(throws: GLibError.self) { try operation.run(.export) }
        #expect(isDone == .error)
    }

    /// GTK passes no error when a job has succeeded. To send one would add its file to the user's recent files.
    @Test func aJobCompletesWithoutAnError() throws {
        var printer: Gtk.Printer?
        Gtk.enumeratePrinters(
            { found in
                if found.isVirtual { printer = found }
                return printer != nil
            }, wait: true)
        let job = Gtk.PrintJob(
            title: "Page", printer: try #require(printer), settings: Gtk.PrintSettings(),
            pageSetup: Gtk.PageSetup())
        var errors: [GLibError?] = []
        let data = PrintJobCompleteFuncThunk.retained { _, error in errors.append(error) }
        PrintJobCompleteFuncThunk.call(OpaquePointer(job._raw), data, nil)
        #expect(errors.count == 1 && errors[0] == nil)
        releaseCallback(data)
    }

    @Test func aPageSetupIsKeptInAFile() throws {
        try withFile("setup") { path in
            let setup = Gtk.PageSetup()
            setup.setPaperSizeAndDefaultMargins(Gtk.PaperSize(name: "iso_a5"))
            setup.orientation = .landscape
            setup.setLeftMargin(margin: 12, unit: .mm)
            #expect(setup.paperWidth(in: .mm).rounded() == 210)
            #expect(setup.paperHeight(in: .mm).rounded() == 148)
            try setup.toFile(path)
            let copy = try Gtk.PageSetup(fileName: path)
            #expect(copy.paperSize.name == "iso_a5")
            #expect(copy.orientation == .landscape)
            #expect(copy.leftMargin(in: .mm).rounded() == 12)
            #expect(throws: GLibError.self) { try Gtk.PageSetup(fileName: path + ".missing") }
        }
    }

    @Test func settingsAreKeptInAFile() throws {
        try withFile("settings") { path in
            let settings = Gtk.PrintSettings()
            settings.nCopies = 2
            settings.duplex = .horizontal
            settings.set("colour", value: "sepia")
            try settings.toFile(path)
            let copy = try Gtk.PrintSettings(fileName: path)
            #expect(copy.nCopies == 2)
            #expect(copy.duplex == .horizontal)
            #expect(copy.get("colour") == "sepia")
        }
    }
}
