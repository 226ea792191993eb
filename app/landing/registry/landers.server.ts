import { defineAppError } from '~/server/response/app-error';
import type { NichePrefix } from '~/i18n/niche-prefix';
import { weightOf, type Weights } from './brand-landers';
import { chooseByWeight, type Weighted } from './choose-lander';
import { isBuilt } from './lander-modules';
import { openLanderRegistry, type LanderRegistry, type LanderRegistryOptions } from './lander-registry.server';
import type { Lander } from './read-lander.server';

// A global, so that it survives a module reload in development, as the rest of the process does.
const KEY = Symbol.for('facet.landers');
const holder = globalThis as { [KEY]?: LanderRegistry };

/** Opens the registry of the process; called once at the start. */
export async function openLanders(options: LanderRegistryOptions): Promise<LanderRegistry> {
  holder[KEY]?.close();
  return (holder[KEY] = await openLanderRegistry(options));
}

export interface LanderAsked {
  name: string;
  slug: string | null;
  kind: Lander['manifest']['kind'];
}

/** Resolves when the landers are those of the last seconds: the folder is not read while nobody asks for one. */
export async function awaitCurrentLanders(): Promise<void> {
  await holder[KEY]?.current();
}

const notFound = defineAppError('errors.page-not-found', 404);

export const isSwitchedOn = (weights: Weights, { name, manifest }: Pick<Lander, 'name' | 'manifest'>): boolean =>
  weightOf(weights, name, manifest) > 0;

/** Throws 404 for a lander that is unknown, not built, switched off, of another niche, or without this slug. */
export function getLanderFiles(brand: { landers: Weights; niche: NichePrefix }, request: LanderAsked): Lander {
  const lander = holder[KEY]?.find(request.name);
  if (!lander || lander.manifest.kind !== request.kind || !isBuilt(request.name)) throw notFound();
  if (!isSwitchedOn(brand.landers, lander) || !lander.manifest.niches.includes(brand.niche)) throw notFound();
  if (request.slug !== null && !Object.hasOwn(lander.manifest.slugs, request.slug)) throw notFound();
  return lander;
}

function listLanders(): readonly Lander[] {
  return holder[KEY]?.list() ?? [];
}

interface LanderBrand {
  landers: Weights;
  niche: NichePrefix;
}

/** The landers that a brand shows to the public, each with its weight. */
export function listShown({ landers, niche }: LanderBrand): Weighted[] {
  return listLanders()
    .filter(({ name, manifest }) => manifest.kind === 'public' && manifest.niches.includes(niche) && isBuilt(name))
    .map(({ name, manifest }) => ({ name, weight: weightOf(landers, name, manifest) }))
    .filter(({ weight }) => weight > 0);
}

/** The paths of the same landers, with those of their slugs. */
export function listShownPaths(brand: LanderBrand): string[] {
  const names = new Set(listShown(brand).map(({ name }) => name));
  return listLanders()
    .filter(({ name }) => names.has(name))
    .flatMap(({ name, manifest }) =>
      ['', ...Object.keys(manifest.slugs).map((slug) => `/${slug}`)].map((slug) => `/landers/${name}${slug}`),
    );
}

/** Whether one of the landers that the brand shows lives on people. */
export const showsPeople = (brand: LanderBrand): boolean => withPeople(listShown(brand)).length > 0;

/**
 * Draws one of the brand's landers by weight; undefined where the brand shows none. `people`: whether there are enough to
 * fill a lander that lives on them. A click that was paid for is not spent on an empty one.
 */
export function drawLander(brand: LanderBrand, chance: number, { people }: { people: boolean }): string | undefined {
  const shown = listShown(brand);
  const empty = new Set(people ? [] : withPeople(shown));
  return chooseByWeight(
    shown.filter((choice) => !empty.has(choice)),
    chance,
  );
}

const withPeople = (choices: readonly Weighted[]): Weighted[] =>
  choices.filter(({ name }) => holder[KEY]?.find(name)?.manifest.needs.includes('people'));
