// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

/// Mistakes are reported with the path of the view and how to fix them.
@MainActor @Suite(.serialized) struct ViewReportTests {
    init() { HeadlessBackend.install() }

    @Test func aTextThatIsTooLongToLayOutIsCut() throws {
        let label = Label()
        let long = String(repeating: "é", count: 60_000)
        let message =
            "Label: text has more than 8192 bytes, which would take seconds to lay out. Its beginning is shown. Show a long text in a "
            + "TextView, or its lines in a ListView."
        #expect(reported { label.text = long } == [message])
        #expect(label.text == String(repeating: "é", count: 4_094) + "…")
        #expect(reported { label.markup = "<b>\(long)</b>" } == [message])
        #expect(label.text.utf8.count <= 8_192 && label.markup == nil)
        #expect(reported { label.text = String(repeating: "a", count: 8_192) } == [])
        #expect(label.text.count == 8_192)
        #expect(reported { _ = Label(long) } == [message])
    }

    @Test func theTextsOfEachViewWithATextAreCut() {
        let long = String(repeating: "a", count: 100_000)
        let toasts = ToastView(Label())
        let reports = reported {
            _ = Button(long)
            _ = CheckBox(long)
            _ = LinkButton(long, uri: "https://example.org")
            _ = Banner(long)
            _ = Frame(long, Label())
            _ = Expander(long) { Label() }
            toasts.show(Toast(long))
        }
        #expect(
            reports.map { $0.prefix { $0 != " " } } == [
                "Button:", "CheckBox:", "LinkButton:", "Banner:", "Frame:", "Expander:", "ToastView:",
            ])
        #expect(reports.allSatisfy { $0.contains("has more than 8192 bytes") })
    }

    @Test func aConstraintBetweenViewsThatAreNotInOneContainer() {
        let label = Label("in no view")
        let view = LayoutView()
        let constraint = label.topAnchor.constraint(equalTo: view.topAnchor)
        #expect(
            reported { constraint.isActive = true } == [
                "Label: a constraint refers to LayoutView, which is neither the container nor one of its children, and was not "
                    + "activated. A constraint relates the views that subviews() returns, and the view of the controller. Views in "
                    + "a Box or a Grid have no constraints. Deactivate a constraint before one of its views is added to another "
                    + "container."
            ])
        #expect(!constraint.isActive)
    }

    @Test func aPropertyThatIsOutOfRangeKeepsItsValue() {
        let box = Box(.horizontal, spacing: 6)
        let outer = LayoutView([Label(), box])
        #expect(
            reported { box.spacing = -1 } == [
                "LayoutView > Box[1]: spacing is -1; it must be from 0 to 32767. The view keeps its previous state. Set a valid value."
            ])
        #expect(box.spacing == 6)
        #expect(
            reported { box.margins = Insets(top: .max) } == [
                "LayoutView > Box[1]: margins.top is \(Int.max); it must be from 0 to 32767. The view keeps its previous state. "
                    + "Set a valid value."
            ])
        #expect(box.margins == .zero)
        withExtendedLifetime(outer) {}
    }

    @Test func aSelectionBeyondTheOptions() {
        let sizes = DropDown(["Small", "Large"]).with { $0.identifier = "sizes" }
        #expect(
            reported { sizes.selectedIndex = 2 } == [
                "DropDown #sizes: selectedIndex is 2, and must be from 0 to 1. The view keeps its previous state. Set a valid value."
            ])
        #expect(sizes.selectedIndex == 0)
        #expect(reported { sizes.options = [] }.isEmpty)
        #expect(sizes.selectedIndex == nil)
        // It waits for the options.
        #expect(reported { sizes.selectedIndex = 2 }.isEmpty)
        #expect(
            reported { sizes.options = ["Small", "Large"] } == [
                "DropDown #sizes: selectedIndex is 2, and must be from 0 to 1. The view keeps its previous state. Set a valid value."
            ])
        #expect(
            reported { sizes.selectedIndex = -1 } == [
                "DropDown #sizes: selectedIndex is -1, and must be from 0 to 1. The view keeps its previous state. Set a valid value."
            ])
        #expect(reported { _ = DropDown([]) }.isEmpty)
    }

    @Test func aViewThatIsGivenTwiceIsShownOnce() {
        let label = Label("Ada").with { $0.identifier = "ada" }
        var box: Box?
        #expect(
            reported { box = Box([label, Label(), label]) } == [
                "Box: Label #ada was given twice. Only its first position counts. Create a view for each position."
            ])
        #expect(box?.views.count == 2)
    }

    @Test func aViewThatIsPutIntoItself() {
        let inner = Box()
        let outer = Box([inner])
        #expect(
            reported { inner.append(outer) } == [
                "Box > Box[0]: Box cannot be added, because Box > Box[0] is Box itself or a view inside of it."
            ])
        #expect(inner.views.isEmpty && outer.superview == nil)
    }

    @Test func aKindThatTheBackendLacks() {
        var control: Control<ToggleState, ToggleEvent>?
        #expect(
            reported { control = Control(ToggleState(), ControlKind("org.example.switch")) } == [
                "Control<ToggleState, ToggleEvent>: the backend Headless has no view for the kind \"org.example.switch\", so that "
                    + "nothing is shown. Register one with HeadlessBackend.views.register before the first view of that kind is "
                    + "created. Registered kinds with a similar name: switch."
            ])
        #expect((control?.backendView as? HeadlessView)?.role == .widget)
    }
}
