/** What is put into scripts: modules that the same pages need. All by number. */
export interface Parts {
  sizes: readonly number[];
  /** By part, the pages that need it. */
  pages: readonly (readonly number[])[];
  /** By part, the other parts that it imports. */
  imports: readonly (readonly number[])[];
}

export interface Limits {
  /** By page, the bytes of what it alone needs. */
  own: readonly number[];
  /** By page, how much more a byte of it counts. */
  weights: readonly number[];
  /** How many shared scripts a page may load. */
  most: number;
  /** What a script costs besides its modules, in bytes. */
  scriptBytes: number;
  /** The sum of the pages' bytes to this power is kept small. */
  power: number;
}

/** How many new scripts may come to be. */
const FREE = 12;

/**
 * Moves single parts to other scripts, and exchanges two parts, as long as that makes the pages lighter. `scripts` has
 * the number of a script for each part; the result has too. No page gets more scripts than it may, and none import each
 * other in a circle.
 */
export function improveScripts(
  parts: Parts,
  scripts: readonly number[],
  limits: Limits,
): { scripts: number[]; cost: number } {
  const count = Math.max(...scripts) + 1 + FREE;
  const now = Int32Array.from(scripts);
  const costOf = costFunction(parts, count, limits);
  let cost = costOf(now);
  /** Puts parts into scripts, and back unless that makes the pages lighter. */
  const lighter = (...changes: (readonly [part: number, script: number])[]) => {
    const before = changes.map(([part]) => [part, now[part]!] as const);
    for (const [part, script] of changes) now[part] = script;
    const next = costOf(now);
    if (next < cost) {
      cost = next;
      return true;
    }
    for (const [part, script] of before) now[part] = script;
    return false;
  };
  for (let better = true; better;) {
    better = false;
    for (let part = 0; part < now.length; part++)
      for (let script = 0; script < count; script++) better = lighter([part, script]) || better;
    if (better) continue;
    for (let first = 0; first < now.length; first++)
      for (let second = first + 1; second < now.length; second++)
        better = lighter([first, now[second]!], [second, now[first]!]) || better;
  }
  return { scripts: [...now], cost };
}

/**
 * What the pages load with parts in scripts, as one number; infinite where that is not allowed. It is asked some hundred
 * thousand times, hence no sets and no maps.
 */
function costFunction(
  { sizes, pages, imports }: Parts,
  count: number,
  { own, weights, most, scriptBytes, power }: Limits,
) {
  const integers = Math.ceil(own.length / 32);
  const masks = pages.map((of) => {
    const mask = new Int32Array(integers);
    for (const page of of) mask[page >> 5]! |= 1 << (page & 31);
    return mask;
  });
  const scriptSizes = new Float64Array(count);
  /** By script, the pages that load it, as bits. */
  const loading = new Int32Array(count * integers);
  const direct = new Int32Array(count * integers);
  const reached = new Uint8Array(count * count);
  const bytes = new Float64Array(own.length);
  const counts = new Uint8Array(own.length);

  function reachImports(of: Int32Array): boolean {
    reached.fill(0);
    for (let part = 0; part < of.length; part++) {
      const from = of[part]! * count;
      for (const other of imports[part]!) if (of[other] !== of[part]) reached[from + of[other]!] = 1;
    }
    for (let over = 0; over < count; over++) {
      for (let from = 0; from < count; from++) {
        if (reached[from * count + over] === 0) continue;
        for (let to = 0; to < count; to++) if (reached[over * count + to] === 1) reached[from * count + to] = 1;
      }
    }
    for (let script = 0; script < count; script++) if (reached[script * count + script] === 1) return false;
    return true;
  }

  return (of: Int32Array): number => {
    if (!reachImports(of)) return Infinity;
    scriptSizes.fill(0);
    direct.fill(0);
    for (let part = 0; part < of.length; part++) {
      const script = of[part]!;
      scriptSizes[script] = (scriptSizes[script] || scriptBytes) + sizes[part]!;
      for (let word = 0; word < integers; word++) direct[script * integers + word]! |= masks[part]![word]!;
    }
    loading.set(direct);
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) {
        if (reached[from * count + to] === 0) continue;
        for (let word = 0; word < integers; word++) loading[to * integers + word]! |= direct[from * integers + word]!;
      }
    }
    bytes.set(own);
    counts.fill(0);
    for (let script = 0; script < count; script++) {
      for (let word = 0; word < integers; word++) {
        for (let rest = loading[script * integers + word]!; rest !== 0; rest &= rest - 1) {
          const page = word * 32 + 31 - Math.clz32(rest & -rest);
          bytes[page]! += scriptSizes[script]!;
          if (++counts[page]! > most) return Infinity;
        }
      }
    }
    let cost = 0;
    for (let page = 0; page < bytes.length; page++) cost += weights[page]! * bytes[page]! ** power;
    return cost;
  };
}
