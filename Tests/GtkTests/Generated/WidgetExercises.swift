// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

@_spi(Binding) import GObject
import Gtk

/// Every widget class that is not abstract, with a function that creates one and uses all its members.
let widgetExercises: [(name: String, make: @MainActor () -> Gtk.Widget)] = {
    var all: [(name: String, make: @MainActor () -> Gtk.Widget)] = [
    ("GtkAboutDialog", exerciseAboutDialog),
    ("GtkActionBar", exerciseActionBar),
    ("GtkAppChooserButton", exerciseAppChooserButton),
    ("GtkAppChooserDialog", exerciseAppChooserDialog),
    ("GtkAppChooserWidget", exerciseAppChooserWidget),
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
    ("GtkDragIcon", exerciseDragIcon),
    ("GtkDrawingArea", exerciseDrawingArea),
    ("GtkDropDown", exerciseDropDown),
    ("GtkEditableLabel", exerciseEditableLabel),
    ("GtkEmojiChooser", exerciseEmojiChooser),
    ("GtkEntry", exerciseEntry),
    ("GtkExpander", exerciseExpander),
    ("GtkFileChooserDialog", exerciseFileChooserDialog),
    ("GtkFileChooserWidget", exerciseFileChooserWidget),
    ("GtkFixed", exerciseFixed),
    ("GtkFlowBox", exerciseFlowBox),
    ("GtkFlowBoxChild", exerciseFlowBoxChild),
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
    ("GtkListBoxRow", exerciseListBoxRow),
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
    #if GTK_4_10
    all += [
    ("GtkColorDialogButton", exerciseColorDialogButton),
    ("GtkFontDialogButton", exerciseFontDialogButton),
    ]
    #endif
    #if GTK_4_14
    all += [
    ("GtkGraphicsOffload", exerciseGraphicsOffload),
    ]
    #endif
    return all
}()

@MainActor
private func exerciseAboutDialog() -> Gtk.Widget {
    let object = Gtk.AboutDialog()
    object.artists = object.artists
    _ = Members<Gtk.AboutDialog>().artists.get(object)
    object.authors = object.authors
    _ = Members<Gtk.AboutDialog>().authors.get(object)
    if let value = object.comments { object.comments = value }
    _ = Members<Gtk.AboutDialog>().comments.get(object)
    if let value = object.copyright { object.copyright = value }
    _ = Members<Gtk.AboutDialog>().copyright.get(object)
    object.documenters = object.documenters
    _ = Members<Gtk.AboutDialog>().documenters.get(object)
    if let value = object.license { object.license = value }
    _ = Members<Gtk.AboutDialog>().license.get(object)
    object.licenseType = object.licenseType
    _ = Members<Gtk.AboutDialog>().licenseType.get(object)
    if let value = object.logo { object.logo = value }
    _ = Members<Gtk.AboutDialog>().logo.get(object)
    if let value = object.logoIconName { object.logoIconName = value }
    _ = Members<Gtk.AboutDialog>().logoIconName.get(object)
    if let value = object.programName { object.programName = value }
    _ = Members<Gtk.AboutDialog>().programName.get(object)
    if let value = object.systemInformation { object.systemInformation = value }
    _ = Members<Gtk.AboutDialog>().systemInformation.get(object)
    if let value = object.translatorCredits { object.translatorCredits = value }
    _ = Members<Gtk.AboutDialog>().translatorCredits.get(object)
    if let value = object.version { object.version = value }
    _ = Members<Gtk.AboutDialog>().version.get(object)
    if let value = object.website { object.website = value }
    _ = Members<Gtk.AboutDialog>().website.get(object)
    if let value = object.websiteLabel { object.websiteLabel = value }
    _ = Members<Gtk.AboutDialog>().websiteLabel.get(object)
    object.wrapLicense = object.wrapLicense
    _ = Members<Gtk.AboutDialog>().wrapLicense.get(object)
    object.onActivateLink { _ in false }
    return object
}

@MainActor
private func exerciseActionBar() -> Gtk.Widget {
    let object = Gtk.ActionBar()
    object.revealed = object.revealed
    _ = Members<Gtk.ActionBar>().revealed.get(object)
    return object
}

@MainActor
private func exerciseAppChooserButton() -> Gtk.Widget {
    let object = Gtk.AppChooserButton(contentType: "text/plain")
    if let value = object.heading { object.heading = value }
    _ = Members<Gtk.AppChooserButton>().heading.get(object)
    object.modal = object.modal
    _ = Members<Gtk.AppChooserButton>().modal.get(object)
    object.showDefaultItem = object.showDefaultItem
    _ = Members<Gtk.AppChooserButton>().showDefaultItem.get(object)
    object.showDialogItem = object.showDialogItem
    _ = Members<Gtk.AppChooserButton>().showDialogItem.get(object)
    object.onActivate {  }
    object.onChanged {  }
    object.onCustomItemActivated { _ in  }
    _ = object.contentType
    _ = Members<Gtk.AppChooserButton>().contentType.get(object)
    return object
}

@MainActor
private func exerciseAppChooserDialog() -> Gtk.Widget {
    let object = Gtk.AppChooserDialog(flags: [], contentType: "text/plain")
    _ = object.gfile
    _ = Members<Gtk.AppChooserDialog>().gfile.get(object)
    if let value = object.heading { object.heading = value }
    _ = Members<Gtk.AppChooserDialog>().heading.get(object)
    _ = object.contentType
    _ = Members<Gtk.AppChooserDialog>().contentType.get(object)
    return object
}

@MainActor
private func exerciseAppChooserWidget() -> Gtk.Widget {
    let object = Gtk.AppChooserWidget(contentType: "text/plain")
    if let value = object.defaultText { object.defaultText = value }
    _ = Members<Gtk.AppChooserWidget>().defaultText.get(object)
    object.showAll = object.showAll
    _ = Members<Gtk.AppChooserWidget>().showAll.get(object)
    object.showDefault = object.showDefault
    _ = Members<Gtk.AppChooserWidget>().showDefault.get(object)
    object.showFallback = object.showFallback
    _ = Members<Gtk.AppChooserWidget>().showFallback.get(object)
    object.showOther = object.showOther
    _ = Members<Gtk.AppChooserWidget>().showOther.get(object)
    object.showRecommended = object.showRecommended
    _ = Members<Gtk.AppChooserWidget>().showRecommended.get(object)
    object.onApplicationActivated { _ in  }
    object.onApplicationSelected { _ in  }
    _ = object.contentType
    _ = Members<Gtk.AppChooserWidget>().contentType.get(object)
    return object
}

@MainActor
private func exerciseApplicationWindow() -> Gtk.Widget {
    let object = Gtk.ApplicationWindow()
    object.showMenubar = object.showMenubar
    _ = Members<Gtk.ApplicationWindow>().showMenubar.get(object)
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
    _ = Members<Gtk.AspectFrame>().child.get(object)
    object.obeyChild = object.obeyChild
    _ = Members<Gtk.AspectFrame>().obeyChild.get(object)
    object.ratio = object.ratio
    _ = Members<Gtk.AspectFrame>().ratio.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.AspectFrame>().xalign.get(object)
    object.yalign = object.yalign
    _ = Members<Gtk.AspectFrame>().yalign.get(object)
    return object
}

@MainActor
private func exerciseAssistant() -> Gtk.Widget {
    let object = Gtk.Assistant()
    _ = object.pages
    _ = Members<Gtk.Assistant>().pages.get(object)
    _ = object.useHeaderBar
    _ = Members<Gtk.Assistant>().useHeaderBar.get(object)
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
    _ = Members<Gtk.Box>().baselinePosition.get(object)
    object.homogeneous = object.homogeneous
    _ = Members<Gtk.Box>().homogeneous.get(object)
    object.spacing = object.spacing
    _ = Members<Gtk.Box>().spacing.get(object)
#if GTK_4_12
    object.baselineChild = object.baselineChild
#endif
#if GTK_4_12
    _ = Members<Gtk.Box>().baselineChild.get(object)
#endif
    object.orientation = object.orientation
    _ = Members<Gtk.Box>().orientation.get(object)
    object.canFocus = object.canFocus
    _ = Members<Gtk.Box>().canFocus.get(object)
    object.canTarget = object.canTarget
    _ = Members<Gtk.Box>().canTarget.get(object)
    object.cssClasses = object.cssClasses
    _ = Members<Gtk.Box>().cssClasses.get(object)
    _ = object.cssName
    _ = Members<Gtk.Box>().cssName.get(object)
    if let value = object.cursor { object.cursor = value }
    _ = Members<Gtk.Box>().cursor.get(object)
    object.focusOnClick = object.focusOnClick
    _ = Members<Gtk.Box>().focusOnClick.get(object)
    object.focusable = object.focusable
    _ = Members<Gtk.Box>().focusable.get(object)
    object.halign = object.halign
    _ = Members<Gtk.Box>().halign.get(object)
    _ = object.hasDefault
    _ = Members<Gtk.Box>().hasDefault.get(object)
    _ = object.hasFocus
    _ = Members<Gtk.Box>().hasFocus.get(object)
    object.hasTooltip = object.hasTooltip
    _ = Members<Gtk.Box>().hasTooltip.get(object)
    object.heightRequest = object.heightRequest
    _ = Members<Gtk.Box>().heightRequest.get(object)
    object.hexpand = object.hexpand
    _ = Members<Gtk.Box>().hexpand.get(object)
    object.hexpandSet = object.hexpandSet
    _ = Members<Gtk.Box>().hexpandSet.get(object)
    object.marginBottom = object.marginBottom
    _ = Members<Gtk.Box>().marginBottom.get(object)
    object.marginEnd = object.marginEnd
    _ = Members<Gtk.Box>().marginEnd.get(object)
    object.marginStart = object.marginStart
    _ = Members<Gtk.Box>().marginStart.get(object)
    object.marginTop = object.marginTop
    _ = Members<Gtk.Box>().marginTop.get(object)
    object.name = object.name
    _ = Members<Gtk.Box>().name.get(object)
    object.opacity = object.opacity
    _ = Members<Gtk.Box>().opacity.get(object)
    object.overflow = object.overflow
    _ = Members<Gtk.Box>().overflow.get(object)
    _ = object.parent
    _ = Members<Gtk.Box>().parent.get(object)
    object.receivesDefault = object.receivesDefault
    _ = Members<Gtk.Box>().receivesDefault.get(object)
    _ = object.root
    _ = Members<Gtk.Box>().root.get(object)
    _ = object.scaleFactor
    _ = Members<Gtk.Box>().scaleFactor.get(object)
    object.sensitive = object.sensitive
    _ = Members<Gtk.Box>().sensitive.get(object)
    if let value = object.tooltipMarkup { object.tooltipMarkup = value }
    _ = Members<Gtk.Box>().tooltipMarkup.get(object)
    if let value = object.tooltipText { object.tooltipText = value }
    _ = Members<Gtk.Box>().tooltipText.get(object)
    object.valign = object.valign
    _ = Members<Gtk.Box>().valign.get(object)
    object.vexpand = object.vexpand
    _ = Members<Gtk.Box>().vexpand.get(object)
    object.vexpandSet = object.vexpandSet
    _ = Members<Gtk.Box>().vexpandSet.get(object)
    object.visible = object.visible
    _ = Members<Gtk.Box>().visible.get(object)
    object.widthRequest = object.widthRequest
    _ = Members<Gtk.Box>().widthRequest.get(object)
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
#if GTK_4_18
    object.limitEvents = object.limitEvents
#endif
#if GTK_4_18
    _ = Members<Gtk.Box>().limitEvents.get(object)
#endif
    return object
}

@MainActor
private func exerciseButton() -> Gtk.Widget {
    let object = Gtk.Button()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.Button>().child.get(object)
    object.hasFrame = object.hasFrame
    _ = Members<Gtk.Button>().hasFrame.get(object)
    if let value = object.iconName { object.iconName = value }
    _ = Members<Gtk.Button>().iconName.get(object)
    if let value = object.label { object.label = value }
    _ = Members<Gtk.Button>().label.get(object)
    object.useUnderline = object.useUnderline
    _ = Members<Gtk.Button>().useUnderline.get(object)
    object.onActivate {  }
    object.onClicked {  }
#if GTK_4_12
    object.canShrink = object.canShrink
#endif
#if GTK_4_12
    _ = Members<Gtk.Button>().canShrink.get(object)
#endif
    if let value = object.actionName { object.actionName = value }
    _ = Members<Gtk.Button>().actionName.get(object)
    if let value = object.actionTarget { object.actionTarget = value }
    _ = Members<Gtk.Button>().actionTarget.get(object)
    return object
}

@MainActor
private func exerciseCalendar() -> Gtk.Widget {
    let object = Gtk.Calendar()
    object.day = object.day
    _ = Members<Gtk.Calendar>().day.get(object)
    object.month = object.month
    _ = Members<Gtk.Calendar>().month.get(object)
    object.showDayNames = object.showDayNames
    _ = Members<Gtk.Calendar>().showDayNames.get(object)
    object.showHeading = object.showHeading
    _ = Members<Gtk.Calendar>().showHeading.get(object)
    object.showWeekNumbers = object.showWeekNumbers
    _ = Members<Gtk.Calendar>().showWeekNumbers.get(object)
    object.year = object.year
    _ = Members<Gtk.Calendar>().year.get(object)
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
    _ = Members<Gtk.CellView>().cellArea.get(object)
    _ = object.cellAreaContext
    _ = Members<Gtk.CellView>().cellAreaContext.get(object)
    object.drawSensitive = object.drawSensitive
    _ = Members<Gtk.CellView>().drawSensitive.get(object)
    object.fitModel = object.fitModel
    _ = Members<Gtk.CellView>().fitModel.get(object)
    if let value = object.model { object.model = value }
    _ = Members<Gtk.CellView>().model.get(object)
    object.orientation = object.orientation
    _ = Members<Gtk.CellView>().orientation.get(object)
    return object
}

@MainActor
private func exerciseCenterBox() -> Gtk.Widget {
    let object = Gtk.CenterBox()
    object.baselinePosition = object.baselinePosition
    _ = Members<Gtk.CenterBox>().baselinePosition.get(object)
#if GTK_4_12
    object.shrinkCenterLast = object.shrinkCenterLast
#endif
#if GTK_4_12
    _ = Members<Gtk.CenterBox>().shrinkCenterLast.get(object)
#endif
    object.orientation = object.orientation
    _ = Members<Gtk.CenterBox>().orientation.get(object)
    return object
}

@MainActor
private func exerciseCheckButton() -> Gtk.Widget {
    let object = Gtk.CheckButton()
    object.active = object.active
    _ = Members<Gtk.CheckButton>().active.get(object)
    if let value = object.child { object.child = value }
    _ = Members<Gtk.CheckButton>().child.get(object)
    object.inconsistent = object.inconsistent
    _ = Members<Gtk.CheckButton>().inconsistent.get(object)
    if let value = object.label { object.label = value }
    _ = Members<Gtk.CheckButton>().label.get(object)
    object.useUnderline = object.useUnderline
    _ = Members<Gtk.CheckButton>().useUnderline.get(object)
    object.onActivate {  }
    object.onToggled {  }
    if let value = object.actionName { object.actionName = value }
    _ = Members<Gtk.CheckButton>().actionName.get(object)
    if let value = object.actionTarget { object.actionTarget = value }
    _ = Members<Gtk.CheckButton>().actionTarget.get(object)
    return object
}

@MainActor
private func exerciseColorButton() -> Gtk.Widget {
    let object = Gtk.ColorButton()
    object.modal = object.modal
    _ = Members<Gtk.ColorButton>().modal.get(object)
    object.showEditor = object.showEditor
    _ = Members<Gtk.ColorButton>().showEditor.get(object)
    object.title = object.title
    _ = Members<Gtk.ColorButton>().title.get(object)
    object.onActivate {  }
    object.onColorSet {  }
    object.rgba = object.rgba
    _ = Members<Gtk.ColorButton>().rgba.get(object)
    object.useAlpha = object.useAlpha
    _ = Members<Gtk.ColorButton>().useAlpha.get(object)
    object.onColorActivated { _ in  }
    return object
}

@MainActor
private func exerciseColorChooserDialog() -> Gtk.Widget {
    let object = Gtk.ColorChooserDialog()
    object.showEditor = object.showEditor
    _ = Members<Gtk.ColorChooserDialog>().showEditor.get(object)
    object.rgba = object.rgba
    _ = Members<Gtk.ColorChooserDialog>().rgba.get(object)
    object.useAlpha = object.useAlpha
    _ = Members<Gtk.ColorChooserDialog>().useAlpha.get(object)
    object.onColorActivated { _ in  }
    return object
}

@MainActor
private func exerciseColorChooserWidget() -> Gtk.Widget {
    let object = Gtk.ColorChooserWidget()
    object.showEditor = object.showEditor
    _ = Members<Gtk.ColorChooserWidget>().showEditor.get(object)
    object.rgba = object.rgba
    _ = Members<Gtk.ColorChooserWidget>().rgba.get(object)
    object.useAlpha = object.useAlpha
    _ = Members<Gtk.ColorChooserWidget>().useAlpha.get(object)
    object.onColorActivated { _ in  }
    return object
}

#if GTK_4_10
@MainActor
private func exerciseColorDialogButton() -> Gtk.Widget {
    let object = Gtk.ColorDialogButton()
    if let value = object.dialog { object.dialog = value }
    _ = Members<Gtk.ColorDialogButton>().dialog.get(object)
    object.rgba = object.rgba
    _ = Members<Gtk.ColorDialogButton>().rgba.get(object)
#if GTK_4_14
    object.onActivate {  }
#endif
    return object
}
#endif

@MainActor
private func exerciseColumnView() -> Gtk.Widget {
    let object = Gtk.ColumnView()
    _ = object.columns
    _ = Members<Gtk.ColumnView>().columns.get(object)
    object.enableRubberband = object.enableRubberband
    _ = Members<Gtk.ColumnView>().enableRubberband.get(object)
    if let value = object.model { object.model = value }
    _ = Members<Gtk.ColumnView>().model.get(object)
    object.reorderable = object.reorderable
    _ = Members<Gtk.ColumnView>().reorderable.get(object)
    object.showColumnSeparators = object.showColumnSeparators
    _ = Members<Gtk.ColumnView>().showColumnSeparators.get(object)
    object.showRowSeparators = object.showRowSeparators
    _ = Members<Gtk.ColumnView>().showRowSeparators.get(object)
    object.singleClickActivate = object.singleClickActivate
    _ = Members<Gtk.ColumnView>().singleClickActivate.get(object)
    _ = object.sorter
    _ = Members<Gtk.ColumnView>().sorter.get(object)
    object.onActivate { _ in  }
#if GTK_4_12
    if let value = object.headerFactory { object.headerFactory = value }
#endif
#if GTK_4_12
    _ = Members<Gtk.ColumnView>().headerFactory.get(object)
#endif
#if GTK_4_12
    if let value = object.rowFactory { object.rowFactory = value }
#endif
#if GTK_4_12
    _ = Members<Gtk.ColumnView>().rowFactory.get(object)
#endif
#if GTK_4_12
    object.tabBehavior = object.tabBehavior
#endif
#if GTK_4_12
    _ = Members<Gtk.ColumnView>().tabBehavior.get(object)
#endif
    if let value = object.hadjustment { object.hadjustment = value }
    _ = Members<Gtk.ColumnView>().hadjustment.get(object)
    object.hscrollPolicy = object.hscrollPolicy
    _ = Members<Gtk.ColumnView>().hscrollPolicy.get(object)
    if let value = object.vadjustment { object.vadjustment = value }
    _ = Members<Gtk.ColumnView>().vadjustment.get(object)
    object.vscrollPolicy = object.vscrollPolicy
    _ = Members<Gtk.ColumnView>().vscrollPolicy.get(object)
    return object
}

@MainActor
private func exerciseComboBox() -> Gtk.Widget {
    let object = Gtk.ComboBox()
    if let value = object.activeId { object.activeId = value }
    _ = Members<Gtk.ComboBox>().activeId.get(object)
    object.buttonSensitivity = object.buttonSensitivity
    _ = Members<Gtk.ComboBox>().buttonSensitivity.get(object)
    _ = object.hasEntry
    _ = Members<Gtk.ComboBox>().hasEntry.get(object)
    object.hasFrame = object.hasFrame
    _ = Members<Gtk.ComboBox>().hasFrame.get(object)
    object.idColumn = object.idColumn
    _ = Members<Gtk.ComboBox>().idColumn.get(object)
    if let value = object.model { object.model = value }
    _ = Members<Gtk.ComboBox>().model.get(object)
    object.popupFixedWidth = object.popupFixedWidth
    _ = Members<Gtk.ComboBox>().popupFixedWidth.get(object)
    _ = object.popupShown
    _ = Members<Gtk.ComboBox>().popupShown.get(object)
    object.onActivate {  }
    object.onChanged {  }
    object.onFormatEntryText { _ in "" }
    object.onMoveActive { _ in  }
    object.onPopdown { false }
    object.onPopup {  }
    object.editingCanceled = object.editingCanceled
    _ = Members<Gtk.ComboBox>().editingCanceled.get(object)
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
    _ = Members<Gtk.Dialog>().useHeaderBar.get(object)
    object.onClose {  }
    object.onResponse { _ in  }
    return object
}

@MainActor
private func exerciseDragIcon() -> Gtk.Widget {
    let object = Gtk.DragIcon()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.DragIcon>().child.get(object)
    return object
}

@MainActor
private func exerciseDrawingArea() -> Gtk.Widget {
    let object = Gtk.DrawingArea()
    object.contentHeight = object.contentHeight
    _ = Members<Gtk.DrawingArea>().contentHeight.get(object)
    object.contentWidth = object.contentWidth
    _ = Members<Gtk.DrawingArea>().contentWidth.get(object)
    object.onResize { _, _ in  }
    return object
}

@MainActor
private func exerciseDropDown() -> Gtk.Widget {
    let object = Gtk.DropDown()
    object.enableSearch = object.enableSearch
    _ = Members<Gtk.DropDown>().enableSearch.get(object)
    if let value = object.expression { object.expression = value }
    _ = Members<Gtk.DropDown>().expression.get(object)
    if let value = object.factory { object.factory = value }
    _ = Members<Gtk.DropDown>().factory.get(object)
    if let value = object.listFactory { object.listFactory = value }
    _ = Members<Gtk.DropDown>().listFactory.get(object)
    if let value = object.model { object.model = value }
    _ = Members<Gtk.DropDown>().model.get(object)
    object.selected = object.selected
    _ = Members<Gtk.DropDown>().selected.get(object)
    _ = object.selectedItem
    _ = Members<Gtk.DropDown>().selectedItem.get(object)
    object.showArrow = object.showArrow
    _ = Members<Gtk.DropDown>().showArrow.get(object)
    object.onActivate {  }
#if GTK_4_12
    if let value = object.headerFactory { object.headerFactory = value }
#endif
#if GTK_4_12
    _ = Members<Gtk.DropDown>().headerFactory.get(object)
#endif
#if GTK_4_12
    object.searchMatchMode = object.searchMatchMode
#endif
#if GTK_4_12
    _ = Members<Gtk.DropDown>().searchMatchMode.get(object)
#endif
    return object
}

@MainActor
private func exerciseEditableLabel() -> Gtk.Widget {
    let object = Gtk.EditableLabel()
    object.editing = object.editing
    _ = Members<Gtk.EditableLabel>().editing.get(object)
    _ = object.cursorPosition
    _ = Members<Gtk.EditableLabel>().cursorPosition.get(object)
    object.editable = object.editable
    _ = Members<Gtk.EditableLabel>().editable.get(object)
    object.enableUndo = object.enableUndo
    _ = Members<Gtk.EditableLabel>().enableUndo.get(object)
    object.maxWidthChars = object.maxWidthChars
    _ = Members<Gtk.EditableLabel>().maxWidthChars.get(object)
    _ = object.selectionBound
    _ = Members<Gtk.EditableLabel>().selectionBound.get(object)
    object.text = object.text
    _ = Members<Gtk.EditableLabel>().text.get(object)
    object.widthChars = object.widthChars
    _ = Members<Gtk.EditableLabel>().widthChars.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.EditableLabel>().xalign.get(object)
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
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
    _ = Members<Gtk.Entry>().activatesDefault.get(object)
    if let value = object.attributes { object.attributes = value }
    _ = Members<Gtk.Entry>().attributes.get(object)
    object.buffer = object.buffer
    _ = Members<Gtk.Entry>().buffer.get(object)
    if let value = object.completion { object.completion = value }
    _ = Members<Gtk.Entry>().completion.get(object)
    object.enableEmojiCompletion = object.enableEmojiCompletion
    _ = Members<Gtk.Entry>().enableEmojiCompletion.get(object)
    if let value = object.extraMenu { object.extraMenu = value }
    _ = Members<Gtk.Entry>().extraMenu.get(object)
    object.hasFrame = object.hasFrame
    _ = Members<Gtk.Entry>().hasFrame.get(object)
    if let value = object.imModule { object.imModule = value }
    _ = Members<Gtk.Entry>().imModule.get(object)
    object.inputHints = object.inputHints
    _ = Members<Gtk.Entry>().inputHints.get(object)
    object.inputPurpose = object.inputPurpose
    _ = Members<Gtk.Entry>().inputPurpose.get(object)
    object.invisibleCharCode = object.invisibleCharCode
    _ = Members<Gtk.Entry>().invisibleCharCode.get(object)
    object.invisibleCharSet = object.invisibleCharSet
    _ = Members<Gtk.Entry>().invisibleCharSet.get(object)
    object.maxLength = object.maxLength
    _ = Members<Gtk.Entry>().maxLength.get(object)
    object.overwriteMode = object.overwriteMode
    _ = Members<Gtk.Entry>().overwriteMode.get(object)
    if let value = object.placeholderText { object.placeholderText = value }
    _ = Members<Gtk.Entry>().placeholderText.get(object)
    object.primaryIconActivatable = object.primaryIconActivatable
    _ = Members<Gtk.Entry>().primaryIconActivatable.get(object)
    if let value = object.primaryIconGicon { object.primaryIconGicon = value }
    _ = Members<Gtk.Entry>().primaryIconGicon.get(object)
    if let value = object.primaryIconName { object.primaryIconName = value }
    _ = Members<Gtk.Entry>().primaryIconName.get(object)
    if let value = object.primaryIconPaintable { object.primaryIconPaintable = value }
    _ = Members<Gtk.Entry>().primaryIconPaintable.get(object)
    object.primaryIconSensitive = object.primaryIconSensitive
    _ = Members<Gtk.Entry>().primaryIconSensitive.get(object)
    _ = object.primaryIconStorageType
    _ = Members<Gtk.Entry>().primaryIconStorageType.get(object)
    if let value = object.primaryIconTooltipMarkup { object.primaryIconTooltipMarkup = value }
    _ = Members<Gtk.Entry>().primaryIconTooltipMarkup.get(object)
    if let value = object.primaryIconTooltipText { object.primaryIconTooltipText = value }
    _ = Members<Gtk.Entry>().primaryIconTooltipText.get(object)
    object.progressFraction = object.progressFraction
    _ = Members<Gtk.Entry>().progressFraction.get(object)
    object.progressPulseStep = object.progressPulseStep
    _ = Members<Gtk.Entry>().progressPulseStep.get(object)
    _ = object.scrollOffset
    _ = Members<Gtk.Entry>().scrollOffset.get(object)
    object.secondaryIconActivatable = object.secondaryIconActivatable
    _ = Members<Gtk.Entry>().secondaryIconActivatable.get(object)
    if let value = object.secondaryIconGicon { object.secondaryIconGicon = value }
    _ = Members<Gtk.Entry>().secondaryIconGicon.get(object)
    if let value = object.secondaryIconName { object.secondaryIconName = value }
    _ = Members<Gtk.Entry>().secondaryIconName.get(object)
    if let value = object.secondaryIconPaintable { object.secondaryIconPaintable = value }
    _ = Members<Gtk.Entry>().secondaryIconPaintable.get(object)
    object.secondaryIconSensitive = object.secondaryIconSensitive
    _ = Members<Gtk.Entry>().secondaryIconSensitive.get(object)
    _ = object.secondaryIconStorageType
    _ = Members<Gtk.Entry>().secondaryIconStorageType.get(object)
    if let value = object.secondaryIconTooltipMarkup { object.secondaryIconTooltipMarkup = value }
    _ = Members<Gtk.Entry>().secondaryIconTooltipMarkup.get(object)
    if let value = object.secondaryIconTooltipText { object.secondaryIconTooltipText = value }
    _ = Members<Gtk.Entry>().secondaryIconTooltipText.get(object)
    object.showEmojiIcon = object.showEmojiIcon
    _ = Members<Gtk.Entry>().showEmojiIcon.get(object)
    if let value = object.tabs { object.tabs = value }
    _ = Members<Gtk.Entry>().tabs.get(object)
    _ = object.textLength
    _ = Members<Gtk.Entry>().textLength.get(object)
    object.truncateMultiline = object.truncateMultiline
    _ = Members<Gtk.Entry>().truncateMultiline.get(object)
    object.visibility = object.visibility
    _ = Members<Gtk.Entry>().visibility.get(object)
    object.onActivate {  }
    object.onIconPress { _ in  }
    object.onIconRelease { _ in  }
    object.editingCanceled = object.editingCanceled
    _ = Members<Gtk.Entry>().editingCanceled.get(object)
    object.onEditingDone {  }
    object.onRemoveWidget {  }
    _ = object.cursorPosition
    _ = Members<Gtk.Entry>().cursorPosition.get(object)
    object.editable = object.editable
    _ = Members<Gtk.Entry>().editable.get(object)
    object.enableUndo = object.enableUndo
    _ = Members<Gtk.Entry>().enableUndo.get(object)
    object.maxWidthChars = object.maxWidthChars
    _ = Members<Gtk.Entry>().maxWidthChars.get(object)
    _ = object.selectionBound
    _ = Members<Gtk.Entry>().selectionBound.get(object)
    object.text = object.text
    _ = Members<Gtk.Entry>().text.get(object)
    object.widthChars = object.widthChars
    _ = Members<Gtk.Entry>().widthChars.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.Entry>().xalign.get(object)
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    return object
}

@MainActor
private func exerciseExpander() -> Gtk.Widget {
    let object = Gtk.Expander()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.Expander>().child.get(object)
    object.expanded = object.expanded
    _ = Members<Gtk.Expander>().expanded.get(object)
    if let value = object.label { object.label = value }
    _ = Members<Gtk.Expander>().label.get(object)
    if let value = object.labelWidget { object.labelWidget = value }
    _ = Members<Gtk.Expander>().labelWidget.get(object)
    object.resizeToplevel = object.resizeToplevel
    _ = Members<Gtk.Expander>().resizeToplevel.get(object)
    object.useMarkup = object.useMarkup
    _ = Members<Gtk.Expander>().useMarkup.get(object)
    object.useUnderline = object.useUnderline
    _ = Members<Gtk.Expander>().useUnderline.get(object)
    object.onActivate {  }
    return object
}

@MainActor
private func exerciseFileChooserDialog() -> Gtk.Widget {
    let object = Gtk.FileChooserDialog()
    object.action = object.action
    _ = Members<Gtk.FileChooserDialog>().action.get(object)
    object.createFolders = object.createFolders
    _ = Members<Gtk.FileChooserDialog>().createFolders.get(object)
    if let value = object.filter { object.filter = value }
    _ = Members<Gtk.FileChooserDialog>().filter.get(object)
    _ = object.filters
    _ = Members<Gtk.FileChooserDialog>().filters.get(object)
    object.selectMultiple = object.selectMultiple
    _ = Members<Gtk.FileChooserDialog>().selectMultiple.get(object)
    _ = object.shortcutFolders
    _ = Members<Gtk.FileChooserDialog>().shortcutFolders.get(object)
    return object
}

@MainActor
private func exerciseFileChooserWidget() -> Gtk.Widget {
    let object = Gtk.FileChooserWidget()
    object.searchMode = object.searchMode
    _ = Members<Gtk.FileChooserWidget>().searchMode.get(object)
    _ = object.subtitle
    _ = Members<Gtk.FileChooserWidget>().subtitle.get(object)
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
#if GTK_4_10
    _ = object.showTime
#endif
#if GTK_4_10
    _ = Members<Gtk.FileChooserWidget>().showTime.get(object)
#endif
    object.action = object.action
    _ = Members<Gtk.FileChooserWidget>().action.get(object)
    object.createFolders = object.createFolders
    _ = Members<Gtk.FileChooserWidget>().createFolders.get(object)
    if let value = object.filter { object.filter = value }
    _ = Members<Gtk.FileChooserWidget>().filter.get(object)
    _ = object.filters
    _ = Members<Gtk.FileChooserWidget>().filters.get(object)
    object.selectMultiple = object.selectMultiple
    _ = Members<Gtk.FileChooserWidget>().selectMultiple.get(object)
    _ = object.shortcutFolders
    _ = Members<Gtk.FileChooserWidget>().shortcutFolders.get(object)
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
    _ = Members<Gtk.FlowBox>().acceptUnpairedRelease.get(object)
    object.activateOnSingleClick = object.activateOnSingleClick
    _ = Members<Gtk.FlowBox>().activateOnSingleClick.get(object)
    object.columnSpacing = object.columnSpacing
    _ = Members<Gtk.FlowBox>().columnSpacing.get(object)
    object.homogeneous = object.homogeneous
    _ = Members<Gtk.FlowBox>().homogeneous.get(object)
    object.maxChildrenPerLine = object.maxChildrenPerLine
    _ = Members<Gtk.FlowBox>().maxChildrenPerLine.get(object)
    object.minChildrenPerLine = object.minChildrenPerLine
    _ = Members<Gtk.FlowBox>().minChildrenPerLine.get(object)
    object.rowSpacing = object.rowSpacing
    _ = Members<Gtk.FlowBox>().rowSpacing.get(object)
    object.selectionMode = object.selectionMode
    _ = Members<Gtk.FlowBox>().selectionMode.get(object)
    object.onActivateCursorChild {  }
    object.onChildActivated { _ in  }
    object.onMoveCursor { _, _, _, _ in false }
    object.onSelectAll {  }
    object.onSelectedChildrenChanged {  }
    object.onToggleCursorChild {  }
    object.onUnselectAll {  }
    object.orientation = object.orientation
    _ = Members<Gtk.FlowBox>().orientation.get(object)
    return object
}

@MainActor
private func exerciseFlowBoxChild() -> Gtk.Widget {
    let object = Gtk.FlowBoxChild()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.FlowBoxChild>().child.get(object)
    object.onActivate {  }
    return object
}

@MainActor
private func exerciseFontButton() -> Gtk.Widget {
    let object = Gtk.FontButton()
    object.modal = object.modal
    _ = Members<Gtk.FontButton>().modal.get(object)
    object.title = object.title
    _ = Members<Gtk.FontButton>().title.get(object)
    object.useFont = object.useFont
    _ = Members<Gtk.FontButton>().useFont.get(object)
    object.useSize = object.useSize
    _ = Members<Gtk.FontButton>().useSize.get(object)
    object.onActivate {  }
    object.onFontSet {  }
    if let value = object.font { object.font = value }
    _ = Members<Gtk.FontButton>().font.get(object)
    if let value = object.fontDesc { object.fontDesc = value }
    _ = Members<Gtk.FontButton>().fontDesc.get(object)
    _ = object.fontFeatures
    _ = Members<Gtk.FontButton>().fontFeatures.get(object)
    object.language = object.language
    _ = Members<Gtk.FontButton>().language.get(object)
    object.level = object.level
    _ = Members<Gtk.FontButton>().level.get(object)
    object.previewText = object.previewText
    _ = Members<Gtk.FontButton>().previewText.get(object)
    object.showPreviewEntry = object.showPreviewEntry
    _ = Members<Gtk.FontButton>().showPreviewEntry.get(object)
    object.onFontActivated { _ in  }
    return object
}

@MainActor
private func exerciseFontChooserDialog() -> Gtk.Widget {
    let object = Gtk.FontChooserDialog()
    if let value = object.font { object.font = value }
    _ = Members<Gtk.FontChooserDialog>().font.get(object)
    if let value = object.fontDesc { object.fontDesc = value }
    _ = Members<Gtk.FontChooserDialog>().fontDesc.get(object)
    _ = object.fontFeatures
    _ = Members<Gtk.FontChooserDialog>().fontFeatures.get(object)
    object.language = object.language
    _ = Members<Gtk.FontChooserDialog>().language.get(object)
    object.level = object.level
    _ = Members<Gtk.FontChooserDialog>().level.get(object)
    object.previewText = object.previewText
    _ = Members<Gtk.FontChooserDialog>().previewText.get(object)
    object.showPreviewEntry = object.showPreviewEntry
    _ = Members<Gtk.FontChooserDialog>().showPreviewEntry.get(object)
    object.onFontActivated { _ in  }
    return object
}

@MainActor
private func exerciseFontChooserWidget() -> Gtk.Widget {
    let object = Gtk.FontChooserWidget()
    _ = object.tweakAction
    _ = Members<Gtk.FontChooserWidget>().tweakAction.get(object)
    if let value = object.font { object.font = value }
    _ = Members<Gtk.FontChooserWidget>().font.get(object)
    if let value = object.fontDesc { object.fontDesc = value }
    _ = Members<Gtk.FontChooserWidget>().fontDesc.get(object)
    _ = object.fontFeatures
    _ = Members<Gtk.FontChooserWidget>().fontFeatures.get(object)
    object.language = object.language
    _ = Members<Gtk.FontChooserWidget>().language.get(object)
    object.level = object.level
    _ = Members<Gtk.FontChooserWidget>().level.get(object)
    object.previewText = object.previewText
    _ = Members<Gtk.FontChooserWidget>().previewText.get(object)
    object.showPreviewEntry = object.showPreviewEntry
    _ = Members<Gtk.FontChooserWidget>().showPreviewEntry.get(object)
    object.onFontActivated { _ in  }
    return object
}

#if GTK_4_10
@MainActor
private func exerciseFontDialogButton() -> Gtk.Widget {
    let object = Gtk.FontDialogButton()
    if let value = object.dialog { object.dialog = value }
    _ = Members<Gtk.FontDialogButton>().dialog.get(object)
    if let value = object.fontDesc { object.fontDesc = value }
    _ = Members<Gtk.FontDialogButton>().fontDesc.get(object)
    if let value = object.fontFeatures { object.fontFeatures = value }
    _ = Members<Gtk.FontDialogButton>().fontFeatures.get(object)
    if let value = object.language { object.language = value }
    _ = Members<Gtk.FontDialogButton>().language.get(object)
    object.level = object.level
    _ = Members<Gtk.FontDialogButton>().level.get(object)
    object.useFont = object.useFont
    _ = Members<Gtk.FontDialogButton>().useFont.get(object)
    object.useSize = object.useSize
    _ = Members<Gtk.FontDialogButton>().useSize.get(object)
#if GTK_4_14
    object.onActivate {  }
#endif
    return object
}
#endif

@MainActor
private func exerciseFrame() -> Gtk.Widget {
    let object = Gtk.Frame()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.Frame>().child.get(object)
    if let value = object.label { object.label = value }
    _ = Members<Gtk.Frame>().label.get(object)
    if let value = object.labelWidget { object.labelWidget = value }
    _ = Members<Gtk.Frame>().labelWidget.get(object)
    object.labelXalign = object.labelXalign
    _ = Members<Gtk.Frame>().labelXalign.get(object)
    return object
}

@MainActor
private func exerciseGLArea() -> Gtk.Widget {
    let object = Gtk.GLArea()
    object.autoRender = object.autoRender
    _ = Members<Gtk.GLArea>().autoRender.get(object)
    _ = object.context
    _ = Members<Gtk.GLArea>().context.get(object)
    object.hasDepthBuffer = object.hasDepthBuffer
    _ = Members<Gtk.GLArea>().hasDepthBuffer.get(object)
    object.hasStencilBuffer = object.hasStencilBuffer
    _ = Members<Gtk.GLArea>().hasStencilBuffer.get(object)
    object.useEs = object.useEs
    _ = Members<Gtk.GLArea>().useEs.get(object)
    object.onCreateContext { nil }
    object.onRender { _ in false }
    object.onResize { _, _ in  }
#if GTK_4_12
    object.allowedApis = object.allowedApis
#endif
#if GTK_4_12
    _ = Members<Gtk.GLArea>().allowedApis.get(object)
#endif
#if GTK_4_12
    _ = object.api
#endif
#if GTK_4_12
    _ = Members<Gtk.GLArea>().api.get(object)
#endif
    return object
}

#if GTK_4_14
@MainActor
private func exerciseGraphicsOffload() -> Gtk.Widget {
    let object = Gtk.GraphicsOffload()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.GraphicsOffload>().child.get(object)
    object.enabled = object.enabled
    _ = Members<Gtk.GraphicsOffload>().enabled.get(object)
#if GTK_4_16
    object.blackBackground = object.blackBackground
#endif
#if GTK_4_16
    _ = Members<Gtk.GraphicsOffload>().blackBackground.get(object)
#endif
    return object
}
#endif

@MainActor
private func exerciseGrid() -> Gtk.Widget {
    let object = Gtk.Grid()
    object.baselineRow = object.baselineRow
    _ = Members<Gtk.Grid>().baselineRow.get(object)
    object.columnHomogeneous = object.columnHomogeneous
    _ = Members<Gtk.Grid>().columnHomogeneous.get(object)
    object.columnSpacing = object.columnSpacing
    _ = Members<Gtk.Grid>().columnSpacing.get(object)
    object.rowHomogeneous = object.rowHomogeneous
    _ = Members<Gtk.Grid>().rowHomogeneous.get(object)
    object.rowSpacing = object.rowSpacing
    _ = Members<Gtk.Grid>().rowSpacing.get(object)
    object.orientation = object.orientation
    _ = Members<Gtk.Grid>().orientation.get(object)
    return object
}

@MainActor
private func exerciseGridView() -> Gtk.Widget {
    let object = Gtk.GridView()
    object.enableRubberband = object.enableRubberband
    _ = Members<Gtk.GridView>().enableRubberband.get(object)
    if let value = object.factory { object.factory = value }
    _ = Members<Gtk.GridView>().factory.get(object)
    object.maxColumns = object.maxColumns
    _ = Members<Gtk.GridView>().maxColumns.get(object)
    object.minColumns = object.minColumns
    _ = Members<Gtk.GridView>().minColumns.get(object)
    if let value = object.model { object.model = value }
    _ = Members<Gtk.GridView>().model.get(object)
    object.singleClickActivate = object.singleClickActivate
    _ = Members<Gtk.GridView>().singleClickActivate.get(object)
    object.onActivate { _ in  }
#if GTK_4_12
    object.tabBehavior = object.tabBehavior
#endif
#if GTK_4_12
    _ = Members<Gtk.GridView>().tabBehavior.get(object)
#endif
    return object
}

@MainActor
private func exerciseHeaderBar() -> Gtk.Widget {
    let object = Gtk.HeaderBar()
    if let value = object.decorationLayout { object.decorationLayout = value }
    _ = Members<Gtk.HeaderBar>().decorationLayout.get(object)
    object.showTitleButtons = object.showTitleButtons
    _ = Members<Gtk.HeaderBar>().showTitleButtons.get(object)
    if let value = object.titleWidget { object.titleWidget = value }
    _ = Members<Gtk.HeaderBar>().titleWidget.get(object)
#if GTK_4_18
    object.useNativeControls = object.useNativeControls
#endif
#if GTK_4_18
    _ = Members<Gtk.HeaderBar>().useNativeControls.get(object)
#endif
    return object
}

@MainActor
private func exerciseIconView() -> Gtk.Widget {
    let object = Gtk.IconView()
    object.activateOnSingleClick = object.activateOnSingleClick
    _ = Members<Gtk.IconView>().activateOnSingleClick.get(object)
    _ = object.cellArea
    _ = Members<Gtk.IconView>().cellArea.get(object)
    object.columnSpacing = object.columnSpacing
    _ = Members<Gtk.IconView>().columnSpacing.get(object)
    object.columns = object.columns
    _ = Members<Gtk.IconView>().columns.get(object)
    object.itemOrientation = object.itemOrientation
    _ = Members<Gtk.IconView>().itemOrientation.get(object)
    object.itemPadding = object.itemPadding
    _ = Members<Gtk.IconView>().itemPadding.get(object)
    object.itemWidth = object.itemWidth
    _ = Members<Gtk.IconView>().itemWidth.get(object)
    object.margin = object.margin
    _ = Members<Gtk.IconView>().margin.get(object)
    object.markupColumn = object.markupColumn
    _ = Members<Gtk.IconView>().markupColumn.get(object)
    if let value = object.model { object.model = value }
    _ = Members<Gtk.IconView>().model.get(object)
    object.pixbufColumn = object.pixbufColumn
    _ = Members<Gtk.IconView>().pixbufColumn.get(object)
    object.reorderable = object.reorderable
    _ = Members<Gtk.IconView>().reorderable.get(object)
    object.rowSpacing = object.rowSpacing
    _ = Members<Gtk.IconView>().rowSpacing.get(object)
    object.selectionMode = object.selectionMode
    _ = Members<Gtk.IconView>().selectionMode.get(object)
    object.spacing = object.spacing
    _ = Members<Gtk.IconView>().spacing.get(object)
    object.textColumn = object.textColumn
    _ = Members<Gtk.IconView>().textColumn.get(object)
    object.tooltipColumn = object.tooltipColumn
    _ = Members<Gtk.IconView>().tooltipColumn.get(object)
    object.onActivateCursorItem { false }
    object.onItemActivated { _ in  }
    object.onMoveCursor { _, _, _, _ in false }
    object.onSelectAll {  }
    object.onSelectCursorItem {  }
    object.onSelectionChanged {  }
    object.onToggleCursorItem {  }
    object.onUnselectAll {  }
    if let value = object.hadjustment { object.hadjustment = value }
    _ = Members<Gtk.IconView>().hadjustment.get(object)
    object.hscrollPolicy = object.hscrollPolicy
    _ = Members<Gtk.IconView>().hscrollPolicy.get(object)
    if let value = object.vadjustment { object.vadjustment = value }
    _ = Members<Gtk.IconView>().vadjustment.get(object)
    object.vscrollPolicy = object.vscrollPolicy
    _ = Members<Gtk.IconView>().vscrollPolicy.get(object)
    return object
}

@MainActor
private func exerciseImage() -> Gtk.Widget {
    let object = Gtk.Image()
    if let value = object.file { object.file = value }
    _ = Members<Gtk.Image>().file.get(object)
    if let value = object.gicon { object.gicon = value }
    _ = Members<Gtk.Image>().gicon.get(object)
    if let value = object.iconName { object.iconName = value }
    _ = Members<Gtk.Image>().iconName.get(object)
    object.iconSize = object.iconSize
    _ = Members<Gtk.Image>().iconSize.get(object)
    if let value = object.paintable { object.paintable = value }
    _ = Members<Gtk.Image>().paintable.get(object)
    object.pixelSize = object.pixelSize
    _ = Members<Gtk.Image>().pixelSize.get(object)
    if let value = object.resource { object.resource = value }
    _ = Members<Gtk.Image>().resource.get(object)
    _ = object.storageType
    _ = Members<Gtk.Image>().storageType.get(object)
    object.useFallback = object.useFallback
    _ = Members<Gtk.Image>().useFallback.get(object)
    return object
}

@MainActor
private func exerciseInfoBar() -> Gtk.Widget {
    let object = Gtk.InfoBar()
    object.messageType = object.messageType
    _ = Members<Gtk.InfoBar>().messageType.get(object)
    object.revealed = object.revealed
    _ = Members<Gtk.InfoBar>().revealed.get(object)
    object.showCloseButton = object.showCloseButton
    _ = Members<Gtk.InfoBar>().showCloseButton.get(object)
    object.onClose {  }
    object.onResponse { _ in  }
    return object
}

@MainActor
private func exerciseInscription() -> Gtk.Widget {
    let object = Gtk.Inscription()
    if let value = object.attributes { object.attributes = value }
    _ = Members<Gtk.Inscription>().attributes.get(object)
    object.minChars = object.minChars
    _ = Members<Gtk.Inscription>().minChars.get(object)
    object.minLines = object.minLines
    _ = Members<Gtk.Inscription>().minLines.get(object)
    object.natChars = object.natChars
    _ = Members<Gtk.Inscription>().natChars.get(object)
    object.natLines = object.natLines
    _ = Members<Gtk.Inscription>().natLines.get(object)
    if let value = object.text { object.text = value }
    _ = Members<Gtk.Inscription>().text.get(object)
    object.textOverflow = object.textOverflow
    _ = Members<Gtk.Inscription>().textOverflow.get(object)
    object.wrapMode = object.wrapMode
    _ = Members<Gtk.Inscription>().wrapMode.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.Inscription>().xalign.get(object)
    object.yalign = object.yalign
    _ = Members<Gtk.Inscription>().yalign.get(object)
    return object
}

@MainActor
private func exerciseLabel() -> Gtk.Widget {
    let object = Gtk.Label()
    if let value = object.attributes { object.attributes = value }
    _ = Members<Gtk.Label>().attributes.get(object)
    object.ellipsize = object.ellipsize
    _ = Members<Gtk.Label>().ellipsize.get(object)
    if let value = object.extraMenu { object.extraMenu = value }
    _ = Members<Gtk.Label>().extraMenu.get(object)
    object.justify = object.justify
    _ = Members<Gtk.Label>().justify.get(object)
    object.label = object.label
    _ = Members<Gtk.Label>().label.get(object)
    object.lines = object.lines
    _ = Members<Gtk.Label>().lines.get(object)
    object.maxWidthChars = object.maxWidthChars
    _ = Members<Gtk.Label>().maxWidthChars.get(object)
    _ = object.mnemonicKeyval
    _ = Members<Gtk.Label>().mnemonicKeyval.get(object)
    if let value = object.mnemonicWidget { object.mnemonicWidget = value }
    _ = Members<Gtk.Label>().mnemonicWidget.get(object)
    object.naturalWrapMode = object.naturalWrapMode
    _ = Members<Gtk.Label>().naturalWrapMode.get(object)
    object.selectable = object.selectable
    _ = Members<Gtk.Label>().selectable.get(object)
    object.singleLineMode = object.singleLineMode
    _ = Members<Gtk.Label>().singleLineMode.get(object)
    if let value = object.tabs { object.tabs = value }
    _ = Members<Gtk.Label>().tabs.get(object)
    object.useMarkup = object.useMarkup
    _ = Members<Gtk.Label>().useMarkup.get(object)
    object.useUnderline = object.useUnderline
    _ = Members<Gtk.Label>().useUnderline.get(object)
    object.widthChars = object.widthChars
    _ = Members<Gtk.Label>().widthChars.get(object)
    object.wrap = object.wrap
    _ = Members<Gtk.Label>().wrap.get(object)
    object.wrapMode = object.wrapMode
    _ = Members<Gtk.Label>().wrapMode.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.Label>().xalign.get(object)
    object.yalign = object.yalign
    _ = Members<Gtk.Label>().yalign.get(object)
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
    _ = Members<Gtk.LevelBar>().inverted.get(object)
    object.maxValue = object.maxValue
    _ = Members<Gtk.LevelBar>().maxValue.get(object)
    object.minValue = object.minValue
    _ = Members<Gtk.LevelBar>().minValue.get(object)
    object.mode = object.mode
    _ = Members<Gtk.LevelBar>().mode.get(object)
    object.value = object.value
    _ = Members<Gtk.LevelBar>().value.get(object)
    object.onOffsetChanged { _ in  }
    object.orientation = object.orientation
    _ = Members<Gtk.LevelBar>().orientation.get(object)
    return object
}

@MainActor
private func exerciseLinkButton() -> Gtk.Widget {
    let object = Gtk.LinkButton()
    object.uri = object.uri
    _ = Members<Gtk.LinkButton>().uri.get(object)
    object.visited = object.visited
    _ = Members<Gtk.LinkButton>().visited.get(object)
    object.onActivateLink { false }
    return object
}

@MainActor
private func exerciseListBox() -> Gtk.Widget {
    let object = Gtk.ListBox()
    object.acceptUnpairedRelease = object.acceptUnpairedRelease
    _ = Members<Gtk.ListBox>().acceptUnpairedRelease.get(object)
    object.activateOnSingleClick = object.activateOnSingleClick
    _ = Members<Gtk.ListBox>().activateOnSingleClick.get(object)
    object.selectionMode = object.selectionMode
    _ = Members<Gtk.ListBox>().selectionMode.get(object)
    object.showSeparators = object.showSeparators
    _ = Members<Gtk.ListBox>().showSeparators.get(object)
    object.onActivateCursorRow {  }
    object.onMoveCursor { _, _, _, _ in  }
    object.onRowActivated { _ in  }
    object.onRowSelected { _ in  }
    object.onSelectAll {  }
    object.onSelectedRowsChanged {  }
    object.onToggleCursorRow {  }
    object.onUnselectAll {  }
#if GTK_4_18
    object.tabBehavior = object.tabBehavior
#endif
#if GTK_4_18
    _ = Members<Gtk.ListBox>().tabBehavior.get(object)
#endif
    return object
}

@MainActor
private func exerciseListBoxRow() -> Gtk.Widget {
    let object = Gtk.ListBoxRow()
    object.activatable = object.activatable
    _ = Members<Gtk.ListBoxRow>().activatable.get(object)
    if let value = object.child { object.child = value }
    _ = Members<Gtk.ListBoxRow>().child.get(object)
    object.selectable = object.selectable
    _ = Members<Gtk.ListBoxRow>().selectable.get(object)
    object.onActivate {  }
    if let value = object.actionName { object.actionName = value }
    _ = Members<Gtk.ListBoxRow>().actionName.get(object)
    if let value = object.actionTarget { object.actionTarget = value }
    _ = Members<Gtk.ListBoxRow>().actionTarget.get(object)
    return object
}

@MainActor
private func exerciseListView() -> Gtk.Widget {
    let object = Gtk.ListView()
    object.enableRubberband = object.enableRubberband
    _ = Members<Gtk.ListView>().enableRubberband.get(object)
    if let value = object.factory { object.factory = value }
    _ = Members<Gtk.ListView>().factory.get(object)
    if let value = object.model { object.model = value }
    _ = Members<Gtk.ListView>().model.get(object)
    object.showSeparators = object.showSeparators
    _ = Members<Gtk.ListView>().showSeparators.get(object)
    object.singleClickActivate = object.singleClickActivate
    _ = Members<Gtk.ListView>().singleClickActivate.get(object)
    object.onActivate { _ in  }
#if GTK_4_12
    if let value = object.headerFactory { object.headerFactory = value }
#endif
#if GTK_4_12
    _ = Members<Gtk.ListView>().headerFactory.get(object)
#endif
#if GTK_4_12
    object.tabBehavior = object.tabBehavior
#endif
#if GTK_4_12
    _ = Members<Gtk.ListView>().tabBehavior.get(object)
#endif
    return object
}

@MainActor
private func exerciseLockButton() -> Gtk.Widget {
    let object = Gtk.LockButton()
    if let value = object.permission { object.permission = value }
    _ = Members<Gtk.LockButton>().permission.get(object)
    if let value = object.textLock { object.textLock = value }
    _ = Members<Gtk.LockButton>().textLock.get(object)
    if let value = object.textUnlock { object.textUnlock = value }
    _ = Members<Gtk.LockButton>().textUnlock.get(object)
    if let value = object.tooltipLock { object.tooltipLock = value }
    _ = Members<Gtk.LockButton>().tooltipLock.get(object)
    if let value = object.tooltipNotAuthorized { object.tooltipNotAuthorized = value }
    _ = Members<Gtk.LockButton>().tooltipNotAuthorized.get(object)
    if let value = object.tooltipUnlock { object.tooltipUnlock = value }
    _ = Members<Gtk.LockButton>().tooltipUnlock.get(object)
    return object
}

@MainActor
private func exerciseMediaControls() -> Gtk.Widget {
    let object = Gtk.MediaControls()
    if let value = object.mediaStream { object.mediaStream = value }
    _ = Members<Gtk.MediaControls>().mediaStream.get(object)
    return object
}

@MainActor
private func exerciseMenuButton() -> Gtk.Widget {
    let object = Gtk.MenuButton()
    object.alwaysShowArrow = object.alwaysShowArrow
    _ = Members<Gtk.MenuButton>().alwaysShowArrow.get(object)
    if let value = object.child { object.child = value }
    _ = Members<Gtk.MenuButton>().child.get(object)
    object.arrowDirection = object.arrowDirection
    _ = Members<Gtk.MenuButton>().arrowDirection.get(object)
    object.hasFrame = object.hasFrame
    _ = Members<Gtk.MenuButton>().hasFrame.get(object)
    if let value = object.iconName { object.iconName = value }
    _ = Members<Gtk.MenuButton>().iconName.get(object)
    if let value = object.label { object.label = value }
    _ = Members<Gtk.MenuButton>().label.get(object)
    if let value = object.menuModel { object.menuModel = value }
    _ = Members<Gtk.MenuButton>().menuModel.get(object)
    if let value = object.popover { object.popover = value }
    _ = Members<Gtk.MenuButton>().popover.get(object)
    object.primary = object.primary
    _ = Members<Gtk.MenuButton>().primary.get(object)
    object.useUnderline = object.useUnderline
    _ = Members<Gtk.MenuButton>().useUnderline.get(object)
    object.onActivate {  }
#if GTK_4_10
    object.active = object.active
#endif
#if GTK_4_10
    _ = Members<Gtk.MenuButton>().active.get(object)
#endif
#if GTK_4_12
    object.canShrink = object.canShrink
#endif
#if GTK_4_12
    _ = Members<Gtk.MenuButton>().canShrink.get(object)
#endif
    return object
}

@MainActor
private func exerciseMessageDialog() -> Gtk.Widget {
    let object = Gtk.MessageDialog()
    _ = object.messageArea
    _ = Members<Gtk.MessageDialog>().messageArea.get(object)
    object.messageType = object.messageType
    _ = Members<Gtk.MessageDialog>().messageType.get(object)
    if let value = object.secondaryText { object.secondaryText = value }
    _ = Members<Gtk.MessageDialog>().secondaryText.get(object)
    object.secondaryUseMarkup = object.secondaryUseMarkup
    _ = Members<Gtk.MessageDialog>().secondaryUseMarkup.get(object)
    if let value = object.text { object.text = value }
    _ = Members<Gtk.MessageDialog>().text.get(object)
    object.useMarkup = object.useMarkup
    _ = Members<Gtk.MessageDialog>().useMarkup.get(object)
    return object
}

@MainActor
private func exerciseNotebook() -> Gtk.Widget {
    let object = Gtk.Notebook()
    object.enablePopup = object.enablePopup
    _ = Members<Gtk.Notebook>().enablePopup.get(object)
    if let value = object.groupName { object.groupName = value }
    _ = Members<Gtk.Notebook>().groupName.get(object)
    object.page = object.page
    _ = Members<Gtk.Notebook>().page.get(object)
    _ = object.pages
    _ = Members<Gtk.Notebook>().pages.get(object)
    object.scrollable = object.scrollable
    _ = Members<Gtk.Notebook>().scrollable.get(object)
    object.showBorder = object.showBorder
    _ = Members<Gtk.Notebook>().showBorder.get(object)
    object.showTabs = object.showTabs
    _ = Members<Gtk.Notebook>().showTabs.get(object)
    object.tabPos = object.tabPos
    _ = Members<Gtk.Notebook>().tabPos.get(object)
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
    _ = Members<Gtk.Overlay>().child.get(object)
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
    _ = Members<Gtk.Paned>().endChild.get(object)
    _ = object.maxPosition
    _ = Members<Gtk.Paned>().maxPosition.get(object)
    _ = object.minPosition
    _ = Members<Gtk.Paned>().minPosition.get(object)
    object.position = object.position
    _ = Members<Gtk.Paned>().position.get(object)
    object.positionSet = object.positionSet
    _ = Members<Gtk.Paned>().positionSet.get(object)
    object.resizeEndChild = object.resizeEndChild
    _ = Members<Gtk.Paned>().resizeEndChild.get(object)
    object.resizeStartChild = object.resizeStartChild
    _ = Members<Gtk.Paned>().resizeStartChild.get(object)
    object.shrinkEndChild = object.shrinkEndChild
    _ = Members<Gtk.Paned>().shrinkEndChild.get(object)
    object.shrinkStartChild = object.shrinkStartChild
    _ = Members<Gtk.Paned>().shrinkStartChild.get(object)
    if let value = object.startChild { object.startChild = value }
    _ = Members<Gtk.Paned>().startChild.get(object)
    object.wideHandle = object.wideHandle
    _ = Members<Gtk.Paned>().wideHandle.get(object)
    object.onAcceptPosition { false }
    object.onCancelPosition { false }
    object.onCycleChildFocus { _ in false }
    object.onCycleHandleFocus { _ in false }
    object.onMoveHandle { _ in false }
    object.onToggleHandleFocus { false }
    object.orientation = object.orientation
    _ = Members<Gtk.Paned>().orientation.get(object)
    return object
}

@MainActor
private func exercisePasswordEntry() -> Gtk.Widget {
    let object = Gtk.PasswordEntry()
    object.activatesDefault = object.activatesDefault
    _ = Members<Gtk.PasswordEntry>().activatesDefault.get(object)
    if let value = object.extraMenu { object.extraMenu = value }
    _ = Members<Gtk.PasswordEntry>().extraMenu.get(object)
    if let value = object.placeholderText { object.placeholderText = value }
    _ = Members<Gtk.PasswordEntry>().placeholderText.get(object)
    object.showPeekIcon = object.showPeekIcon
    _ = Members<Gtk.PasswordEntry>().showPeekIcon.get(object)
    object.onActivate {  }
    _ = object.cursorPosition
    _ = Members<Gtk.PasswordEntry>().cursorPosition.get(object)
    object.editable = object.editable
    _ = Members<Gtk.PasswordEntry>().editable.get(object)
    object.enableUndo = object.enableUndo
    _ = Members<Gtk.PasswordEntry>().enableUndo.get(object)
    object.maxWidthChars = object.maxWidthChars
    _ = Members<Gtk.PasswordEntry>().maxWidthChars.get(object)
    _ = object.selectionBound
    _ = Members<Gtk.PasswordEntry>().selectionBound.get(object)
    object.text = object.text
    _ = Members<Gtk.PasswordEntry>().text.get(object)
    object.widthChars = object.widthChars
    _ = Members<Gtk.PasswordEntry>().widthChars.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.PasswordEntry>().xalign.get(object)
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    return object
}

@MainActor
private func exercisePicture() -> Gtk.Widget {
    let object = Gtk.Picture()
    if let value = object.alternativeText { object.alternativeText = value }
    _ = Members<Gtk.Picture>().alternativeText.get(object)
    object.canShrink = object.canShrink
    _ = Members<Gtk.Picture>().canShrink.get(object)
    object.contentFit = object.contentFit
    _ = Members<Gtk.Picture>().contentFit.get(object)
    if let value = object.file { object.file = value }
    _ = Members<Gtk.Picture>().file.get(object)
    if let value = object.paintable { object.paintable = value }
    _ = Members<Gtk.Picture>().paintable.get(object)
    return object
}

@MainActor
private func exercisePopover() -> Gtk.Widget {
    let object = Gtk.Popover()
    object.autohide = object.autohide
    _ = Members<Gtk.Popover>().autohide.get(object)
    object.cascadePopdown = object.cascadePopdown
    _ = Members<Gtk.Popover>().cascadePopdown.get(object)
    if let value = object.child { object.child = value }
    _ = Members<Gtk.Popover>().child.get(object)
    if let value = object.defaultWidget { object.defaultWidget = value }
    _ = Members<Gtk.Popover>().defaultWidget.get(object)
    object.hasArrow = object.hasArrow
    _ = Members<Gtk.Popover>().hasArrow.get(object)
    object.mnemonicsVisible = object.mnemonicsVisible
    _ = Members<Gtk.Popover>().mnemonicsVisible.get(object)
    if let value = object.pointingTo { object.pointingTo = value }
    _ = Members<Gtk.Popover>().pointingTo.get(object)
    object.position = object.position
    _ = Members<Gtk.Popover>().position.get(object)
    object.onActivateDefault {  }
    object.onClosed {  }
    return object
}

@MainActor
private func exercisePopoverMenu() -> Gtk.Widget {
    let object = Gtk.PopoverMenu()
    if let value = object.menuModel { object.menuModel = value }
    _ = Members<Gtk.PopoverMenu>().menuModel.get(object)
    if let value = object.visibleSubmenu { object.visibleSubmenu = value }
    _ = Members<Gtk.PopoverMenu>().visibleSubmenu.get(object)
#if GTK_4_14
    object.flags = object.flags
#endif
#if GTK_4_14
    _ = Members<Gtk.PopoverMenu>().flags.get(object)
#endif
    return object
}

@MainActor
private func exercisePopoverMenuBar() -> Gtk.Widget {
    let object = Gtk.PopoverMenuBar()
    if let value = object.menuModel { object.menuModel = value }
    _ = Members<Gtk.PopoverMenuBar>().menuModel.get(object)
    return object
}

@MainActor
private func exercisePrintUnixDialog() -> Gtk.Widget {
    let object = Gtk.PrintUnixDialog()
    object.currentPage = object.currentPage
    _ = Members<Gtk.PrintUnixDialog>().currentPage.get(object)
    object.embedPageSetup = object.embedPageSetup
    _ = Members<Gtk.PrintUnixDialog>().embedPageSetup.get(object)
    object.hasSelection = object.hasSelection
    _ = Members<Gtk.PrintUnixDialog>().hasSelection.get(object)
    object.manualCapabilities = object.manualCapabilities
    _ = Members<Gtk.PrintUnixDialog>().manualCapabilities.get(object)
    object.pageSetup = object.pageSetup
    _ = Members<Gtk.PrintUnixDialog>().pageSetup.get(object)
    if let value = object.printSettings { object.printSettings = value }
    _ = Members<Gtk.PrintUnixDialog>().printSettings.get(object)
    _ = object.selectedPrinter
    _ = Members<Gtk.PrintUnixDialog>().selectedPrinter.get(object)
    object.supportSelection = object.supportSelection
    _ = Members<Gtk.PrintUnixDialog>().supportSelection.get(object)
    return object
}

@MainActor
private func exerciseProgressBar() -> Gtk.Widget {
    let object = Gtk.ProgressBar()
    object.ellipsize = object.ellipsize
    _ = Members<Gtk.ProgressBar>().ellipsize.get(object)
    object.fraction = object.fraction
    _ = Members<Gtk.ProgressBar>().fraction.get(object)
    object.inverted = object.inverted
    _ = Members<Gtk.ProgressBar>().inverted.get(object)
    object.pulseStep = object.pulseStep
    _ = Members<Gtk.ProgressBar>().pulseStep.get(object)
    object.showText = object.showText
    _ = Members<Gtk.ProgressBar>().showText.get(object)
    if let value = object.text { object.text = value }
    _ = Members<Gtk.ProgressBar>().text.get(object)
    object.orientation = object.orientation
    _ = Members<Gtk.ProgressBar>().orientation.get(object)
    return object
}

@MainActor
private func exerciseRange() -> Gtk.Widget {
    let object = Gtk.RangeWidget()
    object.adjustment = object.adjustment
    _ = Members<Gtk.RangeWidget>().adjustment.get(object)
    object.fillLevel = object.fillLevel
    _ = Members<Gtk.RangeWidget>().fillLevel.get(object)
    object.inverted = object.inverted
    _ = Members<Gtk.RangeWidget>().inverted.get(object)
    object.restrictToFillLevel = object.restrictToFillLevel
    _ = Members<Gtk.RangeWidget>().restrictToFillLevel.get(object)
    object.roundDigits = object.roundDigits
    _ = Members<Gtk.RangeWidget>().roundDigits.get(object)
    object.showFillLevel = object.showFillLevel
    _ = Members<Gtk.RangeWidget>().showFillLevel.get(object)
    object.onAdjustBounds { _ in  }
    object.onChangeValue { _, _ in false }
    object.onMoveSlider { _ in  }
    object.onValueChanged {  }
    object.orientation = object.orientation
    _ = Members<Gtk.RangeWidget>().orientation.get(object)
    return object
}

@MainActor
private func exerciseRevealer() -> Gtk.Widget {
    let object = Gtk.Revealer()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.Revealer>().child.get(object)
    _ = object.childRevealed
    _ = Members<Gtk.Revealer>().childRevealed.get(object)
    object.revealChild = object.revealChild
    _ = Members<Gtk.Revealer>().revealChild.get(object)
    object.transitionDuration = object.transitionDuration
    _ = Members<Gtk.Revealer>().transitionDuration.get(object)
    object.transitionType = object.transitionType
    _ = Members<Gtk.Revealer>().transitionType.get(object)
    return object
}

@MainActor
private func exerciseScale() -> Gtk.Widget {
    let object = Gtk.Scale()
    object.digits = object.digits
    _ = Members<Gtk.Scale>().digits.get(object)
    object.drawValue = object.drawValue
    _ = Members<Gtk.Scale>().drawValue.get(object)
    object.hasOrigin = object.hasOrigin
    _ = Members<Gtk.Scale>().hasOrigin.get(object)
    object.valuePos = object.valuePos
    _ = Members<Gtk.Scale>().valuePos.get(object)
    return object
}

@MainActor
private func exerciseScaleButton() -> Gtk.Widget {
    let object = Gtk.ScaleButton()
    object.adjustment = object.adjustment
    _ = Members<Gtk.ScaleButton>().adjustment.get(object)
    object.icons = object.icons
    _ = Members<Gtk.ScaleButton>().icons.get(object)
    object.value = object.value
    _ = Members<Gtk.ScaleButton>().value.get(object)
    object.onPopdown {  }
    object.onPopup {  }
    object.onValueChanged { _ in  }
#if GTK_4_10
    _ = object.active
#endif
#if GTK_4_10
    _ = Members<Gtk.ScaleButton>().active.get(object)
#endif
#if GTK_4_14
    object.hasFrame = object.hasFrame
#endif
#if GTK_4_14
    _ = Members<Gtk.ScaleButton>().hasFrame.get(object)
#endif
    object.orientation = object.orientation
    _ = Members<Gtk.ScaleButton>().orientation.get(object)
    return object
}

@MainActor
private func exerciseScrollbar() -> Gtk.Widget {
    let object = Gtk.Scrollbar()
    if let value = object.adjustment { object.adjustment = value }
    _ = Members<Gtk.Scrollbar>().adjustment.get(object)
    object.orientation = object.orientation
    _ = Members<Gtk.Scrollbar>().orientation.get(object)
    return object
}

@MainActor
private func exerciseScrolledWindow() -> Gtk.Widget {
    let object = Gtk.ScrolledWindow()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.ScrolledWindow>().child.get(object)
    if let value = object.hadjustment { object.hadjustment = value }
    _ = Members<Gtk.ScrolledWindow>().hadjustment.get(object)
    object.hasFrame = object.hasFrame
    _ = Members<Gtk.ScrolledWindow>().hasFrame.get(object)
    object.hscrollbarPolicy = object.hscrollbarPolicy
    _ = Members<Gtk.ScrolledWindow>().hscrollbarPolicy.get(object)
    object.kineticScrolling = object.kineticScrolling
    _ = Members<Gtk.ScrolledWindow>().kineticScrolling.get(object)
    object.maxContentHeight = object.maxContentHeight
    _ = Members<Gtk.ScrolledWindow>().maxContentHeight.get(object)
    object.maxContentWidth = object.maxContentWidth
    _ = Members<Gtk.ScrolledWindow>().maxContentWidth.get(object)
    object.minContentHeight = object.minContentHeight
    _ = Members<Gtk.ScrolledWindow>().minContentHeight.get(object)
    object.minContentWidth = object.minContentWidth
    _ = Members<Gtk.ScrolledWindow>().minContentWidth.get(object)
    object.overlayScrolling = object.overlayScrolling
    _ = Members<Gtk.ScrolledWindow>().overlayScrolling.get(object)
    object.propagateNaturalHeight = object.propagateNaturalHeight
    _ = Members<Gtk.ScrolledWindow>().propagateNaturalHeight.get(object)
    object.propagateNaturalWidth = object.propagateNaturalWidth
    _ = Members<Gtk.ScrolledWindow>().propagateNaturalWidth.get(object)
    if let value = object.vadjustment { object.vadjustment = value }
    _ = Members<Gtk.ScrolledWindow>().vadjustment.get(object)
    object.vscrollbarPolicy = object.vscrollbarPolicy
    _ = Members<Gtk.ScrolledWindow>().vscrollbarPolicy.get(object)
    object.windowPlacement = object.windowPlacement
    _ = Members<Gtk.ScrolledWindow>().windowPlacement.get(object)
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
    _ = Members<Gtk.SearchBar>().child.get(object)
    if let value = object.keyCaptureWidget { object.keyCaptureWidget = value }
    _ = Members<Gtk.SearchBar>().keyCaptureWidget.get(object)
    object.searchModeEnabled = object.searchModeEnabled
    _ = Members<Gtk.SearchBar>().searchModeEnabled.get(object)
    object.showCloseButton = object.showCloseButton
    _ = Members<Gtk.SearchBar>().showCloseButton.get(object)
    return object
}

@MainActor
private func exerciseSearchEntry() -> Gtk.Widget {
    let object = Gtk.SearchEntry()
    object.activatesDefault = object.activatesDefault
    _ = Members<Gtk.SearchEntry>().activatesDefault.get(object)
    if let value = object.placeholderText { object.placeholderText = value }
    _ = Members<Gtk.SearchEntry>().placeholderText.get(object)
    object.searchDelay = object.searchDelay
    _ = Members<Gtk.SearchEntry>().searchDelay.get(object)
    object.onActivate {  }
    object.onNextMatch {  }
    object.onPreviousMatch {  }
    object.onSearchChanged {  }
    object.onSearchStarted {  }
    object.onStopSearch {  }
#if GTK_4_14
    object.inputHints = object.inputHints
#endif
#if GTK_4_14
    _ = Members<Gtk.SearchEntry>().inputHints.get(object)
#endif
#if GTK_4_14
    object.inputPurpose = object.inputPurpose
#endif
#if GTK_4_14
    _ = Members<Gtk.SearchEntry>().inputPurpose.get(object)
#endif
    _ = object.cursorPosition
    _ = Members<Gtk.SearchEntry>().cursorPosition.get(object)
    object.editable = object.editable
    _ = Members<Gtk.SearchEntry>().editable.get(object)
    object.enableUndo = object.enableUndo
    _ = Members<Gtk.SearchEntry>().enableUndo.get(object)
    object.maxWidthChars = object.maxWidthChars
    _ = Members<Gtk.SearchEntry>().maxWidthChars.get(object)
    _ = object.selectionBound
    _ = Members<Gtk.SearchEntry>().selectionBound.get(object)
    object.text = object.text
    _ = Members<Gtk.SearchEntry>().text.get(object)
    object.widthChars = object.widthChars
    _ = Members<Gtk.SearchEntry>().widthChars.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.SearchEntry>().xalign.get(object)
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    return object
}

@MainActor
private func exerciseSeparator() -> Gtk.Widget {
    let object = Gtk.Separator()
    object.orientation = object.orientation
    _ = Members<Gtk.Separator>().orientation.get(object)
    return object
}

@MainActor
private func exerciseShortcutLabel() -> Gtk.Widget {
    let object = Gtk.ShortcutLabel()
    if let value = object.accelerator { object.accelerator = value }
    _ = Members<Gtk.ShortcutLabel>().accelerator.get(object)
    if let value = object.disabledText { object.disabledText = value }
    _ = Members<Gtk.ShortcutLabel>().disabledText.get(object)
    return object
}

@MainActor
private func exerciseShortcutsGroup() -> Gtk.Widget {
    let object = Gtk.ShortcutsGroup()
    _ = object.lineCount
    _ = Members<Gtk.ShortcutsGroup>().lineCount.get(object)
    if let value = object.title { object.title = value }
    _ = Members<Gtk.ShortcutsGroup>().title.get(object)
    if let value = object.view { object.view = value }
    _ = Members<Gtk.ShortcutsGroup>().view.get(object)
    return object
}

@MainActor
private func exerciseShortcutsSection() -> Gtk.Widget {
    let object = Gtk.ShortcutsSection()
    object.maxHeight = object.maxHeight
    _ = Members<Gtk.ShortcutsSection>().maxHeight.get(object)
    if let value = object.sectionName { object.sectionName = value }
    _ = Members<Gtk.ShortcutsSection>().sectionName.get(object)
    if let value = object.title { object.title = value }
    _ = Members<Gtk.ShortcutsSection>().title.get(object)
    if let value = object.viewName { object.viewName = value }
    _ = Members<Gtk.ShortcutsSection>().viewName.get(object)
    object.onChangeCurrentPage { _ in false }
    return object
}

@MainActor
private func exerciseShortcutsShortcut() -> Gtk.Widget {
    let object = Gtk.ShortcutsShortcut()
    if let value = object.accelerator { object.accelerator = value }
    _ = Members<Gtk.ShortcutsShortcut>().accelerator.get(object)
    if let value = object.actionName { object.actionName = value }
    _ = Members<Gtk.ShortcutsShortcut>().actionName.get(object)
    object.textDirection = object.textDirection
    _ = Members<Gtk.ShortcutsShortcut>().textDirection.get(object)
    if let value = object.icon { object.icon = value }
    _ = Members<Gtk.ShortcutsShortcut>().icon.get(object)
    object.iconSet = object.iconSet
    _ = Members<Gtk.ShortcutsShortcut>().iconSet.get(object)
    object.shortcutType = object.shortcutType
    _ = Members<Gtk.ShortcutsShortcut>().shortcutType.get(object)
    if let value = object.subtitle { object.subtitle = value }
    _ = Members<Gtk.ShortcutsShortcut>().subtitle.get(object)
    object.subtitleSet = object.subtitleSet
    _ = Members<Gtk.ShortcutsShortcut>().subtitleSet.get(object)
    if let value = object.title { object.title = value }
    _ = Members<Gtk.ShortcutsShortcut>().title.get(object)
    return object
}

@MainActor
private func exerciseShortcutsWindow() -> Gtk.Widget {
    let object = Gtk.ShortcutsWindow()
    if let value = object.sectionName { object.sectionName = value }
    _ = Members<Gtk.ShortcutsWindow>().sectionName.get(object)
    if let value = object.viewName { object.viewName = value }
    _ = Members<Gtk.ShortcutsWindow>().viewName.get(object)
    object.onClose {  }
    object.onSearch {  }
    return object
}

@MainActor
private func exerciseSpinButton() -> Gtk.Widget {
    let object = Gtk.SpinButton()
    object.adjustment = object.adjustment
    _ = Members<Gtk.SpinButton>().adjustment.get(object)
    object.climbRate = object.climbRate
    _ = Members<Gtk.SpinButton>().climbRate.get(object)
    object.digits = object.digits
    _ = Members<Gtk.SpinButton>().digits.get(object)
    object.numeric = object.numeric
    _ = Members<Gtk.SpinButton>().numeric.get(object)
    object.snapToTicks = object.snapToTicks
    _ = Members<Gtk.SpinButton>().snapToTicks.get(object)
    object.updatePolicy = object.updatePolicy
    _ = Members<Gtk.SpinButton>().updatePolicy.get(object)
    object.value = object.value
    _ = Members<Gtk.SpinButton>().value.get(object)
    object.wrap = object.wrap
    _ = Members<Gtk.SpinButton>().wrap.get(object)
    object.onChangeValue { _ in  }
    object.onOutput { false }
    object.onValueChanged {  }
    object.onWrapped {  }
#if GTK_4_14
    object.activatesDefault = object.activatesDefault
#endif
#if GTK_4_14
    _ = Members<Gtk.SpinButton>().activatesDefault.get(object)
#endif
#if GTK_4_14
    object.onActivate {  }
#endif
    object.editingCanceled = object.editingCanceled
    _ = Members<Gtk.SpinButton>().editingCanceled.get(object)
    object.onEditingDone {  }
    object.onRemoveWidget {  }
    _ = object.cursorPosition
    _ = Members<Gtk.SpinButton>().cursorPosition.get(object)
    object.editable = object.editable
    _ = Members<Gtk.SpinButton>().editable.get(object)
    object.enableUndo = object.enableUndo
    _ = Members<Gtk.SpinButton>().enableUndo.get(object)
    object.maxWidthChars = object.maxWidthChars
    _ = Members<Gtk.SpinButton>().maxWidthChars.get(object)
    _ = object.selectionBound
    _ = Members<Gtk.SpinButton>().selectionBound.get(object)
    object.text = object.text
    _ = Members<Gtk.SpinButton>().text.get(object)
    object.widthChars = object.widthChars
    _ = Members<Gtk.SpinButton>().widthChars.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.SpinButton>().xalign.get(object)
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    object.orientation = object.orientation
    _ = Members<Gtk.SpinButton>().orientation.get(object)
    return object
}

@MainActor
private func exerciseSpinner() -> Gtk.Widget {
    let object = Gtk.Spinner()
    object.spinning = object.spinning
    _ = Members<Gtk.Spinner>().spinning.get(object)
    return object
}

@MainActor
private func exerciseStack() -> Gtk.Widget {
    let object = Gtk.Stack()
    object.hhomogeneous = object.hhomogeneous
    _ = Members<Gtk.Stack>().hhomogeneous.get(object)
    object.interpolateSize = object.interpolateSize
    _ = Members<Gtk.Stack>().interpolateSize.get(object)
    _ = object.pages
    _ = Members<Gtk.Stack>().pages.get(object)
    object.transitionDuration = object.transitionDuration
    _ = Members<Gtk.Stack>().transitionDuration.get(object)
    _ = object.transitionRunning
    _ = Members<Gtk.Stack>().transitionRunning.get(object)
    object.transitionType = object.transitionType
    _ = Members<Gtk.Stack>().transitionType.get(object)
    object.vhomogeneous = object.vhomogeneous
    _ = Members<Gtk.Stack>().vhomogeneous.get(object)
    if let value = object.visibleChild { object.visibleChild = value }
    _ = Members<Gtk.Stack>().visibleChild.get(object)
    if let value = object.visibleChildName { object.visibleChildName = value }
    _ = Members<Gtk.Stack>().visibleChildName.get(object)
    return object
}

@MainActor
private func exerciseStackSidebar() -> Gtk.Widget {
    let object = Gtk.StackSidebar()
    if let value = object.stack { object.stack = value }
    _ = Members<Gtk.StackSidebar>().stack.get(object)
    return object
}

@MainActor
private func exerciseStackSwitcher() -> Gtk.Widget {
    let object = Gtk.StackSwitcher()
    if let value = object.stack { object.stack = value }
    _ = Members<Gtk.StackSwitcher>().stack.get(object)
    object.orientation = object.orientation
    _ = Members<Gtk.StackSwitcher>().orientation.get(object)
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
    _ = Members<Gtk.Switch>().active.get(object)
    object.state = object.state
    _ = Members<Gtk.Switch>().state.get(object)
    object.onActivate {  }
    object.onStateSet { _ in false }
    if let value = object.actionName { object.actionName = value }
    _ = Members<Gtk.Switch>().actionName.get(object)
    if let value = object.actionTarget { object.actionTarget = value }
    _ = Members<Gtk.Switch>().actionTarget.get(object)
    return object
}

@MainActor
private func exerciseText() -> Gtk.Widget {
    let object = Gtk.Text()
    object.activatesDefault = object.activatesDefault
    _ = Members<Gtk.Text>().activatesDefault.get(object)
    if let value = object.attributes { object.attributes = value }
    _ = Members<Gtk.Text>().attributes.get(object)
    object.buffer = object.buffer
    _ = Members<Gtk.Text>().buffer.get(object)
    object.enableEmojiCompletion = object.enableEmojiCompletion
    _ = Members<Gtk.Text>().enableEmojiCompletion.get(object)
    if let value = object.extraMenu { object.extraMenu = value }
    _ = Members<Gtk.Text>().extraMenu.get(object)
    if let value = object.imModule { object.imModule = value }
    _ = Members<Gtk.Text>().imModule.get(object)
    object.inputHints = object.inputHints
    _ = Members<Gtk.Text>().inputHints.get(object)
    object.inputPurpose = object.inputPurpose
    _ = Members<Gtk.Text>().inputPurpose.get(object)
    object.invisibleCharCode = object.invisibleCharCode
    _ = Members<Gtk.Text>().invisibleCharCode.get(object)
    object.invisibleCharSet = object.invisibleCharSet
    _ = Members<Gtk.Text>().invisibleCharSet.get(object)
    object.maxLength = object.maxLength
    _ = Members<Gtk.Text>().maxLength.get(object)
    object.overwriteMode = object.overwriteMode
    _ = Members<Gtk.Text>().overwriteMode.get(object)
    if let value = object.placeholderText { object.placeholderText = value }
    _ = Members<Gtk.Text>().placeholderText.get(object)
    object.propagateTextWidth = object.propagateTextWidth
    _ = Members<Gtk.Text>().propagateTextWidth.get(object)
    _ = object.scrollOffset
    _ = Members<Gtk.Text>().scrollOffset.get(object)
    if let value = object.tabs { object.tabs = value }
    _ = Members<Gtk.Text>().tabs.get(object)
    object.truncateMultiline = object.truncateMultiline
    _ = Members<Gtk.Text>().truncateMultiline.get(object)
    object.visibility = object.visibility
    _ = Members<Gtk.Text>().visibility.get(object)
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
    _ = Members<Gtk.Text>().cursorPosition.get(object)
    object.editable = object.editable
    _ = Members<Gtk.Text>().editable.get(object)
    object.enableUndo = object.enableUndo
    _ = Members<Gtk.Text>().enableUndo.get(object)
    object.maxWidthChars = object.maxWidthChars
    _ = Members<Gtk.Text>().maxWidthChars.get(object)
    _ = object.selectionBound
    _ = Members<Gtk.Text>().selectionBound.get(object)
    object.text = object.text
    _ = Members<Gtk.Text>().text.get(object)
    object.widthChars = object.widthChars
    _ = Members<Gtk.Text>().widthChars.get(object)
    object.xalign = object.xalign
    _ = Members<Gtk.Text>().xalign.get(object)
    object.onChanged {  }
    object.onDeleteText { _, _ in  }
    return object
}

@MainActor
private func exerciseTextView() -> Gtk.Widget {
    let object = Gtk.TextView()
    object.acceptsTab = object.acceptsTab
    _ = Members<Gtk.TextView>().acceptsTab.get(object)
    object.bottomMargin = object.bottomMargin
    _ = Members<Gtk.TextView>().bottomMargin.get(object)
    if let value = object.buffer { object.buffer = value }
    _ = Members<Gtk.TextView>().buffer.get(object)
    object.cursorVisible = object.cursorVisible
    _ = Members<Gtk.TextView>().cursorVisible.get(object)
    object.editable = object.editable
    _ = Members<Gtk.TextView>().editable.get(object)
    if let value = object.extraMenu { object.extraMenu = value }
    _ = Members<Gtk.TextView>().extraMenu.get(object)
    if let value = object.imModule { object.imModule = value }
    _ = Members<Gtk.TextView>().imModule.get(object)
    object.indent = object.indent
    _ = Members<Gtk.TextView>().indent.get(object)
    object.inputHints = object.inputHints
    _ = Members<Gtk.TextView>().inputHints.get(object)
    object.inputPurpose = object.inputPurpose
    _ = Members<Gtk.TextView>().inputPurpose.get(object)
    object.justification = object.justification
    _ = Members<Gtk.TextView>().justification.get(object)
    object.leftMargin = object.leftMargin
    _ = Members<Gtk.TextView>().leftMargin.get(object)
    object.monospace = object.monospace
    _ = Members<Gtk.TextView>().monospace.get(object)
    object.overwrite = object.overwrite
    _ = Members<Gtk.TextView>().overwrite.get(object)
    object.pixelsAboveLines = object.pixelsAboveLines
    _ = Members<Gtk.TextView>().pixelsAboveLines.get(object)
    object.pixelsBelowLines = object.pixelsBelowLines
    _ = Members<Gtk.TextView>().pixelsBelowLines.get(object)
    object.pixelsInsideWrap = object.pixelsInsideWrap
    _ = Members<Gtk.TextView>().pixelsInsideWrap.get(object)
    object.rightMargin = object.rightMargin
    _ = Members<Gtk.TextView>().rightMargin.get(object)
    if let value = object.tabs { object.tabs = value }
    _ = Members<Gtk.TextView>().tabs.get(object)
    object.topMargin = object.topMargin
    _ = Members<Gtk.TextView>().topMargin.get(object)
    object.wrapMode = object.wrapMode
    _ = Members<Gtk.TextView>().wrapMode.get(object)
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
    _ = Members<Gtk.TextView>().hadjustment.get(object)
    object.hscrollPolicy = object.hscrollPolicy
    _ = Members<Gtk.TextView>().hscrollPolicy.get(object)
    if let value = object.vadjustment { object.vadjustment = value }
    _ = Members<Gtk.TextView>().vadjustment.get(object)
    object.vscrollPolicy = object.vscrollPolicy
    _ = Members<Gtk.TextView>().vscrollPolicy.get(object)
    return object
}

@MainActor
private func exerciseToggleButton() -> Gtk.Widget {
    let object = Gtk.ToggleButton()
    object.active = object.active
    _ = Members<Gtk.ToggleButton>().active.get(object)
    object.onToggled {  }
    return object
}

@MainActor
private func exerciseTreeExpander() -> Gtk.Widget {
    let object = Gtk.TreeExpander()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.TreeExpander>().child.get(object)
    object.indentForIcon = object.indentForIcon
    _ = Members<Gtk.TreeExpander>().indentForIcon.get(object)
    _ = object.item
    _ = Members<Gtk.TreeExpander>().item.get(object)
    if let value = object.listRow { object.listRow = value }
    _ = Members<Gtk.TreeExpander>().listRow.get(object)
#if GTK_4_10
    object.hideExpander = object.hideExpander
#endif
#if GTK_4_10
    _ = Members<Gtk.TreeExpander>().hideExpander.get(object)
#endif
#if GTK_4_10
    object.indentForDepth = object.indentForDepth
#endif
#if GTK_4_10
    _ = Members<Gtk.TreeExpander>().indentForDepth.get(object)
#endif
    return object
}

@MainActor
private func exerciseTreeView() -> Gtk.Widget {
    let object = Gtk.TreeView()
    object.activateOnSingleClick = object.activateOnSingleClick
    _ = Members<Gtk.TreeView>().activateOnSingleClick.get(object)
    object.enableGridLines = object.enableGridLines
    _ = Members<Gtk.TreeView>().enableGridLines.get(object)
    object.enableSearch = object.enableSearch
    _ = Members<Gtk.TreeView>().enableSearch.get(object)
    object.enableTreeLines = object.enableTreeLines
    _ = Members<Gtk.TreeView>().enableTreeLines.get(object)
    if let value = object.expanderColumn { object.expanderColumn = value }
    _ = Members<Gtk.TreeView>().expanderColumn.get(object)
    object.fixedHeightMode = object.fixedHeightMode
    _ = Members<Gtk.TreeView>().fixedHeightMode.get(object)
    object.headersClickable = object.headersClickable
    _ = Members<Gtk.TreeView>().headersClickable.get(object)
    object.headersVisible = object.headersVisible
    _ = Members<Gtk.TreeView>().headersVisible.get(object)
    object.hoverExpand = object.hoverExpand
    _ = Members<Gtk.TreeView>().hoverExpand.get(object)
    object.hoverSelection = object.hoverSelection
    _ = Members<Gtk.TreeView>().hoverSelection.get(object)
    object.levelIndentation = object.levelIndentation
    _ = Members<Gtk.TreeView>().levelIndentation.get(object)
    if let value = object.model { object.model = value }
    _ = Members<Gtk.TreeView>().model.get(object)
    object.reorderable = object.reorderable
    _ = Members<Gtk.TreeView>().reorderable.get(object)
    object.rubberBanding = object.rubberBanding
    _ = Members<Gtk.TreeView>().rubberBanding.get(object)
    object.searchColumn = object.searchColumn
    _ = Members<Gtk.TreeView>().searchColumn.get(object)
    object.showExpanders = object.showExpanders
    _ = Members<Gtk.TreeView>().showExpanders.get(object)
    object.tooltipColumn = object.tooltipColumn
    _ = Members<Gtk.TreeView>().tooltipColumn.get(object)
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
    _ = Members<Gtk.TreeView>().hadjustment.get(object)
    object.hscrollPolicy = object.hscrollPolicy
    _ = Members<Gtk.TreeView>().hscrollPolicy.get(object)
    if let value = object.vadjustment { object.vadjustment = value }
    _ = Members<Gtk.TreeView>().vadjustment.get(object)
    object.vscrollPolicy = object.vscrollPolicy
    _ = Members<Gtk.TreeView>().vscrollPolicy.get(object)
    return object
}

@MainActor
private func exerciseVideo() -> Gtk.Widget {
    let object = Gtk.Video()
    object.autoplay = object.autoplay
    _ = Members<Gtk.Video>().autoplay.get(object)
    if let value = object.file { object.file = value }
    _ = Members<Gtk.Video>().file.get(object)
    object.loop = object.loop
    _ = Members<Gtk.Video>().loop.get(object)
    if let value = object.mediaStream { object.mediaStream = value }
    _ = Members<Gtk.Video>().mediaStream.get(object)
#if GTK_4_14
    object.graphicsOffload = object.graphicsOffload
#endif
#if GTK_4_14
    _ = Members<Gtk.Video>().graphicsOffload.get(object)
#endif
    return object
}

@MainActor
private func exerciseViewport() -> Gtk.Widget {
    let object = Gtk.Viewport()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.Viewport>().child.get(object)
    object.scrollToFocus = object.scrollToFocus
    _ = Members<Gtk.Viewport>().scrollToFocus.get(object)
    if let value = object.hadjustment { object.hadjustment = value }
    _ = Members<Gtk.Viewport>().hadjustment.get(object)
    object.hscrollPolicy = object.hscrollPolicy
    _ = Members<Gtk.Viewport>().hscrollPolicy.get(object)
    if let value = object.vadjustment { object.vadjustment = value }
    _ = Members<Gtk.Viewport>().vadjustment.get(object)
    object.vscrollPolicy = object.vscrollPolicy
    _ = Members<Gtk.Viewport>().vscrollPolicy.get(object)
    return object
}

@MainActor
private func exerciseVolumeButton() -> Gtk.Widget {
    let object = Gtk.VolumeButton()
    object.useSymbolic = object.useSymbolic
    _ = Members<Gtk.VolumeButton>().useSymbolic.get(object)
    return object
}

@MainActor
private func exerciseWindow() -> Gtk.Widget {
    let object = Gtk.Window()
    if let value = object.application { object.application = value }
    _ = Members<Gtk.Window>().application.get(object)
    if let value = object.child { object.child = value }
    _ = Members<Gtk.Window>().child.get(object)
    object.decorated = object.decorated
    _ = Members<Gtk.Window>().decorated.get(object)
    object.defaultHeight = object.defaultHeight
    _ = Members<Gtk.Window>().defaultHeight.get(object)
    if let value = object.defaultWidget { object.defaultWidget = value }
    _ = Members<Gtk.Window>().defaultWidget.get(object)
    object.defaultWidth = object.defaultWidth
    _ = Members<Gtk.Window>().defaultWidth.get(object)
    object.deletable = object.deletable
    _ = Members<Gtk.Window>().deletable.get(object)
    object.destroyWithParent = object.destroyWithParent
    _ = Members<Gtk.Window>().destroyWithParent.get(object)
    _ = object.display
    _ = Members<Gtk.Window>().display.get(object)
    object.focusVisible = object.focusVisible
    _ = Members<Gtk.Window>().focusVisible.get(object)
    if let value = object.focusWidget { object.focusWidget = value }
    _ = Members<Gtk.Window>().focusWidget.get(object)
    object.fullscreened = object.fullscreened
    _ = Members<Gtk.Window>().fullscreened.get(object)
    object.handleMenubarAccel = object.handleMenubarAccel
    _ = Members<Gtk.Window>().handleMenubarAccel.get(object)
    object.hideOnClose = object.hideOnClose
    _ = Members<Gtk.Window>().hideOnClose.get(object)
    if let value = object.iconName { object.iconName = value }
    _ = Members<Gtk.Window>().iconName.get(object)
    _ = object.isActive
    _ = Members<Gtk.Window>().isActive.get(object)
    object.maximized = object.maximized
    _ = Members<Gtk.Window>().maximized.get(object)
    object.mnemonicsVisible = object.mnemonicsVisible
    _ = Members<Gtk.Window>().mnemonicsVisible.get(object)
    object.modal = object.modal
    _ = Members<Gtk.Window>().modal.get(object)
    object.resizable = object.resizable
    _ = Members<Gtk.Window>().resizable.get(object)
    if let value = object.title { object.title = value }
    _ = Members<Gtk.Window>().title.get(object)
    if let value = object.titlebar { object.titlebar = value }
    _ = Members<Gtk.Window>().titlebar.get(object)
    if let value = object.transientFor { object.transientFor = value }
    _ = Members<Gtk.Window>().transientFor.get(object)
    object.onActivateDefault {  }
    object.onActivateFocus {  }
    object.onCloseRequest { false }
    object.onEnableDebugging { _ in false }
    object.onKeysChanged {  }
#if GTK_4_12
    _ = object.suspended
#endif
#if GTK_4_12
    _ = Members<Gtk.Window>().suspended.get(object)
#endif
    return object
}

@MainActor
private func exerciseWindowControls() -> Gtk.Widget {
    let object = Gtk.WindowControls()
    if let value = object.decorationLayout { object.decorationLayout = value }
    _ = Members<Gtk.WindowControls>().decorationLayout.get(object)
    _ = object.empty
    _ = Members<Gtk.WindowControls>().empty.get(object)
    object.side = object.side
    _ = Members<Gtk.WindowControls>().side.get(object)
#if GTK_4_18
    object.useNativeControls = object.useNativeControls
#endif
#if GTK_4_18
    _ = Members<Gtk.WindowControls>().useNativeControls.get(object)
#endif
    return object
}

@MainActor
private func exerciseWindowHandle() -> Gtk.Widget {
    let object = Gtk.WindowHandle()
    if let value = object.child { object.child = value }
    _ = Members<Gtk.WindowHandle>().child.get(object)
    return object
}
