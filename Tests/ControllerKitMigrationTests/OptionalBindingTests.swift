// SPDX-License-Identifier: MIT

// Each text, picture and menu that UIKit has as an optional property takes optional values, and plain ones.

import ControllerKit
import HeadlessBackend
import XCTest

final class OptionalBindingTests: XCTestCase {
    private let disposeBag = DisposeBag()
    private let optional = PublishRelay<String?>()
    private let plain = PublishRelay<String>()

    override class func setUp() {
        super.setUp()
        HeadlessBackend.install()
    }

    /// Binds both sources to `binder`, and checks what `text` is after a value, after nil and after a plain value.
    private func check(
        _ binder: Binder<String?>, line: UInt = #line, text: @escaping () -> String
    ) {
        optional.bind(to: binder).disposed(by: disposeBag)
        optional.accept("Ada")
        XCTAssertEqual(text(), "Ada", line: line)
        optional.accept(nil)
        XCTAssertEqual(text(), "", line: line)
        plain.bind(to: binder).disposed(by: disposeBag)
        plain.accept("Bob")
        XCTAssertEqual(text(), "Bob", line: line)
    }

    func testTextsTakeOptionalValues() {
        let label = Label()
        check(label.rx.text) { label.text }
        let button = Button()
        check(button.rx.title) { button.title }
        let field = TextField()
        check(field.rx.placeholder) { field.placeholder }
        let avatar = Avatar()
        check(avatar.rx.name) { avatar.name }
        let status = StatusView(icon: "face-sad-symbolic", title: "Nothing here")
        check(status.rx.title) { status.title }
        check(status.rx.message) { status.message }
        let controller = ViewController()
        check(controller.rx.title) { controller.title }
        let action = Action("save", title: "Save") {}
        check(action.rx.title) { action.title }
    }

    func testEditedTextsTakeOptionalValues() {
        let field = TextField()
        let view = TextView()
        optional.bind(to: field.rx.text, view.rx.text).disposed(by: disposeBag)
        plain.bind(to: field.rx.text, view.rx.text).disposed(by: disposeBag)
        optional.accept("Ada")
        XCTAssertEqual([field.text, view.text], ["Ada", "Ada"])
        optional.accept(nil)
        XCTAssertEqual([field.text, view.text], ["", ""])
        plain.accept("Bob")
        XCTAssertEqual([field.text, view.text], ["Bob", "Bob"])
    }

    func testWhatEveryViewHasTakesOptionalValues() {
        let label = Label("Ada")
        optional.bind(to: label.rx.tooltip).disposed(by: disposeBag)
        optional.bind(to: label.rx.identifier).disposed(by: disposeBag)
        optional.bind(to: label.rx.accessibilityLabel).disposed(by: disposeBag)
        optional.bind(to: label.rx.accessibilityDescription).disposed(by: disposeBag)
        optional.accept("name")
        XCTAssertEqual(label.tooltip, "name")
        XCTAssertEqual(label.identifier, "name")
        optional.accept(nil)
        XCTAssertNil(label.accessibilityLabel)
        XCTAssertNil(label.accessibilityDescription)
    }

    func testPicturesIconsMenusAndChoicesTakeOptionalValues() {
        let image = ImageView()
        Observable<ImageSource?>.just(.icon("go-home")).bind(to: image.rx.source).disposed(by: disposeBag)
        XCTAssertEqual(image.source, .icon("go-home"))
        Observable<ImageSource?>.just(nil).bind(to: image.rx.source).disposed(by: disposeBag)
        XCTAssertNil(image.source)
        Observable.just(ImageSource.icon("go-up")).bind(to: image.rx.source).disposed(by: disposeBag)
        XCTAssertEqual(image.source, .icon("go-up"))

        let avatar = Avatar()
        Observable<ImageData?>.just(nil).bind(to: avatar.rx.picture).disposed(by: disposeBag)
        let button = Button("Home", icon: "go-home")
        Observable<String?>.just(nil).bind(to: button.rx.icon).disposed(by: disposeBag)
        XCTAssertNil(button.icon)
        let menuButton = MenuButton(menu: Menu(sections: [[Menu.Item("Save", action: "save")]]))
        Observable<Menu?>.just(nil).bind(to: menuButton.rx.menu).disposed(by: disposeBag)
        XCTAssertEqual(menuButton.menu, Menu())
        let dropDown = DropDown(["one", "two"])
        Observable<Int?>.just(nil).bind(to: dropDown.rx.selectedIndex).disposed(by: disposeBag)
        XCTAssertNil(dropDown.selectedIndex)
        Observable.just(1).bind(to: dropDown.rx.selectedIndex).disposed(by: disposeBag)
        XCTAssertEqual(dropDown.selectedIndex, 1)
    }

    func testDriversAndSignalsTakeTheSame() {
        let label = Label()
        let button = Button()
        Driver<String?>.just(nil).drive(label.rx.text).disposed(by: disposeBag)
        Driver.just("Ada").drive(label.rx.text).disposed(by: disposeBag)
        Signal<String?>.just("Save").emit(to: button.rx.title).disposed(by: disposeBag)
        Signal.just("Open").emit(to: button.rx.title).disposed(by: disposeBag)
        XCTAssertEqual(label.text, "Ada")
        XCTAssertEqual(button.title, "Open")
    }
}
