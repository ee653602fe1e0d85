// SPDX-License-Identifier: MIT

import UIKit

protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
extension Reusable { static var reuseIdentifier: String { String(describing: self) } }

protocol StoryboardBased: AnyObject { static var sceneStoryboard: UIStoryboard { get } }
extension StoryboardBased {
    static var sceneStoryboard: UIStoryboard { UIStoryboard(name: String(describing: self), bundle: nil) }
}
extension StoryboardBased where Self: UIViewController {
    static func instantiate() -> Self {
        let controller = sceneStoryboard.instantiateInitialViewController()
        guard let typed = controller as? Self else { fatalError("no") }
        return typed
    }
}
protocol NibLoadable: AnyObject {}
extension NibLoadable where Self: UIView {
    static func loadFromNib() -> Self {
        UINib(nibName: "", bundle: nil).instantiate(withOwner: nil).first as! Self
    }
}
protocol ViewModelBased: AnyObject { associatedtype ViewModelType; var viewModel: ViewModelType! { get set } }
extension ViewModelBased where Self: StoryboardBased & UIViewController {
    static func instantiate<ViewModelType>(withViewModel viewModel: ViewModelType) -> Self
    where ViewModelType == Self.ViewModelType {
        let controller = Self.instantiate()
        controller.viewModel = viewModel
        return controller
    }
}
final class MovieCell: UITableViewCell, Reusable, NibLoadable {}
final class BannerView: UIView, NibLoadable {}
extension UIViewController {
    static func make() -> Self { Self(nibName: nil, bundle: nil) }
    class func load() -> Self {
        func instance<T: UIViewController>() -> T { T(nibName: String(describing: T.self), bundle: nil) }
        return instance()
    }
}
