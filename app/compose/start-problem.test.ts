import { expect, it } from 'vitest';
import { CannotOpenDatabase } from '~db/database';
import { ConfigError } from '~/config/config';
import { startProblem } from './start-problem.server';

it('names what the operator can fix', () => {
  expect(startProblem(new ConfigError('SESSION_SECRET is missing'))).toBe('SESSION_SECRET is missing');
  expect(startProblem(new CannotOpenDatabase('Cannot open x'))).toBe('Cannot open x');
  const inUse = Object.assign(new Error('listen'), { code: 'EADDRINUSE', address: '127.0.0.1', port: 3000 });
  expect(startProblem(inUse)).toBe('Another process uses 127.0.0.1:3000: stop it, or set PORT to another number.');
  const low = Object.assign(new Error('listen'), { code: 'EACCES', address: '0.0.0.0', port: 80 });
  expect(startProblem(low)).toContain('PORT to 1024 or more');
});

it.each([
  ['ENOENT', '/x does not exist'],
  ['EEXIST', '/x must be a folder'],
  ['EACCES', 'This user may not access /x'],
  ['EROFS', 'is on a read-only disk'],
  ['ENOSPC', 'The disk of /x is full'],
])('says what to do about a path with %s', (code, sentence) => {
  expect(startProblem(Object.assign(new Error('mkdir /x'), { code, path: '/x' }))).toContain(sentence);
});

it('keeps the stack of a bug', () => {
  expect(startProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(startProblem(undefined)).toBeUndefined();
});
