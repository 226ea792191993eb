/** Reads docs/coverage.md: the table of areas at the top, then the tables of rows. Nothing here judges. */

export interface Area {
  name: string;
  issue: string;
  status: string;
}

export interface Row {
  id: string;
  clause: string;
  text: string;
  area: string;
  tests: TestReference[];
  line: number;
}

/** `app/features/chat/chat.service.test.ts#name of the test`; the name is optional. */
export interface TestReference {
  file: string;
  name: string | null;
}

export interface CoverageDocument {
  areas: Area[];
  rows: Row[];
  /** Table lines with the wrong number of cells: they would otherwise vanish without a word. */
  malformed: number[];
}

export function parseCoverage(markdown: string): CoverageDocument {
  const document: CoverageDocument = { areas: [], rows: [], malformed: [] };
  let header: string[] | null = null;
  markdown.split(/\r?\n/).forEach((line, index) => {
    const cells = cellsOf(line);
    if (!cells) {
      header = null;
      return;
    }
    if (!header) {
      header = cells.map((cell) => cell.toLowerCase());
      return;
    }
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
    if (cells.length !== header.length) document.malformed.push(index + 1);
    else read(document, header, cells, index + 1);
  });
  return document;
}

function read(document: CoverageDocument, header: string[], cells: string[], line: number): void {
  const cell = (name: string) => cells[header.indexOf(name)] ?? '';
  if (header[0] === 'area') {
    document.areas.push({ name: cell('area'), issue: cell('issue'), status: cell('status') });
  } else if (header[0] === 'id') {
    document.rows.push({
      id: cell('id'),
      clause: cell('clause'),
      text: cell('text'),
      area: cell('area'),
      tests: testsOf(cell('test')),
      line,
    });
  }
}

/** The cells of a table line, or null where the line is none. `\|` is a stroke inside a cell. */
function cellsOf(line: string): string[] | null {
  const trimmed = line.trim();
  if (!trimmed.startsWith('|')) return null;
  return trimmed
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

function testsOf(cell: string): TestReference[] {
  return cell
    .split('<br>')
    .map((reference) => reference.trim().replace(/^`|`$/g, ''))
    .filter((reference) => reference !== '')
    .map((reference) => {
      const hash = reference.indexOf('#');
      if (hash < 0) return { file: reference.trim(), name: null };
      return { file: reference.slice(0, hash).trim(), name: reference.slice(hash + 1).trim() };
    });
}
