import { describe, expect, it } from 'vitest';
import { shareScripts, type PageModules } from './share-scripts';

/** Every module of these pages is as large as its number says: `form40` has 40,000 bytes. */
function shared(
  pages: Record<string, string[]>,
  imports: Record<string, string[]> = {},
  most = 1,
  weights: Record<string, number> = {},
) {
  const needed: PageModules = {
    pages: new Map(Object.entries(pages).map(([page, modules]) => [page, new Set(modules)])),
    importsOf: (module) => imports[module] ?? [],
    sizeOf: (module) => Number(/\d+/.exec(module)![0]) * 1000,
    weightOf: (page) => weights[page] ?? 1,
    most,
  };
  const scripts = shareScripts(needed);
  const of = (page: string) => [...new Set(pages[page]!.map((module) => scripts.get(module)!))].sort();
  return { scripts, of };
}

describe('shareScripts', () => {
  it('keeps what one page needs in its own script', () => {
    const { scripts } = shared({ likes: ['like2', 'form4'], chats: ['bubble3', 'form4'] });
    expect(Object.fromEntries(scripts)).toEqual({ like2: 'likes', bubble3: 'chats', form4: 'shared-1' });
  });

  it('makes a script for each set of pages as long as no page has too many', () => {
    const pages = { a: ['x10', 'y10'], b: ['x10', 'y10', 'z10'], c: ['y10', 'z10'] };
    const { scripts, of } = shared(pages, {}, 3);
    expect(new Set(scripts.values()).size).toBe(3);
    expect(of('b')).toHaveLength(3);
  });

  it('gives no page more than its number of shared scripts, and every module to one script', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 12 }, (_, page) => [
        `page-${page}`,
        Array.from({ length: 40 }, (_, module) => `m${module}`).filter((_, module) => (module * 7 + page * 5) % 11 < 5),
      ]),
    );
    for (const most of [1, 2, 4]) {
      const { of } = shared(pages, {}, most);
      for (const page of Object.keys(pages)) expect(of(page).length).toBeLessThanOrEqual(most);
    }
  });

  it('does not make pages load what is large and of no use to them', () => {
    const pages = {
      a: ['small1', 'left60'],
      b: ['small1', 'left60'],
      c: ['small1', 'right60'],
      d: ['small1', 'right60'],
    };
    const { of } = shared(pages, {}, 2);
    expect(of('a')).not.toEqual(of('c'));
    expect(of('a').filter((script) => of('c').includes(script))).toHaveLength(1);
  });

  it('spares the page that counts more', () => {
    // The page in the middle needs all three, in two scripts: two of the others load something of no use to them.
    const pages = { middle: ['a10', 'b10', 'c10'], left: ['a10'], right: ['b10'], far: ['c10'] };
    for (const page of ['left', 'right', 'far'] as const) {
      const { scripts } = shared(pages, {}, 2, { [page]: 3 });
      const own = scripts.get(pages[page][0]!);
      expect([...scripts.values()].filter((script) => script === own)).toHaveLength(1);
    }
  });

  it('never lets scripts import each other in a circle', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      let state = seed * 7919;
      const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
      const modules = Array.from({ length: 30 }, (_, index) => `m${Math.ceil(random() * 40)}-${index}`);
      const imports = Object.fromEntries(
        modules.map((module, index) => [module, modules.filter((_, other) => other > index && random() < 0.04)]),
      );
      const pages = Object.fromEntries(
        Array.from({ length: 20 }, (_, page) => {
          const found = new Set(modules.filter(() => random() < 0.12));
          for (const module of found) for (const next of imports[module]!) found.add(next);
          return [`page-${page}`, [...found]];
        }),
      );
      const { scripts } = shared(pages, imports, 2);
      const next = (script: string) =>
        [...scripts]
          .filter(([, of]) => of === script)
          .flatMap(([module]) => imports[module]!.map((imported) => scripts.get(imported)!))
          .filter((other) => other !== script);
      for (const script of new Set(scripts.values())) {
        const reached = new Set(next(script));
        for (const script of reached) for (const other of next(script)) reached.add(other);
        expect(reached).not.toContain(script);
      }
    }
  });
});
