// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import Foundation
import GLib
import Testing

@Suite(.serialized)
struct DeviceTests {
    @Test func aScriptIsWrittenAndItsSurfacesToo() throws {
        let path = Canvas.path("drawing.cs")
        defer { unlink(path) }
        let image = try ImageSurface(width: 10, height: 10)
        do {
            let script = try ScriptDevice(path: path)
            script.mode = .ascii
            #expect(script.mode == .ascii)
            #expect(script.type == .script)
            script.writeComment("a remark")
            do {
                // Released before the device is finished.
                let surface = try script.makeSurface(width: 10, height: 10)
                #expect(surface.device is ScriptDevice)
                let context = Cairo.Context(surface)
                context.rectangle(x: 1, y: 2, width: 3, height: 4)
                context.fill()
            }
            do {
                let context = Cairo.Context(try script.makeSurface(for: image))
                context.paint()
            }
            let recording = try RecordingSurface(extents: Rectangle(width: 5, height: 5))
            do {
                let context = Cairo.Context(recording)
                context.setSource(red: 0, green: 0, blue: 1)
                context.paint()
            }
            try script.write(recording)
            #expect(try script.acquired { 7 } == 7)
            script.flush()
            try script.checkStatus()
            try script.finish()
        }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("a remark"))
        #expect(text.contains("1 2 3 4 rectangle"))
        #expect(image.painted == 100)
        #expect(throws: CairoError.self) { try ScriptDevice(path: "/proc/nonexistent/a.cs") }
    }

    @Test func anObserverReportsWhatWasDrawnAndHowLongItTook() throws {
        final class Witness {}
        weak var dead: Witness?
        let image = try ImageSurface(width: 50, height: 50)
        var events: [String] = []
        do {
            let witness = Witness()
            dead = witness
            let observer = try ObserverSurface(image, recordsOperations: true)
            try observer.on(.paint) { withExtendedLifetime(witness) { events.append("paint") } }
            try observer.on(.fill) { events.append("fill") }
            try observer.on(.stroke) { events.append("stroke") }
            try observer.on(.mask) { events.append("mask") }
            try observer.on(.glyphs) { events.append("glyphs") }
            do {
                let context = Cairo.Context(observer)
                context.paint()
                context.rectangle(x: 0, y: 0, width: 5, height: 5)
                context.fill()
            }
            #expect(observer.elapsed > .zero)
            #expect(try observer.report().contains("paint"))
            let device = try #require(observer.device)
            #expect(device.observedTime() >= device.observedTime(.paint))
            #expect(try device.observerReport().contains("paint"))
        }
        #expect(events == ["paint", "fill"])
        #expect(dead == nil)
        #expect(Canvas.references(image) == 1)
        #expect(image.painted == 2500)
    }
}
