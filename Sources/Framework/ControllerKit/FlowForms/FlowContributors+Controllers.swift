// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

extension FlowContributors {
    /// Contributes a screen, or a container, with another stepper.
    @preconcurrency @MainActor public static func viewController(
        _ controller: ViewController, with stepper: any Stepper
    )
        -> FlowContributors
    {
        .one(flowContributor: .viewController(controller, with: stepper))
    }

    /// Contributes a screen, or a container. The view model of the screen emits steps; a screen without one emits none, but the flow
    /// still observes whether the screen is visible or dismissed.
    @preconcurrency @MainActor public static func viewController(_ controller: ViewController)
        -> FlowContributors
    {
        .one(flowContributor: .viewController(controller))
    }

    /// Contributes a stack of screens, with the view model of its bottom screen as the stepper.
    @available(*, deprecated, message: "Use .viewController(navigation, with: viewModel).")
    @preconcurrency @MainActor public static func navigationController(_ navigation: NavigationController)
        -> FlowContributors
    {
        let root = navigation.viewControllers.first as? any ViewModelOwner
        return .viewController(navigation, with: root?.rxViewModel ?? NoneStepper())
    }

    /// Contributes a child flow that begins with a step.
    @preconcurrency @MainActor public static func flow(_ flow: any Flow, with step: any Step)
        -> FlowContributors
    {
        .one(flowContributor: .flow(flow, with: step))
    }

    /// Asks the user in an alert above the window of the flow. The answer may lead to a step of the same flow.
    ///
    /// ```swift
    /// case .confirmDelete(let contact):
    ///     return .ask(Alert("Delete \(contact.name)?", actions: [.cancel, .destructive("Delete")])) { answer in
    ///         answer.style == .destructive ? ContactsStep.delete(contact) : nil
    ///     }
    /// ```
    /// Closing the dialog chooses its cancel action; if there is none, the closure is not called. The dialog belongs to the flow: when the
    /// flow ends, is reset, or its window closes, the dialog closes, and the closure is not called. Two such values are equal if their
    /// alerts are.
    @preconcurrency @MainActor public static func ask(
        _ alert: Alert, _ step: @escaping @MainActor (AlertAction) -> (any Step)?
    ) -> FlowContributors { dialog(DialogController(.alert(alert, step))) }

    /// Shows a file dialog above the window of the flow. The absolute paths, or none if the user chose none, may lead to a step of the same
    /// flow. The dialog belongs to the flow, as an alert does.
    @preconcurrency @MainActor public static func ask(
        _ request: FileDialog, _ step: @escaping @MainActor ([String]) -> (any Step)?
    ) -> FlowContributors { dialog(DialogController(.files(request, step))) }

    /// Asks the user for a text above the window of the flow. The text, or nil if the user entered none, may
    /// lead to a step of the same flow. The dialog belongs to the flow, as an alert does.
    ///
    /// ```swift
    /// case .rename(let group):
    ///     return .ask(Prompt("Rename Group", text: group.name)) { name in name.map { GroupsStep.renamed(group, $0) } }
    /// ```
    @preconcurrency @MainActor public static func ask(
        _ prompt: Prompt, _ step: @escaping @MainActor (String?) -> (any Step)?
    ) -> FlowContributors { dialog(DialogController(.prompt(prompt, step))) }

    @MainActor private static func dialog(_ dialog: DialogController) -> FlowContributors {
        .one(
            flowContributor: .contribute(
                withNextPresentable: dialog, withNextStepper: dialog, allowStepWhenNotPresented: true))
    }
}

extension FlowContributor {
    /// Contributes a screen, or a container, with another stepper.
    @preconcurrency @MainActor public static func viewController(
        _ controller: ViewController, with stepper: any Stepper
    )
        -> FlowContributor
    {
        .contribute(withNextPresentable: controller, withNextStepper: stepper)
    }

    /// Contributes a screen, or a container. The view model of the screen emits steps; a screen without one emits none.
    @preconcurrency @MainActor public static func viewController(_ controller: ViewController)
        -> FlowContributor
    {
        .viewController(
            controller, with: (controller as? any ViewModelOwner)?.rxViewModel ?? NoneStepper())
    }

    /// Contributes a child flow that begins with a step.
    @preconcurrency @MainActor public static func flow(_ flow: any Flow, with step: any Step)
        -> FlowContributor
    {
        .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step))
    }
}
