// SPDX-License-Identifier: MIT

extension Lesson {
    /// All pages, by area.
    @MainActor public static let all: [Lesson] = [
        ButtonsPage.lesson, EntriesPage.lesson, ChoicesPage.lesson, ProgressPage.lesson, PicturesPage.lesson,
        LabelsPage.lesson, TextPage.lesson,
        ListsPage.lesson, TablePage.lesson, GridPage.lesson, TreePage.lesson,
        ContainersPage.lesson, LayoutsPage.lesson,
        DialogsPage.lesson, ChoosersPage.lesson, MenusPage.lesson,
        CairoPage.lesson, PatternsPage.lesson, SnapshotPage.lesson, AnimationPage.lesson, StylePage.lesson,
        GesturesPage.lesson, KeysPage.lesson, ClipboardPage.lesson, AccessibilityPage.lesson,
        ObjectsPage.lesson, TemplatesPage.lesson, FilesPage.lesson, BusPage.lesson, SettingsPage.lesson,
        PrintPage.lesson,
    ]
}
