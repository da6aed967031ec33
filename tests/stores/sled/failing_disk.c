/* A file system that fails: preloaded into a program (LD_PRELOAD), this stands between it and the files of one folder.
 *
 * DISK_FOLDER: the folder; whatever lies elsewhere is left alone.
 * DISK_FAULT:  what happens, and at which operation of its kind, counted from 1:
 *     short         every second write takes a part of what it was given, as a write may
 *     full:N        from the Nth write on there is no room
 *     sync:N        from the Nth flush on none succeeds
 *     read:N        the Nth read fails
 *     torn:N        the Nth write is cut in the middle, and the program is killed
 *     cut:N         at the Nth operation that changes anything the power goes: what was not flushed is gone, or there in
 *                   part, by sectors; files that were made, renamed or removed are as they were when their folder was
 *                   flushed last, or a little later
 * DISK_SEED:   chance.
 * DISK_SLOW_US: for how many microseconds a flush waits before it happens. What is written meanwhile it does not flush.
 *
 * For a power cut every change is noted with what it takes to undo it, until a flush makes it last. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define SECTOR 512
#define FILES 400

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) \
        real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

enum fault { NONE, SHORT, FULL, SYNC, READ, TORN, CUT };

static enum fault fault;
static long long at;
static long slow;
static char folder[PATH_MAX];
static uint64_t chance_state;
static long long writes, flushes, reads, changes;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void begin(void) {
    const char *named = getenv("DISK_FOLDER"), *said = getenv("DISK_FAULT"), *seed = getenv("DISK_SEED");
    const char *waits = getenv("DISK_SLOW_US");
    slow = waits ? atol(waits) : 0;
    static const char *names[] = {"none", "short", "full", "sync", "read", "torn", "cut"};
    if (!named || !said)
        return;
    snprintf(folder, sizeof folder, "%s", named);
    chance_state = seed ? strtoull(seed, NULL, 10) * 2654435769u + 88172645463325252u : 88172645463325252u;
    const char *number = strchr(said, ':');
    size_t length = number ? (size_t)(number - said) : strlen(said);
    at = number ? atoll(number + 1) : 0;
    for (int kind = 1; kind <= CUT; kind++)
        if (strlen(names[kind]) == length && !strncmp(said, names[kind], length))
            fault = (enum fault)kind;
}

static uint64_t chance(void) {
    chance_state ^= chance_state << 13;
    chance_state ^= chance_state >> 7;
    chance_state ^= chance_state << 17;
    return chance_state;
}

/* Whether a path is in the folder. */
static int is_ours(const char *path) {
    size_t length = strlen(folder);
    return length && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

/* The path of an open file; 0 if it is none of ours. */
static int path_of(int file, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return is_ours(path);
}

static void path_at(int dir, const char *name, char *path) {
    if (name[0] == '/' || dir == AT_FDCWD) {
        snprintf(path, PATH_MAX, "%s", name);
        return;
    }
    char of_dir[PATH_MAX];
    path[0] = 0;
    if (path_of(dir, of_dir))
        snprintf(path, PATH_MAX, "%.2000s/%.2000s", of_dir, name);
}

/* What undoes a change. */
struct change {
    enum { DATA, LENGTH, MADE, FOLDER_MADE, FOLDER_REMOVED, RENAMED, REMOVED } kind;
    dev_t device;
    ino_t inode;       /* of a file whose data or length changed */
    int file;          /* the same, open */
    off_t offset;      /* where, or the length before */
    size_t length;
    char *bytes;       /* what was there before */
    char *path, *other; /* of a name: what it is now, and what it was */
    char *aside;        /* where what had the name before is kept */
    char parent[256];  /* the folder that has to be flushed, by its path */
    int is_undone_or_lasts;
};

static struct change *noted;
static size_t number, room;

static struct change *note(int kind) {
    if (number == room) {
        room = room ? 2 * room : 1024;
        noted = realloc(noted, room * sizeof *noted);
    }
    struct change *change = &noted[number++];
    memset(change, 0, sizeof *change);
    change->kind = kind;
    change->file = -1;
    return change;
}

static void parent_of(const char *path, char *parent) {
    const char *end = strrchr(path, '/');
    snprintf(parent, 256, "%.*s", end ? (int)(end - path) : 0, path);
}

/* A descriptor of the same file that can be read and written, whatever the program does with its own: one for each file,
 * which stays open, so that no other file gets its number. */
static int again(int file, const struct stat *stat) {
    static struct { dev_t device; ino_t inode; int file; } known[FILES];
    static size_t files;
    char link[64];
    for (size_t one = 0; one < files; one++)
        if (known[one].device == stat->st_dev && known[one].inode == stat->st_ino)
            return known[one].file;
    if (files == FILES)
        return -1;
    REAL(int, "open64", const char *, int, ...);
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    known[files].device = stat->st_dev;
    known[files].inode = stat->st_ino;
    known[files].file = real(link, O_RDWR | O_CLOEXEC);
    return known[files++].file;
}

static void note_data(int file, off_t offset, size_t length) {
    struct stat stat;
    if (fstat(file, &stat) || !S_ISREG(stat.st_mode))
        return;
    struct change *change = note(DATA);
    change->device = stat.st_dev;
    change->inode = stat.st_ino;
    change->file = again(file, &stat);
    change->offset = offset;
    change->length = length;
    REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
    change->bytes = calloc(1, length ? length : 1);
    if (change->file >= 0 && real(change->file, change->bytes, length, offset) < 0)
        memset(change->bytes, 0, length);
    if (offset + (off_t)length > stat.st_size) {
        struct change *longer = note(LENGTH);
        longer->device = stat.st_dev;
        longer->inode = stat.st_ino;
        longer->file = again(file, &stat);
        longer->offset = stat.st_size;
    }
}

static void note_length(int file) {
    struct stat stat;
    if (fstat(file, &stat) || !S_ISREG(stat.st_mode))
        return;
    struct change *change = note(LENGTH);
    change->device = stat.st_dev;
    change->inode = stat.st_ino;
    change->file = again(file, &stat);
    change->offset = stat.st_size;
}

/* A folder is gone for good, and with it what was changed in it before: another folder of its name has none of that. */
static void is_gone_for_good(const char *path, size_t until) {
    size_t length = strlen(path);
    for (size_t one = 0; one < until; one++) {
        const char *parent = noted[one].parent;
        if (!strncmp(parent, path, length) && (!parent[length] || parent[length] == '/'))
            noted[one].is_undone_or_lasts = 1;
    }
}

/* What was changed in a file, or in the names of a folder, lasts from now on, as far as it was noted until then. */
static void lasts(int file, size_t until) {
    struct stat stat;
    char path[PATH_MAX];
    if (fstat(file, &stat))
        return;
    int is_folder = S_ISDIR(stat.st_mode) && path_of(file, path);
    for (size_t one = 0; one < until; one++) {
        struct change *change = &noted[one];
        if (change->is_undone_or_lasts)
            continue;
        int is_of_it = change->kind <= LENGTH && change->device == stat.st_dev && change->inode == stat.st_ino;
        int is_in_it = is_folder && change->kind >= MADE && !strcmp(change->parent, path);
        if (is_of_it || is_in_it) {
            change->is_undone_or_lasts = 1;
            free(change->bytes);
            change->bytes = NULL;
            if (change->kind == FOLDER_REMOVED)
                is_gone_for_good(change->path, one);
        }
        /* A file that is flushed has its name, too, as on the file systems in use. */
        if (change->kind == MADE && !change->is_undone_or_lasts && !is_folder) {
            struct stat of_made;
            if (!lstat(change->path, &of_made) && of_made.st_ino == stat.st_ino && of_made.st_dev == stat.st_dev)
                change->is_undone_or_lasts = 1;
        }
    }
}

/* The power goes. */
static void cut(void) {
    REAL(int, "rename", const char *, const char *);
    /* Names come to the disk in their order: some of those that were not flushed are there, and none after them. */
    size_t names = 0, kept;
    /* How many sectors of six are gone: few or most of them. */
    uint64_t gone = 1 + chance() % 5;
    for (size_t one = 0; one < number; one++)
        names += noted[one].kind >= MADE && !noted[one].is_undone_or_lasts;
    kept = names ? chance() % (names + 1) : 0;
    for (size_t one = number; one-- > 0;) {
        struct change *change = &noted[one];
        if (change->is_undone_or_lasts)
            continue;
        if (change->kind == DATA && change->file >= 0) {
            /* Each sector by itself. */
            for (size_t begin = 0; begin < change->length;) {
                size_t end = begin + SECTOR - (change->offset + begin) % SECTOR;
                if (end > change->length)
                    end = change->length;
                if (chance() % 6 < gone) {
                    static ssize_t (*put)(int, const void *, size_t, off64_t);
                    if (!put)
                        put = (ssize_t (*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64");
                    if (put(change->file, change->bytes + begin, end - begin, change->offset + begin) < 0)
                        _exit(99);
                }
                begin = end;
            }
        } else if (change->kind == LENGTH && change->file >= 0) {
            static int (*set)(int, off64_t);
            if (!set)
                set = (int (*)(int, off64_t))dlsym(RTLD_NEXT, "ftruncate64");
            if (chance() % 2 && set(change->file, change->offset))
                _exit(98);
        } else if (change->kind >= MADE && names-- > kept) {
            static int (*take)(const char *);
            if (!take)
                take = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
            static int (*take_folder)(const char *), (*make_folder)(const char *, mode_t);
            if (!take_folder) {
                take_folder = (int (*)(const char *))dlsym(RTLD_NEXT, "rmdir");
                make_folder = (int (*)(const char *, mode_t))dlsym(RTLD_NEXT, "mkdir");
            }
            if (change->kind == MADE)
                take(change->path);
            else if (change->kind == FOLDER_MADE)
                take_folder(change->path);
            else if (change->kind == FOLDER_REMOVED)
                make_folder(change->path, 0777);
            else if (change->kind == RENAMED)
                real(change->path, change->other);
            if (change->aside)
                real(change->aside, change->path);
        }
    }
    kill(getpid(), SIGKILL);
    for (;;)
        pause();
}

/* One more operation that changes something is about to happen. */
static void changes_something(void) {
    if (fault == CUT && ++changes >= at)
        cut();
}

/* Keeps a file that is removed or replaced under a name that nobody looks for; 0 if there is none. */
static char *kept_aside(const char *path) {
    static int kept;
    struct stat stat;
    char aside[PATH_MAX];
    const char *folder_aside = getenv("DISK_ASIDE");
    if (!folder_aside || lstat(path, &stat) || !S_ISREG(stat.st_mode))
        return NULL;
    snprintf(aside, sizeof aside, "%.3000s/%d", folder_aside, kept++);
    return link(path, aside) ? NULL : strdup(aside);
}

/* Notes what becomes of a name. */
static void note_name(int kind, const char *path, const char *other, char *aside) {
    struct change *change = note(kind);
    change->path = strdup(path);
    change->other = other ? strdup(other) : NULL;
    change->aside = aside;
    parent_of(path, change->parent);
}

static int refuses(long long *counted, enum fault kind, int error) {
    if (fault == kind && ++*counted >= at) {
        errno = error;
        return 1;
    }
    return 0;
}

/* How much of a write is made: all of it, or what the fault leaves of it; -1 if none. */
static ssize_t allowed(int file, size_t length, off_t offset) {
    changes_something();
    if (refuses(&writes, FULL, ENOSPC))
        return -1;
    if (fault == SHORT && ++writes % 2 && length > 1)
        return (ssize_t)(1 + chance() % (length - 1));
    if (fault == TORN && ++writes >= at)
        return (ssize_t)(length / 2);
    if (fault == CUT)
        note_data(file, offset, length);
    return (ssize_t)length;
}

static void after_write(void) {
    if (fault == TORN && writes >= at)
        kill(getpid(), SIGKILL);
}

static int stands_between(int file) {
    char path[PATH_MAX];
    pthread_once(&once, begin);
    return fault && path_of(file, path);
}

ssize_t write(int file, const void *bytes, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (!stands_between(file))
        return real(file, bytes, length);
    pthread_mutex_lock(&lock);
    ssize_t result = allowed(file, length, lseek(file, 0, SEEK_CUR));
    if (result >= 0)
        result = real(file, bytes, (size_t)result);
    after_write();
    pthread_mutex_unlock(&lock);
    return result;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    if (!stands_between(file))
        return real(file, bytes, length, offset);
    pthread_mutex_lock(&lock);
    ssize_t result = allowed(file, length, offset);
    if (result >= 0)
        result = real(file, bytes, (size_t)result, offset);
    after_write();
    pthread_mutex_unlock(&lock);
    return result;
}

static int fails_to_read(int file) {
    if (!stands_between(file) || fault != READ)
        return 0;
    pthread_mutex_lock(&lock);
    int fails = ++reads == at;
    pthread_mutex_unlock(&lock);
    if (fails)
        errno = EIO;
    return fails;
}

ssize_t read(int file, void *bytes, size_t length) {
    REAL(ssize_t, "read", int, void *, size_t);
    return fails_to_read(file) ? -1 : real(file, bytes, length);
}

ssize_t pread64(int file, void *bytes, size_t length, off64_t offset) {
    REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
    return fails_to_read(file) ? -1 : real(file, bytes, length, offset);
}

/* The kernel copies by itself what others read and write. */
ssize_t copy_file_range(int from, off64_t *at_from, int to, off64_t *at_to, size_t length, unsigned flags) {
    REAL(ssize_t, "copy_file_range", int, off64_t *, int, off64_t *, size_t, unsigned);
    if (stands_between(to)) {
        errno = ENOSYS;
        return -1;
    }
    return real(from, at_from, to, at_to, length, flags);
}

ssize_t sendfile64(int to, int from, off64_t *offset, size_t length) {
    REAL(ssize_t, "sendfile64", int, int, off64_t *, size_t);
    if (stands_between(to)) {
        errno = ENOSYS;
        return -1;
    }
    return real(to, from, offset, length);
}

static int flushed(int file, int (*real)(int)) {
    if (!stands_between(file))
        return real(file);
    pthread_mutex_lock(&lock);
    size_t until = number;
    pthread_mutex_unlock(&lock);
    struct timespec time = {slow / 1000000, slow % 1000000 * 1000};
    if (slow > 0)
        nanosleep(&time, NULL);
    pthread_mutex_lock(&lock);
    changes_something();
    int result = refuses(&flushes, SYNC, EIO) ? -1 : real(file);
    if (!result && fault == CUT)
        lasts(file, until);
    pthread_mutex_unlock(&lock);
    return result;
}

int fsync(int file) {
    REAL(int, "fsync", int);
    return flushed(file, real);
}

int fdatasync(int file) {
    REAL(int, "fdatasync", int);
    return flushed(file, real);
}

int ftruncate64(int file, off64_t length) {
    REAL(int, "ftruncate64", int, off64_t);
    if (!stands_between(file))
        return real(file, length);
    pthread_mutex_lock(&lock);
    changes_something();
    if (fault == CUT) {
        struct stat stat;
        if (!fstat(file, &stat) && stat.st_size > length)
            note_data(file, length, (size_t)(stat.st_size - length));
        note_length(file);
    }
    int result = real(file, length);
    pthread_mutex_unlock(&lock);
    return result;
}

static int opened(int dir, const char *name, int flags, mode_t mode) {
    static int (*real)(int, const char *, int, ...);
    if (!real)
        real = (int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, "openat64");
    char path[PATH_MAX];
    pthread_once(&once, begin);
    path_at(dir, name, path);
    if (fault != CUT || !is_ours(path) || !(flags & (O_CREAT | O_TRUNC)))
        return real(dir, name, flags, mode);
    pthread_mutex_lock(&lock);
    struct stat stat;
    int is_new = lstat(path, &stat);
    changes_something();
    if (!is_new && flags & O_TRUNC) {
        /* It is emptied below, which can be undone. */
        int before = real(AT_FDCWD, path, O_RDWR | O_CLOEXEC);
        if (before >= 0) {
            note_data(before, 0, (size_t)stat.st_size);
            note_length(before);
            close(before);
        }
    }
    int file = real(dir, name, flags, mode);
    if (file >= 0 && is_new)
        note_name(MADE, path, NULL, NULL);
    pthread_mutex_unlock(&lock);
    return file;
}

int open64(const char *name, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(AT_FDCWD, name, flags, mode);
}

int open(const char *name, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(AT_FDCWD, name, flags, mode);
}

int openat64(int dir, const char *name, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(dir, name, flags, mode);
}

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    pthread_once(&once, begin);
    if (fault != CUT || !is_ours(to))
        return real(from, to);
    pthread_mutex_lock(&lock);
    changes_something();
    char *aside = kept_aside(to);
    int result = real(from, to);
    if (!result)
        note_name(RENAMED, to, from, aside);
    pthread_mutex_unlock(&lock);
    return result;
}

static int removed(int dir, const char *name, int flags) {
    REAL(int, "unlinkat", int, const char *, int);
    char path[PATH_MAX];
    pthread_once(&once, begin);
    path_at(dir, name, path);
    if (fault != CUT || !is_ours(path))
        return real(dir, name, flags);
    pthread_mutex_lock(&lock);
    changes_something();
    char *aside = kept_aside(path);
    int result = real(dir, name, flags);
    if (!result)
        note_name(flags & AT_REMOVEDIR ? FOLDER_REMOVED : REMOVED, path, NULL, aside);
    pthread_mutex_unlock(&lock);
    return result;
}

int unlink(const char *path) {
    return removed(AT_FDCWD, path, 0);
}

int rmdir(const char *path) {
    return removed(AT_FDCWD, path, AT_REMOVEDIR);
}

int unlinkat(int dir, const char *name, int flags) {
    return removed(dir, name, flags);
}

int mkdir(const char *path, mode_t mode) {
    REAL(int, "mkdir", const char *, mode_t);
    pthread_once(&once, begin);
    if (fault != CUT || !is_ours(path))
        return real(path, mode);
    pthread_mutex_lock(&lock);
    changes_something();
    int result = real(path, mode);
    if (!result)
        note_name(FOLDER_MADE, path, NULL, NULL);
    pthread_mutex_unlock(&lock);
    return result;
}
