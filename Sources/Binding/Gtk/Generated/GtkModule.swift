// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GtkModule: BoundModule {
    public static let glue: [any Glue.Type] = {
    var glue: [any Glue.Type] = [
        PaintableGlue.self,
        ApplicationGlue.self,
        BuildableGlue.self,
        BuilderScopeGlue.self,
        CellRendererGlue.self,
        ColorChooserGlue.self,
        EntryBufferGlue.self,
        FilterGlue.self,
        IMContextGlue.self,
        MediaStreamGlue.self,
        OrientableGlue.self,
        PrintOperationPreviewGlue.self,
        ScrollableGlue.self,
        ShortcutManagerGlue.self,
        SorterGlue.self,
        TextViewGlue.self,
        TreeDragDestGlue.self,
        TreeDragSourceGlue.self,
        TreeModelGlue.self,
        WindowGlue.self,
        ActionableGlue.self,
        CellEditableGlue.self,
        EditableGlue.self,
        SelectionModelGlue.self,
        SymbolicPaintableGlue.self,
        TreeSortableGlue.self
    ]
#if GTK_4_10
    glue.append(AccessibleRangeGlue.self)
#endif
    return glue
    }()

    #if GTK_4_10
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GtkATContext": return ATContext.self
        case "GtkAboutDialog": return AboutDialog.self
        case "GtkActionBar": return ActionBar.self
        case "GtkActivateAction": return ActivateAction.self
        case "GtkAdjustment": return Adjustment.self
#if GTK_4_10
        case "GtkAlertDialog": return AlertDialog.self
#endif
        case "GtkAlternativeTrigger": return AlternativeTrigger.self
        case "GtkAnyFilter": return AnyFilter.self
        case "GtkAppChooserButton": return AppChooserButton.self
        case "GtkAppChooserDialog": return AppChooserDialog.self
        case "GtkAppChooserWidget": return AppChooserWidget.self
        case "GtkApplication": return Application.self
        case "GtkApplicationWindow": return ApplicationWindow.self
        case "GtkAspectFrame": return AspectFrame.self
        case "GtkAssistant": return Assistant.self
        case "GtkAssistantPage": return AssistantPage.self
        case "GtkBinLayout": return BinLayout.self
        case "GtkBookmarkList": return BookmarkList.self
        case "GtkBoolFilter": return BoolFilter.self
        case "GtkBox": return Box.self
        case "GtkBoxLayout": return BoxLayout.self
        case "GtkBuilder": return Builder.self
        case "GtkBuilderCScope": return BuilderCScope.self
        case "GtkBuilderListItemFactory": return BuilderListItemFactory.self
        case "GtkButton": return Button.self
        case "GtkCalendar": return Calendar.self
        case "GtkCallbackAction": return CallbackAction.self
        case "GtkCellArea": return CellArea.self
        case "GtkCellAreaBox": return CellAreaBox.self
        case "GtkCellAreaContext": return CellAreaContext.self
        case "GtkCellRenderer": return CellRenderer.self
        case "GtkCellRendererAccel": return CellRendererAccel.self
        case "GtkCellRendererCombo": return CellRendererCombo.self
        case "GtkCellRendererPixbuf": return CellRendererPixbuf.self
        case "GtkCellRendererProgress": return CellRendererProgress.self
        case "GtkCellRendererSpin": return CellRendererSpin.self
        case "GtkCellRendererSpinner": return CellRendererSpinner.self
        case "GtkCellRendererText": return CellRendererText.self
        case "GtkCellRendererToggle": return CellRendererToggle.self
        case "GtkCellView": return CellView.self
        case "GtkCenterBox": return CenterBox.self
        case "GtkCenterLayout": return CenterLayout.self
        case "GtkCheckButton": return CheckButton.self
        case "GtkColorButton": return ColorButton.self
        case "GtkColorChooserDialog": return ColorChooserDialog.self
        case "GtkColorChooserWidget": return ColorChooserWidget.self
#if GTK_4_10
        case "GtkColorDialog": return ColorDialog.self
#endif
#if GTK_4_10
        case "GtkColorDialogButton": return ColorDialogButton.self
#endif
        case "GtkColumnView": return ColumnView.self
#if GTK_4_12
        case "GtkColumnViewCell": return ColumnViewCell.self
#endif
        case "GtkColumnViewColumn": return ColumnViewColumn.self
#if GTK_4_12
        case "GtkColumnViewRow": return ColumnViewRow.self
#endif
#if GTK_4_10
        case "GtkColumnViewSorter": return ColumnViewSorter.self
#endif
        case "GtkComboBox": return ComboBox.self
        case "GtkComboBoxText": return ComboBoxText.self
        case "GtkConstraint": return Constraint.self
        case "GtkConstraintGuide": return ConstraintGuide.self
        case "GtkConstraintLayout": return ConstraintLayout.self
        case "GtkConstraintLayoutChild": return ConstraintLayoutChild.self
        case "GtkCssProvider": return CssProvider.self
        case "GtkCustomFilter": return CustomFilter.self
        case "GtkCustomLayout": return CustomLayout.self
        case "GtkCustomSorter": return CustomSorter.self
        case "GtkDialog": return Dialog.self
        case "GtkDirectoryList": return DirectoryList.self
        case "GtkDragIcon": return DragIcon.self
        case "GtkDragSource": return DragSource.self
        case "GtkDrawingArea": return DrawingArea.self
        case "GtkDropControllerMotion": return DropControllerMotion.self
        case "GtkDropDown": return DropDown.self
        case "GtkDropTarget": return DropTarget.self
        case "GtkDropTargetAsync": return DropTargetAsync.self
        case "GtkEditableLabel": return EditableLabel.self
        case "GtkEmojiChooser": return EmojiChooser.self
        case "GtkEntry": return Entry.self
        case "GtkEntryBuffer": return EntryBuffer.self
        case "GtkEntryCompletion": return EntryCompletion.self
        case "GtkEventController": return EventController.self
        case "GtkEventControllerFocus": return EventControllerFocus.self
        case "GtkEventControllerKey": return EventControllerKey.self
        case "GtkEventControllerLegacy": return EventControllerLegacy.self
        case "GtkEventControllerMotion": return EventControllerMotion.self
        case "GtkEventControllerScroll": return EventControllerScroll.self
        case "GtkEveryFilter": return EveryFilter.self
        case "GtkExpander": return Expander.self
        case "GtkFileChooserDialog": return FileChooserDialog.self
        case "GtkFileChooserNative": return FileChooserNative.self
        case "GtkFileChooserWidget": return FileChooserWidget.self
#if GTK_4_10
        case "GtkFileDialog": return FileDialog.self
#endif
        case "GtkFileFilter": return FileFilter.self
#if GTK_4_10
        case "GtkFileLauncher": return FileLauncher.self
#endif
        case "GtkFilter": return Filter.self
        case "GtkFilterListModel": return FilterListModel.self
        case "GtkFixed": return Fixed.self
        case "GtkFixedLayout": return FixedLayout.self
        case "GtkFixedLayoutChild": return FixedLayoutChild.self
        case "GtkFlattenListModel": return FlattenListModel.self
        case "GtkFlowBox": return FlowBox.self
        case "GtkFlowBoxChild": return FlowBoxChild.self
        case "GtkFontButton": return FontButton.self
        case "GtkFontChooserDialog": return FontChooserDialog.self
        case "GtkFontChooserWidget": return FontChooserWidget.self
#if GTK_4_10
        case "GtkFontDialog": return FontDialog.self
#endif
#if GTK_4_10
        case "GtkFontDialogButton": return FontDialogButton.self
#endif
        case "GtkFrame": return Frame.self
        case "GtkGLArea": return GLArea.self
        case "GtkGesture": return Gesture.self
        case "GtkGestureClick": return GestureClick.self
        case "GtkGestureDrag": return GestureDrag.self
        case "GtkGestureLongPress": return GestureLongPress.self
        case "GtkGesturePan": return GesturePan.self
        case "GtkGestureRotate": return GestureRotate.self
        case "GtkGestureSingle": return GestureSingle.self
        case "GtkGestureStylus": return GestureStylus.self
        case "GtkGestureSwipe": return GestureSwipe.self
        case "GtkGestureZoom": return GestureZoom.self
#if GTK_4_14
        case "GtkGraphicsOffload": return GraphicsOffload.self
#endif
        case "GtkGrid": return Grid.self
        case "GtkGridLayout": return GridLayout.self
        case "GtkGridLayoutChild": return GridLayoutChild.self
        case "GtkGridView": return GridView.self
        case "GtkHeaderBar": return HeaderBar.self
        case "GtkIMContext": return IMContext.self
        case "GtkIMContextSimple": return IMContextSimple.self
        case "GtkIMMulticontext": return IMMulticontext.self
        case "GtkIconPaintable": return IconPaintable.self
        case "GtkIconTheme": return IconTheme.self
        case "GtkIconView": return IconView.self
        case "GtkImage": return Image.self
        case "GtkInfoBar": return InfoBar.self
        case "GtkInscription": return Inscription.self
        case "GtkKeyvalTrigger": return KeyvalTrigger.self
        case "GtkLabel": return Label.self
        case "GtkLayoutChild": return LayoutChild.self
        case "GtkLayoutManager": return LayoutManager.self
        case "GtkLevelBar": return LevelBar.self
        case "GtkLinkButton": return LinkButton.self
        case "GtkListBase": return ListBase.self
        case "GtkListBox": return ListBox.self
        case "GtkListBoxRow": return ListBoxRow.self
#if GTK_4_12
        case "GtkListHeader": return ListHeader.self
#endif
        case "GtkListItem": return ListItem.self
        case "GtkListItemFactory": return ListItemFactory.self
        case "GtkListStore": return ListStore.self
        case "GtkListView": return ListView.self
        case "GtkLockButton": return LockButton.self
        case "GtkMapListModel": return MapListModel.self
        case "GtkMediaControls": return MediaControls.self
        case "GtkMediaFile": return MediaFile.self
        case "GtkMediaStream": return MediaStream.self
        case "GtkMenuButton": return MenuButton.self
        case "GtkMessageDialog": return MessageDialog.self
        case "GtkMnemonicAction": return MnemonicAction.self
        case "GtkMnemonicTrigger": return MnemonicTrigger.self
        case "GtkMountOperation": return MountOperation.self
        case "GtkMultiFilter": return MultiFilter.self
        case "GtkMultiSelection": return MultiSelection.self
        case "GtkMultiSorter": return MultiSorter.self
        case "GtkNamedAction": return NamedAction.self
        case "GtkNativeDialog": return NativeDialog.self
        case "GtkNeverTrigger": return NeverTrigger.self
        case "GtkNoSelection": return NoSelection.self
        case "GtkNotebook": return Notebook.self
        case "GtkNotebookPage": return NotebookPage.self
        case "GtkNothingAction": return NothingAction.self
        case "GtkNumericSorter": return NumericSorter.self
        case "GtkOverlay": return Overlay.self
        case "GtkOverlayLayout": return OverlayLayout.self
        case "GtkOverlayLayoutChild": return OverlayLayoutChild.self
        case "GtkPadController": return PadController.self
        case "GtkPageSetup": return PageSetup.self
        case "GtkPageSetupUnixDialog": return PageSetupUnixDialog.self
        case "GtkPaned": return Paned.self
        case "GtkPasswordEntry": return PasswordEntry.self
        case "GtkPasswordEntryBuffer": return PasswordEntryBuffer.self
        case "GtkPicture": return Picture.self
        case "GtkPopover": return Popover.self
        case "GtkPopoverMenu": return PopoverMenu.self
        case "GtkPopoverMenuBar": return PopoverMenuBar.self
        case "GtkPrintContext": return PrintContext.self
#if GTK_4_14
        case "GtkPrintDialog": return PrintDialog.self
#endif
        case "GtkPrintJob": return PrintJob.self
        case "GtkPrintOperation": return PrintOperation.self
        case "GtkPrintSettings": return PrintSettings.self
        case "GtkPrintUnixDialog": return PrintUnixDialog.self
        case "GtkPrinter": return Printer.self
        case "GtkProgressBar": return ProgressBar.self
        case "GtkRange": return RangeWidget.self
        case "GtkRecentManager": return RecentManager.self
        case "GtkRevealer": return Revealer.self
        case "GtkScale": return Scale.self
        case "GtkScaleButton": return ScaleButton.self
        case "GtkScrollbar": return Scrollbar.self
        case "GtkScrolledWindow": return ScrolledWindow.self
        case "GtkSearchBar": return SearchBar.self
        case "GtkSearchEntry": return SearchEntry.self
        case "GtkSelectionFilterModel": return SelectionFilterModel.self
        case "GtkSeparator": return Separator.self
        case "GtkSettings": return Settings.self
        case "GtkShortcut": return Shortcut.self
        case "GtkShortcutAction": return ShortcutAction.self
        case "GtkShortcutController": return ShortcutController.self
        case "GtkShortcutLabel": return ShortcutLabel.self
        case "GtkShortcutTrigger": return ShortcutTrigger.self
        case "GtkShortcutsGroup": return ShortcutsGroup.self
        case "GtkShortcutsSection": return ShortcutsSection.self
        case "GtkShortcutsShortcut": return ShortcutsShortcut.self
        case "GtkShortcutsWindow": return ShortcutsWindow.self
        case "GtkSignalAction": return SignalAction.self
        case "GtkSignalListItemFactory": return SignalListItemFactory.self
        case "GtkSingleSelection": return SingleSelection.self
        case "GtkSizeGroup": return SizeGroup.self
        case "GtkSliceListModel": return SliceListModel.self
        case "GtkSnapshot": return Snapshot.self
        case "GtkSortListModel": return SortListModel.self
        case "GtkSorter": return Sorter.self
        case "GtkSpinButton": return SpinButton.self
        case "GtkSpinner": return Spinner.self
        case "GtkStack": return Stack.self
        case "GtkStackPage": return StackPage.self
        case "GtkStackSidebar": return StackSidebar.self
        case "GtkStackSwitcher": return StackSwitcher.self
        case "GtkStatusbar": return Statusbar.self
        case "GtkStringFilter": return StringFilter.self
        case "GtkStringList": return StringList.self
        case "GtkStringObject": return StringObject.self
        case "GtkStringSorter": return StringSorter.self
        case "GtkStyleContext": return StyleContext.self
        case "GtkSwitch": return Switch.self
        case "GtkText": return Text.self
        case "GtkTextBuffer": return TextBuffer.self
        case "GtkTextChildAnchor": return TextChildAnchor.self
        case "GtkTextMark": return TextMark.self
        case "GtkTextTag": return TextTag.self
        case "GtkTextTagTable": return TextTagTable.self
        case "GtkTextView": return TextView.self
        case "GtkToggleButton": return ToggleButton.self
        case "GtkTooltip": return Tooltip.self
        case "GtkTreeExpander": return TreeExpander.self
        case "GtkTreeListModel": return TreeListModel.self
        case "GtkTreeListRow": return TreeListRow.self
        case "GtkTreeListRowSorter": return TreeListRowSorter.self
        case "GtkTreeModelFilter": return TreeModelFilter.self
        case "GtkTreeModelSort": return TreeModelSort.self
        case "GtkTreeSelection": return TreeSelection.self
        case "GtkTreeStore": return TreeStore.self
        case "GtkTreeView": return TreeView.self
        case "GtkTreeViewColumn": return TreeViewColumn.self
#if GTK_4_10
        case "GtkUriLauncher": return UriLauncher.self
#endif
        case "GtkVideo": return Video.self
        case "GtkViewport": return Viewport.self
        case "GtkVolumeButton": return VolumeButton.self
        case "GtkWidget": return Widget.self
        case "GtkWidgetPaintable": return WidgetPaintable.self
        case "GtkWindow": return Window.self
        case "GtkWindowControls": return WindowControls.self
        case "GtkWindowGroup": return WindowGroup.self
        case "GtkWindowHandle": return WindowHandle.self
        default: return nil
        }
    }
}
