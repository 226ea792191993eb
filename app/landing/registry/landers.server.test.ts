import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '~/server/response/app-error';
import { smallFiles, smallManifest, temporaryLanders } from './lander-folder.testing';
import { drawLander, getLanderFiles, isSwitchedOn, openLanders, type LanderAsked } from './landers.server';

/** Landers whose components exist in the build; their data comes from the test. */
const [ONE, TWO] = ['alonetonight', 'tinderswipe'];
let close: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryLanders();
  await folder.write(ONE, smallFiles);
  await folder.write(TWO, { ...smallFiles, 'manifest.json': { ...smallManifest, niches: ['she'] } });
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
    expect(isSwitchedOn({}, ONE)).toBe(true);
    expect(isSwitchedOn({ [ONE]: 3 }, ONE)).toBe(true);
    expect(isSwitchedOn({ [ONE]: 0 }, ONE)).toBe(false);
  });
});

describe('choosing a lander', () => {
  const she = { landers: { [ONE]: 1, [TWO]: 3 }, niche: 'she' as const };

  it('follows the weights of the brand, among those of its niche', () => {
    expect(drawLander(she, 0.2)).toBe(ONE);
    expect(drawLander(she, 0.3)).toBe(TWO);
    expect(drawLander({ ...she, niche: 'none' }, 0.99)).toBe(ONE);
  });

  it('returns nothing if all are switched off', () => {
    expect(drawLander({ landers: { [ONE]: 0, [TWO]: 0 }, niche: 'she' }, 0.5)).toBeUndefined();
  });
});
