import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { turnOfRun } from './turn.mjs';

/** Of every run: the ways that most people go, the checks of all pages, and the negative controls. */
const EVERY_RUN = [
  'coming-in',
  'controls',
  'discovery',
  'every-page',
  'keyboard',
  'landers',
  'languages',
  'large-text',
  'leaving',
  'light-landing',
  'main',
  'messages',
  'new-member',
  'payments',
  'photos',
  'quiet-page',
];

const nameOf = (file) => basename(file, '.journey.ts');

/**
 * The files of the journeys of this run, relative to `folder`: those above, and every second one of the others. Which of
 * its sides a journey goes depends on the last bits of the number; whether it goes depends on others, so that each side has its turn.
 */
export function journeysOfRun(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.journey.ts'))
    .toSorted();
  const missing = EVERY_RUN.filter((name) => !files.some((file) => nameOf(file) === name));
  if (missing.length > 0) throw new Error(`There is no journey ${missing.join(', ')}`);
  if (process.env.TURN === 'all') return files;
  const others = files.filter((file) => !EVERY_RUN.includes(nameOf(file)));
  const turn = Math.floor(turnOfRun() / 16);
  return files.filter((file) => !others.includes(file) || (others.indexOf(file) + turn) % 2 === 0);
}
