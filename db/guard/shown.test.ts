import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * A transaction that changes what open pages show without raising versions fails by itself (see shown.db.test.ts). What
 * is written outside of one is found here: each of these places is named with its reason.
 */

const TABLES = 'block|conversation|member|member_like|message|participant|photo';
const WRITE = new RegExp(
  `\\b(\\w+)\\s*\\.(?:updateTable|insertInto|deleteFrom)\\('(${TABLES})'\\)|\\b(?:insertIgnore|upsert)\\((\\w+), '(${TABLES})'`,
  'g',
);

const OUTSIDE: Record<string, string> = {
  'db/queries/member.ts member': 'a new member is in no list yet, and presence is told by time (live-tag.ts)',
  'db/queries/member-signup.ts member': 'the step of the signup is shown by no list',
  'db/queries/message-retention.ts message': 'quotes are shown by no list',
  'db/queries/reaction.ts message': 'reactions are shown by no list',
  'db/queries/participant.ts participant': 'a part of other statements, all of them in transactions',
  'db/queries/photo.ts photo': 'a new photo is in no list before it is a main photo',
};

function writesIn(folder: string, text: (path: string) => string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|testing|stories)\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .filter((path) => !/^app\/testing\/|^db\/(?:migrations|seed)\//.test(path));
  return paths.flatMap((path) =>
    [...text(path).matchAll(WRITE)]
      .filter(([, handle, , ignoring]) => (handle ?? ignoring) !== 'tx')
      .map(([, , table, , ignored]) => `${path} ${table ?? ignored}`),
  );
}

const read = (path: string) => readFileSync(path, 'utf8');
const found = (text = read) => [...new Set(['app', 'db'].flatMap((folder) => writesIn(folder, text)))];

describe('what open pages show', () => {
  // covers X37-603
  it('is written in transactions, but for what raises no version', () => {
    expect(found().toSorted()).toEqual(Object.keys(OUTSIDE).toSorted());
  });

  it('negative control: another write outside of a transaction is found', () => {
    const more = "await db.updateTable('participant').set({ unread_count: 0 }).execute();";
    const text = (path: string) => (path === 'db/queries/inbox.ts' ? `${read(path)}${more}` : read(path));
    expect(found(text)).toContain('db/queries/inbox.ts participant');
  });
});
