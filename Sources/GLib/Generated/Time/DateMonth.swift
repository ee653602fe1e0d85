// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GDateMonth`. <https://docs.gtk.org/glib/enum.DateMonth.html>
public enum DateMonth: Int32, Enumeration {
    /// `G_DATE_BAD_MONTH`.
    case badMonth = 0
    /// `G_DATE_JANUARY`.
    case january = 1
    /// `G_DATE_FEBRUARY`.
    case february = 2
    /// `G_DATE_MARCH`.
    case march = 3
    /// `G_DATE_APRIL`.
    case april = 4
    /// `G_DATE_MAY`.
    case may = 5
    /// `G_DATE_JUNE`.
    case june = 6
    /// `G_DATE_JULY`.
    case july = 7
    /// `G_DATE_AUGUST`.
    case august = 8
    /// `G_DATE_SEPTEMBER`.
    case september = 9
    /// `G_DATE_OCTOBER`.
    case october = 10
    /// `G_DATE_NOVEMBER`.
    case november = 11
    /// `G_DATE_DECEMBER`.
    case december = 12
}
