import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb/mariadb';
import { inTurn } from '../../scripts/test/turn.mjs';
import { killDuringSends } from '../support/product/killing';

let mariadb: PrivateMariadb;
beforeAll(async () => {
  // With real durability, which this test is about.
  mariadb = await startMariadb({ durable: true });
});
afterAll(() => mariadb?.stop());

const PATIENCE = 240_000;
/**
 * After how many responses the server is killed. Every run uses each of these moments, two on either database, which
 * alternate with the commit.
 */
const RESPONSES = [1, 4, 9, 15];
const momentsFor = (kind: 'SQLite' | 'MariaDB') => inTurn(RESPONSES, 2, kind === 'SQLite' ? 0 : 1);

async function expectNothingLost(moments: number[], databaseUrl?: string): Promise<void> {
  const { acknowledged, unanswered, ...problems } = await killDuringSends(moments, databaseUrl);
  expect(problems).toEqual({
    lost: [],
    doubled: [],
    wrong: [],
    ledger: {},
  });
  expect(acknowledged).toBeGreaterThan(0);
  expect(unanswered, 'some answer was lost, or nothing was tested').toBeGreaterThan(0);
}

it(
  'kill -9 in the middle of sends loses nothing that was acknowledged: SQLite',
  () => expectNothingLost(momentsFor('SQLite')),
  PATIENCE,
);

it(
  'kill -9 in the middle of sends loses nothing that was acknowledged: MariaDB',
  async () => expectNothingLost(momentsFor('MariaDB'), await mariadb.createDatabase('kill9')),
  PATIENCE,
);
