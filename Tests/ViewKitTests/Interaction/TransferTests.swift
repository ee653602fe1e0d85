// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private struct Contact: TransferValue, Equatable {
    static var transferType: String { "org.example.contact" }
    var name: String
}

@MainActor struct TransferTests {
    private let backend = HeadlessBackend.install()

    private func peer(_ view: any View) throws -> HeadlessView {
        try #require(view.backendView as? HeadlessView)
    }

    private func show(_ views: any View...) {
        openWindow(Box(.vertical, views))
    }

    @Test func aValueIsDraggedFromOneWindowToAnother() throws {
        let card = Label("Ada")
        let group = Label("Friends")
        show(card)
        show(group)
        let ada = Contact(name: "Ada")
        card.dragSource = DragSource(try TransferItem(ada), .text("Ada"), operations: [.copy, .move])
        group.dropTypes = [.value(Contact.self), .text]
        var dropped: [Contact?] = []
        var events: [DragEvent] = []
        var isTarget: [Bool] = []
        let bag = DisposeBag()
        group.rx.drop.subscribe(onNext: { dropped.append($0.item.value()) }).disposed(by: bag)
        group.rx.isDropTarget.subscribe(onNext: { isTarget.append($0) }).disposed(by: bag)
        card.rx.drag.subscribe(onNext: { events.append($0) }).disposed(by: bag)
        try peer(card).drag(to: peer(group), .move)
        #expect(dropped == [ada])
        #expect(events == [.began, .ended(.move)])
        #expect(isTarget == [false, true, false])
    }

    @Test func whatAViewDoesNotTakeIsRefused() throws {
        let card = Label("Ada")
        let group = Label("Friends")
        show(card, group)
        #expect(throws: HeadlessError.notDraggable(role: .label, name: "Ada")) {
            try peer(card).drag(to: peer(group))
        }
        card.dragSource = DragSource(.text("Ada"))
        group.dropTypes = [.files]
        var events: [DragEvent] = []
        let subscription = card.rx.drag.subscribe(onNext: { events.append($0) })
        let error = #expect(throws: HeadlessError.self) { try peer(card).drag(to: peer(group)) }
        #expect(
            error?.message
                == "The label \"Friends\" does not take what was dropped: text/plain;charset=utf-8. It takes: text/uri-list. Set view.dropTypes."
        )
        #expect(events == [.began, .ended(nil)])
        var paths: [String?] = []
        let drops = group.rx.drop.subscribe(onNext: { paths = $0.item.files.map(\.path) })
        try peer(group).drop([.files([ChosenFile(path: "/tmp/ada.vcf")]), .text("ada.vcf")])
        #expect(paths == ["/tmp/ada.vcf"])
        subscription.dispose()
        drops.dispose()
    }

    @Test func aValueOfAnotherProgramIsChecked() {
        let item = TransferItem.value(type: Contact.transferType, json: Array("{}".utf8))
        #expect(item.value(Contact.self) == nil)
        #expect(TransferItem.text("Ada").value(Contact.self) == nil)
        #expect(TransferType.value(Contact.self).mimeType == "application/x-org.example.contact")
        #expect(TransferType.value("text/vcard").mimeType == "text/vcard")
    }

    @Test func theClipboardHasAContentInSeveralForms() async throws {
        let clipboard = Clipboard()
        var changes = 0
        let subscription = clipboard.rx.changed.subscribe(onNext: { changes += 1 })
        let ada = Contact(name: "Ada")
        clipboard.write(try TransferItem(ada), .text("Ada"))
        #expect(backend.clipboard == "Ada")
        #expect(await clipboard.read(Contact.self) == ada)
        #expect(await clipboard.readText() == "Ada")
        #expect(await clipboard.readImage() == nil)
        #expect(clipboard.available(of: [.files, .text]) == [.text])
        backend.clipboardItems = [.files([ChosenFile(path: "/tmp/ada.vcf")])]
        #expect(await clipboard.readFiles().map(\.path) == ["/tmp/ada.vcf"])
        #expect(changes == 2)
        subscription.dispose()
        backend.clipboardItems = []
        #expect(changes == 2)
    }
}
