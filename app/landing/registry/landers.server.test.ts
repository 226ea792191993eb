import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '~/server/response/app-error';
import { smallFiles, smallManifest, temporaryLanders } from './lander-folder.testing';
import { drawLander, getLanderFiles, isSwitchedOn, openLanders, showsPeople, type LanderAsked } from './landers.server';

/** Landers whose components exist in the build; their data comes from the test. */
const [ONE, TWO, DRAFT, PEOPLE] = ['alonetonight', 'tinderswipe', 'gallery', 'socialnetwork'];
const ALL = { people: true };
let close: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryLanders();
  await folder.write(ONE, smallFiles);
  await folder.write(TWO, { ...smallFiles, 'manifest.json': { ...smallManifest, niches: ['she'] } });
  await folder.write(DRAFT, { ...smallFiles, 'manifest.json': { ...smallManifest, draft: true } });
  await folder.write(PEOPLE, { ...smallFiles, 'manifest.json': { ...smallManifest, needs: ['people'] } });
  await folder.write('not-built', smallFiles);
  const quiet = { info: () => undefined, warn: () => undefined };
  const registry = await openLanders({ directory: folder.directory, log: quiet, pollMs: 3_600_000 });
  close = async () => {
    registry.close();
    await folder.clear();
  };
});
afterAll(() => close());

const brand = { landers: {}, niche: 'none' as const };
const ask = (request: Partial<LanderAsked> = {}): LanderAsked => ({
  name: ONE,
  slug: null,
  kind: 'public',
  ...request,
});

describe('a brand’s lander', () => {
  it('is found, with its slug too', () => {
    expect(getLanderFiles(brand, ask()).name).toBe(ONE);
    expect(getLanderFiles(brand, ask({ slug: 'rain' })).name).toBe(ONE);
  });

  it.each<[string, LanderAsked, Parameters<typeof getLanderFiles>[0]]>([
    ['with an unknown name', ask({ name: 'nobody' }), brand],
    ['with a name that every object has', ask({ name: 'constructor' }), brand],
    ['with an unknown slug', ask({ slug: 'sun' }), brand],
    ['with a slug that every object has', ask({ slug: 'constructor' }), brand],
    ['that is not in the build', ask({ name: 'not-built' }), brand],
    ['that is a member landing', ask({ kind: 'member' }), brand],
    ['for other niches', ask({ name: TWO }), brand],
    ['that is switched off', ask(), { ...brand, landers: { [ONE]: 0 } }],
  ])('%s is 404', (_what, request, of) => {
    expect(() => getLanderFiles(of, request)).toThrow(AppError);
    expect(() => getLanderFiles(of, request)).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('is on if the brand’s file does not name it', () => {
    const lander = getLanderFiles(brand, ask());
    expect(isSwitchedOn({}, lander)).toBe(true);
    expect(isSwitchedOn({ [ONE]: 3 }, lander)).toBe(true);
    expect(isSwitchedOn({ [ONE]: 0 }, lander)).toBe(false);
  });

  it('that is a draft is shown only where the brand’s file names it', () => {
    expect(() => getLanderFiles(brand, ask({ name: DRAFT }))).toThrow(AppError);
    expect(drawLander({ ...brand, landers: { [ONE]: 0, [PEOPLE]: 0 } }, 0.5, ALL)).toBeUndefined();
    const named = { ...brand, landers: { [ONE]: 0, [DRAFT]: 1, [PEOPLE]: 0 } };
    expect(getLanderFiles(named, ask({ name: DRAFT })).name).toBe(DRAFT);
    expect(drawLander(named, 0.5, ALL)).toBe(DRAFT);
  });
});

describe('choosing a lander', () => {
  const she = { landers: { [ONE]: 1, [TWO]: 3, [PEOPLE]: 0 }, niche: 'she' as const };

  it('follows the weights of the brand, among those of its niche', () => {
    expect(drawLander(she, 0.2, ALL)).toBe(ONE);
    expect(drawLander(she, 0.3, ALL)).toBe(TWO);
    expect(drawLander({ ...she, niche: 'none' }, 0.99, ALL)).toBe(ONE);
  });

  it('leaves out what lives on people where there are too few', () => {
    const landers = { [ONE]: 1, [TWO]: 0, [DRAFT]: 9, [PEOPLE]: 9 };
    const brand = { landers, niche: 'none' as const };
    expect([showsPeople(brand), showsPeople({ ...brand, landers: { ...landers, [PEOPLE]: 0 } })]).toEqual([
      true,
      false,
    ]);
    expect(drawLander(brand, 0.99, ALL)).toBe(PEOPLE);
    expect(drawLander(brand, 0.99, { people: false })).toBe(DRAFT);
    const only = { ...brand, landers: { [ONE]: 0, [DRAFT]: 0, [PEOPLE]: 9 } };
    expect(drawLander(only, 0.5, { people: false })).toBeUndefined();
  });

  it('returns nothing if all are switched off', () => {
    expect(drawLander({ landers: { [ONE]: 0, [TWO]: 0, [PEOPLE]: 0 }, niche: 'she' }, 0.5, ALL)).toBeUndefined();
  });
});
