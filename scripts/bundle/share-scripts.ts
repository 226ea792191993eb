import { improveScripts } from './improve-scripts';

/** What the pages of the product need, besides what all of them have. */
export interface PageModules {
  /** By name, the modules of each page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  importsOf(module: string): readonly string[];
  /** In bytes, roughly. */
  sizeOf(module: string): number;
  /** How much more a byte of this page counts than one of others. */
  weightOf(page: string): number;
  /** How many scripts a page may share with others. */
  most: number;
}

/** Modules that the same pages need; they stay together. */
interface Part {
  modules: string[];
  pages: readonly string[];
  size: number;
  imports: Set<Part>;
}

type Script = readonly Part[];

/** What a further script costs a page, in bytes of code as long: the imports, exports and headers. */
const SCRIPT_BYTES = 600;
/** How much more a byte counts on a heavy page than on a light one: the sum of the pages' sizes to this power is kept small. */
const POWER = 5;
/**
 * Uniting two after two ends in very different scripts by how much heavy pages count meanwhile: the heaviest page weighs a
 * third more or less. Each of these is tried, and the best result taken.
 */
const UNITING_POWERS = [3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 10, 11, 12, 14];

/**
 * A name of a script for each module. What one page alone needs is in the script of that name. What several need is in
 * scripts that they share, at most `most` for a page, so chosen that pages load little that they do not need, and heavy
 * pages least of all. Two scripts never import each other in a circle, which would run code before what it uses.
 */
export function shareScripts(needed: PageModules): Map<string, string> {
  const { pages, sizeOf } = needed;
  const users = new Map<string, string[]>();
  for (const [page, modules] of pages)
    for (const module of modules) users.set(module, [...(users.get(module) ?? []), page]);
  const parts = partsOf(users, needed);
  const own = new Map(
    [...pages].map(([page, modules]) => [
      page,
      sum([...modules].filter((module) => users.get(module)!.length === 1).map(sizeOf)),
    ]),
  );
  const single = parts.map((part) => [part]);
  const results = UNITING_POWERS.map((power) => improve(unite(single, own, needed, power), parts, own, needed));
  const { scripts } = results.reduce((best, result) => (result.cost < best.cost ? result : best));
  const alone = [...users].filter(([, of]) => of.length === 1).map(([module, [page]]) => [module, page!] as const);
  const shared = scripts
    .toSorted((a, b) => pagesOf(b).size - pagesOf(a).size)
    .flatMap((script, index) =>
      script.flatMap(({ modules }) => modules.map((module) => [module, `shared-${index + 1}`] as const)),
    );
  return new Map([...alone, ...shared]);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Scripts are never changed, so what is known of one stays true. */
function remembered<V>(make: (script: Script) => V): (script: Script) => V {
  const known = new WeakMap<Script, V>();
  return (script) => {
    const value = known.get(script) ?? make(script);
    known.set(script, value);
    return value;
  };
}
const sizeOf = remembered((script) => sum(script.map(({ size }) => size)) + SCRIPT_BYTES);
const pagesOf = remembered((script): ReadonlySet<string> => new Set(script.flatMap(({ pages }) => pages)));

function partsOf(users: ReadonlyMap<string, string[]>, { importsOf, sizeOf }: PageModules): Part[] {
  const parts = new Map<string, Part>();
  for (const [module, pages] of users) {
    if (pages.length === 1) continue;
    const part = parts.get(pages.join()) ?? { modules: [], pages, size: 0, imports: new Set() };
    part.modules.push(module);
    part.size += sizeOf(module);
    parts.set(pages.join(), part);
  }
  const partOf = new Map([...parts.values()].flatMap((part) => part.modules.map((module) => [module, part] as const)));
  for (const [module, part] of partOf) {
    for (const imported of importsOf(module))
      if (partOf.has(imported) && partOf.get(imported) !== part) part.imports.add(partOf.get(imported)!);
  }
  return [...parts.values()];
}

/** By script, the pages that load it: those that need it, and those whose scripts import it. */
function loadersOf(scripts: readonly Script[]): Map<Script, Set<string>> {
  const imported = importsAmong(scripts);
  const loaders = new Map(scripts.map((script) => [script, new Set<string>()]));
  for (const script of scripts) {
    const reached = new Set([script]);
    for (const reachedScript of reached) for (const next of imported.get(reachedScript)!) reached.add(next);
    for (const reachedScript of reached) for (const page of pagesOf(script)) loaders.get(reachedScript)!.add(page);
  }
  return loaders;
}

/** By script, the other scripts that it imports. */
function importsAmong(scripts: readonly Script[]): Map<Script, Set<Script>> {
  const scriptOf = new Map(scripts.flatMap((script) => script.map((part) => [part, script] as const)));
  return new Map(
    scripts.map((script) => {
      const targets = script.flatMap(({ imports }) => [...imports].map((part) => scriptOf.get(part)!));
      return [script, new Set(targets.filter((target) => target !== script))];
    }),
  );
}

/** What the pages load with these scripts: how many of them, and bytes. */
function loads(loaders: ReadonlyMap<Script, ReadonlySet<string>>, own: ReadonlyMap<string, number>) {
  const counts = new Map([...own.keys()].map((page) => [page, 0]));
  const bytes = new Map(own);
  for (const [script, pages] of loaders) {
    for (const page of pages) {
      counts.set(page, counts.get(page)! + 1);
      bytes.set(page, bytes.get(page)! + sizeOf(script));
    }
  }
  return { counts, bytes };
}

/** By how much the cost of all pages grows if two scripts become one. */
function unionCost(
  bytes: ReadonlyMap<string, number>,
  [first, second]: readonly [Script, Script],
  loaders: ReadonlyMap<Script, ReadonlySet<string>>,
  costOf: (page: string, bytes: number) => number,
): number {
  const [ofOne, ofOther] = [loaders.get(first)!, loaders.get(second)!];
  const growth = (page: string, more: number) => costOf(page, bytes.get(page)! + more) - costOf(page, bytes.get(page)!);
  let cost = 0;
  for (const page of ofOne) cost += growth(page, (ofOther.has(page) ? 0 : sizeOf(second)) - SCRIPT_BYTES);
  for (const page of ofOther) if (!ofOne.has(page)) cost += growth(page, sizeOf(first) - SCRIPT_BYTES);
  return cost;
}

/** Unites the two scripts whose union costs the pages least, until none has too many. */
function unite(
  start: readonly Script[],
  own: ReadonlyMap<string, number>,
  { most, weightOf }: PageModules,
  power: number,
): Script[] {
  const costOf = (page: string, bytes: number) => weightOf(page) * bytes ** power;
  let scripts = [...start];
  for (;;) {
    const loaders = loadersOf(scripts);
    const { counts, bytes } = loads(loaders, own);
    const full = [...counts].filter(([, count]) => count > most).map(([page]) => page);
    if (full.length === 0) return scripts;
    const pairs = scripts.flatMap((first, index) =>
      scripts.slice(index + 1).flatMap((second) => {
        const helped = full.filter((page) => loaders.get(first)!.has(page) && loaders.get(second)!.has(page)).length;
        return helped === 0
          ? []
          : [{ pair: [first, second] as const, cost: unionCost(bytes, [first, second], loaders, costOf) / helped }];
      }),
    );
    scripts = firstWithoutCircle(
      scripts,
      pairs.sort((a, b) => a.cost - b.cost).map(({ pair }) => pair),
    );
  }
}

/** The scripts with the first of these pairs united that leaves no circle. One is made at a time: there are thousands. */
function firstWithoutCircle(scripts: readonly Script[], pairs: readonly (readonly [Script, Script])[]): Script[] {
  for (const [first, second] of pairs) {
    const united = exchanged(scripts, [first, second], [[...first, ...second]]);
    if (!hasCircle(united)) return united;
  }
  throw new Error('No two scripts can be united without a circle of imports');
}

const exchanged = (scripts: readonly Script[], before: readonly Script[], after: readonly Script[]): Script[] => [
  ...scripts.filter((script) => !before.includes(script)),
  ...after.filter((script) => script.length > 0),
];

/** Parts of scripts in other scripts, as long as that makes the pages lighter. */
function improve(
  start: readonly Script[],
  parts: readonly Part[],
  own: ReadonlyMap<string, number>,
  { most, weightOf }: PageModules,
): { scripts: Script[]; cost: number } {
  const names = [...own.keys()];
  const result = improveScripts(
    {
      sizes: parts.map(({ size }) => size),
      pages: parts.map(({ pages }) => pages.map((page) => names.indexOf(page))),
      imports: parts.map(({ imports }) => [...imports].map((part) => parts.indexOf(part))),
    },
    parts.map((part) => start.findIndex((script) => script.includes(part))),
    { own: [...own.values()], weights: names.map(weightOf), most, scriptBytes: SCRIPT_BYTES, power: POWER },
  );
  const numbers = [...new Set(result.scripts)];
  return {
    scripts: numbers.map((number) => parts.filter((_, index) => result.scripts[index] === number)),
    cost: result.cost,
  };
}

function hasCircle(scripts: readonly Script[]): boolean {
  const imported = importsAmong(scripts);
  return scripts.some((script) => {
    const reached = new Set(imported.get(script));
    for (const reachedScript of reached) for (const next of imported.get(reachedScript)!) reached.add(next);
    return reached.has(script);
  });
}
