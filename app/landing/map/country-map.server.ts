import type { LanderMap } from '~/landing/kit/lander-view';

// Each country is a chunk of the server's bundle, loaded when the first visitor from there asks for it.
const files = import.meta.glob<LanderMap>('./*.json', { import: 'default' });

/** The map of a country; null where there is none, so that a lander must work without it. */
export async function findCountryMap(country: string): Promise<LanderMap | null> {
  return (await files[`./${country}.json`]?.()) ?? null;
}
