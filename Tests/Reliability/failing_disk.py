# SPDX-License-Identifier: MIT
"""A file system that passes a folder on, until a file says what fails: `failing_disk.py MODULE FOLDER MOUNTPOINT FILE`. MODULE is the Python
module for FUSE. The word in the file is `write`, for errors of all writes, or `all`; no other word, and no file, is an error."""
import errno
import importlib
import os
import sys

fuse = importlib.import_module(sys.argv[1])


class FailingDisk(fuse.Operations):
    use_ns = True

    def __init__(self, folder, switch):
        self.folder, self.switch = folder, switch

    def do(self, function, *arguments, writes=False, **named):
        try:
            with open(self.switch) as file:
                fails = file.read().strip()
        except OSError:
            fails = ""
        if fails == "all" or fails == "write" and writes:
            raise fuse.FuseOSError(errno.EIO)
        try:
            return function(*arguments, **named)
        except OSError as error:
            raise fuse.FuseOSError(error.errno) from error

    def change(self, function, *arguments, **named):
        return self.do(function, *arguments, writes=True, **named)

    def at(self, path):
        return self.folder + path

    def getattr(self, path, fh=None):
        status = self.do(os.lstat, self.at(path))
        values = {name: getattr(status, name) for name in ["st_mode", "st_nlink", "st_uid", "st_gid", "st_size", "st_ino"]}
        return values | {f"st_{name}time": getattr(status, f"st_{name}time_ns") for name in "amc"}

    def statfs(self, path):
        status = self.do(os.statvfs, self.at(path))
        return {name: getattr(status, name) for name in dir(status) if name.startswith("f_") and name != "f_fsid"}

    def access(self, path, mode):
        if not self.do(os.access, self.at(path), mode):
            raise fuse.FuseOSError(errno.EACCES)

    def readdir(self, path, fh): return [".", ".."] + self.do(os.listdir, self.at(path))
    def readlink(self, path): return self.do(os.readlink, self.at(path))
    def read(self, path, size, offset, fh): return self.do(os.pread, fh, size, offset)
    def release(self, path, fh): return os.close(fh)
    def flush(self, path, fh): return 0
    # The kernel adds the offset of an append.
    def open(self, path, flags): return self.do(os.open, self.at(path), flags & ~os.O_APPEND, writes=bool(flags & (os.O_WRONLY | os.O_RDWR)))
    def create(self, path, mode, fi=None): return self.change(os.open, self.at(path), os.O_RDWR | os.O_CREAT, mode)
    def write(self, path, data, offset, fh): return self.change(os.pwrite, fh, data, offset)
    def truncate(self, path, length, fh=None): return self.change(os.truncate, self.at(path), length)
    def fsync(self, path, datasync, fh): return self.change(os.fsync, fh)
    def mkdir(self, path, mode): return self.change(os.mkdir, self.at(path), mode)
    def mknod(self, path, mode, device): return self.change(os.mknod, self.at(path), mode, device)
    def rmdir(self, path): return self.change(os.rmdir, self.at(path))
    def unlink(self, path): return self.change(os.unlink, self.at(path))
    def symlink(self, path, target): return self.change(os.symlink, target, self.at(path))
    def rename(self, old, new, flags=0): return self.change(os.rename, self.at(old), self.at(new))
    def chmod(self, path, mode): return self.change(os.chmod, self.at(path), mode)
    def utimens(self, path, times=None): return self.change(os.utime, self.at(path), ns=times)


if __name__ == "__main__":
    fuse.FUSE(FailingDisk(sys.argv[2], sys.argv[4]), sys.argv[3], foreground=True, nothreads=True)
