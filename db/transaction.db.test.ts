import { expect, it, vi } from 'vitest';
import { memberRow } from '~/testing/rows';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { onCommit, openDatabase, transaction } from './database';
import type { Tx } from './database';
import { findMember, insertMember, lockMember, patchMember } from './queries/member';

const busy = () => Object.assign(new Error('busy'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });

/**
 * A barrier at which two transactions wait for each other once. SQLite has only one writer, so there the other
 * transaction has not begun.
 */
function meeting(kind: OpenDatabase['kind']) {
  let count = 0;
  let meet!: () => void;
  const met = new Promise<void>((resolve) => (meet = resolve));
  return {
    here: () => {
      count += 1;
      if (count === 2 || kind === 'sqlite') meet();
      return met;
    },
  };
}

withDatabase('transaction', (open) => {
  it('commits its writes and returns its result', async () => {
    const { db } = await open();
    const response = await transaction(db, async (tx) => {
      await insertMember(tx, memberRow('a'));
      expect(await findMember(tx, 'a')).toBeDefined();
      return 'answer';
    });
    expect(response).toBe('answer');
    expect(await findMember(db, 'a')).toBeDefined();
  });

  it('leaves nothing of a failed one, and the database usable', async () => {
    const { db } = await open();
    const failing = transaction(db, async (tx) => {
      await insertMember(tx, memberRow('a'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await findMember(db, 'a')).toBeUndefined();
    await transaction(db, (tx) => insertMember(tx, memberRow('a')));
  });

  it('refuses the outer handle inside at once, for reading and writing', async () => {
    const { db, database } = await open();
    await transaction(db, async () => {
      await expect(findMember(db, 'a')).rejects.toThrow('outer database handle');
      await expect(patchMember(db, 'a', { name: 'x' })).rejects.toThrow('outer database handle');
      await expect(database.system('test').selectFrom('job_lease').selectAll().execute()).rejects.toThrow('outer');
    });
    expect(await findMember(db, 'a')).toBeUndefined();
  });

  it('allows the outer handle of another database', async () => {
    const { db } = await open();
    const { db: elsewhere } = await open();
    await transaction(db, async () => expect(await findMember(elsewhere, 'a')).toBeUndefined());
  });

  it('allows what it left running to use the outer handle after its end', async () => {
    const { db } = await open();
    let end!: () => void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let later: Promise<unknown> = Promise.resolve('never begun');
    await transaction(db, async () => {
      later = ended.then(() => findMember(db, 'a'));
    });
    end();
    expect(await later).toBeUndefined();
  });

  it('refuses to nest', async () => {
    const { db } = await open();
    const nested = transaction(db, (tx) => transaction(tx, async () => {}));
    await expect(nested).rejects.toThrow('inside a transaction');
    const around = transaction(db, () => transaction(db, async () => {}));
    await expect(around).rejects.toThrow('outer database handle');
  });

  it('refuses a tx after its end', async () => {
    const { db } = await open();
    let escaped: Tx | undefined;
    await transaction(db, async (tx) => {
      escaped = tx;
    });
    await expect(async () => findMember(escaped!, 'a')).rejects.toThrow('has ended');
    expect(() => onCommit(escaped!, () => {})).toThrow('has ended');
  });

  it('starts again on a busy database, with fresh effects', async () => {
    const { db } = await open();
    const effect = vi.fn();
    let attempts = 0;
    await transaction(db, async (tx) => {
      attempts += 1;
      await insertMember(tx, memberRow('a'));
      onCommit(tx, () => effect(attempts));
      if (attempts < 3) throw busy();
    });
    expect(attempts).toBe(3);
    expect(effect.mock.calls).toEqual([[3]]);
  });

  it('gives up after some attempts', async () => {
    const { db } = await open();
    const failing = transaction(db, async () => {
      throw busy();
    });
    await expect(failing).rejects.toThrow('busy');
  });

  it('lets two succeed that lock in opposite order', async () => {
    const { db, kind } = await open();
    await insertMember(db, memberRow('a'));
    await insertMember(db, memberRow('b'));
    const everyone = meeting(kind);
    const inOrder = (first: string, second: string) =>
      transaction(db, async (tx) => {
        await lockMember(tx, first);
        await everyone.here();
        await lockMember(tx, second);
        await patchMember(tx, second, { city: first });
      });
    await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
    expect([(await findMember(db, 'a'))?.city, (await findMember(db, 'b'))?.city]).toEqual(['b', 'a']);
  });

  it('loses no update of a hundred that read, wait and write under a lock', async () => {
    const { db } = await open();
    await insertMember(db, memberRow('a', { premium_since: 0 }));
    const add = () =>
      transaction(db, async (tx) => {
        const member = await lockMember(tx, 'a');
        await patchMember(tx, 'a', { premium_since: member!.premium_since! + 1 });
      });
    await Promise.all(Array.from({ length: 100 }, add));
    expect((await findMember(db, 'a'))?.premium_since).toBe(100);
  });

  it('runs effects after the commit, not after a rollback, and reports those that fail', async () => {
    const { url } = await open();
    const failures: unknown[] = [];
    const database = await openDatabase({ url, onEffectError: (error) => failures.push(error) });
    const db = database.tenant(1);
    const order: string[] = [];
    const lost = transaction(db, async (tx) => {
      onCommit(tx, () => void order.push('never'));
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    const response = await transaction(db, async (tx) => {
      onCommit(tx, () => {
        throw new Error('sync');
      });
      onCommit(tx, async () => {
        // Outside the transaction the outer handle works again and sees what was committed.
        order.push((await findMember(db, 'a'))!.id);
        throw new Error('async');
      });
      await insertMember(tx, memberRow('a'));
      order.push('work');
      return 'answer';
    });
    expect(response).toBe('answer');
    await database.close();
    expect(order).toEqual(['work', 'a']);
    expect(failures.map((error) => (error as Error).message)).toEqual(['sync', 'async']);
  });

  it('negative control: without the lock MariaDB loses an update, while SQLite has one writer', async () => {
    const { db, kind } = await open();
    await insertMember(db, memberRow('a', { premium_since: 0 }));
    const everyone = meeting(kind);
    const add = () =>
      transaction(db, async (tx) => {
        const member = await findMember(tx, 'a');
        await everyone.here();
        await patchMember(tx, 'a', { premium_since: member!.premium_since! + 1 });
      });
    await Promise.all([add(), add()]);
    expect((await findMember(db, 'a'))?.premium_since).toBe(kind === 'mariadb' ? 1 : 2);
  });
});
