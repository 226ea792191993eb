import { expect, it } from 'vitest';
import { KnownSessions } from './known-sessions';

const token = (name: string) => name.padEnd(43, '-');

it('a session that was valid counts, one that was not does not, and each brand has its own', () => {
  const sessions = new KnownSessions(() => 0);
  sessions.note(1, token('anna'), true);
  sessions.note(1, token('made up'), false);
  // The few places for sessions that were never seen are not used up by others.
  for (let i = 0; i < 20; i++) expect(sessions.countsAsMember(1, token(`new ${i}`))).toBe(true);
  expect(sessions.countsAsMember(1, token('anna'))).toBe(true);
  expect(sessions.countsAsMember(1, token('made up'))).toBe(false);
  expect(sessions.countsAsMember(2, token('anna'))).toBe(false);
  expect(sessions.countsAsMember(1, undefined)).toBe(false);
});

it('a session that has ended no longer counts, and one that is valid again does', () => {
  const sessions = new KnownSessions(() => 0);
  sessions.note(1, token('anna'), true);
  sessions.note(1, token('anna'), false);
  expect(sessions.countsAsMember(1, token('anna'))).toBe(false);
  sessions.note(1, token('anna'), true);
  expect(sessions.countsAsMember(1, token('anna'))).toBe(true);
});

it('a limited number of unknown sessions counts per second, however many are made up', () => {
  let now = 0;
  const sessions = new KnownSessions(() => now);
  const queries = () => {
    let count = 0;
    for (let i = 0; i < 1000; i++) if (sessions.countsAsMember(1, token(`${now} ${i}`))) count += 1;
    return count;
  };
  expect([queries(), queries()]).toEqual([20, 0]);
  now = 1000;
  expect(queries()).toBe(20);
});

it('made-up sessions do not push out known ones', () => {
  const sessions = new KnownSessions(() => 0);
  sessions.note(1, token('anna'), true);
  for (let i = 0; i < 60_000; i++) sessions.note(1, token(`made up ${i}`), false);
  expect(sessions.countsAsMember(1, token('anna'))).toBe(true);
});
