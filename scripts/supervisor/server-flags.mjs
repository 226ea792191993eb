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
