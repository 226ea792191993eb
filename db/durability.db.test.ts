import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { transaction } from './database';
import { accountOf, creditsOf, openCreditAccounts } from './queries/credit-account';
import { findLedgerProblems } from './queries/credit-check';
import { findCreditTransaction, postCredits } from './queries/credit-transaction';

const here = (path: string) => JSON.stringify(join(import.meta.dirname, path));

/** A program that spends one credit after the other and reports each commit, until it is killed. */
const spender = (url: string) => `
  import { openDatabase, transaction } from ${here('database.ts')};
  import { postCredits } from ${here('queries/credit-transaction.ts')};
  const database = await openDatabase({ url: ${JSON.stringify(url)} });
  for (let i = 0; ; i++) {
    await transaction(database.tenant(1), (tx) => postCredits(tx, {
      id: 't' + i, kind: 'message', member_id: 'a', request_key: 'k' + i, request_hash: '', reference: null, created_at: 1,
      entries: [{ account: 'm:a', amount: -1 }, { account: 'house_spent', amount: 1 }], lots: 'next',
    }));
    process.stdout.write(i + '\\n');
  }`;

/** Kills the process and returns the highest number that it had acknowledged before. */
function killAfter(url: string, acknowledged: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', spender(url)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.split('\n').length > acknowledged) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('close', () => resolve(Number(output.trim().split('\n').at(-1)))));
}

withDatabase('kill -9', (open) => {
  it('loses nothing that was acknowledged and leaves no half-written data', async () => {
    const { db, url } = await open();
    await transaction(db, async (tx) => {
      await openCreditAccounts(tx, 'a');
      await postCredits(tx, {
        id: 'grant',
        kind: 'signup',
        member_id: 'a',
        request_key: 'signup',
        request_hash: '',
        reference: null,
        created_at: TEST_NOW,
        entries: [
          { account: accountOf('a', 'spendable'), amount: 1_000_000 },
          { account: 'house_granted', amount: -1_000_000 },
        ],
        lots: { open: { origin: 'signup' } },
      });
    });
    const last = await killAfter(url, 25);
    expect(last).toBeGreaterThanOrEqual(24);
    expect(await findCreditTransaction(db, `k${last}`)).toBeDefined();
    // If the process was killed between commit and acknowledgement, one more credit may be spent, but never a part of
    // one.
    const spent = 1_000_000 - (await creditsOf(db, 'a'));
    expect([last + 1, last + 2]).toContain(spent);
    expect(await findLedgerProblems(db)).toEqual({});
  });
});
