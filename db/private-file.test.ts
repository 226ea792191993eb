import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database';
import { makePrivate } from './private-file';

const folder = mkdtempSync(join(tmpdir(), 'facet-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('a database file', () => {
  it('is accessible to its owner only, and so are the files of SQLite beside it', async () => {
    const path = join(folder, 'new.db');
    const database = await openDatabase({ url: `sqlite:${path}` });
    await database.migrate();
    expect([path, `${path}-wal`, `${path}-shm`].map(modeOf)).toEqual(['600', '600', '600']);
    await database.close();
  });

  it('of an earlier version is protected when it is opened, and a read-only one stays read-only', () => {
    const path = join(folder, 'old.db');
    for (const [before, after] of [
      [0o644, '600'],
      [0o666, '600'],
      [0o444, '400'],
      [0o600, '600'],
    ] as const) {
      for (const each of [path, `${path}-wal`, `${path}-shm`]) {
        rmSync(each, { force: true });
        writeFileSync(each, '');
        chmodSync(each, before);
      }
      makePrivate(path);
      expect([path, `${path}-wal`, `${path}-shm`].map(modeOf)).toEqual([after, after, after]);
    }
  });

  it('that cannot be created is left to SQLite to report', () => {
    expect(() => makePrivate(join(folder, 'nowhere', 'x.db'))).not.toThrow();
  });
});
