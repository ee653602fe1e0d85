// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `g_ascii_strtod()`.
public func asciiToDouble(_ nptr: String) -> (result: Double, endptr: String?) {
    var endptr: UnsafeMutablePointer<CChar>?
    let result = g_ascii_strtod(nptr, &endptr)
    return (result, C.optionalString(endptr))
}

/// `g_base64_encode()`.
public func base64Encode(_ data: [UInt8]? = nil) -> String {
    C.takeString(g_base64_encode(data, C.gsize((data?.count ?? 0))))
}

/// `g_build_filenamev()`.
public func buildFilename(_ args: [String]) -> String {
    let cArgs = StringVector(fileNames: args)
    return C.takeFileName(g_build_filenamev(cArgs.pointer))
}

/// `g_canonicalize_filename()`.
public func canonicalizeFilename(_ filename: String, relativeTo: String? = nil) -> String {
    C.takeFileName(g_canonicalize_filename(C.bytes(filename), C.bytes(relativeTo)))
}

/// `g_dgettext()`.
public func dgettext(_ domain: String? = nil, msgid: String) -> String {
    C.string(g_dgettext(domain, msgid))
}

/// `g_dngettext()`.
public func dngettext(_ domain: String? = nil, msgid: String, msgidPlural: String, n: UInt) -> String {
    C.string(g_dngettext(domain, msgid, msgidPlural, n))
}

/// `g_dpgettext2()`.
public func dpgettext(_ domain: String? = nil, context: String, msgid: String) -> String {
    C.string(g_dpgettext2(domain, context, msgid))
}

/// `g_file_read_link()`.
public func readLink(_ filename: String) throws(GLibError) -> String {
    var error: UnsafeMutablePointer<GError>?
    let result = g_file_read_link(C.bytes(filename), &error)
    if let error { throw GLibError(taking: error) }
    return C.takeFileName(result)
}

/// `g_filename_display_basename()`.
public func displayBasename(ofFilename filename: String) -> String {
    C.takeString(g_filename_display_basename(C.bytes(filename)))
}

/// `g_filename_display_name()`.
public func displayName(ofFilename filename: String) -> String {
    C.takeString(g_filename_display_name(C.bytes(filename)))
}

/// `g_filename_from_uri()`.
public func filename(fromUri uri: String) throws(GLibError) -> (result: String, hostname: String?) {
    var hostname: UnsafeMutablePointer<CChar>?
    var error: UnsafeMutablePointer<GError>?
    let result = g_filename_from_uri(uri, &hostname, &error)
    if let error { throw GLibError(taking: error) }
    return (C.takeFileName(result), C.takeOptionalString(hostname))
}

/// `g_filename_to_uri()`.
public func uri(forFilename filename: String, hostname: String? = nil) throws(GLibError) -> String {
    var error: UnsafeMutablePointer<GError>?
    let result = g_filename_to_uri(C.bytes(filename), hostname, &error)
    if let error { throw GLibError(taking: error) }
    return C.takeString(result)
}

/// `g_find_program_in_path()`.
public func findProgramInPath(_ program: String) -> String? {
    C.takeOptionalFileName(g_find_program_in_path(C.bytes(program)))
}

/// `g_get_application_name()`.
public var applicationName: String? { C.optionalString(g_get_application_name()) }

/// `g_get_console_charset()`.
public var consoleCharset: String? {
    var charset: UnsafePointer<CChar>?
    let result = g_get_console_charset(&charset)
    return result == 0 ? nil : C.optionalString(charset)
}

/// `g_get_environ()`.
public var environment: [String] { C.takeStrings(g_get_environ(), C.fileName) }

/// `g_get_home_dir()`.
public var homeDir: String { C.fileName(g_get_home_dir()) }

/// `g_get_host_name()`.
public var hostName: String { C.string(g_get_host_name()) }

/// `g_get_language_names()`.
public var languageNames: [String] { C.strings(constant: g_get_language_names()) }

/// `g_get_locale_variants()`.
public func localeVariants(of locale: String) -> [String] {
    C.takeStrings(g_get_locale_variants(locale))
}

/// `g_get_monotonic_time()`.
public var monotonicTime: Int { C.int(g_get_monotonic_time()) }

/// `g_get_num_processors()`.
public var processorCount: Int { C.int(g_get_num_processors()) }

/// `g_get_os_info()`.
public func osInfo(_ keyName: String) -> String? {
    C.takeOptionalString(g_get_os_info(keyName))
}

/// `g_get_prgname()`.
public var programName: String? { C.optionalString(g_get_prgname()) }

/// `g_get_real_name()`.
public var realName: String { C.fileName(g_get_real_name()) }

/// `g_get_real_time()`.
public var realTime: Int { C.int(g_get_real_time()) }

/// `g_get_system_config_dirs()`.
public var systemConfigDirs: [String] { C.strings(constant: g_get_system_config_dirs(), C.fileName) }

/// `g_get_system_data_dirs()`.
public var systemDataDirs: [String] { C.strings(constant: g_get_system_data_dirs(), C.fileName) }

/// `g_get_tmp_dir()`.
public var tmpDir: String { C.fileName(g_get_tmp_dir()) }

/// `g_get_user_cache_dir()`.
public var userCacheDir: String { C.fileName(g_get_user_cache_dir()) }

/// `g_get_user_config_dir()`.
public var userConfigDir: String { C.fileName(g_get_user_config_dir()) }

/// `g_get_user_data_dir()`.
public var userDataDir: String { C.fileName(g_get_user_data_dir()) }

/// `g_get_user_name()`.
public var userName: String { C.fileName(g_get_user_name()) }

/// `g_get_user_runtime_dir()`.
public var userRuntimeDir: String { C.fileName(g_get_user_runtime_dir()) }

/// `g_get_user_special_dir()`.
public func userSpecialDir(_ directory: UserDirectory) -> String? {
    C.optionalFileName(g_get_user_special_dir(.init(rawValue: C.number(directory))))
}

/// `g_get_user_state_dir()`.
public var userStateDir: String { C.fileName(g_get_user_state_dir()) }

/// `g_getenv()`.
public func environmentVariable(_ variable: String) -> String? {
    C.optionalFileName(g_getenv(C.bytes(variable)))
}

/// `g_listenv()`.
public func environmentVariableNames() -> [String] {
    C.takeStrings(g_listenv(), C.fileName)
}

/// `g_log_get_debug_enabled()`.
@discardableResult
public func isDebugLogEnabled() -> Bool {
    g_log_get_debug_enabled() != 0
}

/// `g_log_set_debug_enabled()`.
public func setDebugLogEnabled(_ enabled: Bool) {
    g_log_set_debug_enabled(enabled ? 1 : 0)
}

/// `g_markup_escape_text()`.
public func escapeMarkup(_ text: String, length: Int = -1) -> String {
    C.takeString(g_markup_escape_text(text, C.gssize(length)))
}

/// `g_mkdir_with_parents()`.
public func mkdirWithParents(_ pathname: String, mode: Int) -> Int {
    C.int(g_mkdir_with_parents(C.bytes(pathname), C.gint(mode)))
}

/// `g_on_error_query()`.
public func onErrorQuery(_ prgName: String) {
    g_on_error_query(prgName)
}

/// `g_path_get_basename()`.
public func basename(ofPath fileName: String) -> String {
    C.takeFileName(g_path_get_basename(C.bytes(fileName)))
}

/// `g_path_get_dirname()`.
public func dirname(ofPath fileName: String) -> String {
    C.takeFileName(g_path_get_dirname(C.bytes(fileName)))
}

/// `g_path_is_absolute()`.
@discardableResult
public func isAbsolutePath(_ fileName: String) -> Bool {
    g_path_is_absolute(C.bytes(fileName)) != 0
}

/// `g_reload_user_special_dirs_cache()`.
public func reloadUserSpecialDirsCache() {
    g_reload_user_special_dirs_cache()
}

/// `g_set_application_name()`.
public func setApplicationName(_ applicationName: String) {
    g_set_application_name(applicationName)
}

/// `g_set_prgname()`.
public func setProgramName(_ prgname: String) {
    g_set_prgname(prgname)
}

/// `g_setenv()`.
@discardableResult
public func setEnvironmentVariable(_ variable: String, to value: String, overwrite: Bool) -> Bool {
    g_setenv(C.bytes(variable), C.bytes(value), overwrite ? 1 : 0) != 0
}

/// `g_shell_parse_argv()`.
public func shellParseArgv(_ commandLine: String) throws(GLibError) -> [String] {
    var argcp: gint = 0
    var argvp: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var error: UnsafeMutablePointer<GError>?
    _ = g_shell_parse_argv(C.bytes(commandLine), &argcp, &argvp, &error)
    if let error { throw GLibError(taking: error) }
    return C.array(vector: UnsafeMutableRawPointer(mutating: argvp), count: C.int(argcp), .full) { C.takeFileName($0.assumingMemoryBound(to: CChar.self)) }
}

/// `g_shell_quote()`.
public func shellQuote(_ unquotedString: String) -> String {
    C.takeFileName(g_shell_quote(C.bytes(unquotedString)))
}

/// `g_shell_unquote()`.
public func shellUnquote(_ quotedString: String) throws(GLibError) -> String {
    var error: UnsafeMutablePointer<GError>?
    let result = g_shell_unquote(C.bytes(quotedString), &error)
    if let error { throw GLibError(taking: error) }
    return C.takeFileName(result)
}

/// `g_unsetenv()`.
public func unsetEnvironmentVariable(_ variable: String) {
    g_unsetenv(C.bytes(variable))
}

/// `g_uuid_string_is_valid()`.
@discardableResult
public func isValidUUID(_ str: String) -> Bool {
    g_uuid_string_is_valid(str) != 0
}

/// `g_uuid_string_random()`.
public func randomUUID() -> String {
    C.takeString(g_uuid_string_random())
}

/// `g_hostname_is_ascii_encoded()` and related functions.
public enum Hostname {
    /// `g_hostname_is_ascii_encoded()`.
    public static func isASCIIEncoded(_ hostname: String) -> Bool {
        g_hostname_is_ascii_encoded(hostname) != 0
    }

    /// `g_hostname_is_ip_address()`.
    public static func isIPAddress(_ hostname: String) -> Bool {
        g_hostname_is_ip_address(hostname) != 0
    }

    /// `g_hostname_is_non_ascii()`.
    public static func isNonASCII(_ hostname: String) -> Bool {
        g_hostname_is_non_ascii(hostname) != 0
    }

    /// `g_hostname_to_ascii()`.
    public static func ascii(_ hostname: String) -> String? {
        C.takeOptionalString(g_hostname_to_ascii(hostname))
    }

    /// `g_hostname_to_unicode()`.
    public static func unicode(_ hostname: String) -> String? {
        C.takeOptionalString(g_hostname_to_unicode(hostname))
    }
}
