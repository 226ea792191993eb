/** Everything that a lander's `enhance.ts` may use. What it does not import is not part of its file. */
export { savesData } from '~/ui/Prefetch/saves-data';
export { announce, find, findAll, prefersStillness } from './browser';
export { filmPlayer, playFilms } from './film-player';
