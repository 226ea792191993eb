export interface LongFunction {
  path: string;
  name: string;
  lines: number;
  /** Why it reads better in one piece. */
  reason: string;
}

/** The functions over 80 lines. The list only shrinks: see check-functions.ts. */
export const LONG_FUNCTIONS: readonly LongFunction[] = [
  {
    path: 'app/compose/process.server.ts',
    name: 'openAll',
    lines: 123,
    reason:
      'The order of the steps is what it says: each uses what those before it opened, and closing goes backwards.',
  },
  {
    path: 'app/compose/workers/worker-team.server.ts',
    name: 'openTeam',
    lines: 102,
    reason: 'Short functions about one team; apart, each would take the members, the signal and the counters.',
  },
  {
    path: 'app/features/discovery/swipe/use-swipe.ts',
    name: 'useSwipe',
    lines: 112,
    reason: 'A decision, its answer and its refusal change the same four states, and are understood side by side.',
  },
  {
    path: 'app/features/legal/documents/terms.service.server.ts',
    name: 'writeTerms',
    lines: 98,
    reason: 'A document in its order, a line for each sentence: it is read from top to bottom like the terms.',
  },
  {
    path: 'app/features/notifications/pwa/service-worker.js',
    name: 'install',
    lines: 142,
    reason: 'The whole of a file that is served as it is; the function only keeps its names to itself.',
  },
  {
    path: 'app/providers/payment/memory.ts',
    name: 'memoryPayments',
    lines: 115,
    reason: 'An adapter is one object: a short method for each of the port, all on the same records.',
  },
];
