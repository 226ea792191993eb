import { FURTHER, oneLine, plain, terminalColumns, widthOf } from './outside-text';

/**
 * Aligns rows in columns, with an underlined head. What people wrote can be in any cell: in a terminal a row that is too
 * wide is broken between its cells, and what goes on is marked, so that nobody's words begin a line. Elsewhere, as for
 * `grep`, a row is one line.
 */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns = process.stdout.isTTY ? terminalColumns() : Number.POSITIVE_INFINITY,
): string {
  const lines = rows.map((row) => row.map(oneLine));
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((row) => row[column]!.length)));
  const rules = widths.map((width) => '-'.repeat(width));
  const widest = head.map((_, column) => Math.max(widths[column]!, ...lines.map((row) => widthOf(row[column]!))));
  const breaks = breaksOf(widest, columns);
  return [head, rules, ...lines]
    .map((row) =>
      row
        .map((cell, column) => {
          const before = breaks.has(column) ? FURTHER : '';
          const shown = widest[column]! > columns - FURTHER.length ? foldedCell(cell, columns) : cell;
          return `${before && `\n${before}`}${shown.padEnd(widths[column]!)}`;
        })
        .join('  ')
        .replace(/ +(?=\n)| +$/g, ''),
    )
    .join('\n');
}

/** The columns before which a row of a terminal goes on in a further line. */
function breaksOf(widest: readonly number[], columns: number): Set<number> {
  const breaks = new Set<number>();
  let used = 0;
  for (const [column, width] of widest.entries()) {
    if (column > 0 && used + width >= columns) {
      breaks.add(column);
      used = FURTHER.length;
    }
    used += width + 2;
  }
  return breaks;
}

/** A path is not broken, so that it can be opened; what has spaces may be someone's words. */
const foldedCell = (cell: string, columns: number): string =>
  /^[!-~]*$/.test(cell) ? cell : plain(cell, { before: FURTHER.length, columns });
