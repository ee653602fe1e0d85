// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

extension FlowContributors {
    /// A screen whose view model emits steps.
    @preconcurrency @MainActor public static func viewController<ViewModel>(
        _ controller: RxViewController<ViewModel>
    )
        -> FlowContributors
    {
        .one(flowContributor: .viewController(controller))
    }

    /// A screen, or a container, with a stepper of its own.
    @preconcurrency @MainActor public static func viewController(
        _ controller: ViewController, with stepper: any Stepper
    )
        -> FlowContributors
    {
        .one(flowContributor: .viewController(controller, with: stepper))
    }

    /// A stack of screens, whose bottom screen's view model emits the steps.
    @available(*, deprecated, message: "Use .viewController(navigation, with: viewModel).")
    @preconcurrency @MainActor public static func navigationController(_ navigation: NavigationController)
        -> FlowContributors
    {
        let root = navigation.viewControllers.first as? any ViewModelOwner
        return .viewController(navigation, with: root?.rxViewModel ?? NoneStepper())
    }

    /// A child flow that begins with a step.
    @preconcurrency @MainActor public static func flow(_ flow: any Flow, with step: any Step)
        -> FlowContributors
    {
        .one(flowContributor: .flow(flow, with: step))
    }

    /// A question above the front window. Its answer may lead to a step of the same flow.
    ///
    /// ```swift
    /// case .confirmDelete(let contact):
    ///     return .ask(Alert("Delete \(contact.name)?", actions: [.cancel, .destructive("Delete")])) { answer in
    ///         answer.style == .destructive ? ContactsStep.delete(contact) : nil
    ///     }
    /// ```
    /// Closing the dialog answers with its cancel action; where it has none, the closure is not called.
    @preconcurrency @MainActor public static func ask(
        _ alert: Alert, _ step: @escaping @MainActor (AlertAction) -> (any Step)?
    ) -> FlowContributors {
        dialog(
            DialogController { window, dialog in
                let answer: @MainActor (Int?) -> Void = { index in
                    dialog.finish(index.flatMap { step(alert.actions[$0]) })
                }
                return window?.show(alert, answer: answer)
                    ?? Toolkit.backend.show(alert, above: nil, answer: answer)
            })
    }

    /// A request for files above the front window. The absolute paths, none where the person changed their mind, may lead to a
    /// step of the same flow.
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
    /// A screen whose view model emits steps.
    @preconcurrency @MainActor public static func viewController<ViewModel>(
        _ controller: RxViewController<ViewModel>
    ) -> FlowContributor {
        .contribute(withNextPresentable: controller, withNextStepper: controller.viewModel)
    }

    /// A screen, or a container, with a stepper of its own.
    @preconcurrency @MainActor public static func viewController(
        _ controller: ViewController, with stepper: any Stepper
    )
        -> FlowContributor
    {
        .contribute(withNextPresentable: controller, withNextStepper: stepper)
    }

    /// A child flow that begins with a step.
    @preconcurrency @MainActor public static func flow(_ flow: any Flow, with step: any Step)
        -> FlowContributor
    {
        .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step))
    }
}
