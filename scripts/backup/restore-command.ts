import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { ErasureRow } from '~db/schema/erasure';
import { openPrivateFolder } from '~/compose/private-folder.server';
import { markServed } from '~/compose/start-checks.server';
import { openStorage } from '~/compose/storage.server';
import { systemClock } from '~/server/context/clock';
import { commandConfig } from '../command/data-command';
import { returning, type Say } from '../command/run-command';
import { restoreBackup } from './restore-backup';

interface Wanted {
  replace?: true;
  erasures?: string;
}

export const restoreCommand = (say: Say): Command =>
  new Command('restore')
    .description(
      'Replaces the database and the photos of DATABASE_URL, DATA_DIR and S3_… with a backup; the server must be stopped. What was erased since the backup is erased again. Everybody has to log in again. See docs/guides/backup.md.',
    )
    .argument('<file>')
    .option(
      '--replace',
      'needed if the database has members; on SQLite the old file is moved to facet.db.before-restore',
    )
    .option('--erasures <list>', 'the file that backup <list> --erasures wrote, if the previous database is lost')
    .action(returning((file: string, wanted: Wanted) => restore(file, wanted, say)));

async function restore(file: string, { replace, erasures }: Wanted, say: Say): Promise<number> {
  const config = commandConfig();
  openPrivateFolder(config.dataDir);
  const list = erasures === undefined ? '' : readFileSync(erasures, 'utf8');
  const report = await restoreBackup({
    url: config.databaseUrl,
    storage: await openStorage(config, systemClock),
    file,
    clock: systemClock,
    replace: replace ?? false,
    erasures: list.split('\n').filter(Boolean).map((line) => JSON.parse(line) as ErasureRow), // prettier-ignore
  });
  markServed(config.dataDir);
  if (report.warning && erasures === undefined) say.error(`${report.warning}: pass --erasures if you have the list.`);
  say.log(`Restored ${report.rows} rows and ${report.files} files; erased again: ${report.erased}. Start the server.`);
  return 0;
}
