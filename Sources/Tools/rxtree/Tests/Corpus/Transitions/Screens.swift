final class ListViewModel: RxViewModel {}
final class ListViewController: RxViewController<ListViewModel> {}
final class DetailViewModel: RxViewModel {}
final class DetailViewController: RxViewController<DetailViewModel> {}
final class CardViewModel: RxViewModel {}
final class CardViewController: RxViewController<CardViewModel> {}
final class OtherViewModel: RxViewModel {}
final class OtherViewController: RxViewController<OtherViewModel> {}
final class EditViewModel: RxViewModel {}
final class EditViewController: RxViewController<EditViewModel> {}
final class FirstViewController: ViewController {}
final class SecondViewController: ViewController {}
final class AboutViewController: ViewController {}

@main struct App: Application {
    let id = "org.example.Transitions"
    func rootFlow() -> any Flow { AppFlow() }
    var firstStep: any Step { AppStep.start }
}
