import { cutName, DOMAIN_CUT, headlineCut, NAME_CUT, type LetterCut, type LetterShapes } from './letter-shapes';
import type { SharingLetters } from './sharing-svg';

/** Read when the first image of a theme is made: a cut weighs 80 kB. */
const cuts = import.meta.glob<string>('./letters/*.json', { query: '?raw', import: 'default' });
const loaded = new Map<string, Promise<LetterShapes>>();

export function loadCut(cut: LetterCut): Promise<LetterShapes> {
  const name = cutName(cut);
  const known = loaded.get(name);
  if (known) return known;
  // A theme with a weight of its own is readable before its cut is made.
  const load = cuts[`./letters/${name}.json`] ?? cuts[`./letters/${cutName(NAME_CUT)}.json`]!;
  const reading = load().then((text) => JSON.parse(text) as LetterShapes);
  loaded.set(name, reading);
  return reading;
}

export const hasCut = (cut: LetterCut): boolean => `./letters/${cutName(cut)}.json` in cuts;

export async function lettersOf(theme: Parameters<typeof headlineCut>[0]): Promise<SharingLetters> {
  const [headline, name, domain] = await Promise.all([headlineCut(theme), NAME_CUT, DOMAIN_CUT].map(loadCut));
  return { headline: headline!, name: name!, domain: domain! };
}
