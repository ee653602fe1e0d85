// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

extension FlowContributors {
    /// Contributes a screen whose view model emits steps.
    @preconcurrency @MainActor public static func viewController<ViewModel>(
        _ controller: RxViewController<ViewModel>
    )
        -> FlowContributors
    {
        .one(flowContributor: .viewController(controller))
    }

    /// Contributes a screen, or a container, with a stepper.
    @preconcurrency @MainActor public static func viewController(
        _ controller: ViewController, with stepper: any Stepper
    )
        -> FlowContributors
    {
        .one(flowContributor: .viewController(controller, with: stepper))
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

    /// Shows an alert above the front window. The answer may lead to a step of the same flow.
    ///
    /// ```swift
    /// case .confirmDelete(let contact):
    ///     return .ask(Alert("Delete \(contact.name)?", actions: [.cancel, .destructive("Delete")])) { answer in
    ///         answer.style == .destructive ? ContactsStep.delete(contact) : nil
    ///     }
    /// ```
    /// Closing the dialog chooses its cancel action; if there is none, the closure is not called.
    @preconcurrency @MainActor public static func ask(
        _ alert: Alert, _ step: @escaping @MainActor (AlertAction) -> (any Step)?
    ) -> FlowContributors {
        dialog(
            DialogController { window, dialog in
                let answer: @MainActor (Int?) -> Void = { index in
                    dialog.finish(index.flatMap { step(alert.actions[$0]) })
                }
                return window?.show(alert, answer: answer)
                    ?? Toolkit.backend.show(alert.localizedButtons, above: nil, answer: answer)
            })
    }

    /// Shows a file dialog above the front window. The absolute paths, or none if the user chose none, may lead to a step of the same flow.
    @preconcurrency @MainActor public static func ask(
        _ request: FileDialog, _ step: @escaping @MainActor ([String]) -> (any Step)?
    ) -> FlowContributors {
        dialog(
            DialogController { window, dialog in
                let answer: @MainActor ([String]) -> Void = { paths in dialog.finish(step(paths)) }
                return window?.show(request, answer: answer)
                    ?? Toolkit.backend.show(request, above: nil, answer: answer)
            })
    }

    @MainActor private static func dialog(_ dialog: DialogController) -> FlowContributors {
        .one(
            flowContributor: .contribute(
                withNextPresentable: dialog, withNextStepper: dialog, allowStepWhenNotPresented: true))
    }
}

extension FlowContributor {
    /// Contributes a screen whose view model emits steps.
    @preconcurrency @MainActor public static func viewController<ViewModel>(
        _ controller: RxViewController<ViewModel>
    ) -> FlowContributor {
        .contribute(withNextPresentable: controller, withNextStepper: controller.viewModel)
    }

    /// Contributes a screen, or a container, with a stepper.
    @preconcurrency @MainActor public static func viewController(
        _ controller: ViewController, with stepper: any Stepper
    )
        -> FlowContributor
    {
        .contribute(withNextPresentable: controller, withNextStepper: stepper)
    }

    /// Contributes a child flow that begins with a step.
    @preconcurrency @MainActor public static func flow(_ flow: any Flow, with step: any Step)
        -> FlowContributor
    {
        .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step))
    }
}
