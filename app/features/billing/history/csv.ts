/** The mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** How a spreadsheet in a language and country reads a table. */
export interface CsvForm {
  separator: ',' | ';';
  decimal: '.' | ',';
}

/**
 * The form of a BCP 47 tag: where a comma separates the decimals, a semicolon separates the cells. In Switzerland it
 * does so too, beside a decimal point. With another form the whole table opens in one column, or prices as dates.
 */
export function csvFormOf(tag: string): CsvForm {
  const point = new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value !== ',';
  const comma = point && !/-(?:CH|LI)$/.test(tag);
  return { separator: comma ? ',' : ';', decimal: point ? '.' : ',' };
}

/**
 * One line of a CSV file (RFC 4180, with the separator of the form). A text that a spreadsheet would take for a formula
 * begins with an apostrophe; numbers are passed as numbers, so that they stay numbers.
 */
export function csvLine(cells: readonly (string | number)[], { separator, decimal }: CsvForm): string {
  const written = (cell: string | number) =>
    typeof cell === 'number' ? quoted(String(cell).replace('.', decimal)) : text(cell);
  return `${cells.map(written).join(separator)}\r\n`;
}

/** A moment that every spreadsheet reads as one, with the year first, so that day and month cannot be confused. In UTC. */
export function csvTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

function text(typed: string): string {
  return quoted(/^[=+\-@\t\r]/.test(typed) ? `'${typed}` : typed);
}

/** Both separators are quoted in every form: some spreadsheets divide at both until they are told otherwise. */
function quoted(safe: string): string {
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
