// SPDX-License-Identifier: MIT

import AppTesting
import ContactsModel
import ControllerKit
import Testing

@testable import ContactsFlows

/// A contact that cannot be saved.
@MainActor struct UnsavedContactTests {
    private final class Disk {
        var isFull = true
    }

    @Test func aContactThatCouldNotBeSavedIsOfferedAsACard() async throws {
        let disk = Disk()
        let model = EditViewModel(.existing(Contact(id: "ada", name: "Ada Lovelace"))) { _ in
            disk.isFull ? .error(ContactStoreError.diskFull(path: "/book")) : .just(())
        }
        model.change { $0.notes = "Countess" }
        #expect(model.failure == nil)
        let input = try #require(await model.unsavedInput())
        #expect(input.name == "The contact “Ada Lovelace”" && input.suggestedName == "Ada Lovelace.vcf")
        #expect(input.reason.contains("The disk is full"))
        let card = String(decoding: input.contents(), as: UTF8.self)
        #expect(card.hasPrefix("BEGIN:VCARD") && card.contains("Countess"))
        disk.isFull = false
        #expect(await model.unsavedInput() == nil)
    }
}
