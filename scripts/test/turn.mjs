import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
let known;

/**
 * A number that follows from the commit: checks too long for every run take turns by it, and tests are shuffled by it. The
 * same commit is always tested alike, and a red run can be repeated. TURN=7 gives another; TURN=all runs all that rotates.
 */
export function turnOfRun() {
  if (process.env.TURN === 'all') return 0;
  if (process.env.TURN) return Number(process.env.TURN);
  known ??=
    Number.parseInt(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.slice(0, 6), 16) ||
    0;
  return known;
}

/** What of a list this run looks at: one in `every`, the next one at the next turn; all of it with TURN=all. */
export function inTurn(list, every, offset = 0) {
  if (process.env.TURN === 'all') return [...list];
  const turn = (turnOfRun() + offset) % every;
  return list.filter((_, i) => i % every === turn);
}
