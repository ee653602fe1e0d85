// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import XCTest

final class ProgramTests: XCTestCase {
    private func text(_ name: String, in app: HeadlessApp<InfoFlow>) throws -> String {
        return try app.view(name).text
    }

    func testEventsGoDownAndUpThroughTheScreensOfAScreen() throws {
        let flow = InfoFlow()
        let app = HeadlessApp(flow, startingAt: InfoStep.start)
        XCTAssertEqual(app.title, "Info")
        XCTAssertFalse(try app.button("Call").isEnabled)

        // From the parent to the children, and through the view model between them to the grandchildren.
        try app.button("Update all").tap()
        XCTAssertEqual(try text("name", in: app), "Ada Lovelace")
        XCTAssertEqual(try text("full name", in: app), "Lovelace, Ada")
        XCTAssertEqual(try app.textField("first name").value, "Ada")
        XCTAssertEqual(try text("last name", in: app), "Lovelace")
        XCTAssertEqual(try text("number", in: app), "1815")
        XCTAssertEqual(try text("own number", in: app), "1815")

        // From a child to the parent and to its siblings.
        try app.button("Update number").tap()
        XCTAssertEqual(try text("number", in: app), "1852")
        XCTAssertEqual(try text("own number", in: app), "1852")

        // From a grandchild, through the view model between them, to the parent.
        try app.textField("first name").type("Augusta")
        try app.textField("first name").pressReturn()
        XCTAssertEqual(try text("name", in: app), "Augusta Lovelace")
        XCTAssertEqual(try text("full name", in: app), "Lovelace, Augusta")

        // A step from a child reaches the flow, which knows the parent's controller only.
        try app.button("Call").tap()
        XCTAssertEqual(flow.calls, ["1852"])
        try app.closeWindow()
    }

    func testFlowsContainEachOther() throws {
        let app = HeadlessApp(AppFlow(), startingAt: AppStep.start)
        let started = expectation(description: "the step that was forwarded is navigated in a later turn")
        DispatchQueue.main.async { started.fulfill() }
        wait(for: [started], timeout: 10)

        XCTAssertEqual(app.title, "Ada")
        try app.button("Friends").tap()
        XCTAssertEqual(app.title, "Friends of Ada")
        try app.list("friends").select("Bob")
        XCTAssertEqual(app.title, "Bob")
        try app.button("Friends").tap()
        XCTAssertEqual(try app.list("friends").rows, ["Ada"])
        try app.list("friends").select("Ada")
        XCTAssertEqual(app.title, "Ada")
        XCTAssertEqual(
            app.navigations.map { $0.flow },
            [
                "AppFlow", "AppFlow", "ProfileFlow", "ProfileFlow", "FriendsFlow", "FriendsFlow",
                "ProfileFlow",
                "ProfileFlow", "FriendsFlow", "FriendsFlow", "ProfileFlow",
            ])

        // Each way back releases the screens and flows that are left.
        try app.back()
        try app.back()
        XCTAssertEqual(app.title, "Bob")
        XCTAssertEqual(app.retainedObjects.filter { $0 == "ProfileFlow" }.count, 2)
        try app.closeWindow()
    }

    func testACustomViewAndABinderOfAControllersOwn() throws {
        HeadlessBackend.install()
        weak var released: WeatherViewModel?
        var window: WindowController!
        do {
            let viewModel = WeatherViewModel(city: "London")
            released = viewModel
            window = WindowController(root: WeatherViewController(viewModel: viewModel))
        }
        window.present()
        let headless = try XCTUnwrap(window.window.backendWindow as? HeadlessWindow)
        XCTAssertEqual(headless.state.title, "London")
        XCTAssertEqual(try headless.view("city").text, "London")
        XCTAssertEqual(try headless.view("degrees").text, "12")
        try headless.button("Travel").tap()
        XCTAssertEqual(try headless.view("city").text, "nowhere")
        XCTAssertEqual(try headless.view("degrees").text, "-")
        XCTAssertEqual(try headless.view("error").text, "No weather")
        window.close()
        window = nil
        XCTAssertNil(released)
    }

    func testNothingOutlivesTheWindow() throws {
        let app = HeadlessApp(InfoFlow(), startingAt: InfoStep.start)
        try app.button("Update all").tap()
        try app.closeWindow()
        XCTAssertEqual(app.retainedObjects, [])
    }
}
