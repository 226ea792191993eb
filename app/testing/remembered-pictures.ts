import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PictureInput, Pictures, PictureTools } from '~/server/pictures/pictures';

/**
 * Pictures whose decoder caches its results by the bytes and the steps. It is for tests of what happens to photos,
 * which send the same six pictures hundreds of times; the results themselves have their own tests.
 */
export function rememberedPictures(real: Pictures): Pictures {
  const known = new Map<string, unknown>();
  return {
    turn: (owner, work) => real.turn(owner, (tools) => work(remembering(tools, known))),
    get length() {
      return real.length;
    },
    get pid() {
      return real.pid;
    },
    close: () => real.close(),
  };
}

/** Named pixels of this turn: how they were made, and whether the decoder really holds them. */
interface CachedPixels {
  key: string;
  held: boolean;
  hold: () => Promise<unknown>;
}

function remembering(tools: PictureTools, known: Map<string, unknown>): PictureTools {
  const cached = new Map<string, CachedPixels>();

  async function remember<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (!known.has(key)) known.set(key, await work());
    return known.get(key) as T;
  }

  async function holding(name: string): Promise<void> {
    const pixels = cached.get(name)!;
    if (pixels.held) return;
    await pixels.hold();
    pixels.held = true;
  }

  function cacheAs<T>(name: string, key: string, hold: () => Promise<T>): Promise<T> {
    const pixels: CachedPixels = { key, held: false, hold };
    cached.set(name, pixels);
    return remember(key, async () => {
      const size = await hold();
      pixels.held = true;
      return size;
    });
  }

  const keyFrom = (name: string, what: string, steps: unknown) =>
    `${cached.get(name)!.key} ${what} ${JSON.stringify(steps)}`;

  return {
    header: (input) => remember(`header ${digest(input)}`, () => tools.header(input)),
    read: (name, input, options, steps) =>
      cacheAs(name, `read ${digest(input)} ${JSON.stringify([options, steps])}`, () =>
        tools.read(name, input, options, steps),
      ),
    cache: (name, from, steps, profile) =>
      cacheAs(name, keyFrom(from, `keep ${profile ?? ''}`, steps), async () => {
        await holding(from);
        return tools.cache(name, from, steps, profile);
      }),
    make: (from, steps) =>
      remember(keyFrom(from, 'make', steps), async () => {
        await holding(from);
        return tools.make(from, steps);
      }),
  };
}

function digest(input: PictureInput): string {
  return createHash('sha256')
    .update(typeof input === 'string' ? readFileSync(input) : input)
    .digest('hex');
}
