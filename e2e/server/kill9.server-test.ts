import { afterAll, beforeAll, it } from 'vitest';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb';
import { expectNothingLost } from '../support/killing';

let mariadb: PrivateMariadb;
beforeAll(async () => {
  // Really durable: what this test is about.
  mariadb = await startMariadb({ durable: true });
});
afterAll(() => mariadb?.stop());

const PATIENCE = 240_000;

it('kill -9 in the middle of sends loses nothing that was acknowledged: SQLite', () => expectNothingLost(), PATIENCE);

it(
  'kill -9 in the middle of sends loses nothing that was acknowledged: MariaDB',
  async () => expectNothingLost(await mariadb.createDatabase('kill9')),
  PATIENCE,
);
