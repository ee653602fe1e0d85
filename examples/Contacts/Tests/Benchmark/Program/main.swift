// SPDX-License-Identifier: MIT

// `ContactsBenchmark` imports 20,000 cards into an empty address book on a display, and types into the search.

import ContactsFlows
import ContactsModel
import ControllerKit
import DisplayBenchmark
import Foundation
import Gtk

/// The address book on a display.
@MainActor struct Screen {
    private let folder: URL
    private let coordinator = FlowCoordinator()

    init(in folder: URL) { self.folder = folder }

    func measure() {
        let store = ContactStore.onDisk(at: folder.appending(path: "contacts.sqlite"))
        let flow = ContactsFlow(store: store, settings: Settings())
        guard let root = flow.root as? ViewController else { return print("the flow has no screen") }
        let window = WindowController(root: root, size: Size(width: 480, height: 720))
        let steps = PublishRelay<any Step>()
        coordinator.coordinate(
            flow: flow,
            with: CompositeStepper(steppers: [
                OneStepper(withSingleStep: ContactsStep.list), StepSource(steps),
            ]))
        window.present()
        BenchmarkScreen.turn(until: "the list") { BenchmarkScreen.labels.contains("No Contacts") }
        BenchmarkScreen.rest()
        print("memory, without contacts: \(residentMemory() / 1_000_000) MB")

        let cards = folder.appending(path: "cards.vcf")
        write(cards)
        let (main, wall, process) = (threadTime(), wallTime(), processTime())
        BenchmarkScreen.longestTurn = 0
        steps.accept(ContactsStep.importFiles([cards.path]))
        BenchmarkScreen.turn(until: "the import") {
            BenchmarkScreen.labels.contains("\(20_000.formatted()) contacts")
        }
        print(
            "import of 20,000 cards: \(text(wallTime() - wall)) ms by the clock, \(text(processTime() - process)) ms of all threads, "
                + "\(text(threadTime() - main)) ms of the main thread, longest turn of it \(text(BenchmarkScreen.longestTurn)) ms (at most 16)"
        )
        BenchmarkScreen.rest()
        print("memory, with 20,000 contacts: \(residentMemory() / 1_000_000) MB")
        search()
        search()
        print("memory after the searches: \(residentMemory() / 1_000_000) MB")
    }

    private func write(_ url: URL) {
        let names = ["Ada", "Grace", "Alan", "Barbara", "Edsger", "Frances", "Donald", "Margaret"]
        let text = (0..<20_000).map { number in
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(names[number % 8]) Person\(number)\r\nN:Person\(number);\(names[number % 8]);;;\r\n"
                + "TEL;TYPE=CELL:+44 \(7_700_000_000 + number)\r\nEMAIL:person\(number)@example.org\r\nORG:Example \(number % 100)\r\n"
                + "END:VCARD\r\n"
        }
        do { try Data(text.joined().utf8).write(to: url) } catch {
            print("the cards were not written: \(error)")
        }
    }

    private func search() {
        guard let field: Gtk.SearchEntry = BenchmarkScreen.find() else { return print("no search field") }
        var totals: [Double] = []
        var turns: [Double] = []
        var others: [Double] = []
        for word in ["a", "ad", "ada", "person1", "person19999", "770", "example", "zz", "g", "grace", ""] {
            let (main, process) = (threadTime(), processTime())
            BenchmarkScreen.longestTurn = 0
            field.text = word
            // A search waits for 150 ms before it begins.
            let end = wallTime() + 200
            BenchmarkScreen.turn(until: "the query") { wallTime() > end }
            BenchmarkScreen.rest()
            totals.append(threadTime() - main)
            others.append(processTime() - process - (threadTime() - main))
            turns.append(BenchmarkScreen.longestTurn)
        }
        print(
            "a key of the search: main thread \(texts(totals)) ms, longest turn of it \(texts(turns)) ms (at most 16), other threads \(texts(others)) ms"
        )
    }
}

/// Sends the steps of a relay.
private final class StepSource: Stepper {
    let steps: PublishRelay<any Step>
    init(_ steps: PublishRelay<any Step>) { self.steps = steps }
}

let folder = FileManager.default.temporaryDirectory.appending(path: "contacts-benchmark-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
atexit { try? FileManager.default.removeItem(at: folder) }
BenchmarkScreen.run("org.example.ContactsBenchmark") { Screen(in: folder).measure() }
