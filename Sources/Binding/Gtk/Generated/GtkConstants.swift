// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTK_ACCESSIBLE_VALUE_UNDEFINED`.
public let accessibleValueUndefined = -1
/// `GTK_INVALID_LIST_POSITION`.
public let invalidListPosition = 4294967295
/// `GTK_LEVEL_BAR_OFFSET_FULL`.
public let levelBarOffsetFull: String = "full"
/// `GTK_LEVEL_BAR_OFFSET_HIGH`.
public let levelBarOffsetHigh: String = "high"
/// `GTK_LEVEL_BAR_OFFSET_LOW`.
public let levelBarOffsetLow: String = "low"
/// `GTK_PAPER_NAME_A3`.
public let paperNameA3: String = "iso_a3"
/// `GTK_PAPER_NAME_A4`.
public let paperNameA4: String = "iso_a4"
/// `GTK_PAPER_NAME_A5`.
public let paperNameA5: String = "iso_a5"
/// `GTK_PAPER_NAME_B5`.
public let paperNameB5: String = "iso_b5"
/// `GTK_PAPER_NAME_EXECUTIVE`.
public let paperNameExecutive: String = "na_executive"
/// `GTK_PAPER_NAME_LEGAL`.
public let paperNameLegal: String = "na_legal"
/// `GTK_PAPER_NAME_LETTER`.
public let paperNameLetter: String = "na_letter"
/// `GTK_PRINT_SETTINGS_COLLATE`.
public let printSettingsCollate: String = "collate"
/// `GTK_PRINT_SETTINGS_DEFAULT_SOURCE`.
public let printSettingsDefaultSource: String = "default-source"
/// `GTK_PRINT_SETTINGS_DITHER`.
public let printSettingsDither: String = "dither"
/// `GTK_PRINT_SETTINGS_DUPLEX`.
public let printSettingsDuplex: String = "duplex"
/// `GTK_PRINT_SETTINGS_FINISHINGS`.
public let printSettingsFinishings: String = "finishings"
/// `GTK_PRINT_SETTINGS_MEDIA_TYPE`.
public let printSettingsMediaType: String = "media-type"
/// `GTK_PRINT_SETTINGS_NUMBER_UP`.
public let printSettingsNumberUp: String = "number-up"
/// `GTK_PRINT_SETTINGS_NUMBER_UP_LAYOUT`.
public let printSettingsNumberUpLayout: String = "number-up-layout"
/// `GTK_PRINT_SETTINGS_N_COPIES`.
public let printSettingsNCopies: String = "n-copies"
/// `GTK_PRINT_SETTINGS_ORIENTATION`.
public let printSettingsOrientation: String = "orientation"
/// `GTK_PRINT_SETTINGS_OUTPUT_BASENAME`.
public let printSettingsOutputBasename: String = "output-basename"
/// `GTK_PRINT_SETTINGS_OUTPUT_BIN`.
public let printSettingsOutputBin: String = "output-bin"
/// `GTK_PRINT_SETTINGS_OUTPUT_DIR`.
public let printSettingsOutputDir: String = "output-dir"
/// `GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT`.
public let printSettingsOutputFileFormat: String = "output-file-format"
/// `GTK_PRINT_SETTINGS_OUTPUT_URI`.
public let printSettingsOutputUri: String = "output-uri"
/// `GTK_PRINT_SETTINGS_PAGE_RANGES`.
public let printSettingsPageRanges: String = "page-ranges"
/// `GTK_PRINT_SETTINGS_PAGE_SET`.
public let printSettingsPageSet: String = "page-set"
/// `GTK_PRINT_SETTINGS_PAPER_FORMAT`.
public let printSettingsPaperFormat: String = "paper-format"
/// `GTK_PRINT_SETTINGS_PAPER_HEIGHT`.
public let printSettingsPaperHeight: String = "paper-height"
/// `GTK_PRINT_SETTINGS_PAPER_WIDTH`.
public let printSettingsPaperWidth: String = "paper-width"
/// `GTK_PRINT_SETTINGS_PRINTER`.
public let printSettingsPrinter: String = "printer"
/// `GTK_PRINT_SETTINGS_PRINTER_LPI`.
public let printSettingsPrinterLpi: String = "printer-lpi"
/// `GTK_PRINT_SETTINGS_PRINT_PAGES`.
public let printSettingsPrintPages: String = "print-pages"
/// `GTK_PRINT_SETTINGS_QUALITY`.
public let printSettingsQuality: String = "quality"
/// `GTK_PRINT_SETTINGS_RESOLUTION`.
public let printSettingsResolution: String = "resolution"
/// `GTK_PRINT_SETTINGS_RESOLUTION_X`.
public let printSettingsResolutionX: String = "resolution-x"
/// `GTK_PRINT_SETTINGS_RESOLUTION_Y`.
public let printSettingsResolutionY: String = "resolution-y"
/// `GTK_PRINT_SETTINGS_REVERSE`.
public let printSettingsReverse: String = "reverse"
/// `GTK_PRINT_SETTINGS_SCALE`.
public let printSettingsScale: String = "scale"
/// `GTK_PRINT_SETTINGS_USE_COLOR`.
public let printSettingsUseColor: String = "use-color"
/// `GTK_PRINT_SETTINGS_WIN32_DRIVER_EXTRA`.
public let printSettingsWin32DriverExtra: String = "win32-driver-extra"
/// `GTK_PRINT_SETTINGS_WIN32_DRIVER_VERSION`.
public let printSettingsWin32DriverVersion: String = "win32-driver-version"
/// `GTK_STYLE_PROVIDER_PRIORITY_APPLICATION`.
public let styleProviderPriorityApplication = 600
/// `GTK_STYLE_PROVIDER_PRIORITY_FALLBACK`.
public let styleProviderPriorityFallback = 1
/// `GTK_STYLE_PROVIDER_PRIORITY_SETTINGS`.
public let styleProviderPrioritySettings = 400
/// `GTK_STYLE_PROVIDER_PRIORITY_THEME`.
public let styleProviderPriorityTheme = 200
/// `GTK_STYLE_PROVIDER_PRIORITY_USER`.
public let styleProviderPriorityUser = 800
/// `GTK_TEXT_VIEW_PRIORITY_VALIDATE`.
public let textViewPriorityValidate = 125
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_BACKGROUND`.
public let accessibleAttributeBackground: String = "bg-color"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_FAMILY`.
public let accessibleAttributeFamily: String = "family-name"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_FOREGROUND`.
public let accessibleAttributeForeground: String = "fg-color"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_OVERLINE`.
public let accessibleAttributeOverline: String = "overline"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_OVERLINE_NONE`.
public let accessibleAttributeOverlineNone: String = "none"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_OVERLINE_SINGLE`.
public let accessibleAttributeOverlineSingle: String = "single"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_SIZE`.
public let accessibleAttributeSize: String = "size"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH`.
public let accessibleAttributeStretch: String = "stretch"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_CONDENSED`.
public let accessibleAttributeStretchCondensed: String = "condensed"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_EXPANDED`.
public let accessibleAttributeStretchExpanded: String = "expanded"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_EXTRA_CONDENSED`.
public let accessibleAttributeStretchExtraCondensed: String = "extra_condensed"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_EXTRA_EXPANDED`.
public let accessibleAttributeStretchExtraExpanded: String = "extra_expanded"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_NORMAL`.
public let accessibleAttributeStretchNormal: String = "normal"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_SEMI_CONDENSED`.
public let accessibleAttributeStretchSemiCondensed: String = "semi_condensed"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_SEMI_EXPANDED`.
public let accessibleAttributeStretchSemiExpanded: String = "semi_expanded"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_ULTRA_CONDENSED`.
public let accessibleAttributeStretchUltraCondensed: String = "ultra_condensed"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRETCH_ULTRA_EXPANDED`.
public let accessibleAttributeStretchUltraExpanded: String = "ultra_expanded"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STRIKETHROUGH`.
public let accessibleAttributeStrikethrough: String = "strikethrough"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STYLE`.
public let accessibleAttributeStyle: String = "style"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STYLE_ITALIC`.
public let accessibleAttributeStyleItalic: String = "italic"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STYLE_NORMAL`.
public let accessibleAttributeStyleNormal: String = "normal"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_STYLE_OBLIQUE`.
public let accessibleAttributeStyleOblique: String = "oblique"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE`.
public let accessibleAttributeUnderline: String = "underline"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE_DOUBLE`.
public let accessibleAttributeUnderlineDouble: String = "double"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE_ERROR`.
public let accessibleAttributeUnderlineError: String = "error"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE_NONE`.
public let accessibleAttributeUnderlineNone: String = "none"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_UNDERLINE_SINGLE`.
public let accessibleAttributeUnderlineSingle: String = "single"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_VARIANT`.
public let accessibleAttributeVariant: String = "variant"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_ALL_PETITE_CAPS`.
public let accessibleAttributeVariantAllPetiteCaps: String = "all-petite-caps"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_ALL_SMALL_CAPS`.
public let accessibleAttributeVariantAllSmallCaps: String = "all-small-caps"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_PETITE_CAPS`.
public let accessibleAttributeVariantPetiteCaps: String = "petite-caps"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_SMALL_CAPS`.
public let accessibleAttributeVariantSmallCaps: String = "small-caps"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_TITLE_CAPS`.
public let accessibleAttributeVariantTitleCaps: String = "title-caps"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_VARIANT_UNICASE`.
public let accessibleAttributeVariantUnicase: String = "unicase"
#endif
#if GTK_4_14
/// `GTK_ACCESSIBLE_ATTRIBUTE_WEIGHT`.
public let accessibleAttributeWeight: String = "weight"
#endif
