// SPDX-License-Identifier: MIT

// What Swift's Glibc module leaves out: GNU extensions, functions with variable arguments, system calls without a function.
#pragma once

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

// glibc 2.34 and 2.32; declared by its headers for GNU programs only.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
extern const char *sigabbrev_np(int signal);
extern long syscall(long number, ...);
#ifndef __USE_GNU
extern int dladdr(const void *address, void *found);
#endif

static inline int clinux_add_close_from(posix_spawn_file_actions_t *actions, int from) {
    return posix_spawn_file_actions_addclosefrom_np(actions, from);
}

static inline short clinux_spawn_setsid(void) { return 0x80; }

/// "SEGV" for SIGSEGV, or null.
static inline const char *clinux_signal_name(int signal) { return sigabbrev_np(signal); }

/// A descriptor that becomes readable when a process ends, or -1.
static inline int clinux_pidfd_open(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

/// A copy of a descriptor with the lowest free number from `from`, closed in programs that are started.
static inline int clinux_copy_descriptor(int descriptor, int from) { return fcntl(descriptor, F_DUPFD_CLOEXEC, from); }

/// Two ends of a pipe, closed in programs that are started.
static inline int clinux_pipe(int *ends) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }

/// The file that a symbol of this process comes from, or null.
static inline const char *clinux_library_of_symbol(const char *name) {
    struct {
        const char *file;
        void *base;
        const char *symbol;
        void *address;
    } found;
    void *address = dlsym(NULL, name);
    return address && dladdr(address, (void *)&found) ? found.file : NULL;
}

/// The target of a symbolic link, without a zero at its end. Returns its length, or -1.
static inline ssize_t clinux_read_link(const char *path, uint8_t *target, size_t capacity) {
    return readlink(path, (char *)target, capacity);
}

static inline int clinux_open_path(void) { return 010000000 | O_CLOEXEC; }

/// Writes each line to the standard output when it is complete, also if that is a pipe.
static inline void clinux_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

static inline int clinux_set_flags(int descriptor, int nonblocking, int close_on_exec) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0) return -1;
    flags = nonblocking ? flags | O_NONBLOCK : flags & ~O_NONBLOCK;
    if (fcntl(descriptor, F_SETFL, flags) < 0) return -1;
    return fcntl(descriptor, F_SETFD, close_on_exec ? FD_CLOEXEC : 0);
}

// epoll, whose structure is packed on some processors.

enum clinux_epoll_events {
    clinux_epoll_in = EPOLLIN,
    clinux_epoll_out = EPOLLOUT,
    clinux_epoll_closed = EPOLLHUP | EPOLLERR,
};

/// A descriptor that is ready.
struct clinux_ready {
    uint64_t token;
    uint32_t events;
};

static inline int clinux_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

static inline int clinux_epoll_add(int poll, int descriptor, uint32_t events, uint64_t token) {
    struct epoll_event event = {.events = events, .data = {.u64 = token}};
    return epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &event);
}

static inline int clinux_epoll_change(int poll, int descriptor, uint32_t events, uint64_t token) {
    struct epoll_event event = {.events = events, .data = {.u64 = token}};
    return epoll_ctl(poll, EPOLL_CTL_MOD, descriptor, &event);
}

static inline int clinux_epoll_remove(int poll, int descriptor) {
    return epoll_ctl(poll, EPOLL_CTL_DEL, descriptor, NULL);
}

/// Gets the descriptors that are ready, at most 64, without waiting. Returns how many there are, or -1.
static inline int clinux_epoll_ready(int poll, struct clinux_ready *ready, int capacity) {
    struct epoll_event events[64];
    int count = epoll_wait(poll, events, capacity < 64 ? capacity : 64, 0);
    for (int i = 0; i < count; i++) {
        ready[i].token = events[i].data.u64;
        ready[i].events = events[i].events;
    }
    return count;
}

/// Returns freed memory to the system. Does nothing where the C library is not glibc.
static inline void clinux_trim_memory(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

/// Reaps a process that has ended, without waiting. Returns its pid, 0 if it runs, -1 on errors.
static inline pid_t clinux_reap(pid_t pid, int *status) { return waitpid(pid, status, WNOHANG); }

static inline int clinux_has_exited(int status) { return WIFEXITED(status); }
static inline int clinux_exit_code(int status) { return WEXITSTATUS(status); }
static inline int clinux_signal(int status) { return WTERMSIG(status); }
static inline int clinux_has_core(int status) { return WCOREDUMP(status); }

// The child's side.

static inline int clinux_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }
static inline int clinux_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

/// Gives up all capabilities of the process, which the superuser has.
static inline int clinux_drop_capabilities(void) {
    uint32_t header[2] = {0x20080522, 0}; // _LINUX_CAPABILITY_VERSION_3, this process
    uint32_t sets[6] = {0};
    return (int)syscall(SYS_capset, header, sets);
}

static inline int clinux_limit(int resource, uint64_t value) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) < 0) return -1;
    if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < value) value = limit.rlim_max;
    limit.rlim_cur = value;
    limit.rlim_max = value;
    return setrlimit(resource, &limit);
}

/// Whether the kernel counts the processes of a user in each user namespace for itself: Linux 5.14 and later.
static inline int clinux_counts_processes_of_namespaces(void) {
    struct utsname system;
    int major = 0, minor = 0;
    if (uname(&system) < 0 || sscanf(system.release, "%d.%d", &major, &minor) != 2) return 0;
    return major > 5 || (major == 5 && minor >= 14);
}

enum clinux_resource {
    clinux_nofile = RLIMIT_NOFILE,
    clinux_core = RLIMIT_CORE,
    clinux_fsize = RLIMIT_FSIZE,
    clinux_data = RLIMIT_DATA,
    clinux_nproc = RLIMIT_NPROC,
};

// Landlock, by the numbers of its interface: the headers of Debian 12 know only the first versions.

struct clinux_landlock_ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

static inline int clinux_landlock_version(void) { return (int)syscall(444, NULL, (size_t)0, 1); }

static inline int clinux_landlock_create(const struct clinux_landlock_ruleset *rules, size_t size) {
    return (int)syscall(444, rules, size, 0);
}

static inline int clinux_landlock_allow(int rules, uint64_t access, int path) {
    struct __attribute__((packed)) {
        uint64_t access;
        int32_t parent;
    } beneath = {access, path};
    return (int)syscall(445, rules, 1, &beneath, 0);
}

static inline int clinux_landlock_enforce(int rules) { return (int)syscall(446, rules, 0); }

// The filter of system calls.

#if defined(__x86_64__)
#define CLINUX_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CLINUX_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define CLINUX_ARCHITECTURE 0
#endif

/// The processor of the filter, or 0 if there is no filter for this one.
static inline uint32_t clinux_architecture(void) { return CLINUX_ARCHITECTURE; }

enum clinux_call {
    clinux_call_socket = SYS_socket,
    clinux_call_clone = SYS_clone,
    clinux_call_clone3 = SYS_clone3,
    clinux_call_tgkill = SYS_tgkill,
    clinux_call_kill = SYS_kill,
    clinux_call_execve = SYS_execve,
    clinux_call_ioctl = SYS_ioctl,
    clinux_call_prlimit64 = SYS_prlimit64,
    clinux_call_prctl = SYS_prctl,
    clinux_call_mmap = SYS_mmap,
    clinux_call_fcntl = SYS_fcntl,
    clinux_call_socketpair = SYS_socketpair,
    clinux_call_utimensat = SYS_utimensat,
    clinux_call_sched_setaffinity = SYS_sched_setaffinity,
    clinux_call_inotify_add_watch = SYS_inotify_add_watch,
};

/// The calls that are refused whatever their arguments are. Returns how many there are.
static inline int clinux_denied_calls(uint32_t *calls, int capacity) {
    static const uint32_t denied[] = {
        // Other processes.
        SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_tkill, SYS_rt_sigqueueinfo,
        SYS_rt_tgsigqueueinfo, SYS_pidfd_open, SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_kcmp, SYS_process_madvise,
        SYS_execveat,
        // Landlock of Linux 6.1 and earlier does not cover it.
        SYS_truncate,
        // Calls that go round the filter.
        SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
        // The kernel's larger and less used parts.
        SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_mount, SYS_umount2,
        SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fsconfig,
        SYS_fsmount, SYS_fspick,
        442, 467, // mount_setattr, open_tree_attr
        SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot,
        SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_settimeofday, SYS_clock_settime, SYS_sethostname,
        SYS_setdomainname, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_personality, SYS_syslog, SYS_fanotify_init,
        // Memory that no limit counts.
        SYS_memfd_create, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_mq_open, SYS_mq_unlink, SYS_msgget, SYS_msgsnd,
        SYS_msgrcv, SYS_msgctl, SYS_semget, SYS_semop, SYS_semtimedop, SYS_semctl,
        447, // memfd_secret
        // Limits, of itself and of others.
        SYS_setrlimit, SYS_setpriority, SYS_sched_setscheduler, SYS_sched_setattr, SYS_sched_setparam,
        SYS_ioprio_set,
    };
    int count = (int)(sizeof denied / sizeof denied[0]);
    for (int i = 0; i < count && i < capacity; i++) calls[i] = denied[i];
    return count;
}

/// The calls that change what is known about a file by its path, which Landlock does not cover. Returns how many there are.
static inline int clinux_metadata_calls(uint32_t *calls, int capacity) {
    static const uint32_t ofMetadata[] = {
        SYS_fchmodat, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr,
        452, 463, 466, 469, // fchmodat2, setxattrat, removexattrat, file_setattr
#ifdef SYS_chmod
        SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    };
    int count = (int)(sizeof ofMetadata / sizeof ofMetadata[0]);
    for (int i = 0; i < count && i < capacity; i++) calls[i] = ofMetadata[i];
    return count;
}

/// The calls that read more about a file by its path than its size and times, which Landlock does not cover. Returns how
/// many there are.
static inline int clinux_attribute_calls(uint32_t *calls, int capacity) {
    static const uint32_t ofAttributes[] = {
        SYS_getxattr, SYS_lgetxattr, SYS_listxattr, SYS_llistxattr,
        464, 465, 468, // getxattrat, listxattrat, file_getattr
    };
    int count = (int)(sizeof ofAttributes / sizeof ofAttributes[0]);
    for (int i = 0; i < count && i < capacity; i++) calls[i] = ofAttributes[i];
    return count;
}

/// The calls that start other programs and end them. Returns how many there are.
static inline int clinux_program_calls(uint32_t *calls, int capacity) {
    static const uint32_t ofPrograms[] = {
        SYS_execve, SYS_kill,
#ifdef SYS_fork
        SYS_fork,
#endif
#ifdef SYS_vfork
        SYS_vfork,
#endif
    };
    int count = (int)(sizeof ofPrograms / sizeof ofPrograms[0]);
    for (int i = 0; i < count && i < capacity; i++) calls[i] = ofPrograms[i];
    return count;
}

/// Puts up a filter for all threads of the process.
static inline int clinux_filter_calls(struct sock_filter *steps, unsigned short count) {
    struct sock_fprog program = {count, steps};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
}
