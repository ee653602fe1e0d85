// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import Gtk

/// Every widget class, with a function that makes one and uses all its members.
let widgetExercises: [(name: String, make: @MainActor () -> Gtk.Widget)] = [
    ("GtkAboutDialog", exerciseAboutDialog),
    ("GtkActionBar", exerciseActionBar),
    ("GtkApplicationWindow", exerciseApplicationWindow),
    ("GtkAspectFrame", exerciseAspectFrame),
    ("GtkAssistant", exerciseAssistant),
    ("GtkBox", exerciseBox),
    ("GtkButton", exerciseButton),
    ("GtkCalendar", exerciseCalendar),
    ("GtkCellView", exerciseCellView),
    ("GtkCenterBox", exerciseCenterBox),
    ("GtkCheckButton", exerciseCheckButton),
    ("GtkColorButton", exerciseColorButton),
    ("GtkColorChooserDialog", exerciseColorChooserDialog),
    ("GtkColorChooserWidget", exerciseColorChooserWidget),
    ("GtkColumnView", exerciseColumnView),
    ("GtkComboBox", exerciseComboBox),
    ("GtkComboBoxText", exerciseComboBoxText),
    ("GtkDialog", exerciseDialog),
    ("GtkDrawingArea", exerciseDrawingArea),
    ("GtkDropDown", exerciseDropDown),
    ("GtkEmojiChooser", exerciseEmojiChooser),
    ("GtkEntry", exerciseEntry),
    ("GtkExpander", exerciseExpander),
    ("GtkFileChooserDialog", exerciseFileChooserDialog),
    ("GtkFileChooserWidget", exerciseFileChooserWidget),
    ("GtkFixed", exerciseFixed),
    ("GtkFlowBox", exerciseFlowBox),
    ("GtkFontButton", exerciseFontButton),
    ("GtkFontChooserDialog", exerciseFontChooserDialog),
    ("GtkFontChooserWidget", exerciseFontChooserWidget),
    ("GtkFrame", exerciseFrame),
    ("GtkGLArea", exerciseGLArea),
    ("GtkGrid", exerciseGrid),
    ("GtkGridView", exerciseGridView),
    ("GtkHeaderBar", exerciseHeaderBar),
    ("GtkIconView", exerciseIconView),
    ("GtkImage", exerciseImage),
    ("GtkInfoBar", exerciseInfoBar),
    ("GtkInscription", exerciseInscription),
    ("GtkLabel", exerciseLabel),
    ("GtkLevelBar", exerciseLevelBar),
    ("GtkLinkButton", exerciseLinkButton),
    ("GtkListBox", exerciseListBox),
    ("GtkListView", exerciseListView),
    ("GtkLockButton", exerciseLockButton),
    ("GtkMediaControls", exerciseMediaControls),
    ("GtkMenuButton", exerciseMenuButton),
    ("GtkMessageDialog", exerciseMessageDialog),
    ("GtkNotebook", exerciseNotebook),
    ("GtkOverlay", exerciseOverlay),
    ("GtkPageSetupUnixDialog", exercisePageSetupUnixDialog),
    ("GtkPaned", exercisePaned),
    ("GtkPasswordEntry", exercisePasswordEntry),
    ("GtkPicture", exercisePicture),
    ("GtkPopover", exercisePopover),
    ("GtkPopoverMenu", exercisePopoverMenu),
    ("GtkPopoverMenuBar", exercisePopoverMenuBar),
    ("GtkPrintUnixDialog", exercisePrintUnixDialog),
    ("GtkProgressBar", exerciseProgressBar),
    ("GtkRange", exerciseRange),
    ("GtkRevealer", exerciseRevealer),
    ("GtkScale", exerciseScale),
    ("GtkScaleButton", exerciseScaleButton),
    ("GtkScrollbar", exerciseScrollbar),
    ("GtkScrolledWindow", exerciseScrolledWindow),
    ("GtkSearchBar", exerciseSearchBar),
    ("GtkSearchEntry", exerciseSearchEntry),
    ("GtkSeparator", exerciseSeparator),
    ("GtkShortcutLabel", exerciseShortcutLabel),
    ("GtkShortcutsGroup", exerciseShortcutsGroup),
    ("GtkShortcutsSection", exerciseShortcutsSection),
    ("GtkShortcutsShortcut", exerciseShortcutsShortcut),
    ("GtkShortcutsWindow", exerciseShortcutsWindow),
    ("GtkSpinButton", exerciseSpinButton),
    ("GtkSpinner", exerciseSpinner),
    ("GtkStack", exerciseStack),
    ("GtkStackSidebar", exerciseStackSidebar),
    ("GtkStackSwitcher", exerciseStackSwitcher),
    ("GtkStatusbar", exerciseStatusbar),
    ("GtkSwitch", exerciseSwitch),
    ("GtkText", exerciseText),
    ("GtkTextView", exerciseTextView),
    ("GtkToggleButton", exerciseToggleButton),
    ("GtkTreeExpander", exerciseTreeExpander),
    ("GtkTreeView", exerciseTreeView),
    ("GtkVideo", exerciseVideo),
    ("GtkViewport", exerciseViewport),
    ("GtkVolumeButton", exerciseVolumeButton),
    ("GtkWindow", exerciseWindow),
    ("GtkWindowControls", exerciseWindowControls),
    ("GtkWindowHandle", exerciseWindowHandle),
]

@MainActor
private func exerciseAboutDialog() -> Gtk.Widget {
    let object = Gtk.AboutDialog()
    object.artists = object.artists
    object.authors = object.authors
    if let value = object.comments { object.comments = value }
    if let value = object.copyright { object.copyright = value }
    object.documenters = object.documenters
    if let value = object.license { object.license = value }
    object.licenseType = object.licenseType
    if let value = object.logo { object.logo = value }
    if let value = object.logoIconName { object.logoIconName = value }
    if let value = object.programName { object.programName = value }
    if let value = object.systemInformation { object.systemInformation = value }
    if let value = object.translatorCredits { object.translatorCredits = value }
    if let value = object.version { object.version = value }
    if let value = object.website { object.website = value }
    if let value = object.websiteLabel { object.websiteLabel = value }
    object.wrapLicense = object.wrapLicense
    object.onActivateLink { _ in false }
    return object
}

@MainActor
private func exerciseActionBar() -> Gtk.Widget {
    let object = Gtk.ActionBar()
    object.revealed = object.revealed
    return object
}

@MainActor
private func exerciseApplicationWindow() -> Gtk.Widget {
    let object = Gtk.ApplicationWindow()
    object.showMenubar = object.showMenubar
    object.onActionAdded { _ in  }
    object.onActionEnabledChanged { _, _ in  }
    object.onActionRemoved { _ in  }
    object.onActionStateChanged { _, _ in  }
    return object
}

@MainActor
private func exerciseAspectFrame() -> Gtk.Widget {
    let object = Gtk.AspectFrame()
    if let value = object.child { object.child = value }
    object.obeyChild = object.obeyChild
    object.ratio = object.ratio
    object.xalign = object.xalign
    object.yalign = object.yalign
    return object
}

@MainActor
private func exerciseAssistant() -> Gtk.Widget {
    let object = Gtk.Assistant()
    _ = object.pages
    _ = object.useHeaderBar
    object.onApply {  }
    object.onCancel {  }
    object.onClose {  }
    object.onEscape {  }
    object.onPrepare { _ in  }
    return object
}

@MainActor
private func exerciseBox() -> Gtk.Widget {
    let object = Gtk.Box()
    object.baselinePosition = object.baselinePosition
    object.homogeneous = object.homogeneous
    object.spacing = object.spacing
    object.orientation = object.orientation
    object.canFocus = object.canFocus
    object.canTarget = object.canTarget
    object.cssClasses = object.cssClasses
    _ = object.cssName
    if let value = object.cursor { object.cursor = value }
    object.focusOnClick = object.focusOnClick
    object.focusable = object.focusable
    object.halign = object.halign
    _ = object.hasDefault
    _ = object.hasFocus
    object.hasTooltip = object.hasTooltip
    object.heightRequest = object.heightRequest
    object.hexpand = object.hexpand
    object.hexpandSet = object.hexpandSet
    object.marginBottom = object.marginBottom
    object.marginEnd = object.marginEnd
    object.marginStart = object.marginStart
    object.marginTop = object.marginTop
    object.name = object.name
    object.opacity = object.opacity
    object.overflow = object.overflow
    _ = object.parent
    object.receivesDefault = object.receivesDefault
    _ = object.root
    _ = object.scaleFactor
    object.sensitive = object.sensitive
    if let value = object.tooltipMarkup { object.tooltipMarkup = value }
    if let value = object.tooltipText { object.tooltipText = value }
    object.valign = object.valign
    object.vexpand = object.vexpand
    object.vexpandSet = object.vexpandSet
    object.visible = object.visible
    object.widthRequest = object.widthRequest
    object.onDestroy {  }
    object.onDirectionChanged { _ in  }
    object.onHide {  }
    object.onKeynavFailed { _ in false }
    object.onMap {  }
    object.onMnemonicActivate { _ in false }
    object.onMoveFocus { _ in  }
    object.onQueryTooltip { _, _, _, _ in false }
    object.onRealize {  }
    object.onShow {  }
    object.onStateFlagsChanged { _ in  }
    object.onUnmap {  }
    object.onUnrealize {  }
    return object
}

@MainActor
private func exerciseButton() -> Gtk.Widget {
    let object = Gtk.Button()
    if let value = object.child { object.child = value }
    object.hasFrame = object.hasFrame
    if let value = object.iconName { object.iconName = value }
    if let value = object.label { object.label = value }
    object.useUnderline = object.useUnderline
    object.onActivate {  }
    object.onClicked {  }
    if let value = object.actionName { object.actionName = value }
    if let value = object.actionTarget { object.actionTarget = value }
    return object
}

@MainActor
private func exerciseCalendar() -> Gtk.Widget {
    let object = Gtk.Calendar()
    object.day = object.day
    object.month = object.month
    object.showDayNames = object.showDayNames
    object.showHeading = object.showHeading
    object.showWeekNumbers = object.showWeekNumbers
    object.year = object.year
    object.onDaySelected {  }
    object.onNextMonth {  }
    object.onNextYear {  }
    object.onPrevMonth {  }
    object.onPrevYear {  }
    return object
}

@MainActor
private func exerciseCellView() -> Gtk.Widget {
    let object = Gtk.CellView()
    _ = object.cellArea
    _ = object.cellAreaContext
    object.drawSensitive = object.drawSensitive
    object.fitModel = object.fitModel
    if let value = object.model { object.model = value }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseCenterBox() -> Gtk.Widget {
    let object = Gtk.CenterBox()
    object.baselinePosition = object.baselinePosition
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseCheckButton() -> Gtk.Widget {
    let object = Gtk.CheckButton()
    object.active = object.active
    if let value = object.child { object.child = value }
    object.inconsistent = object.inconsistent
    if let value = object.label { object.label = value }
    object.useUnderline = object.useUnderline
    object.onActivate {  }
    object.onToggled {  }
    if let value = object.actionName { object.actionName = value }
    if let value = object.actionTarget { object.actionTarget = value }
    return object
}

@MainActor
private func exerciseColorButton() -> Gtk.Widget {
    let object = Gtk.ColorButton()
    object.modal = object.modal
    object.showEditor = object.showEditor
    object.title = object.title
    object.onActivate {  }
    object.onColorSet {  }
    if let value = object.rgba { object.rgba = value }
    object.useAlpha = object.useAlpha
    object.onColorActivated { _ in  }
    return object
}

@MainActor
private func exerciseColorChooserDialog() -> Gtk.Widget {
    let object = Gtk.ColorChooserDialog()
    object.showEditor = object.showEditor
    if let value = object.rgba { object.rgba = value }
    object.useAlpha = object.useAlpha
    object.onColorActivated { _ in  }
    return object
}

@MainActor
private func exerciseColorChooserWidget() -> Gtk.Widget {
    let object = Gtk.ColorChooserWidget()
    object.showEditor = object.showEditor
    if let value = object.rgba { object.rgba = value }
    object.useAlpha = object.useAlpha
    object.onColorActivated { _ in  }
    return object
}

@MainActor
private func exerciseColumnView() -> Gtk.Widget {
    let object = Gtk.ColumnView()
    _ = object.columns
    object.enableRubberband = object.enableRubberband
    if let value = object.model { object.model = value }
    object.reorderable = object.reorderable
    object.showColumnSeparators = object.showColumnSeparators
    object.showRowSeparators = object.showRowSeparators
    object.singleClickActivate = object.singleClickActivate
    _ = object.sorter
    object.onActivate { _ in  }
    if let value = object.hadjustment { object.hadjustment = value }
    object.hscrollPolicy = object.hscrollPolicy
    if let value = object.vadjustment { object.vadjustment = value }
    object.vscrollPolicy = object.vscrollPolicy
    return object
}

@MainActor
private func exerciseComboBox() -> Gtk.Widget {
    let object = Gtk.ComboBox()
    if let value = object.activeId { object.activeId = value }
    object.buttonSensitivity = object.buttonSensitivity
    _ = object.hasEntry
    object.hasFrame = object.hasFrame
    object.idColumn = object.idColumn
    if let value = object.model { object.model = value }
    object.popupFixedWidth = object.popupFixedWidth
    _ = object.popupShown
    object.onActivate {  }
    object.onChanged {  }
    object.onFormatEntryText { _ in "" }
    object.onMoveActive { _ in  }
    object.onPopdown { false }
    object.onPopup {  }
    object.editingCanceled = object.editingCanceled
    object.onEditingDone {  }
    object.onRemoveWidget {  }
    return object
}

@MainActor
private func exerciseComboBoxText() -> Gtk.Widget {
    let object = Gtk.ComboBoxText()
    return object
}

@MainActor
private func exerciseDialog() -> Gtk.Widget {
    let object = Gtk.Dialog()
    _ = object.useHeaderBar
    object.onClose {  }
    object.onResponse { _ in  }
    return object
}

@MainActor
private func exerciseDrawingArea() -> Gtk.Widget {
    let object = Gtk.DrawingArea()
    object.contentHeight = object.contentHeight
    object.contentWidth = object.contentWidth
    object.onResize { _, _ in  }
    return object
}

@MainActor
private func exerciseDropDown() -> Gtk.Widget {
    let object = Gtk.DropDown()
    object.enableSearch = object.enableSearch
    if let value = object.expression { object.expression = value }
    if let value = object.factory { object.factory = value }
    if let value = object.listFactory { object.listFactory = value }
    if let value = object.model { object.model = value }
    object.selected = object.selected
    _ = object.selectedItem
    object.showArrow = object.showArrow
    object.onActivate {  }
    return object
}

@MainActor
private func exerciseEmojiChooser() -> Gtk.Widget {
    let object = Gtk.EmojiChooser()
    object.onEmojiPicked { _ in  }
    return object
}

@MainActor
private func exerciseEntry() -> Gtk.Widget {
    let object = Gtk.Entry()
    object.activatesDefault = object.activatesDefault
    if let value = object.attributes { object.attributes = value }
    object.buffer = object.buffer
    if let value = object.completion { object.completion = value }
    object.enableEmojiCompletion = object.enableEmojiCompletion
    if let value = object.extraMenu { object.extraMenu = value }
    object.hasFrame = object.hasFrame
    if let value = object.imModule { object.imModule = value }
    object.inputHints = object.inputHints
    object.inputPurpose = object.inputPurpose
    object.invisibleChar = object.invisibleChar
    object.invisibleCharSet = object.invisibleCharSet
    object.maxLength = object.maxLength
    object.overwriteMode = object.overwriteMode
    if let value = object.placeholderText { object.placeholderText = value }
    object.primaryIconActivatable = object.primaryIconActivatable
    if let value = object.primaryIconGicon { object.primaryIconGicon = value }
    if let value = object.primaryIconName { object.primaryIconName = value }
    if let value = object.primaryIconPaintable { object.primaryIconPaintable = value }
    object.primaryIconSensitive = object.primaryIconSensitive
    _ = object.primaryIconStorageType
    if let value = object.primaryIconTooltipMarkup { object.primaryIconTooltipMarkup = value }
    if let value = object.primaryIconTooltipText { object.primaryIconTooltipText = value }
    object.progressFraction = object.progressFraction
    object.progressPulseStep = object.progressPulseStep
    _ = object.scrollOffset
    object.secondaryIconActivatable = object.secondaryIconActivatable
    if let value = object.secondaryIconGicon { object.secondaryIconGicon = value }
    if let value = object.secondaryIconName { object.secondaryIconName = value }
    if let value = object.secondaryIconPaintable { object.secondaryIconPaintable = value }
    object.secondaryIconSensitive = object.secondaryIconSensitive
    _ = object.secondaryIconStorageType
    if let value = object.secondaryIconTooltipMarkup { object.secondaryIconTooltipMarkup = value }
    if let value = object.secondaryIconTooltipText { object.secondaryIconTooltipText = value }
    object.showEmojiIcon = object.showEmojiIcon
    if let value = object.tabs { object.tabs = value }
    _ = object.textLength
    object.truncateMultiline = object.truncateMultiline
    object.visibility = object.visibility
    object.onActivate {  }
    object.onIconPress { _ in  }
    object.onIconRelease { _ in  }
    object.editingCanceled = object.editingCanceled
    object.onEditingDone {  }
    object.onRemoveWidget {  }
    _ = object.cursorPosition
    object.editable = object.editable
    object.enableUndo = object.enableUndo
    object.maxWidthChars = object.maxWidthChars
    _ = object.selectionBound
    object.text = object.text
    object.widthChars = object.widthChars
    object.xalign = object.xalign
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    return object
}

@MainActor
private func exerciseExpander() -> Gtk.Widget {
    let object = Gtk.Expander()
    if let value = object.child { object.child = value }
    object.expanded = object.expanded
    if let value = object.label { object.label = value }
    if let value = object.labelWidget { object.labelWidget = value }
    object.resizeToplevel = object.resizeToplevel
    object.useMarkup = object.useMarkup
    object.useUnderline = object.useUnderline
    object.onActivate {  }
    return object
}

@MainActor
private func exerciseFileChooserDialog() -> Gtk.Widget {
    let object = Gtk.FileChooserDialog()
    object.action = object.action
    object.createFolders = object.createFolders
    if let value = object.filter { object.filter = value }
    _ = object.filters
    object.selectMultiple = object.selectMultiple
    _ = object.shortcutFolders
    return object
}

@MainActor
private func exerciseFileChooserWidget() -> Gtk.Widget {
    let object = Gtk.FileChooserWidget()
    object.searchMode = object.searchMode
    _ = object.subtitle
    object.onDesktopFolder {  }
    object.onDownFolder {  }
    object.onHomeFolder {  }
    object.onLocationPopup { _ in  }
    object.onLocationPopupOnPaste {  }
    object.onLocationTogglePopup {  }
    object.onPlacesShortcut {  }
    object.onQuickBookmark { _ in  }
    object.onRecentShortcut {  }
    object.onSearchShortcut {  }
    object.onShowHidden {  }
    object.onUpFolder {  }
    object.action = object.action
    object.createFolders = object.createFolders
    if let value = object.filter { object.filter = value }
    _ = object.filters
    object.selectMultiple = object.selectMultiple
    _ = object.shortcutFolders
    return object
}

@MainActor
private func exerciseFixed() -> Gtk.Widget {
    let object = Gtk.Fixed()
    return object
}

@MainActor
private func exerciseFlowBox() -> Gtk.Widget {
    let object = Gtk.FlowBox()
    object.acceptUnpairedRelease = object.acceptUnpairedRelease
    object.activateOnSingleClick = object.activateOnSingleClick
    object.columnSpacing = object.columnSpacing
    object.homogeneous = object.homogeneous
    object.maxChildrenPerLine = object.maxChildrenPerLine
    object.minChildrenPerLine = object.minChildrenPerLine
    object.rowSpacing = object.rowSpacing
    object.selectionMode = object.selectionMode
    object.onActivateCursorChild {  }
    object.onChildActivated { _ in  }
    object.onMoveCursor { _, _, _, _ in false }
    object.onSelectAll {  }
    object.onSelectedChildrenChanged {  }
    object.onToggleCursorChild {  }
    object.onUnselectAll {  }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseFontButton() -> Gtk.Widget {
    let object = Gtk.FontButton()
    object.modal = object.modal
    object.title = object.title
    object.useFont = object.useFont
    object.useSize = object.useSize
    object.onActivate {  }
    object.onFontSet {  }
    if let value = object.font { object.font = value }
    if let value = object.fontDesc { object.fontDesc = value }
    _ = object.fontFeatures
    object.language = object.language
    object.level = object.level
    object.previewText = object.previewText
    object.showPreviewEntry = object.showPreviewEntry
    object.onFontActivated { _ in  }
    return object
}

@MainActor
private func exerciseFontChooserDialog() -> Gtk.Widget {
    let object = Gtk.FontChooserDialog()
    if let value = object.font { object.font = value }
    if let value = object.fontDesc { object.fontDesc = value }
    _ = object.fontFeatures
    object.language = object.language
    object.level = object.level
    object.previewText = object.previewText
    object.showPreviewEntry = object.showPreviewEntry
    object.onFontActivated { _ in  }
    return object
}

@MainActor
private func exerciseFontChooserWidget() -> Gtk.Widget {
    let object = Gtk.FontChooserWidget()
    _ = object.tweakAction
    if let value = object.font { object.font = value }
    if let value = object.fontDesc { object.fontDesc = value }
    _ = object.fontFeatures
    object.language = object.language
    object.level = object.level
    object.previewText = object.previewText
    object.showPreviewEntry = object.showPreviewEntry
    object.onFontActivated { _ in  }
    return object
}

@MainActor
private func exerciseFrame() -> Gtk.Widget {
    let object = Gtk.Frame()
    if let value = object.child { object.child = value }
    if let value = object.label { object.label = value }
    if let value = object.labelWidget { object.labelWidget = value }
    object.labelXalign = object.labelXalign
    return object
}

@MainActor
private func exerciseGLArea() -> Gtk.Widget {
    let object = Gtk.GLArea()
    object.autoRender = object.autoRender
    _ = object.context
    object.hasDepthBuffer = object.hasDepthBuffer
    object.hasStencilBuffer = object.hasStencilBuffer
    object.useEs = object.useEs
    object.onRender { _ in false }
    object.onResize { _, _ in  }
    return object
}

@MainActor
private func exerciseGrid() -> Gtk.Widget {
    let object = Gtk.Grid()
    object.baselineRow = object.baselineRow
    object.columnHomogeneous = object.columnHomogeneous
    object.columnSpacing = object.columnSpacing
    object.rowHomogeneous = object.rowHomogeneous
    object.rowSpacing = object.rowSpacing
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseGridView() -> Gtk.Widget {
    let object = Gtk.GridView()
    object.enableRubberband = object.enableRubberband
    if let value = object.factory { object.factory = value }
    object.maxColumns = object.maxColumns
    object.minColumns = object.minColumns
    if let value = object.model { object.model = value }
    object.singleClickActivate = object.singleClickActivate
    object.onActivate { _ in  }
    return object
}

@MainActor
private func exerciseHeaderBar() -> Gtk.Widget {
    let object = Gtk.HeaderBar()
    if let value = object.decorationLayout { object.decorationLayout = value }
    object.showTitleButtons = object.showTitleButtons
    if let value = object.titleWidget { object.titleWidget = value }
    return object
}

@MainActor
private func exerciseIconView() -> Gtk.Widget {
    let object = Gtk.IconView()
    object.activateOnSingleClick = object.activateOnSingleClick
    _ = object.cellArea
    object.columnSpacing = object.columnSpacing
    object.columns = object.columns
    object.itemOrientation = object.itemOrientation
    object.itemPadding = object.itemPadding
    object.itemWidth = object.itemWidth
    object.margin = object.margin
    object.markupColumn = object.markupColumn
    if let value = object.model { object.model = value }
    object.pixbufColumn = object.pixbufColumn
    object.reorderable = object.reorderable
    object.rowSpacing = object.rowSpacing
    object.selectionMode = object.selectionMode
    object.spacing = object.spacing
    object.textColumn = object.textColumn
    object.tooltipColumn = object.tooltipColumn
    object.onActivateCursorItem { false }
    object.onItemActivated { _ in  }
    object.onMoveCursor { _, _, _, _ in false }
    object.onSelectAll {  }
    object.onSelectCursorItem {  }
    object.onSelectionChanged {  }
    object.onToggleCursorItem {  }
    object.onUnselectAll {  }
    if let value = object.hadjustment { object.hadjustment = value }
    object.hscrollPolicy = object.hscrollPolicy
    if let value = object.vadjustment { object.vadjustment = value }
    object.vscrollPolicy = object.vscrollPolicy
    return object
}

@MainActor
private func exerciseImage() -> Gtk.Widget {
    let object = Gtk.Image()
    if let value = object.file { object.file = value }
    if let value = object.gicon { object.gicon = value }
    if let value = object.iconName { object.iconName = value }
    object.iconSize = object.iconSize
    if let value = object.paintable { object.paintable = value }
    object.pixelSize = object.pixelSize
    if let value = object.resource { object.resource = value }
    _ = object.storageType
    object.useFallback = object.useFallback
    return object
}

@MainActor
private func exerciseInfoBar() -> Gtk.Widget {
    let object = Gtk.InfoBar()
    object.messageType = object.messageType
    object.revealed = object.revealed
    object.showCloseButton = object.showCloseButton
    object.onClose {  }
    object.onResponse { _ in  }
    return object
}

@MainActor
private func exerciseInscription() -> Gtk.Widget {
    let object = Gtk.Inscription()
    if let value = object.attributes { object.attributes = value }
    object.minChars = object.minChars
    object.minLines = object.minLines
    object.natChars = object.natChars
    object.natLines = object.natLines
    if let value = object.text { object.text = value }
    object.textOverflow = object.textOverflow
    object.wrapMode = object.wrapMode
    object.xalign = object.xalign
    object.yalign = object.yalign
    return object
}

@MainActor
private func exerciseLabel() -> Gtk.Widget {
    let object = Gtk.Label()
    if let value = object.attributes { object.attributes = value }
    object.ellipsize = object.ellipsize
    if let value = object.extraMenu { object.extraMenu = value }
    object.justify = object.justify
    object.label = object.label
    object.lines = object.lines
    object.maxWidthChars = object.maxWidthChars
    _ = object.mnemonicKeyval
    if let value = object.mnemonicWidget { object.mnemonicWidget = value }
    object.naturalWrapMode = object.naturalWrapMode
    object.selectable = object.selectable
    object.singleLineMode = object.singleLineMode
    if let value = object.tabs { object.tabs = value }
    object.useMarkup = object.useMarkup
    object.useUnderline = object.useUnderline
    object.widthChars = object.widthChars
    object.wrap = object.wrap
    object.wrapMode = object.wrapMode
    object.xalign = object.xalign
    object.yalign = object.yalign
    object.onActivateCurrentLink {  }
    object.onActivateLink { _ in false }
    object.onCopyClipboard {  }
    object.onMoveCursor { _, _, _ in  }
    return object
}

@MainActor
private func exerciseLevelBar() -> Gtk.Widget {
    let object = Gtk.LevelBar()
    object.inverted = object.inverted
    object.maxValue = object.maxValue
    object.minValue = object.minValue
    object.mode = object.mode
    object.value = object.value
    object.onOffsetChanged { _ in  }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseLinkButton() -> Gtk.Widget {
    let object = Gtk.LinkButton()
    object.uri = object.uri
    object.visited = object.visited
    object.onActivateLink { false }
    return object
}

@MainActor
private func exerciseListBox() -> Gtk.Widget {
    let object = Gtk.ListBox()
    object.acceptUnpairedRelease = object.acceptUnpairedRelease
    object.activateOnSingleClick = object.activateOnSingleClick
    object.selectionMode = object.selectionMode
    object.showSeparators = object.showSeparators
    object.onActivateCursorRow {  }
    object.onMoveCursor { _, _, _, _ in  }
    object.onRowActivated { _ in  }
    object.onRowSelected { _ in  }
    object.onSelectAll {  }
    object.onSelectedRowsChanged {  }
    object.onToggleCursorRow {  }
    object.onUnselectAll {  }
    return object
}

@MainActor
private func exerciseListView() -> Gtk.Widget {
    let object = Gtk.ListView()
    object.enableRubberband = object.enableRubberband
    if let value = object.factory { object.factory = value }
    if let value = object.model { object.model = value }
    object.showSeparators = object.showSeparators
    object.singleClickActivate = object.singleClickActivate
    object.onActivate { _ in  }
    return object
}

@MainActor
private func exerciseLockButton() -> Gtk.Widget {
    let object = Gtk.LockButton()
    if let value = object.permission { object.permission = value }
    if let value = object.textLock { object.textLock = value }
    if let value = object.textUnlock { object.textUnlock = value }
    if let value = object.tooltipLock { object.tooltipLock = value }
    if let value = object.tooltipNotAuthorized { object.tooltipNotAuthorized = value }
    if let value = object.tooltipUnlock { object.tooltipUnlock = value }
    return object
}

@MainActor
private func exerciseMediaControls() -> Gtk.Widget {
    let object = Gtk.MediaControls()
    if let value = object.mediaStream { object.mediaStream = value }
    return object
}

@MainActor
private func exerciseMenuButton() -> Gtk.Widget {
    let object = Gtk.MenuButton()
    object.alwaysShowArrow = object.alwaysShowArrow
    if let value = object.child { object.child = value }
    object.menuButtonDirection = object.menuButtonDirection
    object.hasFrame = object.hasFrame
    if let value = object.iconName { object.iconName = value }
    if let value = object.label { object.label = value }
    if let value = object.menuModel { object.menuModel = value }
    if let value = object.popover { object.popover = value }
    object.primary = object.primary
    object.useUnderline = object.useUnderline
    object.onActivate {  }
    return object
}

@MainActor
private func exerciseMessageDialog() -> Gtk.Widget {
    let object = Gtk.MessageDialog()
    _ = object.messageArea
    object.messageType = object.messageType
    if let value = object.secondaryText { object.secondaryText = value }
    object.secondaryUseMarkup = object.secondaryUseMarkup
    if let value = object.text { object.text = value }
    object.useMarkup = object.useMarkup
    return object
}

@MainActor
private func exerciseNotebook() -> Gtk.Widget {
    let object = Gtk.Notebook()
    object.enablePopup = object.enablePopup
    if let value = object.groupName { object.groupName = value }
    object.page = object.page
    _ = object.pages
    object.scrollable = object.scrollable
    object.showBorder = object.showBorder
    object.showTabs = object.showTabs
    object.tabPos = object.tabPos
    object.onChangeCurrentPage { _ in false }
    object.onCreateWindow { _ in nil }
    object.onFocusTab { _ in false }
    object.onMoveFocusOut { _ in  }
    object.onPageAdded { _, _ in  }
    object.onPageRemoved { _, _ in  }
    object.onPageReordered { _, _ in  }
    object.onReorderTab { _, _ in false }
    object.onSelectPage { _ in false }
    object.onSwitchPage { _, _ in  }
    return object
}

@MainActor
private func exerciseOverlay() -> Gtk.Widget {
    let object = Gtk.Overlay()
    if let value = object.child { object.child = value }
    return object
}

@MainActor
private func exercisePageSetupUnixDialog() -> Gtk.Widget {
    let object = Gtk.PageSetupUnixDialog()
    return object
}

@MainActor
private func exercisePaned() -> Gtk.Widget {
    let object = Gtk.Paned()
    if let value = object.endChild { object.endChild = value }
    _ = object.maxPosition
    _ = object.minPosition
    object.position = object.position
    object.positionSet = object.positionSet
    object.resizeEndChild = object.resizeEndChild
    object.resizeStartChild = object.resizeStartChild
    object.shrinkEndChild = object.shrinkEndChild
    object.shrinkStartChild = object.shrinkStartChild
    if let value = object.startChild { object.startChild = value }
    object.wideHandle = object.wideHandle
    object.onAcceptPosition { false }
    object.onCancelPosition { false }
    object.onCycleChildFocus { _ in false }
    object.onCycleHandleFocus { _ in false }
    object.onMoveHandle { _ in false }
    object.onToggleHandleFocus { false }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exercisePasswordEntry() -> Gtk.Widget {
    let object = Gtk.PasswordEntry()
    object.activatesDefault = object.activatesDefault
    if let value = object.extraMenu { object.extraMenu = value }
    if let value = object.placeholderText { object.placeholderText = value }
    object.showPeekIcon = object.showPeekIcon
    object.onActivate {  }
    _ = object.cursorPosition
    object.editable = object.editable
    object.enableUndo = object.enableUndo
    object.maxWidthChars = object.maxWidthChars
    _ = object.selectionBound
    object.text = object.text
    object.widthChars = object.widthChars
    object.xalign = object.xalign
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    return object
}

@MainActor
private func exercisePicture() -> Gtk.Widget {
    let object = Gtk.Picture()
    if let value = object.alternativeText { object.alternativeText = value }
    object.canShrink = object.canShrink
    object.contentFit = object.contentFit
    if let value = object.file { object.file = value }
    if let value = object.paintable { object.paintable = value }
    return object
}

@MainActor
private func exercisePopover() -> Gtk.Widget {
    let object = Gtk.Popover()
    object.autohide = object.autohide
    object.cascadePopdown = object.cascadePopdown
    if let value = object.child { object.child = value }
    if let value = object.defaultWidget { object.defaultWidget = value }
    object.hasArrow = object.hasArrow
    object.mnemonicsVisible = object.mnemonicsVisible
    if let value = object.pointingTo { object.pointingTo = value }
    object.position = object.position
    object.onActivateDefault {  }
    object.onClosed {  }
    return object
}

@MainActor
private func exercisePopoverMenu() -> Gtk.Widget {
    let object = Gtk.PopoverMenu()
    if let value = object.menuModel { object.menuModel = value }
    if let value = object.visibleSubmenu { object.visibleSubmenu = value }
    return object
}

@MainActor
private func exercisePopoverMenuBar() -> Gtk.Widget {
    let object = Gtk.PopoverMenuBar()
    if let value = object.menuModel { object.menuModel = value }
    return object
}

@MainActor
private func exercisePrintUnixDialog() -> Gtk.Widget {
    let object = Gtk.PrintUnixDialog()
    object.currentPage = object.currentPage
    object.embedPageSetup = object.embedPageSetup
    object.hasSelection = object.hasSelection
    object.manualCapabilities = object.manualCapabilities
    object.pageSetup = object.pageSetup
    if let value = object.printSettings { object.printSettings = value }
    _ = object.selectedPrinter
    object.supportSelection = object.supportSelection
    return object
}

@MainActor
private func exerciseProgressBar() -> Gtk.Widget {
    let object = Gtk.ProgressBar()
    object.ellipsize = object.ellipsize
    object.fraction = object.fraction
    object.inverted = object.inverted
    object.pulseStep = object.pulseStep
    object.showText = object.showText
    if let value = object.text { object.text = value }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseRange() -> Gtk.Widget {
    let object = Gtk.RangeWidget()
    object.adjustment = object.adjustment
    object.fillLevel = object.fillLevel
    object.inverted = object.inverted
    object.restrictToFillLevel = object.restrictToFillLevel
    object.roundDigits = object.roundDigits
    object.showFillLevel = object.showFillLevel
    object.onAdjustBounds { _ in  }
    object.onChangeValue { _, _ in false }
    object.onMoveSlider { _ in  }
    object.onValueChanged {  }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseRevealer() -> Gtk.Widget {
    let object = Gtk.Revealer()
    if let value = object.child { object.child = value }
    _ = object.childRevealed
    object.revealChild = object.revealChild
    object.transitionDuration = object.transitionDuration
    object.transitionType = object.transitionType
    return object
}

@MainActor
private func exerciseScale() -> Gtk.Widget {
    let object = Gtk.Scale()
    object.digits = object.digits
    object.drawValue = object.drawValue
    object.hasOrigin = object.hasOrigin
    object.valuePos = object.valuePos
    return object
}

@MainActor
private func exerciseScaleButton() -> Gtk.Widget {
    let object = Gtk.ScaleButton()
    object.adjustment = object.adjustment
    object.icons = object.icons
    object.value = object.value
    object.onPopdown {  }
    object.onPopup {  }
    object.onValueChanged { _ in  }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseScrollbar() -> Gtk.Widget {
    let object = Gtk.Scrollbar()
    if let value = object.adjustment { object.adjustment = value }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseScrolledWindow() -> Gtk.Widget {
    let object = Gtk.ScrolledWindow()
    if let value = object.child { object.child = value }
    if let value = object.hadjustment { object.hadjustment = value }
    object.hasFrame = object.hasFrame
    object.hscrollbarPolicy = object.hscrollbarPolicy
    object.kineticScrolling = object.kineticScrolling
    object.maxContentHeight = object.maxContentHeight
    object.maxContentWidth = object.maxContentWidth
    object.minContentHeight = object.minContentHeight
    object.minContentWidth = object.minContentWidth
    object.overlayScrolling = object.overlayScrolling
    object.propagateNaturalHeight = object.propagateNaturalHeight
    object.propagateNaturalWidth = object.propagateNaturalWidth
    if let value = object.vadjustment { object.vadjustment = value }
    object.vscrollbarPolicy = object.vscrollbarPolicy
    object.windowPlacement = object.windowPlacement
    object.onEdgeOvershot { _ in  }
    object.onEdgeReached { _ in  }
    object.onMoveFocusOut { _ in  }
    object.onScrollChild { _, _ in false }
    return object
}

@MainActor
private func exerciseSearchBar() -> Gtk.Widget {
    let object = Gtk.SearchBar()
    if let value = object.child { object.child = value }
    if let value = object.keyCaptureWidget { object.keyCaptureWidget = value }
    object.searchModeEnabled = object.searchModeEnabled
    object.showCloseButton = object.showCloseButton
    return object
}

@MainActor
private func exerciseSearchEntry() -> Gtk.Widget {
    let object = Gtk.SearchEntry()
    object.activatesDefault = object.activatesDefault
    if let value = object.placeholderText { object.placeholderText = value }
    object.searchDelay = object.searchDelay
    object.onActivate {  }
    object.onNextMatch {  }
    object.onPreviousMatch {  }
    object.onSearchChanged {  }
    object.onSearchStarted {  }
    object.onStopSearch {  }
    _ = object.cursorPosition
    object.editable = object.editable
    object.enableUndo = object.enableUndo
    object.maxWidthChars = object.maxWidthChars
    _ = object.selectionBound
    object.text = object.text
    object.widthChars = object.widthChars
    object.xalign = object.xalign
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    return object
}

@MainActor
private func exerciseSeparator() -> Gtk.Widget {
    let object = Gtk.Separator()
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseShortcutLabel() -> Gtk.Widget {
    let object = Gtk.ShortcutLabel()
    if let value = object.accelerator { object.accelerator = value }
    if let value = object.disabledText { object.disabledText = value }
    return object
}

@MainActor
private func exerciseShortcutsGroup() -> Gtk.Widget {
    let object = Gtk.ShortcutsGroup()
    _ = object.shortcutsGroupHeight
    if let value = object.title { object.title = value }
    if let value = object.view { object.view = value }
    return object
}

@MainActor
private func exerciseShortcutsSection() -> Gtk.Widget {
    let object = Gtk.ShortcutsSection()
    object.maxHeight = object.maxHeight
    if let value = object.sectionName { object.sectionName = value }
    if let value = object.title { object.title = value }
    if let value = object.viewName { object.viewName = value }
    object.onChangeCurrentPage { _ in false }
    return object
}

@MainActor
private func exerciseShortcutsShortcut() -> Gtk.Widget {
    let object = Gtk.ShortcutsShortcut()
    if let value = object.accelerator { object.accelerator = value }
    if let value = object.actionName { object.actionName = value }
    object.shortcutsShortcutDirection = object.shortcutsShortcutDirection
    if let value = object.icon { object.icon = value }
    object.iconSet = object.iconSet
    object.shortcutType = object.shortcutType
    if let value = object.subtitle { object.subtitle = value }
    object.subtitleSet = object.subtitleSet
    if let value = object.title { object.title = value }
    return object
}

@MainActor
private func exerciseShortcutsWindow() -> Gtk.Widget {
    let object = Gtk.ShortcutsWindow()
    if let value = object.sectionName { object.sectionName = value }
    if let value = object.viewName { object.viewName = value }
    object.onClose {  }
    object.onSearch {  }
    return object
}

@MainActor
private func exerciseSpinButton() -> Gtk.Widget {
    let object = Gtk.SpinButton()
    object.adjustment = object.adjustment
    object.climbRate = object.climbRate
    object.digits = object.digits
    object.numeric = object.numeric
    object.snapToTicks = object.snapToTicks
    object.updatePolicy = object.updatePolicy
    object.value = object.value
    object.wrap = object.wrap
    object.onChangeValue { _ in  }
    object.onOutput { false }
    object.onValueChanged {  }
    object.onWrapped {  }
    object.editingCanceled = object.editingCanceled
    object.onEditingDone {  }
    object.onRemoveWidget {  }
    _ = object.cursorPosition
    object.editable = object.editable
    object.enableUndo = object.enableUndo
    object.maxWidthChars = object.maxWidthChars
    _ = object.selectionBound
    object.text = object.text
    object.widthChars = object.widthChars
    object.xalign = object.xalign
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseSpinner() -> Gtk.Widget {
    let object = Gtk.Spinner()
    object.spinning = object.spinning
    return object
}

@MainActor
private func exerciseStack() -> Gtk.Widget {
    let object = Gtk.Stack()
    object.hhomogeneous = object.hhomogeneous
    object.interpolateSize = object.interpolateSize
    _ = object.pages
    object.transitionDuration = object.transitionDuration
    _ = object.transitionRunning
    object.transitionType = object.transitionType
    object.vhomogeneous = object.vhomogeneous
    if let value = object.visibleChild { object.visibleChild = value }
    if let value = object.visibleChildName { object.visibleChildName = value }
    return object
}

@MainActor
private func exerciseStackSidebar() -> Gtk.Widget {
    let object = Gtk.StackSidebar()
    if let value = object.stack { object.stack = value }
    return object
}

@MainActor
private func exerciseStackSwitcher() -> Gtk.Widget {
    let object = Gtk.StackSwitcher()
    if let value = object.stack { object.stack = value }
    object.orientation = object.orientation
    return object
}

@MainActor
private func exerciseStatusbar() -> Gtk.Widget {
    let object = Gtk.Statusbar()
    object.onTextPopped { _, _ in  }
    object.onTextPushed { _, _ in  }
    return object
}

@MainActor
private func exerciseSwitch() -> Gtk.Widget {
    let object = Gtk.Switch()
    object.active = object.active
    object.state = object.state
    object.onActivate {  }
    object.onStateSet { _ in false }
    if let value = object.actionName { object.actionName = value }
    if let value = object.actionTarget { object.actionTarget = value }
    return object
}

@MainActor
private func exerciseText() -> Gtk.Widget {
    let object = Gtk.Text()
    object.activatesDefault = object.activatesDefault
    if let value = object.attributes { object.attributes = value }
    object.buffer = object.buffer
    object.enableEmojiCompletion = object.enableEmojiCompletion
    if let value = object.extraMenu { object.extraMenu = value }
    if let value = object.imModule { object.imModule = value }
    object.inputHints = object.inputHints
    object.inputPurpose = object.inputPurpose
    object.invisibleChar = object.invisibleChar
    object.invisibleCharSet = object.invisibleCharSet
    object.maxLength = object.maxLength
    object.overwriteMode = object.overwriteMode
    if let value = object.placeholderText { object.placeholderText = value }
    object.propagateTextWidth = object.propagateTextWidth
    _ = object.scrollOffset
    if let value = object.tabs { object.tabs = value }
    object.truncateMultiline = object.truncateMultiline
    object.visibility = object.visibility
    object.onActivate {  }
    object.onBackspace {  }
    object.onCopyClipboard {  }
    object.onCutClipboard {  }
    object.onDeleteFromCursor { _, _ in  }
    object.onInsertAtCursor { _ in  }
    object.onInsertEmoji {  }
    object.onMoveCursor { _, _, _ in  }
    object.onPasteClipboard {  }
    object.onPreeditChanged { _ in  }
    object.onToggleOverwrite {  }
    _ = object.cursorPosition
    object.editable = object.editable
    object.enableUndo = object.enableUndo
    object.maxWidthChars = object.maxWidthChars
    _ = object.selectionBound
    object.text = object.text
    object.widthChars = object.widthChars
    object.xalign = object.xalign
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    return object
}

@MainActor
private func exerciseTextView() -> Gtk.Widget {
    let object = Gtk.TextView()
    object.acceptsTab = object.acceptsTab
    object.bottomMargin = object.bottomMargin
    if let value = object.buffer { object.buffer = value }
    object.cursorVisible = object.cursorVisible
    object.editable = object.editable
    if let value = object.extraMenu { object.extraMenu = value }
    if let value = object.imModule { object.imModule = value }
    object.indent = object.indent
    object.inputHints = object.inputHints
    object.inputPurpose = object.inputPurpose
    object.justification = object.justification
    object.leftMargin = object.leftMargin
    object.monospace = object.monospace
    object.overwrite = object.overwrite
    object.pixelsAboveLines = object.pixelsAboveLines
    object.pixelsBelowLines = object.pixelsBelowLines
    object.pixelsInsideWrap = object.pixelsInsideWrap
    object.rightMargin = object.rightMargin
    if let value = object.tabs { object.tabs = value }
    object.topMargin = object.topMargin
    object.wrapMode = object.wrapMode
    object.onBackspace {  }
    object.onCopyClipboard {  }
    object.onCutClipboard {  }
    object.onDeleteFromCursor { _, _ in  }
    object.onExtendSelection { _, _, _, _ in false }
    object.onInsertAtCursor { _ in  }
    object.onInsertEmoji {  }
    object.onMoveCursor { _, _, _ in  }
    object.onMoveViewport { _, _ in  }
    object.onPasteClipboard {  }
    object.onPreeditChanged { _ in  }
    object.onSelectAll { _ in  }
    object.onSetAnchor {  }
    object.onToggleCursorVisible {  }
    object.onToggleOverwrite {  }
    if let value = object.hadjustment { object.hadjustment = value }
    object.hscrollPolicy = object.hscrollPolicy
    if let value = object.vadjustment { object.vadjustment = value }
    object.vscrollPolicy = object.vscrollPolicy
    return object
}

@MainActor
private func exerciseToggleButton() -> Gtk.Widget {
    let object = Gtk.ToggleButton()
    object.active = object.active
    object.onToggled {  }
    return object
}

@MainActor
private func exerciseTreeExpander() -> Gtk.Widget {
    let object = Gtk.TreeExpander()
    if let value = object.child { object.child = value }
    object.indentForIcon = object.indentForIcon
    _ = object.item
    if let value = object.listRow { object.listRow = value }
    return object
}

@MainActor
private func exerciseTreeView() -> Gtk.Widget {
    let object = Gtk.TreeView()
    object.activateOnSingleClick = object.activateOnSingleClick
    object.enableGridLines = object.enableGridLines
    object.enableSearch = object.enableSearch
    object.enableTreeLines = object.enableTreeLines
    if let value = object.expanderColumn { object.expanderColumn = value }
    object.fixedHeightMode = object.fixedHeightMode
    object.headersClickable = object.headersClickable
    object.headersVisible = object.headersVisible
    object.hoverExpand = object.hoverExpand
    object.hoverSelection = object.hoverSelection
    object.levelIndentation = object.levelIndentation
    if let value = object.model { object.model = value }
    object.reorderable = object.reorderable
    object.rubberBanding = object.rubberBanding
    object.searchColumn = object.searchColumn
    object.showExpanders = object.showExpanders
    object.tooltipColumn = object.tooltipColumn
    object.onColumnsChanged {  }
    object.onCursorChanged {  }
    object.onExpandCollapseCursorRow { _, _, _ in false }
    object.onMoveCursor { _, _, _, _ in false }
    object.onRowActivated { _, _ in  }
    object.onRowCollapsed { _, _ in  }
    object.onRowExpanded { _, _ in  }
    object.onSelectAll { false }
    object.onSelectCursorParent { false }
    object.onSelectCursorRow { _ in false }
    object.onStartInteractiveSearch { false }
    object.onTestCollapseRow { _, _ in false }
    object.onTestExpandRow { _, _ in false }
    object.onToggleCursorRow { false }
    object.onUnselectAll { false }
    if let value = object.hadjustment { object.hadjustment = value }
    object.hscrollPolicy = object.hscrollPolicy
    if let value = object.vadjustment { object.vadjustment = value }
    object.vscrollPolicy = object.vscrollPolicy
    return object
}

@MainActor
private func exerciseVideo() -> Gtk.Widget {
    let object = Gtk.Video()
    object.autoplay = object.autoplay
    if let value = object.file { object.file = value }
    object.loop = object.loop
    if let value = object.mediaStream { object.mediaStream = value }
    return object
}

@MainActor
private func exerciseViewport() -> Gtk.Widget {
    let object = Gtk.Viewport()
    if let value = object.child { object.child = value }
    object.scrollToFocus = object.scrollToFocus
    if let value = object.hadjustment { object.hadjustment = value }
    object.hscrollPolicy = object.hscrollPolicy
    if let value = object.vadjustment { object.vadjustment = value }
    object.vscrollPolicy = object.vscrollPolicy
    return object
}

@MainActor
private func exerciseVolumeButton() -> Gtk.Widget {
    let object = Gtk.VolumeButton()
    object.useSymbolic = object.useSymbolic
    return object
}

@MainActor
private func exerciseWindow() -> Gtk.Widget {
    let object = Gtk.Window()
    if let value = object.application { object.application = value }
    if let value = object.child { object.child = value }
    object.decorated = object.decorated
    object.defaultHeight = object.defaultHeight
    if let value = object.defaultWidget { object.defaultWidget = value }
    object.defaultWidth = object.defaultWidth
    object.deletable = object.deletable
    object.destroyWithParent = object.destroyWithParent
    if let value = object.windowDisplay { object.windowDisplay = value }
    object.focusVisible = object.focusVisible
    if let value = object.focusWidget { object.focusWidget = value }
    object.fullscreened = object.fullscreened
    object.handleMenubarAccel = object.handleMenubarAccel
    object.hideOnClose = object.hideOnClose
    if let value = object.iconName { object.iconName = value }
    _ = object.isActive
    object.maximized = object.maximized
    object.mnemonicsVisible = object.mnemonicsVisible
    object.modal = object.modal
    object.resizable = object.resizable
    if let value = object.title { object.title = value }
    if let value = object.titlebar { object.titlebar = value }
    if let value = object.transientFor { object.transientFor = value }
    object.onActivateDefault {  }
    object.onActivateFocus {  }
    object.onCloseRequest { false }
    object.onEnableDebugging { _ in false }
    object.onKeysChanged {  }
    return object
}

@MainActor
private func exerciseWindowControls() -> Gtk.Widget {
    let object = Gtk.WindowControls()
    if let value = object.decorationLayout { object.decorationLayout = value }
    _ = object.empty
    object.side = object.side
    return object
}

@MainActor
private func exerciseWindowHandle() -> Gtk.Widget {
    let object = Gtk.WindowHandle()
    if let value = object.child { object.child = value }
    return object
}
