import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startMariadb } from '~/testing/mariadb/mariadb';
import { hasTurn } from '../../scripts/test/turn.mjs';
import { brandsFolder } from '../support/product/brand-files';
import { temporaryFolder } from '../support/product/temporary-folder';
import { startTwoServers } from '../support/product/two-servers';

const data = () => ({ dataDir: join(temporaryFolder('two'), 'data'), tenantsDir: brandsFolder(['golden-hour']) });

// Mostly waiting, for half a minute: in every second run.
it.runIf(hasTurn(2, 1))(
  'a second server refuses and names the first; commands work beside it; one that waits takes over',
  async () => {
    const mariadb = await startMariadb();
    try {
      const databaseUrl = await mariadb.createDatabase('two');
      const kinds = [
        startTwoServers({ ...data(), databaseUrl: undefined }),
        startTwoServers({ ...data(), databaseUrl }),
      ];
      for (const figures of await Promise.all(kinds)) {
        expect(figures).toMatchObject({
          refusedExitCode: 1,
          namesTheFirst: true,
          stacks: 0,
          firstDisturbed: 0,
          commandWorks: true,
          exitCodes: [0, 0],
        });
        expect(figures.refusedAfterMs).toBeGreaterThan(15_000);
      }
    } finally {
      await mariadb.stop();
    }
  },
  150_000,
);
