// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import ProfileFlows
import Testing

@MainActor struct ProfileTests {
    private let app = HeadlessApp(AppFlow(), startingAt: AppStep.start)

    private func end() throws {
        try app.closeWindow()
        #expect(app.retainedObjects == [] && app.strayControllers == [])
    }

    @Test func eventsGoDownAndUpThroughTheScreensOfAScreen() throws {
        try app.button("Info").tap()
        #expect(try app.title == "Info" && !app.button("Call").isEnabled)
        // From the parent to its children, and through the view model between them to its grandchildren.
        try app.button("Update All").tap()
        #expect(try app.view("name").text == "Ada Lovelace" && app.view("full name").text == "Lovelace, Ada")
        #expect(
            try app.textField("First name").value == "Ada" && app.textField("Last name").value == "Lovelace")
        #expect(try app.view("number").text == "1815" && app.view("own number").text == "1815")
        // From a child to its parent and its siblings.
        try app.button("Update Number").tap()
        #expect(try app.view("number").text == "1852" && app.view("own number").text == "1852")
        // From the parts of the name, through the view model between them, to the screen.
        try app.textField("First name").type("Augusta")
        try app.textField("First name").pressReturn()
        try app.textField("Last name").type("King")
        try app.textField("Last name").pressReturn()
        #expect(try app.view("name").text == "Augusta King" && app.view("full name").text == "King, Augusta")
        try end()
    }

    @Test func aStepOfAChildReachesTheFlow() throws {
        try app.button("Info").tap()
        try app.button("Update All").tap()
        try app.button("Call").tap()
        #expect(try app.dialog().title == "Calling 1815 …")
        try app.dialog().choose("Hang Up")
        try app.button("Close").tap()
        #expect(app.title == "Profile")
        try end()
    }

    @Test func profilesAndFriendsAreOpenedInTurnsAndReleasedOnTheWayBack() throws {
        try app.button("Profile of Ada").tap()
        #expect(try app.title == "Ada" && app.view("visits").text == "1 visit")
        try app.button("Friends").tap()
        #expect(try app.title == "Friends of Ada" && app.list("Friends").rows == ["Charles", "Mary"])
        try app.list("Friends").select("Mary")
        #expect(app.title == "Mary")
        try app.button("Friends").tap()
        try app.list("Friends").select("Ada")
        #expect(app.title == "Ada" && app.retainedObjects.filter { $0 == "ProfileFlow" }.count == 3)
        // Each way back releases the screens and flows that are left.
        for title in ["Friends of Mary", "Mary", "Friends of Ada", "Ada"] {
            try app.back()
            #expect(app.title == title)
        }
        #expect(try app.view("visits").text == "2 visits")
        #expect(app.retainedObjects.filter { $0 == "ProfileFlow" }.count == 1)
        try end()
    }
}
