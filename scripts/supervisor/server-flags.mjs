/**
 * The server's flags for Node: room for the garbage of one rendering, so that it is collected early, and the function by which
 * an idle server collects all.
 */
export const SERVER_FLAGS = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  '--max-old-space-size=384',
  '--expose-gc',
];

/**
 * How the server's allocator (glibc) works. Few heaps for its threads; and what V8's compilers take in pieces of 32 kB, and give
 * back within a second, comes from the system and returns to it. In a heap it would leave holes, which stay.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
