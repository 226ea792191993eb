import { describe, expect, it } from 'vitest';
import { checkFunctions } from './check-functions';
import { LONG_FUNCTIONS } from './long-functions';

/** A function of this many lines, from its first line to its closing brace. */
const body = (lines: number) => `{\n${'  step();\n'.repeat(lines - 2)}}`;
const declared = (name: string, lines: number) => `function ${name}() ${body(lines)}\n`;
const path = 'app/server/start.ts';
const found = (text: string, at = path) =>
  checkFunctions([{ path: at, text }], []).map(({ line, message }) => [line, message]);
const allowed = (lines: number, more = {}) => [{ path, name: 'start', lines, reason: 'It is a table.', ...more }];
const messages = (lines: number, list: ReturnType<typeof allowed>) =>
  checkFunctions([{ path, text: declared('start', lines) }], list).map(({ message }) => message);

describe('checkFunctions', () => {
  it('allows 80 lines and finds 81', () => {
    expect(found(`${declared('short', 80)}\n${declared('start', 81)}`)).toEqual([
      [82, 'start has 81 lines; at most 80 may be in one function: give a part of it a name'],
    ]);
  });

  it.each([
    ['an arrow function', `export const start = async () => ${body(90)};`, 'start'],
    ['a method', `class Server {\n  start() ${body(90)}\n}`, 'start'],
    ['a property', `export const server = { start: () => ${body(90)} };`, 'start'],
    ['a private method', `class Server {\n  #start() ${body(90)}\n}`, '#start'],
    ['a constructor', `class Server {\n  constructor() ${body(90)}\n}`, 'constructor'],
    ['a function within a call', `export const Start = memo(function () ${body(90)});`, 'Start'],
    ['a default export', `export default function () ${body(90)}`, 'a function without a name'],
  ])('measures %s', (_, text, name) => {
    expect(found(text)).toEqual([[expect.any(Number), expect.stringMatching(new RegExp(`^${name} has 90 lines`))]]);
  });

  it('finds both a long function and a long one within it', () => {
    const inner = declared('inner', 85);
    expect(found(`function outer() {\n${inner}}\n`).map(([line]) => line)).toEqual([1, 2]);
  });

  it('does not measure a long object or many short functions', () => {
    expect(found(`export const table = {\n${'  a: 1,\n'.repeat(200)}};\n`)).toEqual([]);
    expect(found(declared('one', 60).repeat(5))).toEqual([]);
  });

  it.each([
    'app/server/start.test.ts',
    'app/ui/Bar/Bar.stories.tsx',
    'app/testing/start.ts',
    'app/server/start.testing.ts',
    'db/migrations/0001-start.ts',
    'db/seed/people.ts',
    'scripts/start.ts',
  ])('leaves %s out', (at) => {
    expect(found(declared('start', 90), at)).toEqual([]);
    expect(found(declared('start', 90), 'db/queries/start.ts')).toHaveLength(1);
  });
});

describe('the list', () => {
  it('allows what it names, with the length that it names', () => {
    expect(messages(90, allowed(90))).toEqual([]);
  });

  it('does not allow it to grow', () => {
    expect(messages(91, allowed(90))).toEqual([
      'start has 91 lines, more than the 90 that are allowed: give a part of it a name',
    ]);
  });

  it('follows when it gets shorter', () => {
    expect(messages(85, allowed(90))).toEqual([
      'start has 85 lines now: write that into the list, so that it does not grow again',
    ]);
  });

  it('loses what is short now, or does not exist', () => {
    const stale = 'start is not longer than 80 lines: take it off the list';
    expect(messages(80, allowed(90))).toEqual([stale]);
    expect(checkFunctions([], allowed(90))).toEqual([{ rule: 'long-function', path, message: stale }]);
  });

  it('says nothing about a function of that name in another file', () => {
    expect(messages(90, allowed(90, { path: 'app/server/stop.ts' }))).toHaveLength(2);
  });

  it('only shrinks', () => {
    expect(LONG_FUNCTIONS.length).toBeLessThanOrEqual(6);
    expect(LONG_FUNCTIONS.every(({ reason }) => reason.length > 20)).toBe(true);
  });
});
