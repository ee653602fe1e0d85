// SPDX-License-Identifier: MIT

import AppTesting
import Testing

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// ViewKit: AccentColor
@MainActor private func accentColorExample(_ accent: AccentColor) {
    let text = accent.needsDarkText ? Color.black : Color.white
    _ = text
}

// ViewKit: AlertAction
@MainActor private func alertActionExample() {
    let question = Alert("Delete the letter?", actions: [.cancel, .destructive("Delete")])
    _ = question
}

// ViewKit: Alignment
@MainActor private func alignmentExample(_ label: Label) {
    label.horizontalAlignment = .start
}

// ViewKit: Avatar
@MainActor private func avatarExample() {
    let avatar = Avatar(name: "Ada Lovelace", size: 48)
    _ = avatar
}

// ViewKit: Axis
@MainActor private func axisExample(_ nameField: TextField, _ saveButton: Button) {
    let row = Box(.horizontal, spacing: 6, [nameField, saveButton])
    _ = row
}

// ViewKit: ButtonStyle
@MainActor private func buttonStyleExample() {
    let saveButton = Button("Save", style: .suggested)
    _ = saveButton
}

// ViewKit: CheckBox
@MainActor private func checkBoxExample() {
    let box = CheckBox("Send me a copy", isOn: true)
    _ = box
}

// ViewKit: ColorScheme
@MainActor private func colorSchemeExample() {
    Toolkit.backend.setColorScheme(.dark)
}

// ViewKit: CollectionView
@MainActor private func collectionViewExample(_ list: ListView<Letter>, _ bag: DisposeBag) {
    list.rx.activated.subscribe(onNext: { letter in print(letter.title) }).disposed(by: bag)
}

// ViewKit: ColumnSort
@MainActor private func columnSortExample(_ columns: ColumnView<Letter>) {
    columns.sort = ColumnSort("size", ascending: false)
}

// ViewKit: ContextRequest
@MainActor private func contextRequestExample(_ map: Canvas, _ menu: @escaping @MainActor (Point) -> Menu) {
    map.setContextMenu { request in request.position.map { menu($0) } }
}

// ViewKit: DialogHandle
@MainActor private func dialogHandleExample(_ window: Window) {
    let dialog = window.show(Alert("The letter was sent.")) { _ in }
    dialog.dismiss()
}

// ViewKit: DragSource
@MainActor private func dragSourceExample(_ card: Box) {
    card.dragSource = DragSource(.text("Ada Lovelace"))
}

// ViewKit: DragEvent
@MainActor private func dragEventExample(
    _ card: Box, _ removeCard: @escaping @MainActor () -> Void, _ bag: DisposeBag
) {
    card.rx.drag.subscribe(onNext: { event in
        if case .ended(.move) = event { removeCard() }
    }).disposed(by: bag)
}

// ViewKit: Drop
@MainActor private func dropExample(_ basket: Box, _ bag: DisposeBag) {
    basket.dropTypes = [.text]
    basket.rx.drop.subscribe(onNext: { drop in print(drop.item.text ?? "") }).disposed(by: bag)
}

// ViewKit: DrawingContext
@MainActor private func drawingContextExample() {
    let canvas = Canvas { context, size in
        context.fill(.rectangle(Rectangle(x: 0, y: 0, width: Double(size.width), height: 4)), with: .accent)
    }
    _ = canvas
}

// ViewKit: Paint
@MainActor private func paintExample(_ context: inout DrawingContext) {
    context.fill(.circle(center: Point(x: 20, y: 20), radius: 10), with: .color(.black))
}

// ViewKit: GradientStop
@MainActor private func gradientStopExample() {
    let paint = Paint.linearGradient(
        [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], from: Point(x: 0, y: 0),
        to: Point(x: 0, y: 40))
    _ = paint
}

// ViewKit: StrokeStyle
@MainActor private func strokeStyleExample(_ context: inout DrawingContext) {
    context.stroke(
        .line(from: Point(x: 0, y: 0), to: Point(x: 40, y: 0)), with: .text,
        style: StrokeStyle(width: 2, dash: [4, 2]))
}

// ViewKit: Transform
@MainActor private func transformExample(_ context: inout DrawingContext) {
    context.saved { context in
        context.transform(.rotation(.pi / 4))
        context.fill(.rectangle(Rectangle(x: 0, y: 0, width: 8, height: 8)), with: .text)
    }
}

// ViewKit: Gesture
@MainActor private func gestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.panGesture().when(.ended).subscribe(onNext: { print($0.translation) }).disposed(by: bag)
}

// ViewKit: GestureState
@MainActor private func gestureStateExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.longPressGesture().when(.began).subscribe(onNext: { print($0.location) }).disposed(by: bag)
}

// ViewKit: HoverGesture
@MainActor private func hoverGestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.hoverGesture().subscribe(onNext: { print($0.location) }).disposed(by: bag)
}

// ViewKit: LongPressGesture
@MainActor private func longPressGestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.longPressGesture().when(.began).subscribe(onNext: { print($0.location) }).disposed(by: bag)
}

// ViewKit: PanGesture
@MainActor private func panGestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.panGesture().subscribe(onNext: { print($0.start, $0.translation) }).disposed(by: bag)
}

// ViewKit: PinchGesture
@MainActor private func pinchGestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.pinchGesture().subscribe(onNext: { print($0.scale) }).disposed(by: bag)
}

// ViewKit: RotationGesture
@MainActor private func rotationGestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.rotationGesture().subscribe(onNext: { print($0.angle) }).disposed(by: bag)
}

// ViewKit: ScrollGesture
@MainActor private func scrollGestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.scrollGesture().subscribe(onNext: { print($0.delta) }).disposed(by: bag)
}

// ViewKit: SwipeGesture
@MainActor private func swipeGestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.swipeGesture(.left).subscribe(onNext: { _ in print("next") }).disposed(by: bag)
}

// ViewKit: TapGesture
@MainActor private func tapGestureExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.tapGesture().subscribe(onNext: { print($0.location, $0.modifiers.contains(.shift)) }).disposed(
        by: bag)
}

// ViewKit: PointerButton
@MainActor private func pointerButtonExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.tapGesture(.middle).subscribe(onNext: { print($0.location) }).disposed(by: bag)
}

// ViewKit: KeyPress
@MainActor private func keyPressExample(_ map: Canvas, _ bag: DisposeBag) {
    map.rx.keyPressed.subscribe(onNext: { press in
        if press.keys == KeyCombination("Left") { print("west") }
    }).disposed(by: bag)
}

// ViewKit: KeyCombination
@MainActor private func keyCombinationExample() {
    let next = KeyCombination("Right", modifiers: [.alt])
    _ = next
}

// ViewKit: KeyModifiers
@MainActor private func keyModifiersExample(_ tap: TapGesture) {
    let isRange = tap.modifiers.contains(.shift)
    _ = isRange
}

// ViewKit: GridCell
@MainActor private func gridCellExample(_ grid: Grid, _ title: Label) {
    grid.attach(title, at: GridCell(column: 0, row: 0, columnSpan: 2))
}

// ViewKit: ImageFormat
@MainActor private func imageFormatExample(_ bytes: [UInt8]) {
    let isPNG = ImageFormat(of: bytes) == .png
    _ = isPNG
}

// ViewKit: ImageSource
@MainActor private func imageSourceExample(_ picture: ImageView) {
    picture.source = .file("/usr/share/pixmaps/debian-logo.png")
}

// ViewKit: Insets
@MainActor private func insetsExample(_ form: Box) {
    form.margins = Insets(horizontal: 24, vertical: 12)
}

// ViewKit: LayoutItem
@MainActor private func layoutItemExample() {
    func center(_ item: any LayoutItem, in view: LayoutView) {
        LayoutConstraint.activate([item.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
    }
}

// ViewKit: LayoutDimension
@MainActor private func layoutDimensionExample(_ field: TextField) {
    let width = field.widthAnchor.constraint(greaterThanOrEqualToConstant: 240)
    _ = width
}

// ViewKit: LayoutXAxisAnchor
@MainActor private func layoutXAxisAnchorExample(_ field: TextField, _ view: LayoutView) {
    let edge = field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12)
    _ = edge
}

// ViewKit: LayoutYAxisAnchor
@MainActor private func layoutYAxisAnchorExample(_ field: TextField, _ label: Label) {
    let below = field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 6)
    _ = below
}

// ViewKit: LayoutPriority
@MainActor private func layoutPriorityExample(_ field: TextField) {
    let width = field.widthAnchor.constraint(equalToConstant: 240)
    width.priority = .low
}

// ViewKit: ListSection
@MainActor private func listSectionExample(_ list: ListView<Letter>, _ today: [Letter], _ earlier: [Letter]) {
    list.sections = [ListSection("Today", today), ListSection("Earlier", earlier)]
}

// ViewKit: ListSelectionMode
@MainActor private func listSelectionModeExample(_ list: ListView<Letter>) {
    list.selectionMode = .multiple
}

// ViewKit: ListStyle
@MainActor private func listStyleExample() {
    let places = ListView<Letter>(style: .sidebar, cell: { Label() }, configure: { $0.text = $1.title })
    _ = places
}

// ViewKit: Point
@MainActor private func pointExample(_ popover: Popover, _ map: Canvas) {
    popover.present(from: map, at: Point(x: 40, y: 20))
}

// ViewKit: Popover
@MainActor private func popoverExample(_ sendButton: Button) {
    let popover = Popover()
    popover.content = Label("Sent")
    popover.present(from: sendButton)
}

// ViewKit: PortableView
@MainActor private func portableViewExample(_ nameField: TextField) {
    nameField.accessibilityLabel = "Name"
    nameField.minimumWidth = 240
    nameField.isHidden = false
}

// ViewKit: Rectangle
@MainActor private func rectangleExample(_ context: inout DrawingContext) {
    context.fill(.rectangle(Rectangle(x: 0, y: 0, width: 40, height: 20), cornerRadius: 4), with: .accent)
}

// ViewKit: ScrollView
@MainActor private func scrollViewExample(_ form: Box) {
    let scrollView = ScrollView(form, maximumContentWidth: 600)
    _ = scrollView
}

// ViewKit: ScrollGeometry
@MainActor private final class ScrollGeometryExample {
    let scrollView = ScrollView()
    let viewModel = ScrollGeometryExampleViewModel()
    let disposeBag = DisposeBag()

    func bind() {
        scrollView.rx.geometry.filter { $0.distanceToBottom < 200 }
            .subscribe(onNext: { [unowned self] _ in viewModel.loadMore() })
            .disposed(by: disposeBag)
    }
}
@MainActor private final class ScrollGeometryExampleViewModel {
    func loadMore() {}
}

// ViewKit: Separator
@MainActor private func separatorExample(_ header: Label, _ list: ListView<Letter>) {
    let row = Box(.vertical, [header, Separator(), list])
    _ = row
}

// ViewKit: Shortcut
@MainActor private func shortcutExample(_ field: TextField) {
    let find = Action("list.find", title: "Find", shortcuts: ["<Primary>f", "F3"]) { field.focus() }
    _ = find
}

// ViewKit: ShortcutError
@MainActor private func shortcutErrorExample() throws {
    do {
        _ = try Shortcut("<Primary").combination()
    } catch {
        print(error)  // what is wrong with the text, and how to fix it
    }
}

// ViewKit: Size
@MainActor private func sizeExample(_ screen: ViewController) {
    let editor = WindowController(root: screen, size: Size(width: 640, height: 480))
    _ = editor
}

// ViewKit: SliderMark
@MainActor private func sliderMarkExample(_ slider: Slider) {
    slider.marks = [SliderMark(0, title: "Off"), SliderMark(1, title: "Loud")]
}

// ViewKit: Spinner
@MainActor private func spinnerExample(_ isLoading: Observable<Bool>, _ bag: DisposeBag) {
    let spinner = Spinner()
    isLoading.bind(to: spinner.rx.isSpinning).disposed(by: bag)
}

// ViewKit: Switch
@MainActor private func switchExample(_ bag: DisposeBag) {
    let network = Switch(isOn: true)
    network.accessibilityLabel = "Network"
    network.rx.isOn.subscribe(onNext: { print($0) }).disposed(by: bag)
}

// ViewKit: TextAttributes
@MainActor private func textAttributesExample(_ textView: TextView) {
    textView.runs = [TextRun(0..<5, TextAttributes(isBold: true))]
}

// ViewKit: TextRun
@MainActor private func textRunExample(_ textView: TextView) {
    textView.runs = [TextRun(0..<5, TextAttributes(isItalic: true))]
}

// ViewKit: TextEdit
@MainActor private func textEditExample() {
    var text = "Dear Ada"
    _ = TextEdit(5..<8, "Grace").apply(to: &text)  // "Dear Grace"
    _ = text
}

// ViewKit: TextFieldIcon
@MainActor private func textFieldIconExample(_ field: TextField) {
    field.trailingIcon = TextFieldIcon("edit-clear-symbolic", label: "Clear")
}

// ViewKit: TextPurpose
@MainActor private func textPurposeExample() {
    let search = TextField(placeholder: "Search", purpose: .search)
    _ = search
}

// ViewKit: TextStyle
@MainActor private func textStyleExample() {
    let title = Label("Letters", style: .title)
    _ = title
}

// ViewKit: Toast
@MainActor private func toastExample(_ toasts: ToastView, _ restore: @escaping @MainActor () -> Void) {
    toasts.show(Toast("The letter was deleted", action: "Undo")) { restore() }
}

// ViewKit: Toggle
@MainActor private func toggleExample(_ toggle: CheckBox, _ bag: DisposeBag) {
    toggle.rx.isOn.subscribe(onNext: { print($0) }).disposed(by: bag)
}

// ViewKit: ToolbarItem
@MainActor private func toolbarItemExample() {
    let toolbar = Toolbar([
        ToolbarItem("New", icon: "document-new-symbolic", action: "letters.new"), .separator,
    ])
    _ = toolbar
}

// ViewKit: Toolkit
@MainActor private func toolkitExample(_ backend: any Backend) {
    let label = Toolkit.perform(with: backend) { Label("A view of this backend") }
    _ = label
}

// ViewKit: TransferItem
@MainActor private func transferItemExample(_ clipboard: Clipboard) {
    clipboard.write(.text("Ada Lovelace"))
}

// ViewKit: TransferType
@MainActor private func transferTypeExample(_ basket: Box) {
    basket.dropTypes = [.files, .text]
}

// ViewKit: TransferOperation
@MainActor private func transferOperationExample(_ card: Box) {
    card.dragSource = DragSource(.text("Ada"), operations: [.copy, .move])
}

// ViewKit: View
@MainActor private func viewExample() {
    let parts: [any View] = [Label("Name"), TextField()]
    _ = parts
}

// ViewKit: ViewReport
@MainActor private func viewReportExample(_ log: @escaping @MainActor (String) -> Void) {
    ViewReport.handler = { log("\($0)") }
}

// ViewKit: Window
@MainActor private func windowExample() {
    let window = Window()
    window.title = "Letters"
    window.content = Label("Hello")
    window.present()
}

// ViewKit: WindowKind
@MainActor private func windowKindExample(_ screen: ViewController, _ form: ViewController) {
    screen.present(form, as: .sheet)
}

// ViewKit: PageView
@MainActor private func pageViewExample(_ welcome: ViewController, _ features: ViewController) {
    let pages = PageController([welcome, features])  // shows its screens in a PageView
    _ = pages
}

// ViewKit: PageStack
@MainActor private func pageStackExample(_ screen: ViewController) {
    let stack = NavigationController(root: screen)  // shows its screens in a PageStack
    _ = stack
}

// ViewKit: TabView
@MainActor private func tabViewExample(_ inbox: ViewController, _ drafts: ViewController) {
    let tabs = TabController([inbox, drafts])  // shows its screens in a TabView
    _ = tabs
}

// ViewKit: Translations
private enum PackageResources {
    static let de_po: [UInt8] = []
}

// Package.swift: .target(name: "NotesFlows", …, resources: [.embedInCode("Translations/de.po")])
@MainActor let texts = Translations(["de": PackageResources.de_po])

@MainActor private func translationsExample(_ shown: Int, _ all: Int) {
    let saveButton = Button(texts("Save"))
    let countLabel = Label(texts("%1 of %2 notes", "\(shown)", "\(all)"))
    _ = (saveButton, countLabel)
}
