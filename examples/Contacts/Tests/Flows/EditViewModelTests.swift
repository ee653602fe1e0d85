// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Foundation
import RxKernel
import Testing

@testable import ContactsFlows

/// What the form for a contact accepts, and what it writes onto the contact that is stored.
@MainActor struct EditViewModelTests {
    @Test func onlyWhatWasChangedInTheFormIsWrittenOntoTheStoredContact() async throws {
        var ada = Contact(id: "ada", name: "Ada Lovelace")
        ada.phones = [Labeled(.home, "1"), Labeled(.work, "2")]
        let store = ContactStore.inMemory(ada)
        let model = EditFlow(.existing(ada), store: store).controller.viewModel
        model.change {
            $0.givenName = "Augusta"
            $0.phones[0].value = "11"
            $0.emails.append(Labeled(.home, "ada@example.org"))
        }
        try store.update("ada") {
            $0.familyName = "Byron"
            $0.phones = [Labeled(.home, "1"), Labeled(.mobile, "3")]
            $0.birthday = Birthday("1815-12-10")
            $0.photo = Data([1])
            $0.friends = ["charles"]
        }
        #expect(await model.unsavedInput() == nil)
        let saved = try #require(try store.contact("ada"))
        #expect(saved.name == "Augusta Byron")
        #expect(saved.phones == [Labeled(.home, "11"), Labeled(.mobile, "3")])
        #expect(saved.emails.map(\.value) == ["ada@example.org"])
        #expect(saved.birthday?.text == "1815-12-10" && saved.photo == Data([1]))
        #expect(saved.friends == ["charles"])
    }

    @Test func whatHasChangedWhileTheApplicationDidNotRunIsNoChangeByTheUser() async throws {
        let ada = Contact(id: "ada", name: "Ada Lovelace")
        let store = ContactStore.inMemory(ada)
        let killed = EditFlow(.existing(ada), store: store).controller.viewModel
        killed.change { $0.notes = "Countess" }
        let input = try await killed.restorableState.take(1).asSingle().value
        try store.update("ada") { $0.phones = [Labeled(.home, "1")] }
        let present = try #require(try store.contact("ada"))
        let model = EditFlow(.existing(present), store: store).controller.viewModel
        model.restore(input)
        #expect(model.hasChanges)
        #expect(await model.unsavedInput() == nil)
        let saved = try #require(try store.contact("ada"))
        #expect(saved.notes == "Countess" && saved.phones == [Labeled(.home, "1")])
    }

    @Test func aContactThatWasDeletedIsOfferedAsACardWithAllThatItHad() async throws {
        var ada = Contact(id: "ada", name: "Ada Lovelace")
        ada.emails = [Labeled(.home, "ada@example.org")]
        let model = EditFlow(.existing(ada), store: .inMemory()).controller.viewModel
        model.change { $0.notes = "Countess" }
        let input = try #require(await model.unsavedInput())
        #expect(input.reason.contains("was deleted"))
        let card = String(decoding: input.contents(), as: UTF8.self)
        #expect(card.contains("ada@example.org") && card.contains("Countess"))
    }

    @Test func whatAnotherProgramHasWrittenIsNoReasonToRefuseTheForm() async throws {
        var ada = Contact(id: "ada")
        ada.phones = ["+1 555 0100 ext. 5", "1-800-FLOWERS", "sip:a@b.c", "\u{202A}+1 5\u{202C}"].map {
            Labeled(.work, $0)
        }
        ada.emails = [Labeled(.work, "/o=Engines/cn=ada")]
        let store = ContactStore.inMemory(ada)
        let model = EditFlow(.existing(ada), store: store).controller.viewModel
        for phone in ada.phones { #expect(model.error(ofPhone: phone.value) == nil) }
        #expect(model.error(ofEmail: "/o=Engines/cn=ada") == nil)
        #expect(model.error(ofPhone: "call me") == .phoneMalformed("call me"))
        model.change { $0.notes = "Countess" }
        #expect(try await model.canSave.take(1).asSingle().value)
        #expect(await model.unsavedInput() == nil)
        #expect(try store.contact("ada")?.notes == "Countess")
        #expect(try store.contact("ada")?.phones == ada.phones)
        model.change { $0.phones[0].value = "call me" }
        #expect(try await !model.canSave.take(1).asSingle().value)
    }
}
