// SPDX-License-Identifier: MIT

// As SwiftGen writes it.
import UIKit

internal protocol StoryboardType { static var storyboardName: String { get } }
internal extension StoryboardType {
    static var storyboard: UIStoryboard { UIStoryboard(name: storyboardName, bundle: BundleToken.bundle) }
}
internal struct SceneType<T: UIViewController> {
    internal let storyboard: StoryboardType.Type
    internal let identifier: String
    internal func instantiate() -> T {
        let identifier = self.identifier
        guard
            let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T
        else {
            fatalError("ViewController '\(identifier)' is not of the expected class \(T.self).")
        }
        return controller
    }
    @available(iOS 13.0, tvOS 13.0, *)
    internal func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
        return storyboard.storyboard.instantiateViewController(identifier: identifier, creator: block)
    }
}
internal struct InitialSceneType<T: UIViewController> {
    internal let storyboard: StoryboardType.Type
    internal func instantiate() -> T {
        guard let controller = storyboard.storyboard.instantiateInitialViewController() as? T else {
            fatalError("x")
        }
        return controller
    }
}
internal enum StoryboardScene {
    internal enum Main: StoryboardType {
        internal static let storyboardName = "Main"
        internal static let initialScene = InitialSceneType<HomeViewController>(storyboard: Main.self)
        internal static let detail = SceneType<DetailViewController>(
            storyboard: Main.self, identifier: "Detail")
    }
}
extension UIStoryboard {
    func instantiate<T: UIViewController>(_ type: T.Type = T.self) -> T {
        instantiateViewController(withIdentifier: String(describing: T.self)) as! T
    }
    enum Name: String {
        case main, other; var storyboard: UIStoryboard { UIStoryboard(name: rawValue, bundle: nil) }
    }
}
