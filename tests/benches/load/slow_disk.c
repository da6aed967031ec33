/* A disk on which every flush takes longer: preloaded into a program (LD_PRELOAD), this sleeps before each.
 *
 * SLOW_FLUSH_US: for how many microseconds before fsync, fdatasync and a synchronous msync.
 * SLOW_RANGE_US: the same before sync_file_range, which brings pages to the disk but flushes nothing there. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

static void take_longer(const char *variable) {
    const char *text = getenv(variable);
    long microseconds = text ? atol(text) : 0;
    struct timespec time = {microseconds / 1000000, microseconds % 1000000 * 1000};
    if (microseconds > 0)
        nanosleep(&time, NULL);
}

int fsync(int file) {
    take_longer("SLOW_FLUSH_US");
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file) {
    take_longer("SLOW_FLUSH_US");
    return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}

int msync(void *begin, size_t length, int flags) {
    if (flags & MS_SYNC)
        take_longer("SLOW_FLUSH_US");
    return ((int (*)(void *, size_t, int))dlsym(RTLD_NEXT, "msync"))(begin, length, flags);
}

int sync_file_range(int file, off64_t begin, off64_t length, unsigned int flags) {
    take_longer("SLOW_RANGE_US");
    return ((int (*)(int, off64_t, off64_t, unsigned int))dlsym(RTLD_NEXT, "sync_file_range"))(file, begin, length, flags);
}
