import type { LanderMap } from '~/landing/kit/lander-view';

// One chunk of the server's bundle a country, read when the first visitor from there asks for it.
const files = import.meta.glob<LanderMap>('./*.json', { import: 'default' });

/** The drawn map of a country; null where there is none, so that a lander does without. */
export async function findCountryMap(country: string): Promise<LanderMap | null> {
  return (await files[`./${country}.json`]?.()) ?? null;
}
