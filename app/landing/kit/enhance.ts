/** Everything that a lander's `enhance.ts` may use. What it does not import is not part of its file. */
export { announce, find, findAll, prefersStillness, savesData } from './browser';
export { filmPlayer, playFilms } from './film-player';
