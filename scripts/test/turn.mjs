import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
let known;

/**
 * A number derived from the commit. Checks that are too long for every run take turns by it, and tests are shuffled by
 * it. The same commit is always tested in the same way, so a failed run can be repeated. TURN=7 sets another number;
 * TURN=all runs everything that takes turns.
 */
export function turnOfRun() {
  if (process.env.TURN === 'all') return 0;
  if (process.env.TURN) return Number(process.env.TURN);
  known ??=
    Number.parseInt(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.slice(0, 6), 16) ||
    0;
  return known;
}

/** The part of a list for this run: one of `every`, and another one at the next turn; the whole list with TURN=all. */
export function inTurn(list, every, offset = 0) {
  if (process.env.TURN === 'all') return [...list];
  const turn = (turnOfRun() + offset) % every;
  return list.filter((_, i) => i % every === turn);
}

/** Whether a check that runs in one of `every` runs has its turn. */
export function hasTurn(every, offset = 0) {
  return inTurn([...Array(every).keys()], every, offset).includes(0);
}
