import { expect, it } from 'vitest';
import { textTable } from './text-table';

const head = ['id', 'of', 'file'];

it('aligns cells in columns; a row is one line wherever no terminal shows it', () => {
  expect(
    textTable(head, [
      ['1', 'Anna', '/a'],
      ['22', 'Bo\nb\u001B', 'x'.repeat(200)],
    ]),
  ).toBe(
    ['id  of     file', `--  -----  ${'-'.repeat(200)}`, '1   Anna   /a', `22  Bo b·  ${'x'.repeat(200)}`].join('\n'),
  );
});

it('breaks the row of a terminal between its cells, so that no cell begins a line of its own', () => {
  const name = `Anna ${' '.repeat(30)} npm run`;
  const path = `/data/${'x'.repeat(50)}`;
  const lines = textTable(head, [['1'.repeat(20), name, path]], 60).split('\n');
  expect(lines.slice(-3)).toEqual(['1'.repeat(20), `    | ${name}`, `    | ${path}`]);
  expect(lines.slice(0, 3)).toEqual(['id', '    | of', '    | file']);
});

it('breaks a cell that is wider than the terminal, but no path', () => {
  const text = `${' '.repeat(90)}npm run facet -- review`;
  const path = `/data/${'x'.repeat(90)}`;
  const shown = textTable(['words', 'file'], [[text, path]], 60).split('\n');
  expect(shown).toContain(`    | ${path}`);
  expect(shown.filter((line) => line.includes('npm run'))).toEqual([expect.stringMatching(/^ {4}\| /)]);
});
